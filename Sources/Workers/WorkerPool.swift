private import Glibc
internal import Synchronization

/// A pool of threads that work on items, one piece at a time, in the order in which the pieces were submitted.
///
/// The threads start with the first piece. They end with the pool, after finishing the pieces that are in progress.
package final class WorkerPool: Sendable {
    /// The number of threads of the pool.
    package let size: Int
    private let shared: SharedState
    /// The number of threads that have been started.
    private let started = Atomic(0)
    private let threads = Mutex<[SystemThread]>([])

    /// - Parameter niceness: The niceness of the threads, which Linux has for each thread: from 0 for none to 19 for
    ///   threads that let all others go first.
    package init(size: Int, niceness: Int32 = 5) {
        self.size = max(1, size)
        shared = SharedState(niceness: niceness)
    }

    deinit {
        beginEnding()
        // This may be running on one of the threads, and a thread cannot join itself.
        for thread in takeThreads() { thread.detach() }
    }

    /// Ends the threads after they have finished the pieces in progress. Pieces that are still waiting are dropped.
    /// Nothing may be submitted after this, and none of the threads may call it.
    package func end() {
        beginEnding()
        for thread in takeThreads() { thread.join() }
        // They are released outside of the lock, because waiting items may hold a reference to this pool, which holds
        // them.
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

    /// Submits one piece of `item`, which is done after everything that was submitted before.
    package func submit(_ item: any WorkItem) {
        if started.load(ordering: .relaxed) < size { startMissing() }
        shared.queue.withLock { $0.append(item) }
        shared.signal()
    }

    /// Does the waiting work on the calling thread, if the system has not given the pool a single thread.
    package func workWithoutThreads() {
        while started.load(ordering: .relaxed) == 0, let item = shared.queue.withLock({ $0.popFirst() }) {
            shared.perform(item)
        }
    }

    /// Starts the threads that are missing: at first all of them, and later those that the system could not start
    /// before.
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

    /// Since when work has been waiting without any being started; `nil` if none is waiting.
    package var stalledSince: ContinuousClock.Instant? { shared.queue.withLock { $0.stalledSince } }

    /// The number of waiting pieces.
    package var waiting: Int {
        max(0, shared.queue.withLock { $0.count } - shared.abandoned.load(ordering: .relaxed))
    }

    /// The number of pieces that are being done.
    package var running: Int { max(0, shared.running.load(ordering: .relaxed)) }

    /// Notes that a waiting piece need not be done any more. It no longer counts as waiting, and must call `passOver`
    /// at its turn.
    package func abandon() { shared.abandoned.add(1, ordering: .relaxed) }

    /// Notes that it is the turn of an abandoned piece.
    package func passOver() { shared.abandoned.subtract(1, ordering: .relaxed) }

    /// The state that the threads share and retain.
    @safe private final class SharedState: ThreadBody {
        let queue = Mutex(ItemQueue())
        let isOver = Atomic(false)
        let running = Atomic(0)
        let abandoned = Atomic(0)
        /// A semaphore that counts the pieces to be done. It is made by `init`, used through calls that are safe from
        /// any thread, and destroyed by `deinit`.
        nonisolated(unsafe) private let pieces: UnsafeMutablePointer<sem_t>
        /// On Linux each thread has its own niceness: from 0, as the daemon's threads have, to 19.
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
            // The workers let the daemon's threads go first, because these need only a moment for each request.
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

    /// A queue in a ring buffer, which grows when it is full.
    private struct ItemQueue {
        private var ring: [(any WorkItem)?] = Array(repeating: nil, count: 16)
        private var first = 0
        private(set) var count = 0
        /// When an item was last taken, or when the first one was added to an empty queue; `nil` if none is waiting.
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
