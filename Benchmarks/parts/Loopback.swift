import CMeasuring
import Logging
import MicroHTTP
import Service
import Typography

/// The cost of a client's requests for the server, over a socket: the server of `scrim serve` with one thread and
/// `--access-log errors`, and one connection to it.
///
/// All threads are measured, except the client's own.
final class Loopback {
    private let samples: Samples
    private let measuring: PangoEngine
    /// The server, started when it is first needed, so that the parts before it run without another thread.
    private lazy var served = Loopback.start(measuring, accessLog: .errors)
    /// A server that also logs every request.
    private lazy var logging = Loopback.start(measuring, accessLog: .all)
    private var next = 0

    init(_ samples: Samples, measuring: PangoEngine) {
        self.samples = samples
        self.measuring = measuring
    }

    func parts() -> [Part] {
        [
            // The mix, from the cache.
            Part(name: "hit") { [self] _ in exchanges(of: samples.mix.map { Loopback.post($0) }) },
            // The same kinds of dialogs, each with a new layout.
            Part(name: "unique", warmUp: 800) { [self] count in exchanges(of: unique(count)) },
            // Alerts with new titles.
            Part(name: "uniqueText", warmUp: 800) { [self] count in
                exchanges(of: numbers(count).map { Loopback.post(samples.text.body($0, words: samples.words)) })
            },
            // The same requests with logging, including the log's own thread.
            Part(name: "logged/hit") { [self] _ in exchanges(of: samples.mix.map { Loopback.post($0) }, by: logging) },
            Part(name: "logged/unique", warmUp: 800) { [self] count in exchanges(of: unique(count), by: logging) },
        ]
    }

    /// Returns `count` new requests of the mix's kinds.
    private func unique(_ count: Int) -> [[UInt8]] {
        numbers(count).map { number in
            Loopback.post(samples.unique[number % samples.unique.count].body(number, words: samples.words))
        }
    }

    private func numbers(_ count: Int) -> Range<Int> {
        defer { next += count }
        return next..<next + count
    }

    private func exchanges(of requests: [[UInt8]]) -> Run { exchanges(of: requests, by: served) }

    private func exchanges(of requests: [[UInt8]], by served: (server: Server, connection: Int32)) -> Run {
        let connection = served.connection
        return Run(isServed: true) { index in
            let request = requests[index % requests.count]
            let status = unsafe measuring_exchange(connection, request, request.count)
            precondition(status == 200, "every request of the benchmark is answered, and one was with \(status)")
        }
    }

    private static func start(
        _ measuring: PangoEngine, accessLog: AccessLogging
    ) -> (server: Server, connection: Int32) {
        var configuration = Configuration()
        configuration.server.host = "127.0.0.1"
        configuration.server.port = 0
        configuration.server.threads = 1
        // Small enough to be full soon, like that of a server whose requests never repeat.
        configuration.cacheBytes = 4 << 20
        configuration.accessLog = accessLog
        let application = Application(
            configuration, measuring: measuring, logger: Logger(label: "parts") { _ in SwiftLogNoOpLogHandler() },
            log: configuration.log(to: measuring_nowhere()))
        do {
            let server = try Server(configuration, application)
            return (server, measuring_connect(server.port))
        } catch {
            preconditionFailure("a server can listen on this machine: \(error)")
        }
    }

    private static func post(_ body: [UInt8]) -> [UInt8] {
        // The header fields that wrk sends, so that the figures can be compared with those of scripts/bench.
        let head = "POST /v1/specs HTTP/1.1\r\nHost: 127.0.0.1:8080\r\nContent-Type: application/json\r\n"
        return Array((head + "Content-Length: \(body.count)\r\n\r\n").utf8) + body
    }
}
