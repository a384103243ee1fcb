/// The producer of an answer's body, which makes it while it is sent, and perhaps while the request's own body still
/// comes.
///
/// Its methods are called by the threads of the daemon: each must return soon and wait for nothing. The work itself is
/// done by other threads, those of a worker pool, which hand the bytes to the sink.
package protocol StreamedBody: AnyObject, Sendable {
    /// Called when the answer's head is on its way; from now on `sink` takes bytes. Comes first, and once.
    func begin(_ sink: any BodySink)

    /// Takes a piece of the request's body, of any length; pieces come in order and one at a time.
    ///
    /// - Returns: The progress that the piece made. A stream that makes none is idle, whatever comes.
    func receive(_ piece: Span<UInt8>) -> StreamProgress

    /// Called when the request's body is complete: after the last piece, and once, unless the stream is cut off before.
    func finishReceiving()

    /// Called on a thread that waits for the whole answer: it may do the work itself, if the system has no other
    /// thread.
    func lend()

    /// Called when some of what waited was sent, so that there may be room for more.
    func carriedOn()

    /// Called while the request is held back for the answer, of which the client reads nothing: it may be a client that
    /// reads only when it has sent all. Comes once a second for as long as that lasts.
    func stalled()

    /// Called when nothing more can be sent, because all is sent, the client has gone, or the server stops. Comes last;
    /// everything that is held for the stream, and the stream itself, has to be released.
    func cutOff()
}

extension StreamedBody {
    package func lend() {}
    package func stalled() {}
}

/// The receiver of an answer's body while it is made. Any thread may call it.
package protocol BodySink: AnyObject, Sendable {
    /// Takes some bytes of the body. Does nothing once the body is cut off.
    ///
    /// - Returns: The bytes that now wait to be sent.
    @discardableResult
    func send(_ bytes: [UInt8]) -> Int

    /// Ends the body, which is complete.
    func finish()

    /// Holds the rest of the request back; some of it may come all the same.
    func holdRequest()

    /// Lets a held request go on.
    func releaseRequest()

    /// The bytes that wait to be sent.
    var unsent: Int { get }

    /// Ends the body before it is complete, in such a way that its reader sees that something is missing.
    func cutOff()
}

/// The progress that a piece made in a streamed request.
package enum StreamProgress: Sendable {
    /// No progress: there was nothing in it.
    case none
    /// No progress, as no more of the request is wanted: it is still read, up to some size, so that the client reads
    /// the answer.
    case unwanted
    /// An item has begun, or goes on, and is not complete.
    case partial
    /// An item became complete, and no other has begun.
    case whole
    /// An item became complete, and another has begun.
    case wholeAndPartial
}
