/// How far a connection has got with its current request, with the data of that stage.
enum ExchangeStage {
    /// No request line has come.
    case idle
    /// The request line has come, the rest of the head has not.
    case head
    /// The request is admitted, with the route that the handler chose; the body is coming.
    case body(route: RouteChoice?)
    /// The body is too long already: the rest of it is dropped, and the answer waits for its end.
    ///
    /// - received: The bytes of the body so far.
    case excess(Response, received: Int)
    /// An answer is made and waits until it may be queued.
    case decided(Response)
    /// The request is complete, and its answer is to be computed on another thread.
    case deferred(Deferral)
    /// The connection is suspended until the answer is computed.
    case suspended(Deferral)
    /// The answer is in the library's hands.
    case queued(ResponseBody, client: ClientState)
    /// The answer is sent past the library, perhaps while the body still comes.
    case streaming(ResponseStream)
    /// The answer was sent past the library, and the connection is about to be closed.
    ///
    /// - discarded: The bytes that have come since, and were dropped.
    case lingering(discarded: Int)

    init(_ reply: Reply) {
        self =
            switch reply {
            case .response(let response): .decided(response)
            case .deferred(let work): .deferred(Deferral(work: work))
            }
    }

    /// An answer that is computed on another thread.
    struct Deferral {
        let work: any DeferredResponse
        /// What the client did meanwhile: waited, or ended.
        var client = ClientState.waiting
    }

    /// What the client is doing when its answer is ready.
    enum ClientState {
        /// It has sent its request, and may send another.
        case waiting
        /// It has said that it sends no more.
        case ended
        /// It may have announced a body, for which it waits for `100 Continue`.
        case sending
    }

    /// Whether there is a current request, whose answer is still to be given or on its way.
    var hasRequest: Bool {
        switch self {
        case .idle, .lingering: false
        default: true
        }
    }
}
