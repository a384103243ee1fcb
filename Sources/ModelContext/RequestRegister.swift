import MicroHTTP
private import Synchronization

/// The requests that are being computed or whose answers are being written, by the client's ids.
final class RequestRegister: Sendable {
    enum Beginning {
        case begun(Cancellation)
        /// Another request with this id is being computed.
        case isThere
        case tooMany
    }

    private struct State {
        /// For each request that is being computed, the means to cancel it.
        var cancellations: [String: Cancellation] = [:]
        /// The number of requests whose answers have not been written yet. It includes those whose ids may already be
        /// used again.
        var inHand = 0
    }

    private let state = Mutex(State())

    /// Registers a request, unless its id is in use, or as many requests as allowed are in progress.
    func begin(_ key: String, atMost most: Int) -> Beginning {
        state.withLock { state in
            guard state.cancellations[key] == nil else { return .isThere }
            guard state.inHand < most else { return .tooMany }
            let cancellation = Cancellation()
            state.cancellations[key] = cancellation
            state.inHand += 1
            return .begun(cancellation)
        }
    }

    /// Frees the id of a request that has been computed, because the client may use it again as soon as it has read the
    /// answer.
    func endWork(_ key: String) { state.withLock { $0.cancellations[key] = nil } }

    /// Notes that a request is finished: its answer has been written, if it has one. Returns whether no other is in
    /// progress.
    func end() -> Bool {
        state.withLock { state in
            state.inHand -= 1
            return state.inHand == 0
        }
    }

    /// Cancels a request. If none has this id, does nothing.
    func cancel(_ key: String) { state.withLock { $0.cancellations[key] }?.cancel() }

    func cancelAll() {
        for cancellation in state.withLock({ Array($0.cancellations.values) }) { cancellation.cancel() }
    }

    var isEmpty: Bool { state.withLock { $0.inHand == 0 } }
}
