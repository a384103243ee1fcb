package import Devices
import Logging
package import MicroHTTP
package import Typography
import Wire

/// The application for those who ask by a call: what the server would answer, without a server, from any thread.
///
/// Requests take the way that they take over HTTP, but for the socket: the same grammar and limits, routes,
/// negotiation, cache, problems and bounds of work. Work is done on the thread that asks; only batches of lines and
/// large matrices have threads of their own beside it, which start with the first of them. Who has the engine may ask
/// it anything: there are no tokens, signatures and rates here.
package final class Engine: Sendable {
    /// For those who serve it, too.
    package let application: Application
    private let exchange: DirectExchange

    /// - Parameter measuring: What says how wide text is; the built-in fonts by default.
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

    /// The answer to one request, be it a problem. Takes as long as the work does.
    ///
    /// - Parameters:
    ///   - request: Method and target: `POST /v1/specs`.
    ///   - fields: Header fields, a line each: `Name: value`, CR, LF; behind the last there may be no line break.
    ///   - cancellation: Ends the work when another thread trips it.
    /// - Returns: Nil where it was cancelled, or there was no memory for it.
    package func ask(
        _ request: Span<UInt8>, fields: Span<UInt8>, body: Span<UInt8>, cancellation: Cancellation? = nil
    ) -> DirectAnswer? {
        exchange.ask(request, fields: fields, body: body, cancellation: cancellation)
    }

    /// The answer to one request in text, be it a problem.
    package func ask(
        _ request: String, fields: [(name: String, value: String)] = [], body: [UInt8] = [],
        cancellation: Cancellation? = nil
    ) -> DirectAnswer? {
        let lines = fields.map { "\($0.name): \($0.value)\r\n" }.joined()
        return ask(
            request.utf8Span.span, fields: lines.utf8Span.span, body: body.span, cancellation: cancellation)
    }

    /// The answer to a body in JSON.
    ///
    /// - Parameters:
    ///   - path: The endpoint.
    ///   - format: One of ``AnswerFormats/names``.
    ///   - options: What stands beside `format=` in the URL.
    package func post(
        _ body: [UInt8], to path: String, format: String = "json", options: [(name: String, value: String)] = []
    ) -> DirectAnswer? {
        let members = (format == "json" ? [] : [(name: "format", value: format)]) + options
        let query = members.map { $0.name.percentEncoded + "=" + $0.value.percentEncoded }.joined(separator: "&")
        return ask(
            "POST \(path)" + (query.isEmpty ? "" : "?" + query), fields: [("Content-Type", "application/json")],
            body: body)
    }

    /// Ends its threads. Nobody asks any more.
    package func end() { application.endWorkers() }
}
