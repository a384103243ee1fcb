/// What answers requests. Called on the daemon's threads, several at a time; each call holds up every other connection of
/// its thread, so it must be bounded and never wait. An object, since whatever else would be copied for each call.
package protocol RequestHandler: AnyObject, Sendable {
    /// Called once a request, when its head is in and before any of its body.
    ///
    /// - Returns: A refusal, sent at once; when a body was announced it stays unread and the connection is closed
    ///   after the answer. `nil` lets the body come and leads to `respond(to:body:)`.
    func admit(_ head: borrowing RequestHead) -> Response?

    /// Called once a request that was admitted, when a body was announced: whether it is to be answered while it comes.
    ///
    /// - Returns: A streamed answer, which gets the body piece by piece; it may be longer than
    ///   `ServerSettings.maxBodyBytes`. `nil`, the rule, gathers the body.
    func stream(_ head: borrowing RequestHead) -> Response?

    /// Called at most once a request that was admitted, with its whole body, when others have come at the same moment:
    /// the answer, where it is known and only has to be found, or when to work it out by `respond(to:body:)`.
    func recall(_ head: borrowing RequestHead, body: Span<UInt8>) -> Recollection

    /// Called once a request that was admitted, with its whole body; empty when there is none. The answer may be streamed.
    func respond(to head: borrowing RequestHead, body: Span<UInt8>) -> Response

    /// The answer to what the transport itself refuses; the connection is closed after it.
    ///
    /// - Parameter head: As far as it is known: in `Refusal.timedOut` headers may be missing and the method empty.
    func refuse(_ refusal: Refusal, head: borrowing RequestHead) -> Response
}

extension RequestHandler {
    package func stream(_ head: borrowing RequestHead) -> Response? { nil }
    package func recall(_ head: borrowing RequestHead, body: Span<UInt8>) -> Recollection { .work }
}

/// What is known of an answer before it is worked out.
package enum Recollection {
    /// The answer itself.
    case answer(Response)
    /// Nothing; it is to be worked out now.
    case work
    /// Nothing; it takes so short a time to work out that it is best done together with others, once all that came have been
    /// read. They are sent when the last of them is done.
    case briefWork
}

/// What the transport refuses without asking.
package enum Refusal: Sendable, Hashable {
    /// The request target is longer than `limit` bytes.
    case targetTooLong(limit: Int)
    /// The rest of the head is longer than `limit` bytes.
    case headersTooLong(limit: Int)
    /// The body is, or grew, longer than `limit` bytes.
    case bodyTooLarge(limit: Int)
    /// As many answers are being streamed already as may be.
    case tooManyStreams(limit: Int)
    /// The client's address already has `limit` connections.
    case tooManyConnections(limit: Int)
    /// The client fell silent, or took longer than `seconds` to send its request.
    case timedOut(seconds: Int)
    /// The message cannot be understood with certainty, so where the next one begins is unknown.
    case malformed(MalformedHead)
    /// The body comes in a transfer coding other than `chunked`.
    case unsupportedTransferCoding
}

extension Refusal {
    /// Whether only the size of the body is wrong, which a streamed answer does not mind.
    var isOfBodySize: Bool {
        if case .bodyTooLarge = self { true } else { false }
    }
}

/// What is wrong with a head that the library let pass.
package enum MalformedHead: Sendable, Hashable {
    /// A NUL byte in the request line.
    case nulInTarget
    /// Content-Length twice, with different values, or not a number.
    case contentLength
    /// Both Content-Length and Transfer-Encoding, the mark of request smuggling (RFC 9112, 6.1).
    case lengthAndTransferCoding
}
