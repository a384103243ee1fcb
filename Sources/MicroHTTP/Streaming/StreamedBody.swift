/// The body of an answer that is made while it is sent, and perhaps while the request's own body still comes.
///
/// Its methods are called by the threads of the daemon: each must return soon and wait for nothing. The work itself
/// belongs to other threads, those of a pool of workers, which hand what they made to the stream.
package protocol StreamedBody: AnyObject, Sendable {
    /// The answer's head is on its way; from now on `sink` takes bytes. Comes first, and once.
    func begin(_ sink: any BodySink)

    /// A piece of the request's body, of any length; pieces come in order and one at a time.
    ///
    /// - Returns: How far it took the request. A stream that gets nowhere is idle, whatever comes.
    func receive(_ piece: Span<UInt8>) -> StreamProgress

    /// The request's body is complete. Comes after the last piece, and once, unless the stream is cut off before.
    func finishReceiving()

    /// Whoever asked now waits for all of the answer on a thread that is free for its work, where the system has no
    /// other.
    func lend()

    /// Some of what waited to be sent is gone, so that there may be room for more.
    func carriedOn()

    /// The request was told to wait for the answer, of which its client reads nothing: it may be one that reads only
    /// when all is sent. Comes once a second for as long as that lasts.
    func stalled()

    /// Nothing more can be sent, because all is sent, the client has gone, or the server stops. Comes last, and what is
    /// held for the stream, the stream itself included, has to be let go.
    func cutOff()
}

extension StreamedBody {
    package func lend() {}
    package func stalled() {}
}

/// What takes the body of an answer while it is made. Any thread may call it.
package protocol BodySink: AnyObject, Sendable {
    /// Takes some bytes of the body. Nothing happens once it is cut off.
    ///
    /// - Returns: Bytes that now wait to be sent.
    @discardableResult
    func send(_ bytes: [UInt8]) -> Int

    /// The body is complete.
    func finish()

    /// Lets the rest of the request wait; some of it may come all the same.
    func holdRequest()

    /// Lets the request go on.
    func releaseRequest()

    /// Bytes that wait to be sent.
    var unsent: Int { get }

    /// Ends the body wherever it stands, so that whoever waits for it sees that something is missing.
    func cutOff()
}

/// How far a piece of a streamed request took it.
package enum StreamProgress: Sendable {
    /// Nowhere: there was nothing in it.
    case none
    /// Nowhere, as no more of the request is wanted: it is read so that the answer will be, up to some size.
    case unwanted
    /// Something has begun, or goes on, that is not whole.
    case partial
    /// Something became whole, and nothing else has begun.
    case whole
    /// Something became whole, and something else has begun.
    case wholeAndPartial
}
