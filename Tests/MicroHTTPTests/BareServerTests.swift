import TestSupport
import Testing

@testable import MicroHTTP

/// Benchmarks/bare, beside which `scripts/bench` measures the server.
@Suite struct `The bare server of the benchmark` {
    private let bare: String

    init() throws {
        bare = try Repository.text("Benchmarks/bare/bare.c")
    }

    @Test func `has the default settings of a daemon`() {
        let settings = ServerSettings()
        #expect(
            bare.contains(
                """
                enum { memory_per_connection = \(settings.memoryPerConnection), connections = \
                \(settings.maxConnections), idle_seconds = \(settings.idleTimeout), backlog = \
                \(settings.listenBacklog) };
                """))
    }

    @Test func `starts libmicrohttpd with the flags of a daemon`() throws {
        let shim = try Repository.text("Sources/CMicroHTTP/shim.h")
        let ours = try #require(Self.flags(in: shim))
        #expect(Self.flags(in: bare) == ours)
    }

    /// The first argument of `MHD_start_daemon`.
    private static func flags(in source: String) -> Set<Substring>? {
        source.firstMatch(of: /MHD_start_daemon\(([A-Z_|\s]+),/).map { match in
            Set(match.output.1.split { $0 == "|" || $0.isWhitespace })
        }
    }
}
