private import Glibc

/// What a `Daemon` listens on and how much it lets one client have.
///
/// Sizes are in bytes, times in whole seconds.
package struct ServerSettings: Sendable {
    /// Address to listen on: an IPv4 or IPv6 literal (`::1`, without brackets), or a name that resolves to one.
    package var host = "0.0.0.0"

    /// Port to listen on; 0 lets the system choose a free one, which is then `Daemon.port`.
    package var port: UInt16 = 8080

    /// A socket that listens already, in the place of host and port.
    package var inherited: InheritedSocket?

    /// What requests are told to have come to (`RequestNotes.listener`), where one handler serves several daemons.
    package var listener: UInt8 = 0

    /// Threads that serve connections, at least 1. Default: one for each core that is online.
    package var threads = ServerSettings.cores

    /// Connections open at once; more wait in the listen backlog. The threads get them one after the other.
    package var maxConnections = 10_000

    /// Connections that one address may have open at once; 0 sets no limit.
    ///
    /// The first request on one connection too many is refused with `Refusal.tooManyConnections`; past twice the limit
    /// a connection is closed unheard.
    package var connectionsPerAddress = 0

    /// Longest request body.
    package var maxBodyBytes = 262_144

    /// Longest request target (the URL as it stands in the request line).
    package var maxTargetBytes = 16_384

    /// Longest header section: everything in the request's head that is not the target.
    package var maxHeaderBytes = 16_384

    /// Most header fields of one request.
    package var maxHeaderFields = 100

    /// Silence after which a connection is closed. A request in hand is answered first: `Refusal.timedOut`. 0 never.
    package var idleTimeout = 30

    /// Time that a request may take to arrive, from its first byte to its last. 0 sets no limit.
    ///
    /// Looked at several times a second. Silence before the first byte is the idle timeout's.
    package var requestTimeout = 60

    /// Answers that are streamed at once; more are refused with `Refusal.tooManyStreams`.
    package var maxStreams = 256

    /// Bytes that all answers together may hold which their clients have not read; past that the slowest reader is cut
    /// off.
    package var maxUnreadBytes = 64 << 20

    /// Connections that the system holds until a thread takes them.
    package var listenBacklog = 1_024

    package init() {}

    /// Cores that are online, at least 1.
    package static var cores: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

    /// What the library keeps of each header field beyond its text; the quarter has room for a hundred.
    private static let bytesPerField = 64

    /// Memory of one connection: the head of its request, then the head of its response.
    ///
    /// A quarter more than our own limits allow together, and what the library keeps of each field, so that it never
    /// runs out before we refuse: the library would then answer by itself, or close without a word.
    ///
    /// More is not free, as `MHD_pool_reset` zeroes the whole pool after every request. Processor time a request,
    /// medians of `Benchmarks/bare` with 2,000 bytes of body: 7.5 µs with 32 KiB, 7.8 with 40 (the default limits'
    /// share), 8.1 with 48, 8.4 with 64, 10.0 with 128, 14.3 with 256.
    var memoryPerConnection: Int {
        let heads = (max(maxTargetBytes, 0) + max(maxHeaderBytes, 0)) * 5 / 4
        return min(max(heads, 16_384) + max(0, maxHeaderFields - 100) * Self.bytesPerField, 16 << 20)
    }
}
