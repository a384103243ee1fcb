internal import CMicroHTTP
private import Glibc
internal import Synchronization
private import Workers

/// A thread that takes connections from the system and deals them out to the threads of a daemon, one after the other.
///
/// Left to itself each of the library's threads takes up to ten whenever it wakes: the one that is awake gets nearly
/// all of them, and where each of ten has much to compute, those behind them wait in the backlog.
final class Acceptor: Sendable {
    private let loop: AcceptLoop
    private let thread: Mutex<SystemThread?>

    /// - Parameter listener: Listens and does not block; stays open until after `stop`.
    /// - Returns: nil where the system has no thread to give.
    init?(listener: Int32, daemon: OpaquePointer, dispatcher: Dispatcher) {
        loop = AcceptLoop(listener: listener, daemon: UInt(bitPattern: daemon), dispatcher: dispatcher)
        guard let thread = SystemThread(running: loop) else { return nil }
        self.thread = Mutex(thread)
    }

    /// Returns when the thread has ended. Later calls do nothing.
    ///
    /// - Parameter rest: What becomes of the connections that the system had accepted by then.
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

    /// Connections that the system has accepted and nobody has taken: to their clients they stand.
    enum Backlog { case served, dropped }
}

/// What the acceptor's thread does.
private final class AcceptLoop: ThreadBody {
    let listener: Int32
    /// The library's daemon, as bits; outlives the thread.
    let daemon: UInt
    let dispatcher: Dispatcher
    let isOver = Atomic(false)
    /// Whether to take, before the end, what the system has accepted.
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
        // No more than the system can have accepted: clients that keep coming must not hold up the end.
        var left = servesBacklog.load(ordering: .relaxed) ? dispatcher.settings.listenBacklog : 0
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
                    dispatcher.countRefusedConnection()
                }
                return true
            }
        }
    }
}
