internal import CMicroHTTP
private import CReceive
private import Glibc
internal import Synchronization

/// The state that all threads of a daemon share, and the functions that the library calls.
final class Dispatcher: Sendable {
    let settings: ServerSettings
    let handler: any RequestHandler
    let inFlight = InFlightCounter()
    let pending: PendingRequests
    let poller: StreamPoller
    let connections: ConnectionLimiter
    let watch = ClientWatch()
    let suspensions: Suspensions
    let unread: UnreadAnswers
    let limits: MessageLimits
    private let addresses = ConnectionsPerAddress()
    private let draining = Atomic(false)
    /// The number of connections that were refused because their address had too many.
    private let refusedConnections = Atomic(0)

    init(settings: ServerSettings, handler: any RequestHandler) {
        self.settings = settings
        self.handler = handler
        poller = StreamPoller(settings)
        suspensions = Suspensions(watch)
        connections = ConnectionLimiter(most: settings.maxConnections)
        // Sockets get their numbers from the same range as all other descriptors of the process.
        let capacity = min(max(settings.maxConnections, 0), 1 << 20) + 4_096
        pending = PendingRequests(capacity: capacity)
        unread = UnreadAnswers(capacity: capacity, most: settings.maxUnreadBytes)
        limits = MessageLimits(settings)
    }

    /// Ends requests that take too long to arrive, and connections whose client has gone. Those that began less than
    /// `least` milliseconds ago are skipped.
    func sweep(olderThan least: Int) {
        let limit = settings.requestTimeout
        unread.sweep()
        pending.sweep(at: monotonicMilliseconds(), overdue: limit > 0 ? limit * 1_000 : nil, olderThan: least)
    }

    /// If a request that began at the millisecond `began` has taken too long to arrive: the limit, in seconds.
    /// Otherwise `nil`.
    func overdue(since began: Int) -> Int? {
        let limit = settings.requestTimeout
        return limit > 0 && monotonicMilliseconds() - began > limit * 1_000 ? limit : nil
    }

    /// The state of connections and answers now.
    var statistics: ServerStatistics {
        ServerStatistics(
            connections: connections.count, connectionsRefused: refusedConnections.load(ordering: .relaxed),
            streams: poller.count, unreadBytes: unread.bytes)
    }

    func countRefusedConnection() { refusedConnections.add(1, ordering: .relaxed) }

    /// Whether every answer from now on closes its connection.
    var isDraining: Bool { draining.load(ordering: .relaxed) }

    func drain() { draining.store(true, ordering: .sequentiallyConsistent) }

    /// The table of callbacks. Each is called with `self` as its context, unretained. So the owner of the daemon must
    /// keep the dispatcher until the daemon's threads have ended.
    func callbacks() -> scrim_callbacks {
        unsafe scrim_callbacks(
            context: Unmanaged.passUnretained(self).toOpaque(), access: handleAccess, completed: handleCompletion,
            request_line: handleRequestLine, connection: handleConnection)
    }

    /// Counts a connection that starts.
    ///
    /// - Returns: Whether the client's address has too many connections now.
    fileprivate func opened(by peer: ClientAddress?) -> Bool {
        guard settings.connectionsPerAddress > 0, let peer else { return false }
        let isOneTooMany = addresses.enter(peer) > settings.connectionsPerAddress
        if isOneTooMany { countRefusedConnection() }
        return isOneTooMany
    }

    fileprivate func closed(by peer: ClientAddress?) {
        guard settings.connectionsPerAddress > 0, let peer else { return }
        addresses.leave(peer)
    }

    fileprivate static func from(_ context: UnsafeMutableRawPointer?) -> Dispatcher? {
        unsafe context.map { unsafe Unmanaged<Dispatcher>.fromOpaque($0).takeUnretainedValue() }
    }
}

/// Called when the request line has arrived: "the callback will be called ... before the URL is parsed". Only at this
/// moment the target is as it was sent; later the library decodes it in place and shortens it at `?` and `%00`.
private func handleRequestLine(
    context: UnsafeMutableRawPointer?, target: UnsafePointer<CChar>?, connection: OpaquePointer?
) -> UnsafeMutableRawPointer? {
    // The connection holds a reference to the exchange, and exists longer than the request.
    guard let opaque = unsafe scrim_context(connection) else { return nil }
    // The scanner does not accept NUL.
    let bytes = unsafe UnsafeRawBufferPointer(start: target, count: target.map { unsafe strlen($0) } ?? 0)
    unsafe withExchange(opaque) { exchange in unsafe exchange.begin(target: bytes) }
    unsafe hideQuery(in: bytes)
    return unsafe opaque
}

