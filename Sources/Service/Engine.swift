package import Devices
import Logging
package import MicroHTTP
package import Typography
import Wire

/// The application without a server: answers by a function call what the server would answer over HTTP, from any
/// thread.
///
/// Requests take the same steps as over HTTP, except for the socket: the same grammar and limits, routes, negotiation,
/// cache, problems and bounds of work. Work is done on the calling thread; only batches of lines and large matrices
/// have threads of their own, which start with the first of them. Every caller may send any request: tokens, signatures
/// and rates do not apply.
package final class Engine: Sendable {
    /// The application, also for code that serves it over a socket.
    package let application: Application
    private let exchange: DirectExchange

    /// - Parameter measuring: Measures text; the built-in fonts by default.
    package init(
        _ configuration: Configuration, catalog: Catalog = .builtIn, measuring: any TextMeasuring = PangoEngine.builtIn
    ) {
        var configuration = configuration
        configuration.access = AccessSettings()
        // Nothing waits for a worker.
        configuration.maxWait = 0
        application = Application(
            configuration, catalog: catalog, measuring: measuring,
            logger: Logger(label: Version.name) { _ in SwiftLogNoOpLogHandler() })
        exchange = DirectExchange(configuration.server, handler: application)
    }

    /// Returns the answer to one request, which may be a problem. Returns when the work is done.
    ///
    /// - Parameters:
    ///   - request: The method and the target: `POST /v1/specs`.
    ///   - fields: Header fields, one line each: `Name: value`, CR, LF. The last may lack its line break.
    ///   - cancellation: Ends the work when another thread cancels it.
    /// - Returns: `nil` if the request was cancelled, or memory ran out.
    package func ask(
        _ request: Span<UInt8>, fields: Span<UInt8>, body: Span<UInt8>, cancellation: Cancellation? = nil
    ) -> DirectAnswer? {
        exchange.ask(request, fields: fields, body: body, cancellation: cancellation)
    }

    /// The answer to one request given as text; it may be a problem.
    package func ask(
        _ request: String, fields: [(name: String, value: String)] = [], body: [UInt8] = [],
        cancellation: Cancellation? = nil
    ) -> DirectAnswer? {
        let lines = fields.map { "\($0.name): \($0.value)\r\n" }.joined()
        return ask(request.utf8Span.span, fields: lines.utf8Span.span, body: body.span, cancellation: cancellation)
    }

    /// Returns the answer to a POST with a body in JSON.
    ///
    /// - Parameters:
    ///   - path: The path of the endpoint.
    ///   - format: One of ``AnswerFormats/names``.
    ///   - options: The members of the query other than `format=`.
    package func post(
        _ body: [UInt8], to path: String, format: String = "json", options: [(name: String, value: String)] = []
    ) -> DirectAnswer? {
        let members = (format == "json" ? [] : [(name: "format", value: format)]) + options
        let query = members.map { $0.name.percentEncoded + "=" + $0.value.percentEncoded }.joined(separator: "&")
        return ask(
            "POST \(path)" + (query.isEmpty ? "" : "?" + query), fields: [("Content-Type", "application/json")],
            body: body)
    }

    /// Ends the engine's threads. No more requests may come.
    package func end() { application.endWorkers() }
}
