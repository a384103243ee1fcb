/// What answers requests. Called on the daemon's threads, several at a time; each call holds up every other connection
/// of its thread, so it must be bounded and never wait. An object, since whatever else would be copied for each call.
package protocol RequestHandler: AnyObject, Sendable {
    /// Called once a request, when its head is in and before any of its body: what the head alone decides.
    func admit(_ head: borrowing RequestHead) -> Admission

    /// Called once a request whose body was to be gathered, with all of it; empty when there is none. The answer may be
    /// streamed, or be worked out elsewhere while the connection waits.
    ///
    /// - Parameter route: What `admit` gave with `Admission.gathered`.
    func respond(to head: borrowing RequestHead, body: Span<UInt8>, route: RouteChoice?) -> Reply

    /// The answer to what the transport itself refuses; the connection is closed after it.
    ///
    /// - Parameter head: As far as it is known: in `Refusal.timedOut` headers may be missing and the method empty.
    func refuse(_ refusal: Refusal, head: borrowing RequestHead) -> Response

    /// Called once for each answer, whoever made it, when it is handed over: to the system, or to the library that
    /// sends it next; a streamed one when it is over. What was noted with the request is still there.
    ///
    /// - Parameter head: As in `refuse`.
    func answered(_ answer: AnswerNotes, to head: borrowing RequestHead)
}

extension RequestHandler {
    package func answered(_ answer: AnswerNotes, to head: borrowing RequestHead) {}
}

/// What became of a request.
package struct AnswerNotes: Sendable {
    package var status: Int
    /// Bytes of the body that were handed over.
    package var bytes: Int
    /// From the last byte of the request to the first of the answer handed over, in nanoseconds; 0 where the answer did
    /// not wait for all of the request.
    package var nanoseconds: Int
    /// When it was handed over, in nanoseconds of the clock that is never set back.
    package var moment: Int
}

/// What a request's head decides.
package enum Admission {
    /// Answered at once. A body that was announced stays unread, and the connection is closed after the answer.
    case refused(Response)
    /// Answered while the body comes, piece by piece: an answer with a `stream`. The body may be longer than
    /// `ServerSettings.maxBodyBytes`.
    case streamed(Response)
    /// The rule: the body is gathered, and `RequestHandler.respond(to:body:route:)` called with it and with what is
    /// given here: where the body leads, so that it is decided once; nil where the target alone decides, whatever the
    /// body is.
    case gathered(RouteChoice?)

    /// Whether it turns away who asks, whatever is asked for: who is not known, has no right to it, or has asked too
    /// often.
    var keepsOut: Bool {
        if case .refused(let response) = self { [401, 403, 429].contains(response.status) } else { false }
    }
}

/// Where a request leads, as its handler counts: the row of a table, and which of the formats that the row has. It
/// means something to the handler alone.
package struct RouteChoice: Sendable, Hashable {
    package let row: Int
    package let format: Int

    package init(row: Int, format: Int) {
        self.row = row
        self.format = format
    }
}

/// What becomes of a request.
package enum Reply {
    case response(Response)
    /// The answer takes so long to work out that it would hold up the thread's other connections.
    case deferred(any DeferredResponse)
}

/// Work that others may end.
package protocol Cancellable: AnyObject, Sendable {
    /// Ends the work soon: nobody waits for it any more. Called by any thread, perhaps before it begins, and perhaps
    /// when it is done.
    func cancel()
}

/// An answer that takes long: worked out away from the daemon's threads, while its connection is suspended, or by
/// whoever waits for nothing else. Cancelled when the server stops or the client has gone.
package protocol DeferredResponse: Cancellable {
    /// Starts the work and returns at once. `suspension` is ended when the answer is there, by any thread.
    func start(_ suspension: Suspension)

    /// The answer, asked for once, on the connection's thread, when the suspension is over; nil where the work is not
    /// done, because the server stops or the client has gone: the connection is then closed.
    func response(to head: borrowing RequestHead) -> Response?

    /// Does the work on the calling thread, in the place of `start` and of what follows it.
    ///
    /// - Returns: The answer; nil where the work was told to end.
    func responseWorkedOutHere(to head: borrowing RequestHead) -> Response?
}
