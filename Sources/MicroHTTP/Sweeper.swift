private import Glibc
internal import Synchronization

/// A thread that sweeps a dispatcher's arrivals several times a second, until it is stopped.
final class Sweeper: Sendable {
    private let thread: pthread_t?
    private let errand: Errand

    /// What the thread holds.
    fileprivate final class Errand: Sendable {
        let dispatcher: Dispatcher
        let doorbell = Doorbell()
        let isOver = Atomic(false)

        init(_ dispatcher: Dispatcher) {
            self.dispatcher = dispatcher
        }
    }

    init(_ dispatcher: Dispatcher) {
        errand = Errand(dispatcher)
        // Released by the thread itself, in `runErrand`, or right here when there is none.
        let retained = unsafe Unmanaged.passRetained(errand)
        var thread = pthread_t()
        if unsafe pthread_create(&thread, nil, runErrand, retained.toOpaque()) == 0 {
            self.thread = thread
        } else {
            unsafe retained.release()
            self.thread = nil
        }
    }

    /// Returns when the thread has ended. To be called once.
    func stop() {
        errand.isOver.store(true, ordering: .releasing)
        errand.doorbell.ring()
        if let thread { pthread_join(thread, nil) }
    }
}

private func runErrand(_ opaque: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let opaque = unsafe opaque else { return nil }
    // Balances the `passRetained` in `Sweeper.init`.
    let errand = unsafe Unmanaged<Sweeper.Errand>.fromOpaque(opaque).takeRetainedValue()
    while !errand.isOver.load(ordering: .acquiring) {
        errand.doorbell.wait(atMost: 0.25)
        errand.dispatcher.sweep(settled: 250)
    }
    return nil
}
