import Cache
import Metrics
import MicroHTTP

/// What a server counts, of which `MetricTable` says what stands at `/metrics`.
///
/// Counting takes no lock and allocates nothing; whoever asks has it summed up.
package final class ServerMetrics: Sendable {
    private let counters: CounterShards
    private let exemplars = Exemplars()

    /// - Parameter threads: The number of threads that serve and compute.
    package init(threads: Int) {
        counters = CounterShards(count: Layout.end, threads: threads)
    }

    /// The index of each counter.
    private enum Layout {
        /// The number of endpoints that are told apart; the first stands for requests that lead nowhere.
        static let endpoints = 128
        static let statuses = 62
        static let methods = 5
        /// The counters of an endpoint: a histogram, then one for each method and status.
        static let width = Histogram.width + methods * statuses
        static let phases = endpoints * width
        /// A line of counters each, one for each value of its label.
        static let counters = phases + WorkPhase.allCases.count * Histogram.width
        static let end = counters + Counter.allCases.count * Counter.values

        static func endpoint(_ route: Int) -> Int { (route + 1 < endpoints ? max(0, route + 1) : 0) * width }

        /// The index of a status: every registered one has its own, all others share the last.
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

    /// What is counted where it happens, and told by the row of `MetricTable` that names it.
    enum Counter: Int, CaseIterable {
        case cacheHits, cacheMisses, gateRefusals, rateLimited, unauthorized

        /// Values that the label of a counter may have at the most.
        static let values = 8
    }

    /// The gates that admit work.
    package enum Gate: Int, CaseIterable, Sendable {
        /// The gate of all long work that has no gate of its own.
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

    /// The reason why a client is not let in.
    package enum Unauthorized: String, CaseIterable, Sendable {
        case tokenMissing, tokenUnknown, tokenExpired, scopeMissing, signatureWrong, signatureExpired

        fileprivate var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
    }

    // MARK: Counting

    /// Counts a request that was answered.
    ///
    /// - Parameters:
    ///   - route: The number of its route; -1 if it led nowhere.
    ///   - trace: The trace that it belongs to; `nil` if it names none.
    func count(
        _ answer: AnswerNotes, to method: Method, _ route: Int, _ cache: RequestNotes.CacheNote, trace: TraceID?
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

    /// Counts the phases of an answer that was computed. Waiting and compressing are counted where they happen.
    func count(_ times: PhaseTimes) {
        for phase in [WorkPhase.read, .resolve, .check, .write, .draw] where times[phase] > 0 {
            count(times[phase], of: phase)
        }
    }

    /// Counts a phase that took so many nanoseconds.
    func count(_ nanoseconds: Int, of phase: WorkPhase) {
        counters.observe(nanoseconds, at: Layout.phases + phase.rawValue * Histogram.width)
    }

    /// Something happened once.
    ///
    /// - Parameter value: The index of its label's value, below `Counter.values`; 0 where it has no label.
    func count(_ counter: Counter, _ value: Int = 0) {
        counters.add(1, to: Layout.counters + counter.rawValue * Counter.values + value)
    }

    /// Counts work that was not admitted, or waited for too long.
    func countRefusal(by gate: Gate) { count(.gateRefusals, gate.rawValue) }

    /// Counts a request that was not let in.
    func count(_ reason: Unauthorized) { count(.unauthorized, reason.index) }

    // MARK: Reading

    /// What waits at a gate and what runs behind it, in pieces of work.
    struct GateLoad {
        var gate: Gate
        var waiting: Int
        var running: Int
    }

    /// What others know and is told beside what is counted here.
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

    /// What a counter has come to, for a value of its label.
    func sum(_ counter: Counter, _ value: Int = 0) -> Int {
        counters.sum(Layout.counters + counter.rawValue * Counter.values + value)
    }

    /// What is written at `/metrics`: the rows of `MetricTable`.
    func written(as format: Exposition.Format, _ others: Surroundings) -> [UInt8] {
        var text = Exposition(format)
        for row in MetricTable.rows {
            text.family(row.name, row.kind, row.help)
            row.write(self, others, &text)
        }
        text.finish()
        return text.bytes
    }

    /// How often each endpoint was asked by each method, and with what status it answered; nothing of what never was.
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

    /// How long each endpoint took that was asked.
    func writeTimes(_ endpoints: [String], to text: inout Exposition) {
        for (index, name) in Self.names(of: endpoints).enumerated() {
            let reading = counters.reading(at: index * Layout.width)
            guard reading.count > 0 else { continue }
            text.sample([("endpoint", name)], reading, exemplars.reading(at: index * Layout.width))
        }
    }

    /// How long each phase took.
    func writePhases(to text: inout Exposition) {
        for phase in WorkPhase.allCases {
            text.sample(
                [("phase", "\(phase.name)")],
                counters.reading(at: Layout.phases + phase.rawValue * Histogram.width))
        }
    }

    /// As many as have counters of their own, behind what leads nowhere.
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
