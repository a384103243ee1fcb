/// A request that the transport itself refuses, without calling the handler.
package enum Refusal: Sendable, Hashable {
    /// The request target is longer than `limit` bytes.
    case targetTooLong(limit: Int)
    /// The fields of the head, or of head and trailer section together, are longer than `limit` bytes.
    case headersTooLong(limit: Int)
    /// The head, or head and trailer section together, has more than `limit` fields.
    case tooManyHeaders(limit: Int)
    /// The body is longer than `limit` bytes, or announces that it will be.
    case bodyTooLarge(limit: Int)
    /// Already `limit` answers are being streamed.
    case tooManyStreams(limit: Int)
    /// The client's address already has `limit` connections.
    case tooManyConnections(limit: Int)
    /// The client was silent, or took longer than `seconds` to send its request.
    case timedOut(seconds: Int)
    /// The message cannot be understood with certainty, so where the next one begins is unknown.
    case malformed(MalformedMessage)
    /// The body has a transfer coding other than `chunked`.
    case unsupportedTransferCoding
    /// The request is of another version of HTTP than 1.
    case versionNotSupported
    /// The answer is gathered as a whole, and has more than `limit` bytes.
    case answerTooLong(limit: Int)
    /// The answer is gathered as a whole, and its producer failed before the end.
    case answerCutOff
}

extension Refusal: Error {
    /// Whether only the size of the body is wrong, which does not matter for a streamed answer.
    var isOfBodySize: Bool { if case .bodyTooLarge = self { true } else { false } }
}

/// A fault of a message by the grammar of RFC 9112. Other HTTP software would accept some of these, each in its own
/// way.
package enum MalformedMessage: Sendable, Hashable {
    /// The request line is not a method, a target and a version with one space between them.
    case requestLine
    /// The target contains this control character.
    case controlInTarget(UInt8)
    /// A line ends with a line feed alone.
    case bareLineFeed
    /// A carriage return without its line feed.
    case bareReturn
    /// A line of the head begins with white space.
    case foldedLine
    /// A field has no name, or one with characters that names cannot have, such as white space before the colon.
    case fieldName
    /// A control character in a field's value.
    case fieldValue
    /// A field that is allowed only once occurs again.
    case repeatedField(String)
    /// `Host` is missing, occurs twice, or is not a host.
    case host
    /// Content-Length occurs twice, or is not a number.
    case contentLength
    /// Content-Length differs from the length of the body.
    case otherLength
    /// Both Content-Length and Transfer-Encoding, the mark of request smuggling (RFC 9112, 6.1).
    case lengthAndTransferCoding
    /// Transfer-Encoding in HTTP/1.0, which does not know it.
    case transferCodingInHTTP10
    /// A chunk's size is not a hexadecimal number.
    case chunkSize
    /// A chunk's extensions are too long.
    case chunkExtension
    /// A chunk does not end at the place that its size determines.
    case chunkEnd
}
