private import CJobs
private import Glibc
private import Synchronization

/// What a piece of work may cost: processor time of the thread that does it, and others' patience.
///
/// The thread that works at a job holds it for as long. Long loops ask `JobBudget.isOver` in each round and leave when
/// it says so; what they made then counts for nothing, and whoever set the job on asks `ending`. So a loop needs no way
/// of its own to fail. Threads that have no job, such as those of connections, are never told to end, and pay a look at
/// one variable.
package final class JobBudget: Sendable {
    /// Why work had to end.
    package enum Ending: Hashable, Sendable {
        /// It took more processor time than it may.
        case tookTooLong
        /// It would come to more of a product than it may, which is no matter of time.
        case asksTooMuch(WorkProduct)
        /// Nobody waits for it any more.
        case isCancelled
    }

    /// Processor time in seconds that one piece may take; none where it is not bounded.
    package let seconds: Double?
    package let limits: WorkLimits
    private let clock: @Sendable () -> Double
    /// When the piece in hand has taken all it may, as bits of the number. Written by the thread that works alone.
    private let end = Atomic(Double.infinity.bitPattern)
    private let wasCancelled = Atomic(false)
    private let hasTakenTooLong = Atomic(false)
    private let counts: Mutex<Counts>

    private struct Counts {
        /// What is left of each product; nothing where none was counted yet.
        var left: [Int] = []
        /// What counted before, and counts once.
        var known: Set<Int> = []
        var excess: WorkProduct?
    }

    /// - Parameters:
    ///   - seconds: Processor time that it may take; 0 sets no bound.
    ///   - limits: How much of each product it may come to.
    ///   - clock: Seconds of processor time of the thread that asks, from any start.
    package init(
        seconds: Double, limits: WorkLimits = .none,
        clock: @escaping @Sendable () -> Double = JobBudget.threadSeconds
    ) {
        self.seconds = seconds > 0 ? seconds : nil
        self.limits = limits
        self.clock = clock
        counts = Mutex(Counts())
    }

    /// Seconds of processor time that the calling thread has had.
    package static let threadSeconds: @Sendable () -> Double = {
        var time = timespec()
        unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }

    /// Microseconds of work, roughly, between two looks at the clock. Loops that reckon a hundred times too little
    /// still look ten times a second.
    private static let microsecondsPerLook: Int32 = 1_000

    // MARK: For others

    /// Ends the work soon: nobody waits for it. Safe from any thread, before, during and after it.
    package func cancel() { wasCancelled.store(true, ordering: .releasing) }

    /// Why the work has ended early, as far as it has; nil where what it made counts.
    package var ending: Ending? {
        if let excess = counts.withLock({ $0.excess }) { return .asksTooMuch(excess) }
        if hasTakenTooLong.load(ordering: .acquiring) { return .tookTooLong }
        return wasCancelled.load(ordering: .acquiring) ? .isCancelled : nil
    }

    // MARK: For who sets it on

    /// Does the work on the calling thread, which holds the job meanwhile. What was held before is held again
    /// afterwards.
    package func work<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        let before = unsafe scrim_job()
        begin()
        // The job outlives the call, so the thread needs no reference of its own.
        unsafe scrim_set_job(
            scrim_job(
                job: Unmanaged.passUnretained(self).toOpaque(), until_look: Self.microsecondsPerLook,
                is_over: ending != nil))
        defer { unsafe scrim_set_job(before) }
        return try body()
    }

    /// Begins another piece of the same work, which has all of the time to itself.
    package func begin() {
        end.store((seconds.map { clock() + $0 } ?? .infinity).bitPattern, ordering: .relaxed)
        counts.withLock { counts in
            counts.left = []
            counts.known = []
        }
    }

    // MARK: For the work

    /// The job that the calling thread works at.
    package static var current: JobBudget? {
        guard let job = unsafe scrim_job().job else { return nil }
        return unsafe Unmanaged<JobBudget>.fromOpaque(job).takeUnretainedValue()
    }

    /// Whether the calling thread works at a job.
    @inline(__always) package static var isHeld: Bool { scrim_has_job() }

    /// Whether the work in hand has to end, for loops to ask in each round.
    ///
    /// - Parameter microseconds: What a round takes, roughly and at least 1; the clock is looked at every so often.
    @inline(__always) package static func isOver(after microseconds: Int32 = 1) -> Bool {
        guard scrim_has_job() else { return false }
        return scrim_job_is_look_due(microseconds) ? look() : scrim_job_is_over()
    }

    /// Whether the work in hand was told to end before now: what was made since counts for nothing.
    package static var wasOver: Bool { scrim_job_is_over() }

    // MARK: Products

    /// Counts work that is about to be done.
    ///
    /// - Parameter key: Of what counts once, however often it comes.
    /// - Returns: Whether it may be done; otherwise the work in hand is over.
    @discardableResult
    package static func count(_ product: WorkProduct, _ amount: Int, once key: (some Hashable)? = Int?.none) -> Bool {
        guard scrim_has_job() else { return true }
        guard !scrim_job_is_over(), let job = current else { return false }
        let isWithin = job.counts.withLock { counts in
            if let key, !counts.known.insert(key.hashValue).inserted { return true }
            if counts.left.isEmpty { counts.left = job.limits.counts }
            let (left, isBeyond) = counts.left[product.rawValue].subtractingReportingOverflow(max(0, amount))
            counts.left[product.rawValue] = left
            guard isBeyond || left < 0 else { return true }
            counts.excess = product
            return false
        }
        if !isWithin {
            var state = unsafe scrim_job()
            unsafe state.is_over = true
            unsafe scrim_set_job(state)
        }
        return isWithin
    }

    @inline(never) private static func look() -> Bool {
        guard let job = current else { return false }
        // What has ended for one reason does not end for another.
        if !scrim_job_is_over(), job.clock() > Double(bitPattern: job.end.load(ordering: .relaxed)) {
            job.hasTakenTooLong.store(true, ordering: .releasing)
        }
        var state = unsafe scrim_job()
        unsafe state.until_look = microsecondsPerLook
        unsafe state.is_over = job.ending != nil
        unsafe scrim_set_job(state)
        return job.ending != nil
    }
}
