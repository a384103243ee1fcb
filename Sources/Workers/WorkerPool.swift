private import Glibc
internal import Synchronization

/// Threads that work at whatever items there are, a piece at a time, in the order in which the pieces were submitted.
///
/// They start with the first piece, and end with their owner once the pieces in hand are done.
package final class WorkerPool: Sendable {
    /// How many threads there are.
    package let size: Int
    private let shared: SharedState
    /// Threads that are there.
    private let started = Atomic(0)
    private let threads = Mutex<[SystemThread]>([])

    /// - Parameter niceness: How much the threads give way to others: from 0 for none to 19 for the meekest, each as
    ///   Linux has it.
    package init(size: Int, niceness: Int32 = 5) {
        self.size = max(1, size)
        shared = SharedState(niceness: niceness)
    }

    deinit {
        beginEnding()
        // Perhaps on one of them.
        for thread in takeThreads() { thread.detach() }
    }

    /// Ends the threads, once the pieces in hand are done; what still waits is left. Nobody submits any more, and none
    /// of the threads calls this.
    package func end() {
        beginEnding()
        for thread in takeThreads() { thread.join() }
        // Let go outside the lock: what waited may hold this pool, and this pool what waits.
        let left = shared.queue.withLock { queue in
            defer { queue = ItemQueue() }
            return queue
        }
        withExtendedLifetime(left) {}
    }

    private func beginEnding() {
        shared.isOver.store(true, ordering: .releasing)
        for _ in 0..<size { shared.signal() }
    }

    private func takeThreads() -> [SystemThread] {
        threads.withLock { threads in
            defer { threads = [] }
            return threads
        }
    }

    /// Asks for one piece of `item`, after all that were submitted before.
    package func submit(_ item: any WorkItem) {
        if started.load(ordering: .relaxed) < size { startMissing() }
        shared.queue.withLock { $0.append(item) }
        shared.signal()
    }

    /// Does what waits on the thread that asks, for as long as the system has given the pool no thread at all.
    package func workWithoutThreads() {
        while started.load(ordering: .relaxed) == 0, let item = shared.queue.withLock({ $0.popFirst() }) {
            shared.perform(item)
        }
    }

    /// Starts the threads that are missing: all at first, and later those that the system had no room for before.
    private func startMissing() {
        while case let count = started.load(ordering: .relaxed), count < size {
            let claim = started.compareExchange(expected: count, desired: count + 1, ordering: .acquiringAndReleasing)
            guard claim.exchanged else { continue }
            guard let thread = SystemThread(running: shared) else {
                started.subtract(1, ordering: .relaxed)
                return
            }
            threads.withLock { $0.append(thread) }
        }
    }

    /// Since when work has waited and none of it has been taken up; nil where none waits.
    package var stalledSince: ContinuousClock.Instant? { shared.queue.withLock { $0.stalledSince } }

    /// Pieces that wait to be done.
    package var waiting: Int {
        max(0, shared.queue.withLock { $0.count } - shared.abandoned.load(ordering: .relaxed))
    }

    /// Pieces that are being done.
    package var running: Int { max(0, shared.running.load(ordering: .relaxed)) }

    /// A piece that waits is not to be done any more: it counts no longer, and `passOver` is called when it comes up.
    package func abandon() { shared.abandoned.add(1, ordering: .relaxed) }

    /// One of the abandoned has come up.
    package func passOver() { shared.abandoned.subtract(1, ordering: .relaxed) }

    /// What the threads hold.
    @safe private final class SharedState: ThreadBody {
        let queue = Mutex(ItemQueue())
        let isOver = Atomic(false)
        let running = Atomic(0)
        let abandoned = Atomic(0)
        /// Counts the pieces that are to be done. Made by init, used through calls that are safe from any thread,
        /// destroyed by deinit.
        nonisolated(unsafe) private let pieces: UnsafeMutablePointer<sem_t>
        /// On Linux each thread has its own, from 0 for the daemon's to 19 for the meekest.
        private let niceness: Int32

        init(niceness: Int32) {
            self.niceness = niceness
            unsafe pieces = .allocate(capacity: 1)
            unsafe pieces.initialize(to: sem_t())
            unsafe sem_init(pieces, 0, 0)
        }

        deinit {
            unsafe sem_destroy(pieces)
            unsafe pieces.deallocate()
        }

        func signal() { unsafe sem_post(pieces) }

        func run() {
            // Whoever is quickly served goes first: the daemon's threads, which have a moment's work for each.
            setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, niceness)
            while true {
                while unsafe sem_wait(pieces) != 0 && errno == EINTR {}
                if isOver.load(ordering: .acquiring) { return }
                guard let item = queue.withLock({ $0.popFirst() }) else { continue }
                perform(item)
            }
        }

        func perform(_ item: any WorkItem) {
            running.add(1, ordering: .relaxed)
            item.run()
            running.subtract(1, ordering: .relaxed)
        }
    }

    /// A queue in a ring: what is taken leaves room for what comes.
    private struct ItemQueue {
        private var ring: [(any WorkItem)?] = Array(repeating: nil, count: 16)
        private var first = 0
        private(set) var count = 0
        /// When an item was last taken, or the first of those that wait came; nil where none waits.
        private(set) var stalledSince: ContinuousClock.Instant?

        mutating func append(_ item: any WorkItem) {
            if count == 0 { stalledSince = .now }
            if count == ring.count {
                ring = Array(ring[first...] + ring[..<first]) + Array(repeating: nil, count: count)
                first = 0
            }
            ring[(first + count) % ring.count] = item
            count += 1
        }

        mutating func popFirst() -> (any WorkItem)? {
            guard count > 0 else { return nil }
            defer {
                ring[first] = nil
                first = (first + 1) % ring.count
                count -= 1
                stalledSince = count > 0 ? .now : nil
            }
            return ring[first]
        }
    }
}
