import Jobs

extension ProblemDetails {
    /// Refuses what the thread has made where its job had to end early: it counts for nothing then.
    static func checkWork() throws(ProblemDetails) {
        guard JobBudget.wasOver, let job = JobBudget.current else { return }
        switch job.ending {
        case .tookTooLong: throw .workTooLong(limit: job.seconds ?? 0)
        // Nobody reads it.
        case .isCancelled: throw .stopping
        case nil: return
        }
    }

    /// An answer that takes more work than may be.
    ///
    /// - Parameter limit: Processor time in seconds.
    static func workTooLong(limit: Double) -> ProblemDetails {
        ProblemDetails(
            503, "work-too-long", "The answer takes too much work", code: "workTooLong",
            detail: "To work the answer out took more than \(limit.shortText) seconds of processor time: the limit "
                + "--max-work. Ask for less at once.")
    }
}

extension Double {
    /// As it is written in a sentence: 3, or 0.5.
    fileprivate var shortText: String { self == rounded() && magnitude < 1e9 ? String(Int(self)) : String(self) }
}
