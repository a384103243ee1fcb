/// The application behind a daemon, which answers its requests. Called on the daemon's threads, several at a time; each
/// call holds up every other connection of its thread, so it must be bounded and never wait. A class, since any other
/// type would be copied for each call.
package protocol RequestHandler: AnyObject, Sendable {
    /// Called once for each request, when its head is complete and before any of its body. Returns what the head alone
    /// decides.
    func admit(_ head: borrowing RequestHead) -> Admission

    /// Called once for each request whose body is gathered, with the whole body; empty if there is none. The answer may
    /// be streamed, or be computed elsewhere while the connection waits.
    ///
    /// - Parameter route: The route that `admit` returned with `Admission.gathered`.
    func respond(to head: borrowing RequestHead, body: Span<UInt8>, route: RouteChoice?) -> Reply

    /// Returns the answer to a request that the transport itself refuses; the connection is closed after it.
    ///
    /// - Parameter head: The head as far as it is known: for `Refusal.timedOut` headers may be missing and the method
    ///   empty.
    func refuse(_ refusal: Refusal, head: borrowing RequestHead) -> Response

    /// Called once for each answer, refusals included, when it is handed over to the system or to the library, which
    /// sends it next; for a streamed answer, when it is over. The notes on the request are still there.
    ///
    /// - Parameter head: As in `refuse`.
    func answered(_ answer: AnswerNotes, to head: borrowing RequestHead)
}

extension RequestHandler {
    package func answered(_ answer: AnswerNotes, to head: borrowing RequestHead) {}
}

/// The facts about an answer that are counted and logged.
package struct AnswerNotes: Sendable {
    package var status: Int
    /// The bytes of the body that were handed over.
    package var bytes: Int
    /// The time from the last byte of the request to the first of the answer handed over, in nanoseconds; 0 if the
    /// answer did not wait for all of the request.
    package var nanoseconds: Int
    /// The time at which the answer was handed over, in nanoseconds of the monotonic clock.
    package var moment: Int
}

/// What a handler decides by a request's head.
package enum Admission {
    /// The request is answered at once. A body that was announced stays unread, and the connection is closed after the
    /// answer.
    case refused(Response)
    /// The request is answered while its body comes, piece by piece, by an answer with a `stream`. The body may be
    /// longer than `ServerSettings.maxBodyBytes`.
    case streamed(Response)
    /// The usual case: the body is gathered and passed to `RequestHandler.respond(to:body:route:)` with the value that
    /// is given here, the route of the body, so that it is decided once; `nil` if the target alone decides, whatever
    /// the body is.
    case gathered(RouteChoice?)

    /// Whether the client is turned away, whatever it asks for: it is not known, has no right to ask, or has asked too
    /// often.
    var keepsOut: Bool {
        if case .refused(let response) = self { [401, 403, 429].contains(response.status) } else { false }
    }
}

/// The route of a request, by the handler's own numbers: the row of a table, and one of the formats of that row. Only
/// the handler can interpret it.
package struct RouteChoice: Sendable, Hashable {
    package let row: Int
    package let format: Int

    package init(row: Int, format: Int) {
        self.row = row
        self.format = format
    }
}

/// A handler's answer to a complete request.
package enum Reply {
    case response(Response)
    /// The answer takes so long to compute that it would hold up the thread's other connections.
    case deferred(any DeferredResponse)
}

/// Work that other threads may cancel.
package protocol Cancellable: AnyObject, Sendable {
    /// Ends the work soon: nobody waits for it any more. May be called by any thread, also before the work begins and
    /// after it is done.
    func cancel()
}

/// An answer that takes long: computed either away from the daemon's threads, while its connection is suspended, or on
/// the calling thread, which has nothing else to do. Cancelled when the server stops or the client has gone.
package protocol DeferredResponse: Cancellable {
    /// Starts the work and returns at once. Any thread calls `suspension.end()` when the answer is ready.
    func start(_ suspension: Suspension)

    /// Returns the answer. Called once, on the connection's thread, when the suspension is over. `nil` if the work is
    /// not done, because the server stops or the client has gone: the connection is then closed.
    func response(to head: borrowing RequestHead) -> Response?

    /// Does the work on the calling thread, instead of `start` and `response`.
    ///
    /// - Returns: The answer; `nil` if the work was cancelled.
    func responseWorkedOutHere(to head: borrowing RequestHead) -> Response?
}
