private import Synchronization

/// Limits how many answers of one endpoint are computed concurrently.
final class EndpointBound: Sendable {
    /// The path template of the endpoint.
    let endpoint: String
    let most: Int
    private let inside = Atomic(0)

    init(_ endpoint: String, most: Int) {
        self.endpoint = endpoint
        self.most = most
    }

    /// Admits one more computation, which has to call `leave` when done; false if there is no room.
    func enter() -> Bool {
        guard inside.add(1, ordering: .relaxed).newValue <= most else {
            leave()
            return false
        }
        return true
    }

    func leave() { inside.subtract(1, ordering: .relaxed) }
}

extension ProblemDetails {
    /// The problem of an endpoint that already computes as many answers as allowed.
    static func overloaded(_ bound: EndpointBound) -> ProblemDetails {
        overloaded(
            "As many answers of \(bound.endpoint) as may be are worked out already, \(bound.most): the limit "
                + "--max-concurrent.")
    }
}
