import MicroHTTP

/// The limit of the time that a request may have waited and still be computed: one that has waited longer is shed,
/// since those behind it would wait too long as well.
struct WaitLimit: Sendable {
    /// The limit in milliseconds; 0 sets none.
    let milliseconds: Int

    /// Sheds a request that has waited in the transport for too long; called for answers that have to be computed.
    func check(_ head: borrowing RequestHead) throws(ProblemDetails) {
        guard milliseconds == 0 || !head.hasWaited(over: milliseconds) else { throw .overloaded(limit: milliseconds) }
    }

    /// Whether work that began to wait at `start` has waited too long.
    func isOver(since start: ContinuousClock.Instant) -> Bool {
        milliseconds > 0 && start.duration(to: .now) > .milliseconds(milliseconds)
    }

    /// The seconds until work that began to wait at `start` has waited too long, at least 0.
    func remaining(since start: ContinuousClock.Instant) -> Double {
        let rest = Duration.milliseconds(milliseconds) - start.duration(to: .now)
        return max(0, Double(rest.components.seconds) + Double(rest.components.attoseconds) / 1e18)
    }
}
