import Cache
import Metrics
import MicroHTTP

/// The counters of a server, and their text at `/metrics`. Names and labels are part of the contract.
///
/// Counting takes no lock and allocates nothing; the shards are summed when `/metrics` is asked for.
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
        static let cacheHits = phases + WorkPhase.allCases.count * Histogram.width
        static let cacheMisses = cacheHits + 1
        static let rateLimited = cacheMisses + 1
        static let refused = rateLimited + 1
        static let unauthorized = refused + Gate.allCases.count
        static let end = unauthorized + Unauthorized.allCases.count

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
        case .hit: counters.add(1, to: Layout.cacheHits)
        case .miss: counters.add(1, to: Layout.cacheMisses)
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

    /// Counts work that was not admitted, or waited for too long.
    func countRefusal(by gate: Gate) { counters.add(1, to: Layout.refused + gate.rawValue) }

    /// Counts a request that was not let in.
    package func count(_ reason: Unauthorized) { counters.add(1, to: Layout.unauthorized + reason.index) }

    /// Counts a request beyond its client's rate.
    package func countRateLimited() { counters.add(1, to: Layout.rateLimited) }

    // MARK: Telling

    /// The values from elsewhere that `/metrics` shows beside the counters.
    struct Surroundings {
        /// The path template of each route, in the order of their numbers.
        var endpoints: [String]
        var cache: CacheStatistics
        var connections: ServerStatistics
        var gates: [(gate: Gate, waiting: Int, running: Int)]
        var linesLost: Int
        var build: [Exposition.Label]
        var process: ProcessFigures
    }

    func written(as format: Exposition.Format, _ others: Surroundings) -> [UInt8] {
        var text = Exposition(format)
        writeRequests(others.endpoints, to: &text)
        writePhases(to: &text)
        writeCache(others.cache, to: &text)
        write(others.connections, to: &text)
        writeGates(others.gates, to: &text)
        writeRefusals(to: &text)
        text.family(
            "scrim_log_lines_lost", .counter, "Lines of the log that were dropped, as nobody read them in time.")
        text.sample([], others.linesLost)
        text.family("scrim_build_info", .gauge, "Always 1: which release this is, and what it measures texts with.")
        text.sample(others.build, 1)
        others.process.write(to: &text)
        text.finish()
        return text.bytes
    }

    private func writeRequests(_ endpoints: [String], to text: inout Exposition) {
        let names = ["other"] + endpoints.prefix(Layout.endpoints - 1)
        text.family("scrim_requests", .counter, "Requests that were answered.")
        for (index, name) in names.enumerated() {
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
        text.family(
            "scrim_request_seconds", .histogram,
            "From the last byte of a request to the first of its answer handed over.")
        for (index, name) in names.enumerated() {
            let reading = counters.reading(at: index * Layout.width)
            guard reading.count > 0 else { continue }
            text.sample([("endpoint", name)], reading, exemplars.reading(at: index * Layout.width))
        }
    }

    private func writePhases(to text: inout Exposition) {
        text.family("scrim_phase_seconds", .histogram, "How long answers took that were worked out, by what was done.")
        for phase in WorkPhase.allCases {
            text.sample(
                [("phase", "\(phase.name)")],
                counters.reading(at: Layout.phases + phase.rawValue * Histogram.width))
        }
    }

    private func writeCache(_ cache: CacheStatistics, to text: inout Exposition) {
        text.family("scrim_cache_hits", .counter, "Requests whose answer was known.")
        text.sample([], counters.sum(Layout.cacheHits))
        text.family("scrim_cache_misses", .counter, "Requests whose answer had to be worked out.")
        text.sample([], counters.sum(Layout.cacheMisses))
        text.family("scrim_cache_evictions", .counter, "Entries that had to make room for others.")
        text.sample([], cache.evictions)
        text.family("scrim_cache_bytes", .gauge, "What the entries of the cache take up.")
        text.sample([], cache.bytes)
        text.family("scrim_cache_entries", .gauge, "Entries of the cache: an answer may have several.")
        text.sample([], cache.entries)
    }

    private func write(_ connections: ServerStatistics, to text: inout Exposition) {
        text.family("scrim_connections", .gauge, "Connections that are open.")
        text.sample([], connections.connections)
        text.family(
            "scrim_connections_refused", .counter, "Connections that were one too many of their address.")
        text.sample([], connections.connectionsRefused)
        text.family("scrim_streams", .gauge, "Answers that are being streamed.")
        text.sample([], connections.streams)
        text.family("scrim_unread_bytes", .gauge, "What answers hold that their clients have not read.")
        text.sample([], connections.unreadBytes)
    }

    private func writeGates(
        _ gates: [(gate: Gate, waiting: Int, running: Int)], to text: inout Exposition
    ) {
        text.family("scrim_gate_waiting", .gauge, "Pieces of work that wait for a worker.")
        for gate in gates { text.sample([("gate", gate.gate.name)], gate.waiting) }
        text.family("scrim_gate_running", .gauge, "Pieces of work that workers are at.")
        for gate in gates { text.sample([("gate", gate.gate.name)], gate.running) }
        text.family(
            "scrim_gate_refused", .counter, "Requests that were refused as too many waited, or for too long.")
        for gate in Gate.allCases {
            text.sample([("gate", gate.name)], counters.sum(Layout.refused + gate.rawValue))
        }
    }

    private func writeRefusals(to text: inout Exposition) {
        text.family("scrim_rate_limited", .counter, "Requests of clients that asked for more than they may.")
        text.sample([], counters.sum(Layout.rateLimited))
        text.family("scrim_unauthorized", .counter, "Requests that were not let in.")
        for reason in Unauthorized.allCases {
            text.sample([("reason", reason.rawValue)], counters.sum(Layout.unauthorized + reason.index))
        }
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
