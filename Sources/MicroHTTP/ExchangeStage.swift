/// How far a connection is with its request, and what belongs to that alone.
enum ExchangeStage {
    /// No request line is in.
    case idle
    /// The request line is in, the rest of the head is not.
    case head
    /// Admitted, with what the handler said of where it leads; the body comes.
    case body(route: RouteChoice?)
    /// The body is too long already: what still comes of it is dropped, and the answer waits for its end.
    ///
    /// - received: Bytes of the body so far.
    case excess(Response, received: Int)
    /// An answer is made and waits until it may be queued.
    case decided(Response)
    /// Everything is in, and the answer is to be worked out elsewhere.
    case deferred(Deferral)
    /// The connection is suspended until the answer is worked out.
    case suspended(Deferral)
    /// The answer is the library's now.
    case queued(ResponseBody, client: ClientState)
    /// The answer is sent past the library, perhaps while the body still comes.
    case streaming(ResponseStream)
    /// The answer was sent past the library, and the connection is about to be closed.
    ///
    /// - discarded: Bytes that came when nobody wanted them any more.
    case lingering(discarded: Int)

    init(_ reply: Reply) {
        self =
            switch reply {
            case .response(let response): .decided(response)
            case .deferred(let work): .deferred(Deferral(work: work))
            }
    }

    /// An answer that is worked out elsewhere.
    struct Deferral {
        let work: any DeferredResponse
        /// What the client did meanwhile.
        var client = ClientState.waiting
    }

    /// What a client does when its answer is there.
    enum ClientState {
        /// It has sent its request, and may send another.
        case waiting
        /// It has said that it sends no more.
        case ended
        /// It has announced more, for which it waits to be asked.
        case sending
    }

    /// Whether there is a request, of which an answer is still to be given or on its way.
    var hasRequest: Bool {
        switch self {
        case .idle, .lingering: false
        default: true
        }
    }
}
