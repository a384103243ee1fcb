/// Reads a message's first line, a method, a target and a version, and the empty lines that may come before it.
struct RequestLineScanner {
    /// The part of the line to which the next byte belongs.
    private enum State {
        /// In the method, or before it, where empty lines are allowed.
        case method
        case emptyLineFeed
        case target
        case version
        case lineFeed
    }

    private var state = State.method
    private var emptyLines = 0
    private var targetBytes = 0
    private var methodBytes = 0
    /// How many bytes of the version have arrived.
    private var matched = 0
    private var isHTTP1 = true
    private(set) var isHTTP10 = false

    /// Continues reading at `index`.
    ///
    /// - Returns: Whether the line is complete; then `index` is just after it.
    mutating func read(
        _ bytes: UnsafeRawBufferPointer, from index: inout Int, _ limits: MessageLimits
    ) throws(Refusal) -> Bool {
        while index < bytes.count {
            switch state {
            case .method: unsafe try readMethod(bytes, from: &index)
            case .target: unsafe try readTarget(bytes, from: &index, limits)
            case .version: unsafe try readVersion(bytes, from: &index)
            case .emptyLineFeed:
                emptyLines += 1
                guard unsafe bytes[index] == Byte.lineFeed, emptyLines <= Self.mostEmptyLines else {
                    throw .malformed(.requestLine)
                }
                index += 1
                state = .method
            case .lineFeed:
                guard unsafe bytes[index] == Byte.lineFeed else { throw .malformed(.bareReturn) }
                index += 1
                return true
            }
        }
        return false
    }

    private mutating func readMethod(_ bytes: UnsafeRawBufferPointer, from index: inout Int) throws(Refusal) {
        if methodBytes == 0, unsafe bytes[index] == Byte.return {
            index += 1
            state = .emptyLineFeed
            return
        }
        let end = unsafe Byte.endOfToken(in: bytes, from: index)
        methodBytes += end - index
        index = end
        guard methodBytes <= Self.longestMethod else { throw .malformed(.requestLine) }
        guard end < bytes.count else { return }
        guard unsafe bytes[end] == Byte.space, methodBytes > 0 else { throw .malformed(.requestLine) }
        index += 1
        state = .target
    }

    /// Reads the target: all visible bytes up to the next space.
    private mutating func readTarget(
        _ bytes: UnsafeRawBufferPointer, from index: inout Int, _ limits: MessageLimits
    ) throws(Refusal) {
        let end = unsafe Byte.endOfVisible(in: bytes, from: index)
        targetBytes += end - index
        index = end
        guard targetBytes <= limits.targetBytes else { throw .targetTooLong(limit: limits.targetBytes) }
        guard end < bytes.count else { return }
        guard unsafe bytes[end] == Byte.space else {
            throw .malformed(unsafe bytes[end] == Byte.return ? .requestLine : .controlInTarget(bytes[end]))
        }
        guard targetBytes > 0 else { throw .malformed(.requestLine) }
        index += 1
        state = .version
    }

    /// Reads `HTTP/1.x`: the name in exactly these letters, and one digit on each side of the point.
    private mutating func readVersion(_ bytes: UnsafeRawBufferPointer, from index: inout Int) throws(Refusal) {
        let size = Self.version.utf8CodeUnitCount
        if matched == 0, index + size < bytes.count,
            unsafe bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self) == Self.commonVersion
        {
            matched = size
            index += size
        }
        let byte = unsafe bytes[index]
        index += 1
        guard matched < size else {
            guard byte == Byte.return else { throw .malformed(.requestLine) }
            guard isHTTP1 else { throw .versionNotSupported }
            state = .lineFeed
            return
        }
        let expected = unsafe Self.version.utf8Start[matched]
        switch matched {
        case Self.majorDigit, Self.minorDigit:
            guard Byte.isDigit(byte) else { throw .malformed(.requestLine) }
            if matched == Self.majorDigit {
                isHTTP1 = byte == expected
            } else {
                isHTTP10 = byte == UInt8(ascii: "0")
            }
        default:
            guard byte == expected else { throw .malformed(.requestLine) }
        }
        matched += 1
    }

    /// "A server ... SHOULD ignore at least one empty line (CRLF) received prior to the request-line" (RFC 9112, 2.2).
    static let mostEmptyLines = 8
    /// The most bytes of a method; the longest registered one has 17.
    static let longestMethod = 64
    private static let version: StaticString = "HTTP/1.1"
    /// `HTTP/1.1`, with its first byte in the lowest byte.
    private static var commonVersion: UInt64 { UInt64(littleEndian: 0x312E_312F_5054_5448) }
    private static let majorDigit = 5
    private static let minorDigit = 7
}
