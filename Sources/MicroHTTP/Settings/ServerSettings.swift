private import Glibc

/// Where a `Daemon` listens, and how much a client may use.
///
/// Sizes are in bytes, times in whole seconds.
package struct ServerSettings: Sendable {
    /// The address to listen on: an IPv4 or IPv6 literal (`::1`, without brackets), or a name that resolves to one.
    package var host = "0.0.0.0"

    /// The port on which to listen. With 0 the system chooses a free one, which is then in `Daemon.port`.
    package var port: UInt16 = 8080

    /// A socket that already listens; it is used instead of `host` and `port`.
    package var inherited: InheritedSocket?

    /// The number that requests have as `RequestNotes.listener`, for a handler that serves several daemons.
    package var listener: UInt8 = 0

    /// The number of threads that serve connections, at least 1. Default: one for each core that is online.
    package var threads = ServerSettings.cores

    /// The most connections that are open at once; more of them wait in the listen backlog. Connections are assigned to
    /// the threads in turn.
    package var maxConnections = 10_000

    /// The most connections that one address may have open at once; 0 sets no limit.
    ///
    /// Beyond the limit a connection's first request is refused with `Refusal.tooManyConnections`; beyond twice the
    /// limit a connection is closed unread.
    package var connectionsPerAddress = 0

    /// The longest request body.
    package var maxBodyBytes = 262_144

    /// The longest request target (the URL as it stands in the request line).
    package var maxTargetBytes = 16_384

    /// The most bytes of a request's header fields, each with its line break.
    package var maxHeaderBytes = 16_384

    /// The most header fields in a request.
    package var maxHeaderFields = 100

    /// A connection is closed after being silent for this time. If a request is arriving, it is answered first, with
    /// `Refusal.timedOut`. 0 sets no limit.
    package var idleTimeout = 30

    /// The most time that a request may take to arrive, from its first byte to its last. 0 sets no limit.
    ///
    /// It is checked several times a second. Silence before the first byte counts towards the idle timeout.
    package var requestTimeout = 60

    /// The most answers that are streamed at once; more are refused with `Refusal.tooManyStreams`.
    package var maxStreams = 256

    /// The most unread bytes of all answers together. If there are more, the slowest reader is cut off.
    package var maxUnreadBytes = 64 << 20

    /// The number of connections that the system keeps until a thread accepts them.
    package var listenBacklog = 1_024

    package init() {}

    /// The number of cores that are online, at least 1.
    package static var cores: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

    /// The bytes that the library uses for each header field in addition to its text. The added quarter has room for a
    /// hundred fields.
    private static let bytesPerField = 64

    /// The memory of one connection, for the head of its request, then the head of its response.
    ///
    /// A quarter more than our own limits allow together, plus what the library keeps for each field, so that it never
    /// runs out before we refuse: the library would then answer by itself, or close without an answer.
    ///
    /// More memory would cost time, because `MHD_pool_reset` zeroes the whole pool after every request. Processor time
    /// per request, medians of `Benchmarks/bare` with 2,000 bytes of body: 7.5 µs with 32 KiB, 7.8 with 40 (the default
    /// limits' share), 8.1 with 48, 8.4 with 64, 10.0 with 128, 14.3 with 256.
    var memoryPerConnection: Int {
        let heads = (max(maxTargetBytes, 0) + max(maxHeaderBytes, 0)) * 5 / 4
        return min(max(heads, 16_384) + max(0, maxHeaderFields - 100) * Self.bytesPerField, 16 << 20)
    }
}
