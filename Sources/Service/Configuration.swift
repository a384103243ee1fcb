package import MicroHTTP
package import Wire

/// All settings of a server; `docs/configuration.md` has a row for each.
package struct Configuration: Sendable {
    /// The settings of the socket and its threads, and the limits that apply before a request is read.
    package var server = ServerSettings()
    /// The limits that apply inside a request.
    package var limits = RequestLimits(styles: .web)
    /// The most bytes that the cache may hold; 0 keeps nothing.
    package var cacheBytes = 64 << 20
    /// Whether answers state if they came from the cache, and how long they took.
    package var exposesCacheStatus = true
    /// Who may send requests, and how often.
    package var access = AccessSettings()
    /// The most answers of an endpoint, by its path, that are computed at once.
    package var concurrency: [String: Int] = [:]
    /// The origins whose pages may read answers.
    package var crossOrigin = CrossOrigin.any
    /// Which requests are logged, on standard error.
    package var accessLog = AccessLogging.off
    /// The format of the other lines of the log.
    package var logFormat = LogFormat.text
    /// The time in milliseconds that a request may have waited and still be computed; 0 sets no limit.
    package var maxWait = 1_000
    /// The processor time that one answer, or each combination of a batch, may take, in seconds; 0 sets no limit.
    package var maxWork = 3.0
    /// The number of threads that draw pictures; by default half as many as serve connections.
    package var pictureThreads: Int {
        get { ownPictureThreads ?? max(1, server.threads / 2) }
        set { ownPictureThreads = newValue }
    }
    private var ownPictureThreads: Int?
    /// The most pictures that may wait for one of those threads.
    package var maxWaitingPictures = 64
    /// The number of threads that write exports; by default half as many as serve connections.
    package var exportThreads: Int {
        get { ownExportThreads ?? max(1, server.threads / 2) }
        set { ownExportThreads = newValue }
    }
    private var ownExportThreads: Int?
    /// The most exports that may wait for one of those threads.
    package var maxWaitingExports = 256
    /// The number of all threads: those that serve connections, compute, draw and write exports.
    package var allThreads: Int { 2 * server.threads + pictureThreads + exportThreads + (operations == nil ? 0 : 1) }
    /// The time in seconds that requests in flight have after SIGTERM.
    package var drainSeconds = 5.0

    /// The time in seconds from SIGTERM, when the server is no longer ready, until it accepts no more connections.
    package var shutdownDelay = 0
    /// The port of a separate listener for health and metrics; `nil` for none.
    package var operationsPort: UInt16?
    /// The address of the listener for health and metrics, if that differs from the main listener's.
    package var operationsHost: String?
    /// A socket for that listener, used instead of its port and address.
    package var operationsSocket: InheritedSocket?

    package init() {}

    /// The settings of the listener for health and metrics; `nil` if there is none.
    package var operations: ServerSettings? {
        guard operationsPort != nil || operationsSocket != nil else { return nil }
        var settings = server
        settings.host = operationsHost ?? server.host
        settings.port = operationsPort ?? 0
        settings.inherited = operationsSocket
        settings.listener = Listener.operations.rawValue
        settings.threads = 1
        settings.maxConnections = min(settings.maxConnections, Self.mostWatchers)
        settings.connectionsPerAddress = 0
        return settings
    }

    /// The most connections of the listener for health and metrics.
    private static let mostWatchers = 256

    /// Returns a queue for the log. A line for each request needs more room until it is written.
    package func log(to descriptor: Int32) -> LineQueue {
        LineQueue(descriptor: descriptor, capacity: accessLog == .all ? 4 << 20 : 256 << 10, format: logFormat)
    }
}
