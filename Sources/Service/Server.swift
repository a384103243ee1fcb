package import MicroHTTP

/// A server: the application behind a daemon for all requests, and behind a second one for health and metrics if that
/// is configured.
package final class Server: Sendable {
    private let application: Application
    private let daemon: DaemonBox
    private let operations: DaemonBox?
    private let grace: Double
    package let port: UInt16
    /// The port of the listener for health and metrics; `nil` if there is none.
    package let operationsPort: UInt16?

    /// The reason why a server could not start.
    package struct StartError: Error {
        package let listener: Listener
        package let cause: ListenError

        package init(listener: Listener, cause: ListenError) {
            self.listener = listener
            self.cause = cause
        }
    }

    /// Starts listening and serving.
    ///
    /// - Parameter handler: The handler of requests: the application, or one in front of it.
    package init(
        _ configuration: Configuration, _ application: Application, handler: some RequestHandler
    ) throws(StartError) {
        self.application = application
        let box = DaemonBox(try Self.start(configuration.server, handler, for: .main))
        if let settings = configuration.operations {
            operations = DaemonBox(try Self.start(settings, application, for: .operations))
        } else {
            operations = nil
        }
        port = box.daemon.port
        operationsPort = operations?.daemon.port
        grace = configuration.drainSeconds
        daemon = box
        application.observe { [weak box] in box?.daemon.statistics ?? ServerStatistics() }
    }

    private static func start(
        _ settings: ServerSettings, _ handler: some RequestHandler, for listener: Listener
    ) throws(StartError) -> Daemon {
        do throws(ListenError) {
            return try Daemon(settings, handler: handler)
        } catch {
            throw StartError(listener: listener, cause: error)
        }
    }

    /// Starts listening and serving the application.
    package convenience init(_ configuration: Configuration, _ application: Application) throws(StartError) {
        try self.init(configuration, application, handler: application)
    }

    /// The address of the main listener, as a literal; below, that of the listener for health and metrics.
    package var host: String { daemon.daemon.host }
    package var operationsHost: String? { operations?.daemon.host }

    /// The number of requests in flight on the main listener.
    package var requestsInFlight: Int { daemon.daemon.requestsInFlight }

    /// How often the cache was looked into so far.
    package var cacheLookUps: Int { application.cacheLookUps }

    /// Whether, within `seconds`, each listener answers a probe and the workers take work.
    package func works(within seconds: Double) -> Bool {
        application.beginProof()
        let answers = daemon.daemon.answers("/healthz", within: seconds)
        let operationsAnswer = operations?.daemon.answers("/healthz", within: seconds) ?? true
        return answers && operationsAnswer && application.endProof(within: seconds)
    }

    /// Makes `/readyz` report that the server takes no more requests, and every answer close its connection; the server
    /// still takes requests.
    package func beginStopping() {
        application.beginStopping()
        daemon.daemon.beginDraining()
        operations?.daemon.beginDraining()
    }

    /// Takes no more requests, answers those in flight, and ends. Health and metrics are served until the end.
    /// - Returns: The number of requests that were cut off at the end of that time.
    @discardableResult
    package func stop() -> Int {
        beginStopping()
        let cutOff = daemon.daemon.stop(grace: grace)
        operations?.daemon.stop(grace: 0)
        return cutOff
    }
}

/// A reference to the noncopyable daemon, which can be shared.
private final class DaemonBox: Sendable {
    let daemon: Daemon

    init(_ daemon: consuming Daemon) { self.daemon = daemon }
}
