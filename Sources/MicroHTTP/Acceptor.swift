internal import CMicroHTTP
private import Glibc
internal import Synchronization
private import Workers

/// A thread that accepts connections from the system and hands them to the daemon's threads in turn.
///
/// Without it, each of the library's threads would accept up to ten connections whenever it wakes. Then nearly all
/// connections would go to the thread that happens to be awake; and if each of the ten needs much computing, later
/// connections would wait in the backlog.
final class Acceptor: Sendable {
    private let loop: AcceptLoop
    private let thread: Mutex<SystemThread?>

    /// - Parameter listener: A listening, non-blocking socket, which must stay open until `stop` has returned.
    /// - Returns: `nil` if the system cannot start another thread.
    init?(listener: Int32, daemon: OpaquePointer, dispatcher: Dispatcher) {
        loop = AcceptLoop(listener: listener, daemon: UInt(bitPattern: daemon), dispatcher: dispatcher)
        guard let thread = SystemThread(running: loop) else { return nil }
        self.thread = Mutex(thread)
    }

    /// Stops the thread and returns when it has ended. Later calls do nothing.
    ///
    /// - Parameter rest: What to do with the connections that are still waiting in the backlog.
    func stop(_ rest: Backlog) {
        loop.servesBacklog.store(rest == .served, ordering: .relaxed)
        loop.isOver.store(true, ordering: .releasing)
        loop.dispatcher.connections.signal()
        let thread = thread.withLock { thread in
            defer { thread = nil }
            return thread
        }
        thread?.join()
    }

    /// What to do with connections that the system has established but the daemon has not accepted. Their clients see
    /// them as open.
    enum Backlog { case served, dropped }
}

private final class AcceptLoop: ThreadBody {
    let listener: Int32
    /// The library's daemon, as the bits of a pointer. It exists longer than the thread.
    let daemon: UInt
    let dispatcher: Dispatcher
    let isOver = Atomic(false)
    /// Whether to accept the connections in the backlog before the thread ends.
    let servesBacklog = Atomic(false)

    init(listener: Int32, daemon: UInt, dispatcher: Dispatcher) {
        self.listener = listener
        self.daemon = daemon
        self.dispatcher = dispatcher
    }

    func run() {
        let connections = dispatcher.connections
        while !isOver.load(ordering: .acquiring) {
            connections.wait(at: listener)
            while !isOver.load(ordering: .acquiring), connections.enter(), takeOne() { continue }
        }
        // At most as many as the system can have accepted, so that clients which keep connecting cannot delay the end.
        var left = servesBacklog.load(ordering: .relaxed) ? dispatcher.settings.listenBacklog : 0
        while left > 0, connections.enter(), takeOne() { left -= 1 }
    }

    /// Accepts a connection, which is already counted in `connections`, and hands it to the daemon. If there is none,
    /// corrects the count and returns false, unless it is worth trying again at once.
    private func takeOne() -> Bool {
        var storage = sockaddr_storage()
        return unsafe withUnsafeMutablePointer(to: &storage) { storage in
            unsafe storage.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
                let socket = unsafe accept(listener, address, &size)
                guard socket >= 0 else {
                    let code = errno
                    dispatcher.connections.leave()
                    // There are not enough descriptors or memory, so other connections have to be closed first.
                    if [EMFILE, ENFILE, ENOBUFS, ENOMEM].contains(code) { usleep(10_000) }
                    return code == ECONNABORTED || code == EINTR
                }
                _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
                _ = fcntl(socket, F_SETFL, O_NONBLOCK)
                // From here on the library owns the socket, and closes it if it refuses: "MHD_add_connection ... must
                // no longer be used".
                if unsafe MHD_add_connection(OpaquePointer(bitPattern: daemon), socket, address, size) != .YES {
                    dispatcher.connections.leave()
                    dispatcher.countRefusedConnection()
                }
                return true
            }
        }
    }
}
