/// Reads the fields of a message's head, up to and including the empty line after them, and later those of its trailer
/// section.
struct FieldScanner {
    private enum Section { case head, trailer }

    /// The part of the section to which the next byte belongs.
    private enum State {
        case lineStart
        case name
        /// In the white space before a value.
        case beforeValue
        case value
        case lineFeed
        /// After the carriage return of the empty line.
        case lastLineFeed
    }

    /// What the head says about its message. It is valid only when the head is complete.
    private(set) var head = MessageHead()
    private var section = Section.head
    private var state = State.lineStart
    /// The bytes of the fields of head and trailer section so far, each with its line break.
    private var bytesRead = 0
    private var count = 0
    private var hosts = 0
    private var hasContentType = false
    private var hasContentEncoding = false

    // The state of the current field.
    private var name = FieldName()
    private var meaning = FieldMeaning.other
    /// How many bytes of the transfer coding have arrived; for a host, 1 if white space has come after it.
    private var matched = 0
    private var length = 0
    private var digits = 0

    /// Begins the next message's fields, after its request line.
    mutating func begin(after line: RequestLineScanner) {
        head = MessageHead()
        head.isHTTP10 = line.isHTTP10
        section = .head
        state = .lineStart
        bytesRead = 0
        count = 0
        hosts = 0
        hasContentType = false
        hasContentEncoding = false
    }

    /// Begins the trailer section of the same message. Its fields have no effect here, but count towards the limits
    /// together with the head's.
    mutating func beginTrailer() {
        section = .trailer
        state = .lineStart
    }

    /// Continues reading at `index`. Changes a byte of `Cookie`: see `MessageScanner.scan`.
    ///
    /// - Returns: Whether the section is complete; then `index` is just after it.
    mutating func read(
        _ bytes: UnsafeMutableRawBufferPointer, from index: inout Int, _ limits: MessageLimits
    ) throws(Refusal) -> Bool {
        while index < bytes.count {
            switch state {
            case .lineStart: try beginLine(unsafe bytes[index], &index, limits)
            case .name: unsafe try readName(bytes, from: &index, limits)
            case .beforeValue:
                try take(1, limits)
                if case let byte = unsafe bytes[index], byte == Byte.space || byte == Byte.tab {
                    index += 1
                } else {
                    bytesRead -= 1
                    state = .value
                }
            case .value: unsafe try readValue(UnsafeRawBufferPointer(bytes), from: &index, limits)
            case .lineFeed, .lastLineFeed:
                guard unsafe bytes[index] == Byte.lineFeed else { throw .malformed(.bareReturn) }
                index += 1
                if case .lastLineFeed = state {
                    if case .head = section { try check() }
                    return true
                }
                try take(Self.lineBreak, limits)
                state = .lineStart
            }
        }
        return false
    }

    /// Counts bytes of fields towards their limit.
    private mutating func take(_ bytes: Int, _ limits: MessageLimits) throws(Refusal) {
        bytesRead += bytes
        guard bytesRead <= limits.headerBytes else { throw .headersTooLong(limit: limits.headerBytes) }
    }

    // MARK: A line

    private mutating func beginLine(_ byte: UInt8, _ index: inout Int, _ limits: MessageLimits) throws(Refusal) {
        guard byte != Byte.return else {
            state = .lastLineFeed
            index += 1
            return
        }
        guard byte != Byte.space, byte != Byte.tab else { throw .malformed(.foldedLine) }
        guard byte != Byte.lineFeed else { throw .malformed(.bareLineFeed) }
        count += 1
        guard count <= limits.fields else { throw .tooManyHeaders(limit: limits.fields) }
        name = FieldName()
        state = .name
    }

    private mutating func readName(
        _ bytes: UnsafeMutableRawBufferPointer, from index: inout Int, _ limits: MessageLimits
    ) throws(Refusal) {
        let readable = UnsafeRawBufferPointer(bytes)
        let end = unsafe Byte.endOfToken(in: readable, from: index)
        unsafe name.append(UnsafeRawBufferPointer(rebasing: readable[index..<end]), isRest: end < bytes.count)
        if name.isCookie, end > index { unsafe bytes[end - 1] = UInt8(ascii: "x") }
        try take(end - index, limits)
        index = end
        guard end < bytes.count else { return }
        guard unsafe bytes[end] == Byte.colon, name.count > 0 else { throw .malformed(.fieldName) }
        try take(1, limits)
        index += 1
        state = .beforeValue
        try beginValue()
    }

