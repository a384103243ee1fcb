/// How far a connection has got with its current request, with the data of that stage.
enum ExchangeStage {
    /// No request line has arrived.
    case idle
    /// The request line has arrived, but not the rest of the head.
    case head
    /// The request is admitted, with the route that the handler chose, and the body is arriving.
    case body(route: RouteChoice?)
    /// The body is too long already: the rest of it is dropped, and the answer is given at its end.
    ///
    /// - received: The bytes of the body so far.
    case excess(Response, received: Int)
    /// An answer has been made and waits until it may be queued.
    case decided(Response)
    /// The request is complete, and its answer has to be computed on another thread.
    case deferred(Deferral)
    /// The connection is suspended until the answer is computed.
    case suspended(Deferral)
    /// The library has the answer and sends it.
    case queued(ResponseBody, client: ClientState)
    /// The answer is sent without the library, perhaps while the body is still arriving.
    case streaming(ResponseStream)
    /// The answer was sent without the library, and the connection is about to be closed.
    ///
    /// - discarded: The bytes that have arrived since, and were dropped.
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
        /// What the client did meanwhile: it waited, or ended.
        var client = ClientState.waiting
    }

    /// What the client does when its answer is ready.
    enum ClientState {
        /// It has sent its request, and may send another.
        case waiting
        /// It has said that it sends no more.
        case ended
        /// It may have announced a body, and waits for `100 Continue` before it sends that.
        case sending
    }

    /// Whether there is a current request whose answer has not been given, or is on its way.
    var hasRequest: Bool {
        switch self {
        case .idle, .lingering: false
        default: true
        }
    }
}
