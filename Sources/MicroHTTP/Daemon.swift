internal import CMicroHTTP
private import Glibc
internal import Synchronization

/// How things are with a daemon's connections and answers.
package struct ServerStatistics: Hashable, Sendable {
    /// Connections that are open now.
    package var connections = 0
    /// Connections refused since the start, as their address had its most.
    package var connectionsRefused = 0
    /// Answers that are streamed now.
    package var streams = 0
    /// Bytes of answers that their clients have not read.
    package var unreadBytes = 0

    package init() {}

    init(connections: Int, connectionsRefused: Int, streams: Int, unreadBytes: Int) {
        self.connections = connections
        self.connectionsRefused = connectionsRefused
        self.streams = streams
        self.unreadBytes = unreadBytes
    }
}

/// A running HTTP server: its threads, its listening socket and its connections.
///
/// Ends with its owner: letting it go stops the threads without grace.
package struct Daemon: ~Copyable {
    private let dispatcher: Dispatcher
    private let sweeper: Sweeper
    private let acceptor: Acceptor
    private let listener: ListenSocket
    /// Owned; taken by whoever stops it first.
    private let handle: Mutex<UInt>

    /// The port that is listened on: the one that the system chose where the settings said 0.
    package let port: UInt16
    /// The address that is listened on, as a literal.
    package let host: String

    /// Listens and serves from now on, on threads of its own.
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
            // The acceptor sees to the limit; the library's, which it divides among the threads, is not to come before.
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

    /// Requests in hand: from the end of the request line until the last byte of the answer is the system's.
    package var requestsInFlight: Int { dispatcher.inFlight.count }

    /// How things are with connections and answers.
    package var statistics: ServerStatistics { dispatcher.statistics }

    /// Has each answer carry `Connection: close` from now on.
    package func beginDraining() { dispatcher.drain() }

    /// Whether each of its threads answers, as far as that can be seen within so many seconds.
    ///
    /// It is asked over the network, as others ask it: by several times as many connections at once as there are
    /// threads, among which the library deals those out that come together. While there are as many connections as may
    /// be, nobody new is answered, and it counts as answering.
    ///
    /// - Parameter path: What is asked for.
    package func answers(_ path: String, within seconds: Double) -> Bool {
        let asked = 4 * max(1, dispatcher.settings.threads)
        guard dispatcher.connections.count + asked <= dispatcher.settings.maxConnections else { return true }
        return HealthProbe(address: listener.address, path: path).ask(asked, within: seconds).allSatisfy { $0.isLife }
    }

    /// Accepts no more connections, answers what has arrived, and ends every thread; returns when all that is done.
    ///
    /// From now on each answer carries `Connection: close`. Idle connections are closed without being waited for. A
    /// handler that runs is waited for, whatever the grace; work that was deferred is told to end, and not waited for.
    /// The second call does nothing.
    /// - Parameter seconds: Longest time to wait for requests in hand; those left over are cut off.
    /// - Returns: How many were cut off.
    @discardableResult
    package func stop(grace seconds: Double) -> Int {
        let taken = handle.withLock { handle in
            defer { handle = 0 }
            return handle
        }
        guard let daemon = unsafe OpaquePointer(bitPattern: taken) else { return 0 }
        dispatcher.drain()
        // What waits at an inherited socket is for the process that has it next, and the socket goes on listening.
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

    /// Seconds without a request after which a connection that is still open counts as idle. Long enough for a thread
    /// of a busy machine to run and look at what has arrived.
    private static let quiet = 0.5
}