    /// Prepares for the value of a field whose name is complete.
    private mutating func beginValue() throws(Refusal) {
        meaning = .other
        guard case .head = section else { return }
        head.fields.insert(first: name.first, count: name.count)
        switch name.meaning {
        case .contentLength:
            meaning = .contentLength
            length = 0
            digits = 0
        case .transferEncoding:
            meaning = .transferEncoding
            matched = 0
        case .host:
            meaning = .host
            matched = 0
            hosts += 1
        case .contentType:
            guard !hasContentType else { throw .malformed(.repeatedField("Content-Type")) }
            hasContentType = true
        case .contentEncoding:
            guard !hasContentEncoding else { throw .malformed(.repeatedField("Content-Encoding")) }
            hasContentEncoding = true
        case .other: break
        }
    }

    private mutating func readValue(
        _ bytes: UnsafeRawBufferPointer, from index: inout Int, _ limits: MessageLimits
    ) throws(Refusal) {
        var end = index
        if meaning == .other {
            end = unsafe Byte.endOfValue(in: bytes, from: index)
        } else {
            if meaning == .host, matched == 0 { end = unsafe Byte.endOfHost(in: bytes, from: index) }
            while end < bytes.count, case let byte = unsafe bytes[end], Byte.isOfValue(byte) {
                try readByte(byte, limits)
                end += 1
            }
        }
        try take(end - index, limits)
        index = end
        guard end < bytes.count else { return }
        guard unsafe bytes[end] == Byte.return else {
            throw .malformed(unsafe bytes[end] == Byte.lineFeed ? .bareLineFeed : .fieldValue)
        }
        try endValue()
        index += 1
        state = .lineFeed
    }

    /// Reads one byte of a value that matters here.
    ///
    /// White space after a length or a coding is refused. RFC 9112 allows it but nobody sends it, and the library would
    /// treat it as a part of the value.
    private mutating func readByte(_ byte: UInt8, _ limits: MessageLimits) throws(Refusal) {
        switch meaning {
        case .contentLength:
            guard Byte.isDigit(byte) else { throw .malformed(.contentLength) }
            digits += 1
            let (shifted, overflow) = length.multipliedReportingOverflow(by: 10)
            let (sum, carry) = shifted.addingReportingOverflow(Int(byte - UInt8(ascii: "0")))
            guard !overflow, !carry else { throw .bodyTooLarge(limit: limits.bodyBytes) }
            length = sum
        case .transferEncoding:
            guard matched < Self.coding.utf8CodeUnitCount, unsafe byte | 0x20 == Self.coding.utf8Start[matched] else {
                throw .unsupportedTransferCoding
            }
            matched += 1
        case .host:
            let isSpace = byte == Byte.space || byte == Byte.tab
            guard isSpace || Byte.isOfHost(byte), matched == 0 || isSpace else { throw .malformed(.host) }
            if isSpace { matched = 1 }
        case .contentType, .contentEncoding, .other: break
        }
    }

    private mutating func endValue() throws(Refusal) {
        switch meaning {
        case .contentLength:
            // RFC 9112, 6.3, allows a recipient to accept several equal lengths; but not every server on the way does.
            guard digits > 0, head.contentLength == nil else { throw .malformed(.contentLength) }
            head.contentLength = length
        case .transferEncoding:
            guard matched == Self.coding.utf8CodeUnitCount, !head.isChunked else { throw .unsupportedTransferCoding }
            head.isChunked = true
        case .host, .contentType, .contentEncoding, .other: break
        }
    }

    // MARK: The whole

    /// Checks that a complete head has all fields that are required, and no two that exclude each other.
    private func check() throws(Refusal) {
        // "A server MUST respond with a 400 ... to any HTTP/1.1 request message that lacks a Host header field and to
        // any request message that contains more than one" (RFC 9112, 3.2).
        guard hosts == 1 || (hosts == 0 && head.isHTTP10) else { throw .malformed(.host) }
        guard head.isChunked else { return }
        guard head.contentLength == nil else { throw .malformed(.lengthAndTransferCoding) }
        // "A server ... that receives an HTTP/1.0 message containing a Transfer-Encoding header field MUST treat the
        // message as if the framing is faulty" (RFC 9112, 6.1).
        guard !head.isHTTP10 else { throw .malformed(.transferCodingInHTTP10) }
    }

    private static let coding: StaticString = "chunked"
    /// The length of a line break, in bytes.
    private static let lineBreak = 2
}
