/// The application behind a daemon, which answers its requests. It is called on the daemon's threads, several at a
/// time. Each call delays all other connections of its thread, so it must be short and never wait. It is a class,
/// because any other type would be copied for each call.
package protocol RequestHandler: AnyObject, Sendable {
    /// Called once for each request when its head is complete, before any of its body. Returns what can be decided from
    /// the head alone.
    func admit(_ head: borrowing RequestHead) -> Admission

    /// Called once for each request whose body is gathered, with the whole body; it is empty if there is none. The
    /// answer may be streamed, or be computed elsewhere while the connection waits.
    ///
    /// - Parameter route: The route that `admit` returned with `Admission.gathered`.
    func respond(to head: borrowing RequestHead, body: Span<UInt8>, route: RouteChoice?) -> Reply

    /// Returns the answer to a request that the transport itself refuses, after which the connection is closed.
    ///
    /// - Parameter head: The part of the head that is known. For `Refusal.timedOut`, headers may be missing and the
    ///   method empty.
    func refuse(_ refusal: Refusal, head: borrowing RequestHead) -> Response

    /// Called once for each answer, including refusals, when it is passed to the system or to the library, which sends
    /// it next; for a streamed answer, when it has ended. The notes on the request still exist.
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
    /// The bytes of the body that were passed on for sending.
    package var bytes: Int
    /// The time from the last byte of the request until the first byte of the answer was passed on, in nanoseconds; 0
    /// if the answer did not wait for the whole request.
    package var nanoseconds: Int
    /// When the answer was passed on, in nanoseconds of the monotonic clock.
    package var moment: Int
}

/// What a handler decides from a request's head.
package enum Admission {
    /// The request is answered at once. A body that was announced stays unread, and the connection is closed after the
    /// answer.
    case refused(Response)
    /// The request is answered while its body arrives, piece by piece, by an answer with a `stream`. The body may be
    /// longer than `ServerSettings.maxBodyBytes`.
    case streamed(Response)
    /// The usual case: the body is gathered and passed to `RequestHandler.respond(to:body:route:)`. The value is the
    /// body's route, which is passed on so that it is decided only once; it is `nil` if the target alone decides,
    /// whatever the body is.
    case gathered(RouteChoice?)

    /// Whether the client is rejected regardless of its request: it is unknown, has no rights, or has sent too many
    /// requests.
    var keepsOut: Bool {
        if case .refused(let response) = self { [401, 403, 429].contains(response.status) } else { false }
    }
}

/// The route of a request, in numbers that only the handler can interpret: the row of a table, and one of the formats
/// in that row.
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
    /// The answer takes so long to compute that it would delay the thread's other connections.
    case deferred(any DeferredResponse)
}

/// Work that other threads may cancel.
package protocol Cancellable: AnyObject, Sendable {
    /// Ends the work soon, because its result is not needed any more. Any thread may call this, even before the work
    /// begins and after it is done.
    func cancel()
}

/// An answer that takes long. It is computed either outside of the daemon's threads, while its connection is suspended,
/// or on the calling thread if that has nothing else to do. It is cancelled when the server stops or the client has
/// gone.
package protocol DeferredResponse: Cancellable {
    /// Starts the work and returns at once. Any thread calls `suspension.end()` when the answer is ready.
    func start(_ suspension: Suspension)

    /// Returns the answer. Called once, on the connection's thread, when the suspension has ended. `nil` if the work
    /// was not completed because the server stops or the client has gone; then the connection is closed.
    func response(to head: borrowing RequestHead) -> Response?

    /// Does the work on the calling thread, instead of `start` and `response`.
    ///
    /// - Returns: The answer; `nil` if the work was cancelled.
    func responseWorkedOutHere(to head: borrowing RequestHead) -> Response?
}
