import Synchronization
import Testing
import Workers

/// What several items did, in order, and a signal for each.
private final class Journal: Sendable {
    let pieces = Mutex<[Int]>([])
    let isWritten = WakeupPipe()

    func write(_ piece: Int) {
        pieces.withLock { $0.append(piece) }
        isWritten.signal()
    }

    func wait(for count: Int) -> [Int] {
        while pieces.withLock({ $0.count }) < count { isWritten.wait(atMost: 10) }
        return pieces.withLock { $0 }
    }
}

/// Writes its number into a journal, once it may.
private final class Entry: WorkItem {
    private let number: Int
    private let journal: Journal
    private let mayBegin: WakeupPipe?

    init(_ number: Int, in journal: Journal, after mayBegin: WakeupPipe? = nil) {
        self.number = number
        self.journal = journal
        self.mayBegin = mayBegin
    }

    func run() {
        mayBegin?.wait(atMost: 10)
        journal.write(number)
    }
}

@Suite struct `A pool of workers` {
    @Test func `does what was submitted first first, however much waits`() {
        let (pool, journal, mayBegin) = (WorkerPool(size: 1), Journal(), WakeupPipe())
        pool.submit(Entry(0, in: journal, after: mayBegin))
        for number in 1..<100 { pool.submit(Entry(number, in: journal)) }
        mayBegin.signal()
        #expect(journal.wait(for: 100) == Array(0..<100))
    }

    @Test func `does as many pieces at once as it has threads`() {
        let (pool, journal, mayBegin) = (WorkerPool(size: 2), Journal(), WakeupPipe())
        pool.submit(Entry(0, in: journal, after: mayBegin))
        pool.submit(Entry(1, in: journal))
        #expect(journal.wait(for: 1) == [1])
        mayBegin.signal()
        #expect(journal.wait(for: 2) == [1, 0])
    }

    @Test func `says since when none has come for work that waits`() throws {
        let (pool, journal, mayBegin) = (WorkerPool(size: 1), Journal(), WakeupPipe())
        #expect(pool.stalledSince == nil)
        pool.submit(Entry(0, in: journal))
        #expect(journal.wait(for: 1) == [0])
        // Taken at once: what is worked at does not wait.
        #expect(pool.stalledSince == nil)
        pool.submit(Entry(1, in: journal, after: mayBegin))
        pool.submit(Entry(2, in: journal))
        let first = try #require(pool.stalledSince)
        pool.submit(Entry(3, in: journal))
        // The worker may have come for the second piece only now; later ones change nothing.
        let second = try #require(pool.stalledSince)
        #expect(second >= first && second <= ContinuousClock.now)
        mayBegin.signal()
        #expect(journal.wait(for: 4) == [0, 1, 2, 3])
        #expect(pool.stalledSince == nil)
    }

    @Test func `does the same item as often as it is submitted`() {
        let (pool, journal) = (WorkerPool(size: 2), Journal())
        let entry = Entry(7, in: journal)
        for _ in 0..<50 { pool.submit(entry) }
        #expect(journal.wait(for: 50) == Array(repeating: 7, count: 50))
    }

    @Test(arguments: [-1, 0, 1]) func `has a thread at least`(size: Int) {
        let (pool, journal) = (WorkerPool(size: size), Journal())
        #expect(pool.size == 1)
        pool.submit(Entry(1, in: journal))
        #expect(journal.wait(for: 1) == [1])
    }
}

@Suite struct `A wakeup pipe` {
    @Test func `wakes once for all signals that came before`() {
        let pipe = WakeupPipe()
        // More than a pipe holds: none of them blocks.
        for _ in 0..<100_000 { pipe.signal() }
        for _ in 0..<20 { pipe.wait(atMost: 10) }
        #expect(seconds { pipe.wait(atMost: 0.05) } >= 0.05)
    }

    @Test func `wakes at its deadline where nobody signals`() {
        #expect(seconds { WakeupPipe().wait(atMost: 0.05) } >= 0.05)
    }

    @Test func `a wakeup pipe is quiet once it is cleared`() {
        let pipe = WakeupPipe()
        pipe.signal()
        pipe.clear()
        #expect(seconds { pipe.wait(atMost: 0.05) } >= 0.05)
    }

    private func seconds(_ body: () -> Void) -> Double {
        ContinuousClock().measure(body) / .seconds(1)
    }
}
