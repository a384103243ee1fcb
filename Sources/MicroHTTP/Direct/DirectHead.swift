/// The head of a request that is made by a call. It must follow the same grammar and limits as heads on a connection.
struct DirectHead {
    private let bytes: [UInt8]
    /// Where the fields are in `bytes`.
    private let fields: Range<Int>
    private let line: Line
    /// What the head says about the message: its length and its coding.
    let message: MessageHead

    /// The parts of the request line.
    private struct Line {
        var method: Method
        /// Where the target is in `bytes`.
        var target: Range<Int>
    }

    /// - Parameters:
    ///   - request: The method and the target, with a space between them.
    ///   - fields: Field lines as in a head; the last may lack its line break. If there is no `Host`, one is added, as
    ///     a client would.
    ///   - bodyBytes: The length of the body, in bytes.
    init(_ request: Span<UInt8>, fields: Span<UInt8>, bodyBytes: Int, _ limits: MessageLimits) throws(Refusal) {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(request.count + fields.count + 64)
        bytes.append(request)
        bytes += " HTTP/1.1\r\n".utf8
        let start = bytes.count
        bytes.append(fields)
        if bytes.count > start, bytes.last != Byte.lineFeed { bytes += "\r\n".utf8 }
        let hasHost = unsafe bytes.withUnsafeBytes { bytes in
            unsafe FieldLines(UnsafeRawBufferPointer(rebasing: bytes[start...])).first("Host") != nil
        }
        if !hasHost { bytes += "Host: localhost\r\n".utf8 }
        self.fields = start..<bytes.count
        bytes += "\r\n".utf8
        let scanned = unsafe bytes.withUnsafeMutableBytes { bytes in
            Result { () throws(Refusal) in unsafe try Self.scan(bytes, fieldsAt: start, limits) }
        }
        (line, message) = try scanned.get()
        if let length = message.contentLength, length != bodyBytes { throw .malformed(.otherLength) }
        self.bytes = bytes
    }

    /// Reads the head as if it had come over a connection. May change a byte: see `MessageScanner.scan`.
    private static func scan(
        _ bytes: UnsafeMutableRawBufferPointer, fieldsAt start: Int, _ limits: MessageLimits
    ) throws(Refusal) -> (Line, MessageHead) {
        let line = unsafe UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[..<start])
        var lineScanner = RequestLineScanner()
        var index = 0
        // A line break in the method or the target would end the line too early.
        guard unsafe line.first != Byte.return, unsafe try lineScanner.read(line, from: &index, limits),
            index == start
        else { throw .malformed(.requestLine) }
        var fieldScanner = FieldScanner()
        fieldScanner.begin(after: lineScanner)
        guard unsafe try fieldScanner.read(bytes, from: &index, limits), index == bytes.count else {
            throw .malformed(.fieldName)
        }
        // The scanner has checked that there are spaces between the three parts.
        guard let first = unsafe line.firstIndex(of: Byte.space), let last = unsafe line.lastIndex(of: Byte.space)
        else { throw .malformed(.requestLine) }
        let name = unsafe String(decoding: line[..<first], as: UTF8.self)
        return (Line(method: Method(name), target: (first + 1)..<last), fieldScanner.head)
    }

    /// Calls `body` with the head.
    ///
    /// - Parameter other: Replaces the head's own target; `nil` for no replacement.
    func withHead<Result>(
        _ notes: UnsafeMutablePointer<RequestNotes>, target other: [UInt8]? = nil,
        _ body: (borrowing RequestHead) -> Result
    ) -> Result {
        unsafe bytes.withUnsafeBufferPointer { bytes in
            let lines = unsafe FieldLines(UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: bytes[fields])))
            func call(_ target: UnsafeBufferPointer<UInt8>) -> Result {
                unsafe body(
                    RequestHead(
                        method: line.method, target: target, fields: message.fields, lines: lines, notes: notes))
            }
            guard let other else { return unsafe call(UnsafeBufferPointer(rebasing: bytes[line.target])) }
            return unsafe other.withUnsafeBufferPointer { unsafe call($0) }
        }
    }

    /// Calls `body` with the head of a request that could not be read: an empty method and target, and no fields.
    static func withUnread<Result>(
        _ notes: UnsafeMutablePointer<RequestNotes>, _ body: (borrowing RequestHead) -> Result
    ) -> Result {
        let none = unsafe UnsafeBufferPointer<UInt8>(start: nil, count: 0)
        return unsafe body(RequestHead(method: .other(""), target: none, fields: .all, lines: .none, notes: notes))
    }
}

extension [UInt8] {
    fileprivate mutating func append(_ span: Span<UInt8>) {
        unsafe span.withUnsafeBufferPointer { unsafe append(contentsOf: $0) }
    }
}
