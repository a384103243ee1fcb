internal import Synchronization
private import Workers

/// A thread that checks a dispatcher's pending requests several times a second, until it is stopped.
final class Sweeper: Sendable {
    private let loop: SweepLoop
    private let thread: SystemThread?

    init(_ dispatcher: Dispatcher) {
        loop = SweepLoop(dispatcher)
        thread = SystemThread(running: loop)
    }

    /// Stops the thread and returns when it has ended. To be called once.
    func stop() {
        loop.isOver.store(true, ordering: .releasing)
        loop.wakeup.signal()
        thread?.join()
    }
}

private final class SweepLoop: ThreadBody {
    private let dispatcher: Dispatcher
    let wakeup = WakeupPipe()
    let isOver = Atomic(false)

    init(_ dispatcher: Dispatcher) { self.dispatcher = dispatcher }

    func run() {
        while !isOver.load(ordering: .acquiring) {
            wakeup.wait(atMost: 0.25)
            dispatcher.sweep(olderThan: 250)
        }
    }
}
