import Jobs
import Synchronization
import Testing

/// A clock that is set by hand.
private final class HandClock: Sendable {
    private let seconds = Mutex(0.0)
    let looks = Atomic(0)

    var now: Double { seconds.withLock { $0 } }
    func advance(by step: Double) { seconds.withLock { $0 += step } }
    func look() -> Double {
        looks.add(1, ordering: .relaxed)
        return now
    }
}

@Suite struct `A job` {
    /// Rounds of a loop, a tenth of a millisecond each, until the job ends it or there were enough.
    private func rounds(_ clock: HandClock, most: Int) -> Int {
        for round in 0..<most {
            if JobBudget.isOver(after: 100) { return round }
            clock.advance(by: 100e-6)
        }
        return most
    }

    @Test func `ends within a tenth of a second of when its time is up`() {
        let clock = HandClock()
        let job = JobBudget(seconds: 0.5, clock: clock.look)
        let count = job.work { rounds(clock, most: 1_000_000) }
        #expect(count >= 5_000 && count <= 6_000)
        #expect(job.ending == .tookTooLong)
    }

    @Test func `a job that keeps within its time is never told to end`() {
        let clock = HandClock()
        let job = JobBudget(seconds: 0.5, clock: clock.look)
        #expect(job.work { rounds(clock, most: 4_000) } == 4_000)
        #expect(job.ending == nil)
    }

    @Test func `without a bound goes on as long as it likes`() {
        let clock = HandClock()
        let job = JobBudget(seconds: 0, clock: clock.look)
        clock.advance(by: 1e9)
        #expect(job.work { rounds(clock, most: 10_000) } == 10_000)
    }

    @Test func `begins anew for each piece, and every piece has all of the time`() {
        let clock = HandClock()
        let job = JobBudget(seconds: 0.5, clock: clock.look)
        let counts = job.work {
            (0..<5).map { _ in
                job.begin()
                return rounds(clock, most: 4_000)
            }
        }
        #expect(counts == Array(repeating: 4_000, count: 5))
        #expect(job.ending == nil)
    }

    @Test func `a job that somebody cancels ends at its next look`() {
        let clock = HandClock()
        let job = JobBudget(seconds: 0, clock: clock.look)
        let count = job.work {
            let first = rounds(clock, most: 50)
            job.cancel()
            return first + rounds(clock, most: 1_000_000)
        }
        #expect(count >= 50 && count <= 70)
        #expect(job.ending == .isCancelled)
    }

    @Test func `a job that was cancelled before it began ends at once`() {
        let clock = HandClock()
        let job = JobBudget(seconds: 1, clock: clock.look)
        job.cancel()
        #expect(job.work { rounds(clock, most: 100) } == 0)
    }

    @Test func `looks at the clock once in a thousand rounds of a microsecond`() {
        let clock = HandClock()
        let job = JobBudget(seconds: 1, clock: clock.look)
        job.work { for _ in 0..<100_000 { _ = JobBudget.isOver() } }
        // One look when the work begins.
        #expect(clock.looks.load(ordering: .relaxed) == 101)
    }

    @Test func `a job is held by its own thread for as long as it is worked at, one inside the other`() {
        let outer = JobBudget(seconds: 1)
        let inner = JobBudget(seconds: 1)
        #expect(JobBudget.current == nil && !JobBudget.isOver())
        outer.work {
            #expect(JobBudget.current === outer)
            inner.cancel()
            inner.work { #expect(JobBudget.current === inner && JobBudget.isOver()) }
            #expect(JobBudget.current === outer && !JobBudget.isOver())
        }
        #expect(JobBudget.current == nil && !JobBudget.wasOver)
    }

    @Test func `counts the processor time of its thread`() {
        let job = JobBudget(seconds: 0.02)
        let start = JobBudget.threadSeconds()
        job.work {
            while !JobBudget.isOver() {}
        }
        let taken = JobBudget.threadSeconds() - start
        #expect(taken >= 0.02 && taken < 0.2)
    }

    // MARK: Products

    @Test func `ends at the first count beyond a product's bound, whatever the clock says`() {
        var limits = WorkLimits.none
        limits[.stops] = 100
        let clock = HandClock()
        let job = JobBudget(seconds: 1, limits: limits, clock: clock.look)
        job.work {
            #expect(JobBudget.count(.stops, 60) && JobBudget.count(.layers, 1_000_000) && JobBudget.count(.stops, 40))
            #expect(!JobBudget.isOver() && job.ending == nil)
            #expect(!JobBudget.count(.stops, 1))
            clock.advance(by: 10)
            #expect(rounds(clock, most: 1_000) == 0 && JobBudget.isOver(after: 1_000_000))
        }
        #expect(job.ending == .asksTooMuch(.stops))
    }

    @Test func `counts once what is the same`() {
        var limits = WorkLimits.none
        limits[.springs] = 3
        let job = JobBudget(seconds: 0, limits: limits)
        job.work {
            for _ in 0..<100 { for name in ["a", "b", "c"] { JobBudget.count(.springs, 1, once: name) } }
            #expect(job.ending == nil)
            JobBudget.count(.springs, 1, once: "d")
        }
        #expect(job.ending == .asksTooMuch(.springs))
    }

    @Test func `whose time is up is not told afterwards that it asks too much`() {
        var limits = WorkLimits.none
        limits[.pixels] = 1
        let clock = HandClock()
        let job = JobBudget(seconds: 0.1, limits: limits, clock: clock.look)
        job.work {
            clock.advance(by: 1)
            #expect(JobBudget.isOver(after: 1_000_000) && !JobBudget.count(.pixels, 100))
        }
        #expect(job.ending == .tookTooLong)
    }

    @Test func `on threads without one nothing is counted`() { #expect(JobBudget.count(.pixels, .max)) }
}
