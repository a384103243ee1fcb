import Cache
import Metrics
import MicroHTTP

/// The counters of a server, which `MetricTable` maps to `/metrics`.
///
/// Counting takes no lock and allocates nothing; counters are summed when they are read.
package final class ServerMetrics: Sendable {
    private let counters: CounterShards
    private let exemplars = Exemplars()

    /// - Parameter threads: The number of threads that serve and compute.
    package init(threads: Int) { counters = CounterShards(count: Layout.end, threads: threads) }

    /// The index of each counter.
    private enum Layout {
        /// The number of distinct endpoints; the first counts requests that lead to no route.
        static let endpoints = 128
        static let statuses = 62
        static let methods = 5
        /// The counters of an endpoint: a histogram, then one for each method and status.
        static let width = Histogram.width + methods * statuses
        static let phases = endpoints * width
        /// The counters of `Counter`, one line of memory each, with one number for each value of the label.
        static let counters = phases + WorkPhase.allCases.count * Histogram.width
        static let end = counters + Counter.allCases.count * Counter.values

        static func endpoint(_ route: Int?) -> Int {
            guard let route, route + 1 < endpoints else { return 0 }
            return (route + 1) * width
        }

        /// The index of a status: every registered one has its own, and all others share the last.
        static func index(ofStatus status: Int) -> Int {
            switch status {
            case 200...207: status - 200
            case 300...308: status - 300 + 8
            case 400...431: status - 400 + 17
            case 500...511: status - 500 + 49
            default: statuses - 1
            }
        }

        static func status(at index: Int) -> Int {
            switch index {
            case 0..<8: index + 200
            case 8..<17: index - 8 + 300
            case 17..<49: index - 17 + 400
            case 49..<61: index - 49 + 500
            default: 599
            }
        }
    }

    /// The gates that admit work.
    package enum Gate: Int, CaseIterable, Sendable {
        /// The gate of all long work without a gate of its own.
        case workers
        case exports
        case pictures

        var name: String {
            switch self {
            case .workers: "workers"
            case .exports: "exports"
            case .pictures: "pictures"
            }
        }
    }

    /// The reason why a client is not admitted.
    package enum Unauthorized: String, CaseIterable, Sendable {
        case tokenMissing, tokenUnknown, tokenExpired, scopeMissing, signatureWrong, signatureExpired

        fileprivate var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
    }

    // MARK: Counting

    /// Counts an answered request.
    ///
    /// - Parameters:
    ///   - route: The number of its route; `nil` if there is none.
    ///   - trace: The trace that it belongs to; `nil` if it names none.
    func count(
        _ answer: AnswerNotes, to method: Method, _ route: Int?, _ cache: RequestNotes.CacheNote, trace: TraceID?
    ) {
        let base = Layout.endpoint(route)
        counters.observe(answer.nanoseconds, at: base)
        counters.add(
            1, to: base + Histogram.width + method.index * Layout.statuses + Layout.index(ofStatus: answer.status))
        switch cache {
        case .none: break
        case .hit: count(.cacheHits)
        case .miss: count(.cacheMisses)
        }
        guard let trace else { return }
        exemplars.keep(
            Exemplar(trace: trace, nanoseconds: answer.nanoseconds, milliseconds: WallClock.milliseconds), at: base)
    }

    /// Counts the phases of a computed answer. Waiting and compressing are counted where they happen.
    func count(_ times: PhaseTimes) {
        for phase in [WorkPhase.read, .resolve, .check, .write, .draw] where times[phase] > 0 {
            count(times[phase], of: phase)
        }
    }

    /// Counts a number of nanoseconds for a phase.
    func count(_ nanoseconds: Int, of phase: WorkPhase) {
        counters.observe(nanoseconds, at: Layout.phases + phase.rawValue * Histogram.width)
    }

    /// Counts one event.
    ///
    /// - Parameter value: The index of its label's value, below `Counter.values`; 0 if it has no label.
    func count(_ counter: Counter, _ value: Int = 0) {
        counters.add(1, to: Layout.counters + counter.rawValue * Counter.values + value)
    }

    /// Counts work that was not admitted, or waited for too long.
    func countRefusal(by gate: Gate) { count(.gateRefusals, gate.rawValue) }

    /// Counts a request that was not admitted.
    func count(_ reason: Unauthorized) { count(.unauthorized, reason.index) }

    // MARK: Reading

    /// The number of pieces of work that wait at a gate, and that run behind it.
    struct GateLoad {
        var gate: Gate
        var waiting: Int
        var running: Int
    }

    /// Values that are written together with the counters, but kept elsewhere.
    struct Surroundings {
        /// The path template of each route, in the order of their numbers.
        var endpoints: [String]
        var cache: CacheStatistics
        var connections: ServerStatistics
        var gates: [GateLoad]
        var linesLost: Int
        var build: [Exposition.Label]
        var process: ProcessFigures
    }

    /// The total of a counter for a value of its label.
    func sum(_ counter: Counter, _ value: Int = 0) -> Int {
        counters.sum(Layout.counters + counter.rawValue * Counter.values + value)
    }

    /// The text of `/metrics`: the rows of `MetricTable`.
    func written(as format: Exposition.Format, _ others: Surroundings) -> [UInt8] {
        var text = Exposition(format)
        for row in MetricTable.rows {
            text.family(row.name, row.kind, row.help)
            row.write(self, others, &text)
        }
        text.finish()
        return text.bytes
    }

    /// Writes the number of requests by endpoint, method and status, without zeros.
    func writeRequests(_ endpoints: [String], to text: inout Exposition) {
        for (index, name) in Self.names(of: endpoints).enumerated() {
            for cell in 0..<Layout.methods * Layout.statuses {
                let count = counters.sum(index * Layout.width + Histogram.width + cell)
                guard count > 0 else { continue }
                let (method, status) = cell.quotientAndRemainder(dividingBy: Layout.statuses)
                text.sample(
                    [
                        ("endpoint", name), ("method", Method.names[method]),
                        ("status", "\(Layout.status(at: status))"),
                    ], count)
            }
        }
    }

    /// Writes the duration of answers by endpoint, without endpoints that had no requests.
    func writeTimes(_ endpoints: [String], to text: inout Exposition) {
        for (index, name) in Self.names(of: endpoints).enumerated() {
            let reading = counters.reading(at: index * Layout.width)
            guard reading.count > 0 else { continue }
            text.sample([("endpoint", name)], reading, exemplars.reading(at: index * Layout.width))
        }
    }

    /// Writes the duration of each phase.
    func writePhases(to text: inout Exposition) {
        for phase in WorkPhase.allCases {
            text.sample(
                [("phase", "\(phase.name)")],
                counters.reading(at: Layout.phases + phase.rawValue * Histogram.width))
        }
    }

    /// The names of the endpoints with counters of their own, after the one for requests without a route.
    private static func names(of endpoints: [String]) -> [String] {
        ["other"] + endpoints.prefix(Layout.endpoints - 1)
    }
}

extension Method {
    /// The names of methods in metrics.
    fileprivate static let names = ["GET", "HEAD", "POST", "OPTIONS", "other"]

    /// The index of the method in `names`.
    fileprivate var index: Int {
        switch self {
        case .get: 0
        case .head: 1
        case .post: 2
        case .options: 3
        default: 4
        }
    }
}
