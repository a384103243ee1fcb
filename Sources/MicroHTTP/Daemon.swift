internal import CMicroHTTP
private import Glibc
internal import Synchronization

/// The state of a daemon's connections and answers at one moment.
package struct ServerStatistics: Hashable, Sendable {
    /// The number of connections that are open now.
    package var connections = 0
    /// The number of connections refused since the start because their address already had the most that are allowed.
    package var connectionsRefused = 0
    /// The number of answers that are being streamed now.
    package var streams = 0
    /// The bytes of answers that clients have not read yet.
    package var unreadBytes = 0

    package init() {}

    init(connections: Int, connectionsRefused: Int, streams: Int, unreadBytes: Int) {
        self.connections = connections
        self.connectionsRefused = connectionsRefused
        self.streams = streams
        self.unreadBytes = unreadBytes
    }
}

/// A running HTTP server: its threads, its listening socket and its connections. Built on libmicrohttpd, which the
/// comments in this room call "the library".
///
/// It ends with its owner: if it is dropped, its threads stop without waiting for requests.
package struct Daemon: ~Copyable {
    private let dispatcher: Dispatcher
    private let sweeper: Sweeper
    private let acceptor: Acceptor
    private let listener: ListenSocket
    /// The library's daemon, as the bits of a pointer. Owned; 0 after a call of `stop` has taken it.
    private let handle: Mutex<UInt>

    /// The port on which the daemon listens. If the settings have 0, it is the one that the system chose.
    package let port: UInt16
    /// The address on which the daemon listens, as a literal.
    package let host: String

    /// Starts to listen and serve, on separate threads.
    package init(_ settings: ServerSettings, handler: some RequestHandler) throws(ListenError) {
        let socket = try ListenSocket(settings)
        let address = socket.address
        let dispatcher = Dispatcher(settings: settings, handler: handler)
        let started = unsafe try Daemon.start(settings, dispatcher)
        let accepting = unsafe Acceptor(listener: socket.descriptor, daemon: started, dispatcher: dispatcher)
        guard let accepting else {
            unsafe MHD_stop_daemon(started)
            throw ListenError(host: settings.host, port: settings.port, step: .start, code: EAGAIN)
        }
        port = address.port
        host = address.host
        self.dispatcher = dispatcher
        sweeper = Sweeper(dispatcher)
        acceptor = accepting
        listener = socket
        handle = Mutex(UInt(bitPattern: started))
    }

    private static func start(
        _ settings: ServerSettings, _ dispatcher: Dispatcher
    ) throws(ListenError) -> OpaquePointer {
        var callbacks = unsafe dispatcher.callbacks()
        let threads = UInt32(clamping: max(1, settings.threads))
        let started = unsafe scrim_start(
            threads, settings.memoryPerConnection,
            // The acceptor enforces the limit. The library divides its own limit among the threads, so that one is set
            // so high that it is never reached first.
            UInt32(clamping: max(1, settings.maxConnections) * Int(threads)),
            UInt32(clamping: max(0, settings.connectionsPerAddress) * 2), UInt32(clamping: settings.idleTimeout),
            &callbacks)
        guard let started = unsafe started else {
            let code = errno
            throw ListenError(host: settings.host, port: settings.port, step: .start, code: code)
        }
        return unsafe started
    }

    deinit {
        stop(grace: 0)
    }

    /// The number of requests in flight: from the end of the request line until the system has taken the last byte of
    /// the answer.
    package var requestsInFlight: Int { dispatcher.inFlight.count }

    /// The state of connections and answers now.
    package var statistics: ServerStatistics { dispatcher.statistics }

    /// Adds `Connection: close` to every answer from now on.
    package func beginDraining() { dispatcher.drain() }

    /// Whether each of the daemon's threads probably answers within `seconds`.
    ///
    /// The daemon gets requests over the network, as from a client. There are four connections at once for each thread,
    /// because the library distributes simultaneous connections among its threads. If there is no room for so many
    /// connections, no new client would be answered either, and the daemon counts as answering.
    ///
    /// - Parameter path: The target of the requests.
    package func answers(_ path: String, within seconds: Double) -> Bool {
        let probes = 4 * max(1, dispatcher.settings.threads)
        guard dispatcher.connections.count + probes <= dispatcher.settings.maxConnections else { return true }
        return HealthProbe(address: listener.address, path: path).ask(probes, within: seconds).allSatisfy { $0.isLife }
    }

    /// Accepts no more connections, answers what has arrived, and ends every thread. Returns when all of that is done.
    ///
    /// From now on every answer has `Connection: close`. Idle connections are closed at once. Handlers that are running
    /// may finish, however long that takes; deferred work is cancelled. A second call does nothing.
    /// - Parameter seconds: The longest time to wait for requests in flight; those left over are cut off.
    /// - Returns: How many requests were cut off.
    @discardableResult
    package func stop(grace seconds: Double) -> Int {
        let taken = handle.withLock { handle in
            defer { handle = 0 }
            return handle
        }
        guard let daemon = unsafe OpaquePointer(bitPattern: taken) else { return 0 }
        dispatcher.drain()
        // The socket may be inherited. Then it continues to listen, and connections that wait at it are left to the
        // process that has it next.
        acceptor.stop(seconds > 0 && !listener.isInherited ? .served : .dropped)
        // From here on the system refuses connections.
        if !listener.isInherited { shutdown(listener.descriptor, Int32(SHUT_RD)) }
        dispatcher.inFlight.waitUntilQuiet(for: Self.quiet, atMost: seconds) {
            dispatcher.connections.count == 0
        } sweep: {
            dispatcher.sweep(olderThan: 100)
        }
        let left = dispatcher.inFlight.count
        sweeper.stop()
        // "It is an API violation to call MHD_stop_daemon while having suspended connections", says microhttpd.h.
        dispatcher.poller.close()
        dispatcher.suspensions.close()
        unsafe MHD_stop_daemon(daemon)
        dispatcher.poller.stop()
        dispatcher.watch.stop()
        return left
    }

    /// A connection that is still open counts as idle after this many seconds without a request. It is long enough for
    /// a thread on a busy machine to run and read what has arrived.
    private static let quiet = 0.5
}
