package import MicroHTTP
package import Wire

/// Everything about a server that its owner can set; `docs/configuration.md` has a row for each.
package struct Configuration: Sendable {
    /// The socket, its threads, and the limits that hold before a request is read.
    package var server = ServerSettings()
    /// The limits that hold inside a request.
    package var limits = RequestLimits(styles: .web)
    /// Bytes that the cache may hold; 0 keeps nothing.
    package var cacheBytes = 64 << 20
    /// Whether answers say if they were known, and how long they took.
    package var exposesCacheStatus = true
    /// Who may ask, and how often.
    package var access = AccessSettings()
    /// How many answers of an endpoint, by its path, are worked out at once.
    package var concurrency: [String: Int] = [:]
    /// Which origins' pages may read answers.
    package var crossOrigin = CrossOrigin.any
    /// Which requests are written down, on standard error.
    package var accessLog = AccessLogging.off
    /// How the other lines of the log look.
    package var logFormat = LogFormat.text
    /// Milliseconds that a request may have waited and still be computed; 0 sets no limit.
    package var maxWait = 1_000
    /// Processor time in seconds that one answer, or each combination of a batch, may take; 0 sets no limit.
    package var maxWork = 3.0
    /// Threads that draw pictures, half as many as serve connections unless set.
    package var pictureThreads: Int {
        get { ownPictureThreads ?? max(1, server.threads / 2) }
        set { ownPictureThreads = newValue }
    }
    private var ownPictureThreads: Int?
    /// Pictures that may wait for one of those threads.
    package var maxWaitingPictures = 64
    /// Threads that write exports, half as many as serve connections unless set.
    package var exportThreads: Int {
        get { ownExportThreads ?? max(1, server.threads / 2) }
        set { ownExportThreads = newValue }
    }
    private var ownExportThreads: Int?
    /// Exports that may wait for one of those threads.
    package var maxWaitingExports = 256
    /// Threads that serve, work, draw and write.
    package var allThreads: Int { 2 * server.threads + pictureThreads + exportThreads + (operations == nil ? 0 : 1) }
    /// Seconds that requests in hand are given after SIGTERM.
    package var drainSeconds = 5.0

    /// Seconds from SIGTERM, when the server is ready no more, until it takes no more.
    package var shutdownDelay = 0
    /// Where health and metrics are on a listener of their own; nil for none.
    package var operationsPort: UInt16?
    /// The address of the listener for health and metrics, where that is not the one that all others come to.
    package var operationsHost: String?
    /// A socket in the place of both.
    package var operationsSocket: InheritedSocket?

    package init() {}

    /// The listener for health and metrics; nil where they have none of their own.
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

    /// Connections for health and metrics alone.
    private static let mostWatchers = 256

    /// Where the log goes: a line for each request takes more room until it is written.
    package func log(to descriptor: Int32) -> LineQueue {
        LineQueue(descriptor: descriptor, capacity: accessLog == .all ? 4 << 20 : 256 << 10, format: logFormat)
    }
}
