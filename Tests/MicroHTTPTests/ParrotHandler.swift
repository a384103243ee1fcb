import Glibc
import MicroHTTP

/// Answers with what it heard: `METHOD target|body`, and refusals with their names.
final class ParrotHandler: RequestHandler {
    /// Runs inside every call of `respond`, on the daemon's thread.
    private let meanwhile: @Sendable () -> Void

    init(meanwhile: @escaping @Sendable () -> Void = {}) {
        self.meanwhile = meanwhile
    }

    func admit(_ head: borrowing RequestHead) -> Admission {
        if head.target.hasPrefix("/forbidden") { return .refused(.text(403, "forbidden")) }
        if head.target.hasPrefix("/echo") {
            return .streamed(Response(status: 200, fields: .plainText, stream: Echo()))
        }
        return .gathered(RouteChoice(row: head.target.utf8.count, format: 0))
    }

    func respond(to head: borrowing RequestHead, body: Span<UInt8>, route: RouteChoice?) -> Reply {
        .response(head.target.hasPrefix("/route") ? .text(200, "route \(route?.row ?? -1)") : answer(head, body))
    }

    private func answer(_ head: borrowing RequestHead, _ body: Span<UInt8>) -> Response {
        meanwhile()
        var bytes: [UInt8] = []
        for index in body.indices { bytes.append(body[index]) }
        if head.target == "/accept" { return .text(200, head.headerValues("accept").joined(separator: "|")) }
        if head.target == "/nothing" { return Response(status: 204, fields: HeaderFields(), body: .empty) }
        if head.target == "/flood" {
            return Response(status: 200, fields: HeaderFields([("ETag", "\"flood\"")]), stream: Flood(pieces: 500))
        }
        if head.target == "/large" { return .text(200, String(repeating: "x", count: 8_000_000)) }
        return .text(200, "\(head.method.name) \(head.target)|" + String(decoding: bytes, as: UTF8.self))
    }

    func refuse(_ refusal: Refusal, head: borrowing RequestHead) -> Response {
        switch refusal {
        case .targetTooLong(let limit): .text(414, "target over \(limit)")
        case .headersTooLong(let limit): .text(431, "headers over \(limit)")
        case .bodyTooLarge(let limit): .text(413, "body over \(limit)")
        case .tooManyStreams(let limit): .text(503, "streams over \(limit)")
        case .tooManyConnections(let limit): .text(429, "connections over \(limit)")
        case .timedOut(let seconds): .text(408, "silent for \(seconds)")
        case .malformed(let fault): .text(400, "malformed: \(fault)")
        case .unsupportedTransferCoding: .text(501, "transfer coding")
        case .tooManyHeaders(let limit): .text(431, "fields over \(limit)")
        case .versionNotSupported: .text(505, "version")
        case .answerTooLong(let limit): .text(422, "answer over \(limit)")
        case .answerCutOff: .text(503, "cut off")
        }
    }
}

extension Response {
    static func text(_ status: Int, _ text: String) -> Response {
        Response(status: status, fields: .plainText, body: ResponseBody(Array(text.utf8)))
    }
}

extension HeaderFields {
    static let plainText = HeaderFields([("Content-Type", "text/plain")])
}

extension ServerSettings {
    /// A free port on the loopback, two threads, and limits small enough to overstep.
    static var test: ServerSettings {
        var settings = ServerSettings()
        settings.host = "127.0.0.1"
        settings.port = 0
        settings.threads = 2
        settings.maxBodyBytes = 1_000
        return settings
    }
}

/// Runs `body` against a fresh daemon, stops it, and returns how many requests outlived it.
func withDaemon(
    _ settings: ServerSettings = .test, handler: some RequestHandler = ParrotHandler(),
    _ body: (borrowing Daemon) throws -> Void
) throws -> Int {
    let daemon = try Daemon(settings, handler: handler)
    try body(daemon)
    daemon.stop(grace: 5)
    return daemon.requestsInFlight
}

/// A gate that opens once, for handlers that are to be caught in the act.
final class Gate: Sendable {
    private let ends: (read: Int32, write: Int32)

    init() {
        var descriptors: [Int32] = [-1, -1]
        unsafe pipe(&descriptors)
        ends = (descriptors[0], descriptors[1])
    }

    deinit {
        close(ends.read)
        close(ends.write)
    }

    /// Lets one who waits, or will wait, pass.
    func open() {
        var byte: UInt8 = 1
        _ = unsafe write(ends.write, &byte, 1)
    }

    /// Blocks until `open`.
    func wait() {
        var byte: UInt8 = 0
        _ = unsafe read(ends.read, &byte, 1)
    }
}
