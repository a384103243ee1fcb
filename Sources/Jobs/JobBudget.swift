private import CJobs
private import Glibc
private import Synchronization

/// The budget of a job: the processor time and the amounts of work that it may take; other threads can cancel the job
/// with it.
///
/// A thread holds the job that it works at. Long loops ask `JobBudget.isOver` in each round and leave when it returns
/// true; what they made is then discarded, and the caller that began the job reads `ending`. So a loop needs no error
/// path of its own. Threads without a job, such as those of connections, are never told to end, and pay only for a read
/// of one variable.
package final class JobBudget: Sendable {
    /// The reason why work had to end.
    package enum Ending: Hashable, Sendable {
        /// It used more processor time than its limit.
        case tookTooLong
        /// It would make more of a product than its limit allows, whatever time that takes.
        case asksTooMuch(WorkProduct)
        /// Its result is not needed any more.
        case isCancelled
    }

    /// The processor time that one piece of work may take, in seconds; `nil` for no limit.
    package let seconds: Double?
    package let limits: WorkLimits
    private let clock: @Sendable () -> Double
    /// The processor time at which the current piece must end, as the bits of a number of seconds. It is written only
    /// by the thread that does the work.
    private let end = Atomic(Double.infinity.bitPattern)
    private let wasCancelled = Atomic(false)
    private let hasTakenTooLong = Atomic(false)
    private let counts: Mutex<Counts>

    private struct Counts {
        /// How much is left of each product; empty as long as none has been counted.
        var left: [Int] = []
        /// The hashes of the keys that have already been counted, each of which counts only once.
        var known: Set<Int> = []
        var excess: WorkProduct?
    }

    /// - Parameters:
    ///   - seconds: The processor time that each piece of work may take, in seconds; 0 sets no limit.
    ///   - limits: The limit of each product.
    ///   - clock: Returns the processor time of the calling thread, in seconds from any start.
    package init(
        seconds: Double, limits: WorkLimits = .none,
        clock: @escaping @Sendable () -> Double = JobBudget.threadSeconds
    ) {
        self.seconds = seconds > 0 ? seconds : nil
        self.limits = limits
        self.clock = clock
        counts = Mutex(Counts())
    }

    /// Returns the processor time that the calling thread has used, in seconds.
    package static let threadSeconds: @Sendable () -> Double = {
        var time = timespec()
        unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }

    /// About how many microseconds of work are done between two readings of the clock. Even if a loop's estimate is a
    /// hundred times too low, the clock is still read ten times a second.
    private static let microsecondsPerLook: Int32 = 1_000

    // MARK: For others

    /// Ends the work soon, because its result is not needed any more. It may be called by any thread, before, during
    /// and after the work.
    package func cancel() { wasCancelled.store(true, ordering: .releasing) }

    /// The reason why the work ended early; `nil` if it did not, and its result is valid.
    package var ending: Ending? {
        if let excess = counts.withLock({ $0.excess }) { return .asksTooMuch(excess) }
        if hasTakenTooLong.load(ordering: .acquiring) { return .tookTooLong }
        return wasCancelled.load(ordering: .acquiring) ? .isCancelled : nil
    }

    // MARK: For who sets it on

    /// Does the work on the calling thread, which has this as its current job meanwhile. Afterwards its current job is
    /// the same as before.
    package func work<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        let before = unsafe scrim_job()
        begin()
        // The job exists longer than the call, so the thread needs no reference to it.
        unsafe scrim_set_job(
            scrim_job(
                job: Unmanaged.passUnretained(self).toOpaque(), until_look: Self.microsecondsPerLook,
                is_over: ending != nil))
        defer { unsafe scrim_set_job(before) }
        return try body()
    }

    /// Begins another piece of the same work. Its time and its products are counted from zero.
    package func begin() {
        end.store((seconds.map { clock() + $0 } ?? .infinity).bitPattern, ordering: .relaxed)
        counts.withLock { counts in
            counts.left = []
            counts.known = []
        }
    }

    // MARK: For the work

    /// The current job of the calling thread; `nil` if there is none.
    package static var current: JobBudget? {
        guard let job = unsafe scrim_job().job else { return nil }
        return unsafe Unmanaged<JobBudget>.fromOpaque(job).takeUnretainedValue()
    }

    /// Whether the calling thread has a current job.
    @inline(__always) package static var isHeld: Bool { scrim_has_job() }

    /// Whether the current work has to end; loops must check this in each round.
    ///
    /// - Parameter microseconds: The approximate time of a round, at least 1. It determines how often the clock is
    ///   read.
    @inline(__always) package static func isOver(after microseconds: Int32 = 1) -> Bool {
        guard scrim_has_job() else { return false }
        return scrim_job_is_look_due(microseconds) ? look() : scrim_job_is_over()
    }

    /// Whether the current work has already been told to end. Then everything that was made since has to be discarded.
    package static var wasOver: Bool { scrim_job_is_over() }

    // MARK: Products

    /// Counts work that is about to be done.
    ///
    /// - Parameter key: A key for work that counts only once, however often it is done; `nil` to count it each time.
    /// - Returns: Whether it may be done; otherwise the current work is over.
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
        // If the work has already ended for one reason, the reason does not change.
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