/// Called when bytes have arrived, before the library reads them.
private func handleBytes(context: UnsafeMutableRawPointer?, bytes: UnsafeMutableRawPointer?, count: Int) -> Int {
    guard let opaque = unsafe context else { return count }
    return unsafe withExchange(opaque) { exchange in
        unsafe exchange.receive(UnsafeMutableRawBufferPointer(start: bytes, count: count))
    }
}

/// Calls `body` with the exchange behind `opaque`, without changing its reference count, since its connection holds a
/// reference meanwhile.
private func withExchange<Result>(_ opaque: UnsafeMutableRawPointer, _ body: (Exchange) -> Result) -> Result {
    unsafe Unmanaged<Exchange>.fromOpaque(opaque)._withUnsafeGuaranteedRef(body)
}

/// Ends the library's view of the target right after its `?`.
///
/// Otherwise the library would split and decode the query, which we do ourselves, and spend 64 bytes of the
/// connection's memory on each member: a query of many short ones then overflows that memory long before
/// `maxTargetBytes`. The bytes are in the connection's own read buffer, which the library itself cuts up in place one
/// line later.
private func hideQuery(in target: UnsafeRawBufferPointer) {
    guard let mark = unsafe target.firstIndex(of: UInt8(ascii: "?")), mark + 1 < target.count else { return }
    unsafe UnsafeMutableRawBufferPointer(mutating: target)[mark + 1] = 0
}

/// Called for the head, for each piece of the body, and once more when the request is complete. Its eight parameters
/// are the library's (`MHD_AccessHandlerCallback`).
private func handleAccess(
    context: UnsafeMutableRawPointer?, connection: OpaquePointer?, url: UnsafePointer<CChar>?,
    method: UnsafePointer<CChar>?, version: UnsafePointer<CChar>?, piece: UnsafePointer<CChar>?,
    pieceSize: UnsafeMutablePointer<Int>?, state: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> MHD_Result {
    guard let opaque = unsafe state?.pointee, let pieceSize = unsafe pieceSize else { return .NO }
    return unsafe withExchange(opaque) { exchange in
        if unsafe pieceSize.pointee > 0 {
            let bytes = unsafe UnsafeRawBufferPointer(start: piece, count: pieceSize.pointee)
            unsafe pieceSize.pointee = 0
            return unsafe exchange.bodyArrived(bytes)
        }
        // An empty piece arrives if a body was announced only by "Expect". In the calls for the head and for the end,
        // there is no piece (null).
        if unsafe piece != nil { return .YES }
        guard exchange.awaitsHead else { return exchange.requestArrived() }
        guard let method = unsafe method else { return .NO }
        return unsafe exchange.headArrived(method: Method(cString: method))
    }
}

/// Called once for each request that `handleRequestLine` has seen (`client_aware`), even if the client disappears in
/// the middle of its head.
private func handleCompletion(
    context: UnsafeMutableRawPointer?, connection: OpaquePointer?,
    state: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, code: MHD_RequestTerminationCode
) {
    guard let opaque = unsafe state?.pointee else { return }
    unsafe state?.pointee = nil
    unsafe withExchange(opaque) { exchange in exchange.completed(code) }
}

/// Called when a connection starts and when it ends. In between, the connection holds a reference to one exchange,
/// which serves its requests one after the other.
private func handleConnection(
    context: UnsafeMutableRawPointer?, connection: OpaquePointer?,
    keeper: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, code: MHD_ConnectionNotificationCode
) {
    guard let dispatcher = unsafe Dispatcher.from(context) else { return }
    switch code {
    case .CONNECTION_NOTIFY_STARTED:
        let peer = unsafe scrim_peer(connection).flatMap { unsafe ClientAddress($0) }
        let isOneTooMany = dispatcher.opened(by: peer)
        let socket = unsafe scrim_socket(connection)
        let exchange = unsafe Exchange(
            dispatcher: dispatcher, socket: socket, connection: connection, peer: peer ?? ClientAddress(),
            isOneTooMany: isOneTooMany)
        // Released below. Every connection that was started is also closed (`MHD_cleanup_connections`), after its last
        // request.
        let opaque = unsafe Unmanaged.passRetained(exchange).toOpaque()
        unsafe keeper?.pointee = unsafe opaque
        // The library reads nothing before this function returns. A connection that cannot be watched would not be
        // answered either.
        _ = unsafe scrim_watch(socket, handleBytes, opaque)
    case .CONNECTION_NOTIFY_CLOSED:
        unsafe dispatcher.closed(by: scrim_peer(connection).flatMap { unsafe ClientAddress($0) })
        scrim_unwatch(unsafe scrim_socket(connection))
        if let opaque = unsafe keeper?.pointee {
            unsafe withExchange(opaque) { exchange in exchange.closed() }
            // Balances the `passRetained` above.
            unsafe Unmanaged<Exchange>.fromOpaque(opaque).release()
        }
        unsafe keeper?.pointee = nil
        dispatcher.connections.leave()
    default:
        break
    }
}
