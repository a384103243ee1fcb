import MicroHTTP

/// How long a request may have waited and still be computed: what has waited longer is shed, since those behind it
/// would wait too long as well.
struct WaitLimit: Sendable {
    /// 0 sets no limit.
    let milliseconds: Int

    /// Sheds a request that the transport has had for too long; asked where an answer is not known and has to be
    /// computed.
    func check(_ head: borrowing RequestHead) throws(ProblemDetails) {
        guard milliseconds == 0 || !head.hasWaited(over: milliseconds) else { throw .overloaded(limit: milliseconds) }
    }

    /// Whether what began to wait at `start` has waited too long.
    func isOver(since start: ContinuousClock.Instant) -> Bool {
        milliseconds > 0 && start.duration(to: .now) > .milliseconds(milliseconds)
    }

    /// Seconds until what began to wait at `start` has waited too long, at least 0.
    func remaining(since start: ContinuousClock.Instant) -> Double {
        let rest = Duration.milliseconds(milliseconds) - start.duration(to: .now)
        return max(0, Double(rest.components.seconds) + Double(rest.components.attoseconds) / 1e18)
    }
}
