package import MicroHTTP

/// Daemons with the application behind them: one for all that is asked, and one for health and metrics where that is
/// wanted.
package final class Server: Sendable {
    private let application: Application
    private let daemon: DaemonBox
    private let operations: DaemonBox?
    private let grace: Double
    package let port: UInt16
    /// Where else it listens, for health and metrics.
    package let operationsPort: UInt16?

    /// Why a server does not listen.
    package struct StartError: Error {
        package let listener: Listener
        package let cause: ListenError

        package init(listener: Listener, cause: ListenError) {
            self.listener = listener
            self.cause = cause
        }
    }

    /// Listens and serves from now on.
    ///
    /// - Parameter handler: What requests come to: the application, or what stands in front of it.
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

    /// Listens and serves the application from now on.
    package convenience init(_ configuration: Configuration, _ application: Application) throws(StartError) {
        try self.init(configuration, application, handler: application)
    }

    /// The addresses that are listened on, as literals.
    package var host: String { daemon.daemon.host }
    package var operationsHost: String? { operations?.daemon.host }

    /// Requests in hand.
    package var requestsInFlight: Int { daemon.daemon.requestsInFlight }

    /// Whether, within `seconds`, each listener answers a probe and the workers take work.
    package func works(within seconds: Double) -> Bool {
        application.beginProof()
        let answers = daemon.daemon.answers("/healthz", within: seconds)
        let operationsAnswer = operations?.daemon.answers("/healthz", within: seconds) ?? true
        return answers && operationsAnswer && application.endProof(within: seconds)
    }

    /// Says from now on that it takes no more, and has each answer close its connection; it takes more nevertheless.
    package func beginStopping() {
        application.beginStopping()
        daemon.daemon.beginDraining()
        operations?.daemon.beginDraining()
    }

    /// Takes no more, answers what is in hand, and ends. Health and metrics are told until the end.
    /// - Returns: How many requests were cut off, because the time was over.
    @discardableResult
    package func stop() -> Int {
        beginStopping()
        let cutOff = daemon.daemon.stop(grace: grace)
        operations?.daemon.stop(grace: 0)
        return cutOff
    }
}

/// Holds the noncopyable daemon, and can be shared.
private final class DaemonBox: Sendable {
    let daemon: Daemon

    init(_ daemon: consuming Daemon) {
        self.daemon = daemon
    }
}
