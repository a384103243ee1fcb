package import MicroHTTP

/// A daemon with the application behind it.
package final class Server: Sendable {
    private let application: Application
    private let daemon: DaemonBox
    private let grace: Double
    package let port: UInt16

    /// Listens and serves from now on.
    package init(_ configuration: Configuration, _ application: Application) throws(ListenError) {
        self.application = application
        let daemon = try Daemon(configuration.server, handler: application)
        port = daemon.port
        grace = configuration.drainSeconds
        self.daemon = DaemonBox(daemon)
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
