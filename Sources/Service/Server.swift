package import MicroHTTP

/// A daemon with the application behind it.
package final class Server: Sendable {
    private let application: Application
    private let daemon: DaemonBox
    private let grace: Double
    package let port: UInt16

    /// Listens and serves from now on.
    ///
    /// - Parameter handler: What requests come to: the application, or what stands in front of it.
    package init(
        _ configuration: Configuration, _ application: Application, handler: some RequestHandler
    ) throws(ListenError) {
        self.application = application
        let daemon = try Daemon(configuration.server, handler: handler)
        port = daemon.port
        grace = configuration.drainSeconds
        let box = DaemonBox(daemon)
        self.daemon = box
        application.observe { [weak box] in box?.daemon.statistics ?? ServerStatistics() }
    }

    /// Listens and serves the application from now on.
    package convenience init(_ configuration: Configuration, _ application: Application) throws(ListenError) {
        try self.init(configuration, application, handler: application)
    }

    /// Requests in hand.
    package var requestsInFlight: Int { daemon.daemon.requestsInFlight }

    /// Takes no more, answers what is in hand, and ends.
    /// - Returns: How many requests were cut off, because the time was over.
    @discardableResult
    package func stop() -> Int {
        application.beginStopping()
        return daemon.daemon.stop(grace: grace)
    }
}

/// Holds the noncopyable daemon, and can be shared.
private final class DaemonBox: Sendable {
    let daemon: Daemon

    init(_ daemon: consuming Daemon) {
        self.daemon = daemon
    }
}
