private import Glibc
internal import Synchronization

/// Work that comes in turns, so that several can share a crew fairly.
package protocol CrewWork: AnyObject, Sendable {
    /// One turn: a bounded piece of work.
    func turn()
}

/// Threads that take turns at whatever work there is, in the order in which the turns were called for.
///
/// They start with the first turn, and end with their owner once the turn in hand is done.
package final class Crew: Sendable {
    /// How many threads there are.
    package let size: Int
    private let hall: Hall
    private let hasStarted = Atomic(false)

    package init(size: Int) {
        self.size = max(1, size)
        hall = Hall()
    }

    deinit {
        hall.isOver.store(true, ordering: .releasing)
        for _ in 0..<size { hall.post() }
    }

    /// Asks for one turn, after all that were asked for before.
    package func call(_ work: any CrewWork) {
        if !hasStarted.exchange(true, ordering: .acquiringAndReleasing) { start() }
        hall.turns.withLock { $0.append(work) }
        hall.post()
    }

    private func start() {
        for _ in 0..<size {
            // Released by the thread itself, in `runCrew`, or right here when there is none.
            let retained = unsafe Unmanaged.passRetained(hall)
            var thread = pthread_t()
            if unsafe pthread_create(&thread, nil, runCrew, retained.toOpaque()) == 0 {
                pthread_detach(thread)
            } else {
                unsafe retained.release()
            }
        }
    }

    /// What the threads hold.
    @safe fileprivate final class Hall: Sendable {
        let turns = Mutex(Turns())
        /// On Linux each thread has its own, from 0 for the daemon's to 19 for the meekest.
        private static let niceness: Int32 = 5
        let isOver = Atomic(false)
        // Made by init, used through calls that are safe from any thread, destroyed by deinit.
        nonisolated(unsafe) private let bell: UnsafeMutablePointer<sem_t>

        init() {
            unsafe bell = .allocate(capacity: 1)
            unsafe bell.initialize(to: sem_t())
            unsafe sem_init(bell, 0, 0)
        }

        deinit {
            unsafe sem_destroy(bell)
            unsafe bell.deallocate()
        }

        func post() { unsafe sem_post(bell) }

        func run() {
            // Whoever is quickly served goes first: the daemon's threads, which have a moment's work for each.
            setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, Self.niceness)
            while true {
                while unsafe sem_wait(bell) != 0 && errno == EINTR {}
                if isOver.load(ordering: .acquiring) { return }
                turns.withLock { $0.popFirst() }?.turn()
            }
        }
    }

    /// A queue in a ring: what is taken leaves room for what comes.
    fileprivate struct Turns {
        private var ring: [(any CrewWork)?] = Array(repeating: nil, count: 16)
        private var first = 0
        private var count = 0

        mutating func append(_ work: any CrewWork) {
            if count == ring.count {
                ring = Array(ring[first...] + ring[..<first]) + Array(repeating: nil, count: count)
                first = 0
            }
            ring[(first + count) % ring.count] = work
            count += 1
        }

        mutating func popFirst() -> (any CrewWork)? {
            guard count > 0 else { return nil }
            defer {
                ring[first] = nil
                first = (first + 1) % ring.count
                count -= 1
            }
            return ring[first]
        }
    }
}

private func runCrew(_ opaque: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let opaque = unsafe opaque else { return nil }
    // Balances the `passRetained` in `Crew.start`.
    unsafe Unmanaged<Crew.Hall>.fromOpaque(opaque).takeRetainedValue().run()
    return nil
}
