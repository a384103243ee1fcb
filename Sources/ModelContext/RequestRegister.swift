import MicroHTTP
private import Synchronization

/// The requests in hand, by what the client calls them.
final class RequestRegister: Sendable {
    enum Beginning {
        case begun(Cancellation)
        /// One of that name is there.
        case isThere
        case tooMany
    }

    private struct State {
        /// Of those that are being worked at.
        var cancellations: [String: Cancellation] = [:]
        /// Requests whose answers are not written yet, with those whose names are free again.
        var inHand = 0
    }

    private let state = Mutex(State())

    /// Enters a request, unless as many as may be are in hand.
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

    /// A request is worked at no more: once its answer is read, there may be another of its name.
    func endWork(_ key: String) { state.withLock { $0.cancellations[key] = nil } }

    /// Its answer is written, where it has one. Whether no other is in hand.
    func end() -> Bool {
        state.withLock { state in
            state.inHand -= 1
            return state.inHand == 0
        }
    }

    /// Cancels a request; nothing where there is none of that name.
    func cancel(_ key: String) { state.withLock { $0.cancellations[key] }?.cancel() }

    func cancelAll() {
        for cancellation in state.withLock({ Array($0.cancellations.values) }) { cancellation.cancel() }
    }

    var isEmpty: Bool { state.withLock { $0.inHand == 0 } }
}
