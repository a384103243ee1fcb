internal import CMicroHTTP
private import Glibc
internal import Synchronization

/// A running HTTP server: its threads, its listening socket and its connections.
///
/// Ends with its owner: letting it go stops the threads without grace.
package struct Daemon: ~Copyable {
    private let dispatcher: Dispatcher
    private let sweeper: Sweeper
    /// Owned; taken by whoever stops it first.
    private let handle: Mutex<UInt>

    /// The port that is listened on; tells the one that the system chose when the settings said 0.
    package let port: UInt16

    /// Listens and serves from now on, on threads of its own.
    package init(_ settings: ServerSettings, handler: some RequestHandler) throws(ListenError) {
        let socket = try ListenSocket(settings)
        let port = socket.port
        let dispatcher = Dispatcher(settings: settings, handler: handler)
        let started = unsafe try Daemon.start(settings, on: socket.give(), dispatcher)
        self.port = port
        self.dispatcher = dispatcher
        sweeper = Sweeper(dispatcher)
        handle = Mutex(UInt(bitPattern: started))
    }

    private static func start(
        _ settings: ServerSettings, on descriptor: Int32, _ dispatcher: Dispatcher
    ) throws(ListenError) -> OpaquePointer {
        var callbacks = unsafe dispatcher.callbacks()
        let threads = UInt32(clamping: max(1, settings.threads))
        let started = unsafe scrim_start(
            descriptor, threads, settings.memoryPerConnection,
            // Each thread must be able to hold at least one.
            max(threads, UInt32(clamping: settings.maxConnections)),
            UInt32(clamping: max(0, settings.connectionsPerAddress) * 2), UInt32(clamping: settings.idleTimeout),
            &callbacks)
        guard let started = unsafe started else {
            let code = errno
            close(descriptor)
            throw ListenError(host: settings.host, port: settings.port, step: .start, code: code)
        }
        return unsafe started
    }

    deinit {
        stop(grace: 0)
    }

    /// Requests in hand: from the end of the request line until the last byte of the answer is the system's.
    package var liveExchanges: Int { dispatcher.exchanges.count }

    /// Accepts no more connections, answers what has arrived, and ends every thread; returns when all that is done.
    ///
    /// From now on each answer carries `Connection: close`. Idle connections are closed without being waited for. A
    /// handler that runs is waited for, whatever the grace. The second call does nothing.
    /// - Parameter seconds: Longest time to wait for requests in hand; those left over are cut off.
    package func stop(grace seconds: Double) {
        let taken = handle.withLock { handle in
            defer { handle = 0 }
            return handle
        }
        guard let daemon = unsafe OpaquePointer(bitPattern: taken) else { return }
        dispatcher.drain()
        let descriptor = unsafe MHD_quiesce_daemon(daemon)
        var wereWaiting = false
        if descriptor >= 0 {
            if seconds > 0 { wereWaiting = unsafe takeWaitingConnections(from: descriptor, into: daemon) }
            // From here on the system refuses connections. The descriptor itself "must not be closed until AFTER
            // MHD_stop_daemon has been called", says microhttpd.h.
            shutdown(descriptor, Int32(SHUT_RD))
        }
        dispatcher.exchanges.waitUntilQuiet(for: Self.quiet, settling: Self.settling, atMost: seconds) {
            // Connections handed over are counted once their thread has looked at them.
            unsafe scrim_connections(daemon) == 0 && !wereWaiting
        } sweep: {
            dispatcher.sweep(settled: 100)
        }
        sweeper.stop()
        // "It is an API violation to call MHD_stop_daemon while having suspended connections", says microhttpd.h.
        dispatcher.carrier.close()
        unsafe MHD_stop_daemon(daemon)
        dispatcher.carrier.stop()
        if descriptor >= 0 { close(descriptor) }
    }

    /// Seconds without a request after which a connection that is still open counts as idle. Long enough for a thread
    /// of a busy machine to get its turn and look at what has arrived.
    private static let quiet = 0.5

    /// Seconds for which there must be no connection at all before that is believed: between taking a connection from
    /// the system and counting it a thread has it in its hands alone.
    private static let settling = 0.05

    /// Hands the daemon what the system had accepted for us and no thread has taken: to their clients those are connected.
    ///
    /// - Returns: whether there were any.
    private func takeWaitingConnections(from descriptor: Int32, into daemon: OpaquePointer) -> Bool {
        var wereWaiting = false
        var storage = sockaddr_storage()
        unsafe withUnsafeMutablePointer(to: &storage) { storage in
            unsafe storage.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                while true {
                    var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
                    let socket = unsafe accept(descriptor, address, &size)
                    guard socket >= 0 else { return }
                    _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
                    _ = fcntl(socket, F_SETFL, O_NONBLOCK)
                    wereWaiting = true
                    unsafe MHD_add_connection(daemon, socket, address, size)
                }
            }
        }
        return wereWaiting
    }
}
