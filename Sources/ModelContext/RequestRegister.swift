import MicroHTTP
private import Synchronization

/// The requests in flight, by the client's ids.
final class RequestRegister: Sendable {
    enum Beginning {
        case begun(Cancellation)
        /// A request with this id is being computed.
        case isThere
        case tooMany
    }

    private struct State {
        /// The cancellations of the requests that are being computed.
        var cancellations: [String: Cancellation] = [:]
        /// Requests whose answers are not written yet, with those whose names are free again.
        var inHand = 0
    }

    private let state = Mutex(State())

    /// Registers a request, unless its id is taken or as many as allowed are in flight.
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

    /// Frees the id of a request that is computed: once the client has read the answer, it may use the id again.
    func endWork(_ key: String) { state.withLock { $0.cancellations[key] = nil } }

    /// Notes that the answer of a request is written, if it has one. Returns whether no other is in flight.
    func end() -> Bool {
        state.withLock { state in
            state.inHand -= 1
            return state.inHand == 0
        }
    }

    /// Cancels a request; does nothing if there is none with this id.
    func cancel(_ key: String) { state.withLock { $0.cancellations[key] }?.cancel() }

    func cancelAll() {
        for cancellation in state.withLock({ Array($0.cancellations.values) }) { cancellation.cancel() }
    }

    var isEmpty: Bool { state.withLock { $0.inHand == 0 } }
}
