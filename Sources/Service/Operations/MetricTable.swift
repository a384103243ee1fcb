import Cache
package import Metrics
import MicroHTTP

/// Every family of `/metrics`, one row each, in the order of the text. Names, kinds and labels are part of the
/// contract.
///
/// A new counter is a case of `Counter` and a row, both here; code that counts calls `ServerMetrics.count`.
package enum MetricTable {
    package struct Row: Sendable {
        /// The name, without the `_total` of a counter.
        package let name: StaticString
        package let kind: Exposition.Kind
        package let help: StaticString
        let write: Writing

        init(_ name: StaticString, _ kind: Exposition.Kind, _ help: StaticString, _ write: @escaping Writing) {
            self.name = name
            self.kind = kind
            self.help = help
            self.write = write
        }
    }

    /// Writes the samples of a family.
    typealias Writing = @Sendable (ServerMetrics, ServerMetrics.Surroundings, inout Exposition) -> Void

    package static let rows: [Row] = [
        Row("scrim_requests", .counter, "Requests that were answered.") { $0.writeRequests($1.endpoints, to: &$2) },
        Row(
            "scrim_request_seconds", .histogram,
            "From the last byte of a request to the first of its answer handed over."
        ) { $0.writeTimes($1.endpoints, to: &$2) },
        Row(
            "scrim_phase_seconds", .histogram,
            "How long answers took that were worked out, by what was done."
        ) { metrics, _, text in metrics.writePhases(to: &text) },
        Row("scrim_cache_hits", .counter, "Requests whose answer was known.", counted(.cacheHits)),
        Row("scrim_cache_misses", .counter, "Requests whose answer had to be worked out.", counted(.cacheMisses)),
        Row(
            "scrim_cache_evictions", .counter, "Entries that had to make room for others.",
            read { $0.cache.evictions }),
        Row("scrim_cache_bytes", .gauge, "What the entries of the cache take up.", read { $0.cache.bytes }),
        Row(
            "scrim_cache_entries", .gauge, "Entries of the cache: an answer may have several.",
            read { $0.cache.entries }),
        Row("scrim_connections", .gauge, "Connections that are open.", read { $0.connections.connections }),
        Row(
            "scrim_connections_refused", .counter, "Connections that were one too many of their address.",
            read { $0.connections.connectionsRefused }),
        Row("scrim_streams", .gauge, "Answers that are being streamed.", read { $0.connections.streams }),
        Row(
            "scrim_unread_bytes", .gauge, "What answers hold that their clients have not read.",
            read { $0.connections.unreadBytes }),
        Row("scrim_gate_waiting", .gauge, "Pieces of work that wait for a worker.", gates { $0.waiting }),
        Row("scrim_gate_running", .gauge, "Pieces of work that workers are at.", gates { $0.running }),
        Row(
            "scrim_gate_refused", .counter, "Requests that were refused as too many waited, or for too long.",
            counted(.gateRefusals, by: "gate", ServerMetrics.Gate.allCases.map(\.name))),
        Row(
            "scrim_rate_limited", .counter, "Requests of clients that asked for more than they may.",
            counted(.rateLimited)),
        Row(
            "scrim_unauthorized", .counter, "Requests that were not let in.",
            counted(.unauthorized, by: "reason", ServerMetrics.Unauthorized.allCases.map(\.rawValue))),
        Row(
            "scrim_log_lines_lost", .counter, "Lines of the log that were dropped, as nobody read them in time.",
            read { $0.linesLost }),
        Row("scrim_build_info", .gauge, "Always 1: which release this is, and what it measures texts with.") {
            $2.sample($1.build, 1)
        },
        Row("process_cpu_seconds", .counter, "Processor time of the process.") {
            $2.sample(nanoseconds: $1.process.cpu)
        },
        Row(
            "process_resident_memory_bytes", .gauge, "Memory of the process that is there.",
            read { $0.process.residentBytes }),
        Row("process_open_fds", .gauge, "Files and sockets that the process has open.", read { $0.process.openFiles }),
        Row("process_start_time_seconds", .gauge, "When the process began, since 1970.") {
            $2.sample(nanoseconds: $1.process.start)
        },
    ]

    private static func counted(_ counter: ServerMetrics.Counter) -> Writing {
        { metrics, _, text in text.sample([], metrics.sum(counter)) }
    }

    /// - Parameter values: The values of the label, by the index that is passed to `ServerMetrics.count`.
    private static func counted(
        _ counter: ServerMetrics.Counter, by label: StaticString, _ values: [String]
    ) -> Writing {
        precondition(values.count <= ServerMetrics.Counter.values, "a label has more values than counters")
        return { metrics, _, text in
            for (index, value) in values.enumerated() { text.sample([(label, value)], metrics.sum(counter, index)) }
        }
    }

    /// Writes a value that is not counted here, but read when metrics are requested.
    private static func read(_ value: @escaping @Sendable (ServerMetrics.Surroundings) -> Int) -> Writing {
        { _, others, text in text.sample([], value(others)) }
    }

    private static func gates(_ value: @escaping @Sendable (ServerMetrics.GateLoad) -> Int) -> Writing {
        { _, others, text in
            for load in others.gates { text.sample([("gate", load.gate.name)], value(load)) }
        }
    }
}

extension ServerMetrics {
    /// Events that are counted where they happen, and reported by the rows of `MetricTable` that name them.
    enum Counter: Int, CaseIterable {
        case cacheHits, cacheMisses, gateRefusals, rateLimited, unauthorized

        /// The most values of a counter's label.
        static let values = 8
    }
}
