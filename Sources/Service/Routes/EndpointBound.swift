private import Synchronization

/// How many answers of one endpoint are worked out at once.
final class EndpointBound: Sendable {
    /// The path template.
    let endpoint: String
    let most: Int
    private let inside = Atomic(0)

    init(_ endpoint: String, most: Int) {
        self.endpoint = endpoint
        self.most = most
    }

    /// Lets one more in, who has to leave again; false where there is no room.
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
    /// As many answers of an endpoint are worked out as may be.
    static func overloaded(_ bound: EndpointBound) -> ProblemDetails {
        overloaded(
            "As many answers of \(bound.endpoint) as may be are worked out already, \(bound.most): the limit "
                + "--max-concurrent.")
    }
}
