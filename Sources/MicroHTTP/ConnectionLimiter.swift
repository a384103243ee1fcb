internal import Synchronization
private import Workers

/// Counts the open connections, including the one that the acceptor is about to accept, and limits their number.
final class ConnectionLimiter: Sendable {
    private let open = Atomic(0)
    private let isAwaited = Atomic(false)
    private let most: Int
    private let wakeup = WakeupPipe()

    init(most: Int) { self.most = max(1, most) }

    /// The number of connections that are open now.
    var count: Int { open.load(ordering: .sequentiallyConsistent) }

    /// Counts one more connection. Returns false, and counts nothing, if the limit is reached.
    func enter() -> Bool {
        guard open.load(ordering: .sequentiallyConsistent) < most else { return false }
        open.add(1, ordering: .sequentiallyConsistent)
        return true
    }

    /// Counts one connection less.
    func leave() {
        open.subtract(1, ordering: .sequentiallyConsistent)
        if isAwaited.load(ordering: .sequentiallyConsistent) { signal() }
    }

    /// Ends a `wait`.
    func signal() { wakeup.signal() }

    /// Blocks until another connection is allowed and one waits at `listener`, or until a signal.
    func wait(at listener: Int32) {
        isAwaited.store(true, ordering: .sequentiallyConsistent)
        let isFull = count >= most
        if !isFull { isAwaited.store(false, ordering: .sequentiallyConsistent) }
        wakeup.wait(orUntilThereIsAConnectionAt: isFull ? nil : listener)
        isAwaited.store(false, ordering: .sequentiallyConsistent)
    }
}
