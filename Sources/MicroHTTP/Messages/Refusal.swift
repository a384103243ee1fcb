/// What the transport refuses without asking.
package enum Refusal: Sendable, Hashable {
    /// The request target is longer than `limit` bytes.
    case targetTooLong(limit: Int)
    /// The rest of the head, or it and the trailer section, is longer than `limit` bytes.
    case headersTooLong(limit: Int)
    /// The head, or it and the trailer section, has more than `limit` fields.
    case tooManyHeaders(limit: Int)
    /// The body is, grew, or announced that it will grow, longer than `limit` bytes.
    case bodyTooLarge(limit: Int)
    /// As many answers are being streamed already as may be.
    case tooManyStreams(limit: Int)
    /// The client's address already has `limit` connections.
    case tooManyConnections(limit: Int)
    /// The client fell silent, or took longer than `seconds` to send its request.
    case timedOut(seconds: Int)
    /// The message cannot be understood with certainty, so where the next one begins is unknown.
    case malformed(MalformedMessage)
    /// The body comes in a transfer coding other than `chunked`.
    case unsupportedTransferCoding
    /// The request is of another version of HTTP than 1.
    case versionNotSupported
    /// The answer is gathered whole, and has more than `limit` bytes.
    case answerTooLong(limit: Int)
    /// The answer is gathered whole, and whoever made it could not go on.
    case answerCutOff
}

extension Refusal: Error {
    /// Whether only the size of the body is wrong, which a streamed answer does not mind.
    var isOfBodySize: Bool {
        if case .bodyTooLarge = self { true } else { false }
    }
}

/// What is wrong with a message, by the grammar of RFC 9112; some of it other readers would let pass, each in its own
/// way.
package enum MalformedMessage: Sendable, Hashable {
    /// The request line is none: a method, a target and a version, with a space between them.
    case requestLine
    /// A control character in the target.
    case controlInTarget
    /// A line ends with a line feed alone.
    case bareLineFeed
    /// A carriage return without its line feed.
    case bareReturn
    /// A line of the head begins with white space.
    case foldedLine
    /// A field has no name, or one with other characters than names have, such as white space before the colon.
    case fieldName
    /// A control character in a field's value.
    case fieldValue
    /// A field comes again that may come only once.
    case repeatedField(String)
    /// No Host, two of them, or one that is no host.
    case host
    /// Content-Length twice, or not a number.
    case contentLength
    /// Content-Length is not the length of the body that came with it.
    case otherLength
    /// Both Content-Length and Transfer-Encoding, the mark of request smuggling (RFC 9112, 6.1).
    case lengthAndTransferCoding
    /// Transfer-Encoding in HTTP/1.0, which does not know it.
    case transferCodingInHTTP10
    /// A chunk's size is no hexadecimal number.
    case chunkSize
    /// A chunk's extensions are endless.
    case chunkExtension
    /// A chunk does not end where its size says.
    case chunkEnd
}
