/// The producer of an answer's body that is made while it is sent, and perhaps while the request's own body is still
/// arriving.
///
/// Its methods are called by the threads of the daemon, so each must return soon and must not wait. The work itself is
/// done by other threads, such as those of a worker pool, which pass the bytes to the sink.
package protocol StreamedBody: AnyObject, Sendable {
    /// Called when the answer's head is on its way; from now on `sink` accepts bytes. It is called first, and once.
    func begin(_ sink: any BodySink)

    /// Takes a piece of the request's body, of any length; pieces come in order and one at a time.
    ///
    /// - Returns: The progress that the piece made. A stream that makes none is idle, whatever comes.
    func receive(_ piece: Span<UInt8>) -> StreamProgress

    /// Called when the request's body is complete: once, after the last piece, unless the stream is cut off before.
    func finishReceiving()

    /// Called on a thread that waits for the whole answer. That thread may do the work itself, if the system has no
    /// other.
    func lend()

    /// Called when some of the waiting bytes have been sent, so that there may be room for more.
    func carriedOn()

    /// Called while the request is held back, but the client does not read the answer. It may be a client that reads
    /// only after it has sent everything. This is called once a second as long as that lasts.
    func stalled()

    /// Called when nothing more can be sent, because everything has been sent, the client has gone, or the server
    /// stops. It is called last; everything that is held for the stream, and the stream itself, has to be released.
    func cutOff()
}

extension StreamedBody {
    package func lend() {}
    package func stalled() {}
}

/// The receiver of an answer's body while it is made. Any thread may call it.
package protocol BodySink: AnyObject, Sendable {
    /// Accepts some bytes of the body. Does nothing after the body has been cut off.
    ///
    /// - Returns: The bytes that are now waiting to be sent.
    @discardableResult
    func send(_ bytes: [UInt8]) -> Int

    /// Ends the body, which is complete.
    func finish()

    /// Holds back the rest of the request; some of it may still come.
    func holdRequest()

    /// Allows a request that was held back to continue.
    func releaseRequest()

    /// The bytes that wait to be sent.
    var unsent: Int { get }

    /// Ends the body before it is complete, in such a way that its reader notices that something is missing.
    func cutOff()
}

/// The progress that a piece made in a streamed request.
package enum StreamProgress: Sendable {
    /// No progress: the piece contained nothing.
    case none
    /// No progress, because no more of the request is wanted. It is still read, up to some size, so that the client
    /// will read the answer.
    case unwanted
    /// An item has begun, or goes on, and is not complete.
    case partial
    /// An item became complete, and no other has begun.
    case whole
    /// An item became complete, and another has begun.
    case wholeAndPartial
}
