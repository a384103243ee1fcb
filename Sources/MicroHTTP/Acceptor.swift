internal import CMicroHTTP
private import Glibc
internal import Synchronization

/// A thread that takes connections from the system and deals them out to the threads of a daemon in turn.
///
/// Left to itself each of the library's threads takes up to ten whenever it wakes: the one that is awake gets nearly all of
/// them, and where each of ten has much to compute, those behind them wait in the backlog.
final class Acceptor: Sendable {
    private let errand: Errand
    private let thread: Mutex<pthread_t?>

    /// What the thread holds.
    fileprivate final class Errand: Sendable {
        let listener: Int32
        /// The library's daemon, as bits; outlives the thread.
        let daemon: UInt
        let dispatcher: Dispatcher
        let isOver = Atomic(false)
        /// Whether to take, before the end, what the system holds ready.
        let takesLast = Atomic(false)

        init(listener: Int32, daemon: UInt, dispatcher: Dispatcher) {
            self.listener = listener
            self.daemon = daemon
            self.dispatcher = dispatcher
        }
    }

    /// - Parameter listener: Listens and does not block; stays open until after `stop`.
    /// - Returns: nil where the system has no thread to give.
    init?(listener: Int32, daemon: OpaquePointer, dispatcher: Dispatcher) {
        errand = Errand(listener: listener, daemon: UInt(bitPattern: daemon), dispatcher: dispatcher)
        // Released by the thread itself, in `runAcceptor`, or right here when there is none.
        let retained = unsafe Unmanaged.passRetained(errand)
        var thread = pthread_t()
        guard unsafe pthread_create(&thread, nil, runAcceptor, retained.toOpaque()) == 0 else {
            unsafe retained.release()
            return nil
        }
        self.thread = Mutex(thread)
    }

    /// Returns when the thread has ended. Later calls do nothing.
    ///
    /// - Parameter takingLast: Whether to hand on what the system had accepted by then: to their clients those connections
    ///   stand.
    func stop(takingLast: Bool) {
        errand.takesLast.store(takingLast, ordering: .relaxed)
        errand.isOver.store(true, ordering: .releasing)
        errand.dispatcher.connections.ring()
        let thread = thread.withLock { thread in
            defer { thread = nil }
            return thread
        }
        if let thread { pthread_join(thread, nil) }
    }
}

extension Acceptor.Errand {
    fileprivate func run() {
        let connections = dispatcher.connections
        while !isOver.load(ordering: .acquiring) {
            connections.wait(at: listener)
            while !isOver.load(ordering: .acquiring), connections.enter(), takeOne() { continue }
        }
        // No more than the system can have held ready: clients that keep coming must not hold up the end.
        var left = takesLast.load(ordering: .relaxed) ? dispatcher.settings.listenBacklog : 0
        while left > 0, connections.enter(), takeOne() { left -= 1 }
    }

    /// Hands the daemon a connection that has been counted; false, and uncounted, where there is none.
    private func takeOne() -> Bool {
        var storage = sockaddr_storage()
        return unsafe withUnsafeMutablePointer(to: &storage) { storage in
            unsafe storage.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
                let socket = unsafe accept(listener, address, &size)
                guard socket >= 0 else {
                    let code = errno
                    dispatcher.connections.leave()
                    // Out of descriptors or memory: others have to close first.
                    if [EMFILE, ENFILE, ENOBUFS, ENOMEM].contains(code) { usleep(10_000) }
                    return code == ECONNABORTED || code == EINTR
                }
                _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
                _ = fcntl(socket, F_SETFL, O_NONBLOCK)
                // It owns the socket, and closes it where it refuses: "MHD_add_connection ... must no longer be used".
                if unsafe MHD_add_connection(OpaquePointer(bitPattern: daemon), socket, address, size) != .YES {
                    dispatcher.connections.leave()
                }
                return true
            }
        }
    }
}

/// How many connections are open, the acceptor's hands included, and whether there may be more.
final class OpenConnections: Sendable {
    private let open = Atomic(0)
    private let isAwaited = Atomic(false)
    private let most: Int
    private let doorbell = Doorbell()

    init(most: Int) {
        self.most = max(1, most)
    }

    /// Connections that are open now.
    var count: Int { open.load(ordering: .sequentiallyConsistent) }

    /// Counts one more; false where there are as many as may be.
    func enter() -> Bool {
        guard open.load(ordering: .sequentiallyConsistent) < most else { return false }
        open.add(1, ordering: .sequentiallyConsistent)
        return true
    }

    /// Counts one less.
    func leave() {
        open.subtract(1, ordering: .sequentiallyConsistent)
        if isAwaited.load(ordering: .sequentiallyConsistent) { ring() }
    }

    /// Ends a wait.
    func ring() { doorbell.ring() }

    /// Returns when there is room for a connection and one waits at `listener`, or when it rings.
    fileprivate func wait(at listener: Int32) {
        isAwaited.store(true, ordering: .sequentiallyConsistent)
        let isFull = count >= most
        if !isFull { isAwaited.store(false, ordering: .sequentiallyConsistent) }
        doorbell.wait(orUntilThereIsAConnectionAt: isFull ? nil : listener)
        isAwaited.store(false, ordering: .sequentiallyConsistent)
    }
}

private func runAcceptor(_ opaque: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let opaque = unsafe opaque else { return nil }
    // Balances the `passRetained` in `Acceptor.init`.
    unsafe Unmanaged<Acceptor.Errand>.fromOpaque(opaque).takeRetainedValue().run()
    return nil
}
