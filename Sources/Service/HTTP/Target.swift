import MicroHTTP

/// A member of a URL's query, decoded.
typealias QueryMember = (name: String, value: String)

/// A parsed request target: the segments of the path and the pairs of the query, percent-decoded.
struct Target {
    /// The segments of the path: `["v1", "devices", "iphone-4"]`. After a trailing slash the last one is empty.
    var segments: [String]
    /// The pairs of the query in their order; a name without `=` has an empty value.
    var query: [QueryMember]
    /// The path as sent, for messages.
    var path: String

    /// The reason why a target cannot be decoded.
    struct SyntaxError: Error, Hashable {
        var detail: String

        static let notUTF8 = SyntaxError(detail: "The URL, decoded, is not UTF-8.")
    }

    /// Reads the target of a request. Bytes that are not UTF-8 are refused whether or not they are escaped.
    init(of head: borrowing RequestHead) throws(SyntaxError) {
        guard let raw = head.validTarget else { throw .notUTF8 }
        try self.init(raw)
    }

    /// Reads an origin-form target, or the path of an absolute-form one (RFC 9112, 3.2).
    init(_ raw: String) throws(SyntaxError) {
        var rest = Substring(raw)
        if !rest.utf8.starts(with: "/".utf8) {
            let (authority, path) = try Self.authority(of: rest)
            guard Self.isHost(authority) else {
                throw SyntaxError(detail: "The URL names no host, or more than a host and a port.")
            }
            rest = path
        }
        let parts = rest.utf8.split(separator: UInt8(ascii: "?"), maxSplits: 1, omittingEmptySubsequences: false)
        path = String(Substring(parts[0]))
        segments = []
        for segment in parts[0].dropFirst().split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
            segments.append(try Self.decode(Substring(segment), in: .path))
        }
        query = []
        guard parts.count > 1 else { return }
        for pair in parts[1].split(separator: UInt8(ascii: "&")) {
            let sides = pair.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            let name = try Self.decode(Substring(sides[0]), in: .query)
            let value = sides.count > 1 ? try Self.decode(Substring(sides[1]), in: .query) : ""
            query.append((name, value))
        }
    }

    /// The host and port that an absolute-form target names; `nil` for any other form.
    static func authority(of raw: String) -> Substring? {
        guard !raw.utf8.starts(with: "/".utf8) else { return nil }
        return try? authority(of: Substring(raw)).authority
    }

    /// The authority of an absolute-form target, and the path and query after it.
    private static func authority(of raw: Substring) throws(SyntaxError) -> (authority: Substring, path: Substring) {
        guard let mark = raw.range(ofASCII: "://"), isScheme(raw[..<mark.lowerBound]) else {
            throw SyntaxError(detail: "The request target is neither a path nor a URL.")
        }
        let rest = raw[mark.upperBound...]
        let end = rest.utf8.firstIndex { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "?") } ?? rest.endIndex
        let path = rest[end...]
        return (rest[..<end], path.utf8.first == UInt8(ascii: "/") ? path : "/" + path)
    }

    private static func isScheme(_ text: Substring) -> Bool { ["http", "https"].contains(text.lowercased()) }

    /// Whether an authority is a host and perhaps a port. A URI with an empty host is refused ("A recipient that
    /// processes such a URI reference MUST reject it as invalid", RFC 9110, 4.2.1), and so is one with a user name,
    /// which may be misleading (4.2.4).
    private static func isHost(_ authority: Substring) -> Bool {
        let bytes = authority.utf8
        guard !bytes.isEmpty, bytes.first != UInt8(ascii: ":"), !bytes.contains(UInt8(ascii: "@")) else { return false }
        // The port follows the last colon outside of brackets.
        let tail = bytes.reversed().prefix { $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: "]") }
        let mark = bytes.reversed().dropFirst(tail.count).first
        return mark != UInt8(ascii: ":") || tail.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }

    private enum Part {
        case path
        /// The query, where a plus means a space.
        case query
    }

    /// Returns `text` with each `%XX` replaced by its byte; the bytes must be UTF-8.
    private static func decode(_ text: Substring, in part: Part) throws(SyntaxError) -> String {
        let utf8 = text.utf8
        guard utf8.contains(where: { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "+") || $0 >= 0x80 }) else {
            return String(text)
        }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(utf8.count)
        var index = utf8.startIndex
        while index < utf8.endIndex {
            let byte = utf8[index]
            utf8.formIndex(after: &index)
            switch byte {
            case UInt8(ascii: "+") where part == .query: bytes.append(UInt8(ascii: " "))
            case UInt8(ascii: "%"):
                guard let high = digit(utf8, &index), let low = digit(utf8, &index) else {
                    throw SyntaxError(detail: "A % in the URL is not followed by two hexadecimal digits.")
                }
                bytes.append(high << 4 | low)
            default: bytes.append(byte)
            }
        }
        guard let decoded = String(validating: bytes, as: UTF8.self) else {
            throw .notUTF8
        }
        return decoded
    }

    private static func digit(_ utf8: Substring.UTF8View, _ index: inout Substring.Index) -> UInt8? {
        guard index < utf8.endIndex else { return nil }
        let byte = utf8[index]
        utf8.formIndex(after: &index)
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): return byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): return byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): return byte - UInt8(ascii: "A") + 10
        default: return nil
        }
    }
}

extension Substring {
    /// The range of the first occurrence of `text`, which is ASCII.
    fileprivate func range(ofASCII text: StaticString) -> Range<Index>? {
        let wanted = Array(text.description.utf8)
        var start = utf8.startIndex
        while start < utf8.endIndex {
            if utf8[start...].starts(with: wanted) {
                return start..<utf8.index(start, offsetBy: wanted.count)
            }
            utf8.formIndex(after: &start)
        }
        return nil
    }
}
