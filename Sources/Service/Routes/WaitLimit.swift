import MicroHTTP

/// The time that a request may have waited and still be computed. One that has waited longer is shed, because those
/// after it would also wait too long.
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

    /// The time until work that began to wait at `start` has waited too long, in seconds, at least 0.
    func remaining(since start: ContinuousClock.Instant) -> Double {
        let rest = Duration.milliseconds(milliseconds) - start.duration(to: .now)
        return max(0, Double(rest.components.seconds) + Double(rest.components.attoseconds) / 1e18)
    }
}
