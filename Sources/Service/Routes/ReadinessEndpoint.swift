private import Synchronization

/// `GET /readyz`: the server takes more requests, until it is about to stop.
final class ReadinessEndpoint: FixedEndpoint {
    private let status = FixedRepresentation.status("ready")
    private let isStopping = Atomic(false)

    /// From now on the server says that it takes no more.
    func beginStopping() { isStopping.store(true, ordering: .relaxed) }

    func representation(of id: String) throws(ProblemDetails) -> Representation {
        guard !isStopping.load(ordering: .relaxed) else { throw .stopping }
        return status.value
    }
}
