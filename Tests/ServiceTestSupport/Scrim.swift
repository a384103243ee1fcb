package import Service
package import TestSupport
package import Typography
import Devices
import Logging
import MicroHTTP

/// The service as its clients meet it: over a socket, on 127.0.0.1 and a free port, speaking bytes.
///
/// Each call opens a connection of its own unless it is given one, so tests can run side by side.
package struct Scrim: Sendable {
    package let server: Server

    /// - Parameters:
    ///   - measuring: What says how wide text is.
    ///   - compress: What compresses the bodies of answers; what the program has by default.
    package init(
        measuring: any TextMeasuring = PangoEngine.builtIn, _ change: (inout Configuration) -> Void = { _ in },
        compress: Compression.Compressor? = nil
    ) throws {
        var configuration = Configuration()
        configuration.server.host = "127.0.0.1"
        configuration.server.port = 0
        configuration.server.threads = 2
        // Tests run side by side, and one may keep a thread busy for long.
        configuration.maxWait = 0
        change(&configuration)
        let application = Application(
            configuration, measuring: measuring,
            logger: Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() }), compress: compress)
        server = try Server(configuration, application)
    }

    /// One server for the tests of a process that change nothing about it.
    package static let shared = Result { try Scrim() }

    /// Where browsers and other clients find it, with the slash.
    package var address: String { "http://127.0.0.1:\(server.port)/" }

    package func connect() throws -> RawSocketClient { try RawSocketClient(port: server.port) }

    /// Sends one request and reads its answer.
    package func send(
        _ method: String, _ target: String, headers: [(String, String)] = [], body: [UInt8]? = nil
    ) throws -> RawResponse {
        let client = try connect()
        defer { client.close() }
        var head = "\(method) \(target) HTTP/1.1\r\nHost: 127.0.0.1\r\n"
        for (name, value) in headers { head += "\(name): \(value)\r\n" }
        if let body { head += "Content-Length: \(body.count)\r\n" }
        try client.send(Array((head + "\r\n").utf8) + (body ?? []))
        return try client.readResponse(isAnswerToHead: method == "HEAD")
    }

    package func get(_ target: String, headers: [(String, String)] = []) throws -> RawResponse {
        try send("GET", target, headers: headers)
    }

    /// `POST` to an endpoint, `/v1/specs` by default, with a body as it stands.
    package func post(
        _ body: String, to target: String = "/v1/specs", headers: [(String, String)] = []
    ) throws -> RawResponse {
        try send("POST", target, headers: [("Content-Type", "application/json")] + headers, body: Array(body.utf8))
    }

    /// The specification for a body that has to be a good one.
    package func spec(_ body: String) throws -> JSON { try answer(to: body, at: "/v1/specs", status: 200) }

    /// The findings for a set that has to be a good one.
    package func lint(_ body: String) throws -> JSON { try answer(to: body, at: "/v1/lint", status: 200) }

    /// The scene for a body that has to be a good one.
    package func scene(_ body: String) throws -> JSON { try answer(to: body, at: "/v1/scenes", status: 200) }

    /// The problem for a body that has to be a bad one.
    package func problem(_ body: String, at target: String = "/v1/specs", status: Int = 422) throws -> JSON {
        try answer(to: body, at: target, status: status)
    }

    /// What an endpoint answers to a body.
    package func answer(to body: String, at target: String, status: Int = 200) throws -> JSON {
        let response = try post(body, to: target)
        guard response.status == status else { throw UnexpectedStatus(status: response.status, body: response.text) }
        return try JSON(response.body)
    }
}

/// An answer with another status than the test is about.
package struct UnexpectedStatus: Error, CustomStringConvertible {
    package let status: Int
    package let body: String

    package var description: String { "answered \(status): \(body.prefix(600))" }
}

/// The specification that the shared server answers; a test's shortest way to one.
package func spec(_ body: String) throws -> JSON { try Scrim.shared.get().spec(body) }

/// The findings that the shared server answers.
package func lint(_ body: String) throws -> JSON { try Scrim.shared.get().lint(body) }

/// What an endpoint of the shared server answers to a body that has to be a good one.
package func answer(_ body: String, at target: String) throws -> JSON {
    try Scrim.shared.get().answer(to: body, at: target)
}
/// The scene that the shared server answers.
package func scene(_ body: String) throws -> JSON { try Scrim.shared.get().scene(body) }

/// The problem that the shared server answers.
package func problem(_ body: String, at target: String = "/v1/specs", status: Int = 422) throws -> JSON {
    try Scrim.shared.get().problem(body, at: target, status: status)
}
