import Metrics
import MicroHTTP
private import Synchronization
import Typography
import Workers

/// Collects the content of `/metrics`: the counters, and the present state of the server.
final class OperationReports: Sendable {
    private struct Late {
        var endpoints: [String] = []
        var statistics: (@Sendable () -> ServerStatistics)?
    }

    private let context: EndpointContext
    private let workers: WorkerPool
    private let log: LineQueue?
    private let build: [Exposition.Label]
    /// The values that are set after this object is created.
    private let late = Mutex(Late())

    init(_ context: EndpointContext, _ workers: WorkerPool, log: LineQueue?, text: TextSource) {
        self.context = context
        self.workers = workers
        self.log = log
        build = [("version", Version.current), ("text_engine", text.engine), ("fonts", text.fonts)]
    }

    /// The path template of each route.
    var endpoints: [String] {
        get { late.withLock(\.endpoints) }
        set { late.withLock { $0.endpoints = newValue } }
    }

    /// Returns the state of connections and answers; `nil` while there is no server.
    var statistics: (@Sendable () -> ServerStatistics)? {
        get { late.withLock(\.statistics) }
        set { late.withLock { $0.statistics = newValue } }
    }

    func written(as format: Exposition.Format) -> [UInt8] {
        let gates =
            [(ServerMetrics.Gate.workers, workers)]
            + [context.exports, context.pictures].map { ($0.name, $0.workers) }
        return context.metrics.written(
            as: format,
            ServerMetrics.Surroundings(
                endpoints: endpoints, cache: context.cache.statistics, connections: statistics?() ?? ServerStatistics(),
                gates: gates.map { ServerMetrics.GateLoad(gate: $0.0, waiting: $0.1.waiting, running: $0.1.running) },
                linesLost: log?.linesLost ?? 0, build: build, process: .now()))
    }
}

extension TraceID {
    /// Reads the trace to which a request belongs; `nil` if it names none, or several.
    init?(of head: borrowing RequestHead) {
        let values = head.headerValues("traceparent")
        guard values.count == 1 else { return nil }
        self.init(traceparent: values[0].utf8)
    }
}
