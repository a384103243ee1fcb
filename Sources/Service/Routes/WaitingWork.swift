private import Synchronization
import Workers

/// Sheds work that has waited too long for a worker: at the moment when its time is over, not when a worker takes it
/// up.
///
/// The limit is the same for all work, so that the oldest is due first. One thread sleeps until then; it starts with
/// the first waiting work, and ends with its owner.
final class WaitingWork: Sendable {
    let limit: WaitLimit
    private let loop: SheddingLoop

    init(limit: WaitLimit) {
        self.limit = limit
        loop = SheddingLoop(limit)
    }

    deinit { loop.stop() }

    /// Adds work that begins to wait.
    func add(_ work: DeferredWork) { if limit.milliseconds > 0 { loop.add(work) } }
}

private final class SheddingLoop: ThreadBody {
    private struct State {
        /// The work in the order in which it began to wait; elements before `first` have been removed.
        var works: [DeferredWork?] = []
        var first = 0
        var hasThread = false
        var isOver = false

        var next: DeferredWork? { first < works.count ? works[first] : nil }

        mutating func removeNext() {
            works[first] = nil
            first += 1
            guard first == works.count || first >= 1_024 else { return }
            works.removeFirst(first)
            first = 0
        }
    }

    private let limit: WaitLimit
    private let state = Mutex(State())
    private let wakeup = WakeupPipe()

    init(_ limit: WaitLimit) { self.limit = limit }

    func add(_ work: DeferredWork) {
        let isFirst = state.withLock { state in
            state.works.append(work)
            // If the system has no thread now, it may have one for the next work; a free worker also sheds.
            if !state.hasThread, let thread = SystemThread(running: self) {
                thread.detach()
                state.hasThread = true
            }
            return state.works.count - state.first == 1
        }
        if isFirst { wakeup.signal() }
    }

    func stop() {
        state.withLock { $0.isOver = true }
        wakeup.signal()
    }

    func run() {
        while true {
            let pause: Double?
            do {
                let taken = takeOverdue()
                if taken.isOver { return }
                for work in taken.works { work.shed() }
                pause = taken.pause
            }
            wakeup.wait(atMost: pause, orUntilThereIsRoomIn: [])
        }
    }

    /// Removes the work that has waited too long or waits no more, and returns it with the seconds until the next has
    /// waited too long; `nil` if none waits.
    ///
    /// The caller lets go of the work, outside the lock: with the last work the loop's owner may go, which stops it.
    private func takeOverdue() -> (works: [DeferredWork], pause: Double?, isOver: Bool) {
        state.withLock { state in
            var works: [DeferredWork] = []
            while let work = state.next {
                if work.isWaiting, !limit.isOver(since: work.began) {
                    return (works, limit.remaining(since: work.began), state.isOver)
                }
                works.append(work)
                state.removeNext()
            }
            return (works, nil, state.isOver)
        }
    }
}
