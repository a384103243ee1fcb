package import Devices
import Dialogs
import JSONText
package import Logging
package import MicroHTTP
package import Typography
import CEmbedded
import Wire
private import Synchronization

/// Everything but the socket: takes requests, gives responses, and never fails to.
package final class Application: RequestHandler {
    private let specs: SpecsRoute
    private let catalog: Catalog
    private let logger: Logger
    private let isStopping = Atomic(false)

    private let deviceList: FixedAnswer
    private let devices: [String: FixedAnswer]
    private let styleList = FixedAnswer.json { StyleWriter.writeList(to: &$0) }
    private let styles = Dictionary(
        uniqueKeysWithValues: StyleName.allCases.map { style in
            (style.rawValue, FixedAnswer.json { StyleWriter.write(style, to: &$0) })
        })
    private let yaml = FixedAnswer { Documents.openAPI(asJSON: false) }
    private let json = FixedAnswer { Documents.openAPI(asJSON: true) }
    private let version: FixedAnswer
    private let health = FixedAnswer.status("ok")
    private let readiness = FixedAnswer.status("ready")

    /// - Parameter measuring: What tells how wide text is; the built-in fonts unless told otherwise.
    package init(
        _ configuration: Configuration, catalog: Catalog = .builtIn,
        measuring: any TextMeasuring = PangoEngine.builtIn, logger: Logger
    ) {
        self.catalog = catalog
        self.logger = logger
        specs = SpecsRoute(
            catalog: catalog, measuring: measuring, limits: configuration.limits, cacheBytes: configuration.cacheBytes)
        version = FixedAnswer.version(measuring.source)
        deviceList = FixedAnswer.json { DeviceWriter.writeList(catalog, to: &$0) }
        devices = Dictionary(
            catalog.profiles.map { profile in
                (profile.id, FixedAnswer.json { DeviceWriter.write(profile, to: &$0) })
            }, uniquingKeysWith: { _, last in last })
    }

    /// From now on the server says that it is not ready for more.
    package func beginStopping() { isStopping.store(true, ordering: .relaxed) }

    // MARK: RequestHandler

    package func admit(_ head: borrowing RequestHead) -> Response? {
        // The one request that everything is tuned for needs no taking apart.
        if head.method == .post, head.withTarget({ $0.isEqual(to: "/v1/specs") }) {
            return refuseSpec(head).map { response(to: head, $0) }
        }
        do throws(ProblemDetails) {
            let (route, target) = try route(of: head)
            guard route.allows(head.method) else {
                throw .methodNotAllowed(head.method.name, allow: route.allow)
            }
            if head.method == .options { return options(head, allow: route.allow) }
            try check(target, on: route, method: head.method)
            if head.method == .post, let problem = refuseSpec(head) { throw problem }
            if target.format == nil, !Negotiation.accepts(route.mediaTypes, in: head) {
                throw .notAcceptable(head.header("Accept") ?? "", offered: route.mediaTypes)
            }
            return nil
        } catch {
            return response(to: head, error)
        }
    }

    package func respond(to head: borrowing RequestHead, body: Span<UInt8>) -> Response {
        do throws(ProblemDetails) {
            let outcome: SpecsRoute.Outcome
            if head.method == .post {
                outcome = try specs.post(body)
            } else {
                outcome = try get(head)
            }
            return outcome.answer.response(
                to: head, origin: outcome.origin, identifier: RequestIdentifier.sent(in: head))
        } catch {
            return response(to: head, error)
        }
    }

    package func refuse(_ refusal: Refusal, head: borrowing RequestHead) -> Response {
        response(to: head, ProblemDetails(refusal))
    }

    // MARK: Parts

    /// What speaks against a request for a specification before its body is read.
    private func refuseSpec(_ head: borrowing RequestHead) -> ProblemDetails? {
        if let fault = Negotiation.faultOfJSONType(in: head) { return .unsupportedMediaType(fault) }
        let isNamed = head.withTarget { !$0.isEqual(to: "/v1/specs") }
        guard !isNamed, !Negotiation.accepts(["application/json"], in: head) else { return nil }
        return .notAcceptable(head.header("Accept") ?? "", offered: ["application/json"])
    }

    private func route(of head: borrowing RequestHead) throws(ProblemDetails) -> (Route, Target) {
        let raw = head.target
        if raw == "*", head.method == .options {
            // The server as a whole: any route's methods.
            return (.specs, try target("/v1/specs"))
        }
        let target = try target(raw)
        guard let route = Route(target.segments) else {
            throw .notFound(target.path, nearest: NearestName.of(target.path, among: Route.paths))
        }
        return (route, target)
    }

    private func target(_ raw: String) throws(ProblemDetails) -> Target {
        do throws(Target.SyntaxError) {
            return try Target(raw)
        } catch {
            throw .malformed(error.detail)
        }
    }

    /// Checks what the query may name here: a format everywhere, and a dialog's members on `GET /v1/specs`.
    private func check(_ target: Target, on route: Route, method: Method) throws(ProblemDetails) {
        let formats = target.query.filter { $0.name == "format" }
        if formats.count > 1 {
            throw ProblemDetails(faults: [
                JSONFault(pointer: "/format", code: "duplicateMember", message: "The format is named more than once.")
            ])
        }
        if case .specs = route {
            if let format = target.format, format != "json" { throw .notAcceptable(format, offered: ["json"]) }
            if method != .post { return }
        }
        let strangers = target.query.filter { pair in
            if case .specs = route { return pair.name != "format" }
            return true
        }
        guard strangers.isEmpty else {
            let isSpecs = if case .specs = route { true } else { false }
            throw ProblemDetails(
                faults: strangers.map { pair in
                    JSONFault(
                        pointer: "/" + JSONPointer.escape(pair.name), code: "unknownMember",
                        message: "The URL has no parameter \"\(pair.name.prefix(80))\" here.",
                        allowed: isSpecs ? ["format"] : [])
                })
        }
    }

    private func get(_ head: borrowing RequestHead) throws(ProblemDetails) -> SpecsRoute.Outcome {
        let (route, target) = try route(of: head)
        switch route {
        case .specs: return try specs.get(target.query.filter { $0.name != "format" })
        case .devices: return fixed(deviceList)
        case .device(let id):
            guard let known = catalog[id].flatMap({ devices[$0.id] }) else {
                throw .unknownID("device", id, nearest: catalog.nearest(to: id))
            }
            return fixed(known)
        case .styles: return fixed(styleList)
        case .style(let id):
            guard let known = styles[id] else {
                throw .unknownID("style", id, nearest: NearestName.of(id, among: StyleName.allCases.map(\.rawValue)))
            }
            return fixed(known)
        case .openAPI(let isJSON): return fixed(isJSON ? json : yaml)
        case .health: return fixed(health)
        case .readiness:
            guard !isStopping.load(ordering: .relaxed) else { throw .stopping }
            return fixed(readiness)
        case .version: return fixed(version)
        }
    }

    private func fixed(_ answer: FixedAnswer) -> SpecsRoute.Outcome {
        SpecsRoute.Outcome(answer: answer.value, origin: .fixed)
    }

    private func options(_ head: borrowing RequestHead, allow: String) -> Response {
        var fields = CrossOrigin.preflightFields(allow: allow)
        if let identifier = RequestIdentifier.sent(in: head) { fields.append(("X-Request-Id", identifier)) }
        return Response(status: 204, headers: fields, body: ResponseBody([]))
    }

    private func response(to head: borrowing RequestHead, _ problem: ProblemDetails) -> Response {
        let identifier = RequestIdentifier.sent(in: head) ?? RequestIdentifier.made()
        logger.debug("\(problem.status) \(problem.code)", metadata: ["request-id": "\(identifier)"])
        var json = JSONWriter(capacity: 1024)
        problem.write(to: &json)
        let fields: [(name: String, value: String)] =
            [
                ("Content-Type", ProblemDetails.mediaType), ("X-Request-Id", identifier), ("Cache-Control", "no-store"),
            ] + problem.headers + CrossOrigin.answerFields
        return Response(
            status: problem.status, headers: fields, body: json.withBytes { ResponseBody(copying: $0) })
    }
}

extension Application {
    /// The bytes that the server would answer to a body, and whether they are a problem, for `scrim resolve`.
    package func resolve(_ body: [UInt8], limit: Int) -> (bytes: [UInt8], isProblem: Bool) {
        do throws(ProblemDetails) {
            guard body.count <= limit else { throw ProblemDetails(.bodyTooLarge(limit: limit)) }
            return (try specs.bytes(for: body), false)
        } catch {
            var json = JSONWriter(capacity: 1024)
            error.write(to: &json)
            return (json.bytes, true)
        }
    }

    /// The bytes of `/v1/devices`, or of one device; nil where there is none of that id.
    package static func devices(_ catalog: Catalog, id: String?) -> [UInt8]? {
        var json = JSONWriter()
        if let id {
            guard let profile = catalog[id] else { return nil }
            DeviceWriter.write(profile, to: &json)
        } else {
            DeviceWriter.writeList(catalog, to: &json)
        }
        return json.bytes
    }
}

extension Target {
    /// The representation that the URL asks for; it wins over `Accept`.
    var format: String? { query.first { $0.name == "format" }?.value }
}

extension ProblemDetails {
    static var stopping: ProblemDetails {
        var problem = ProblemDetails(
            503, "unavailable", "The server is stopping", code: "stopping",
            detail: "The server answers what it has in hand and takes no more.")
        problem.headers = [("Retry-After", "1")]
        return problem
    }
}

extension FixedAnswer {
    /// Which release this is, and what its widths come from.
    fileprivate static func version(_ text: TextSource) -> FixedAnswer {
        .json { json in
            json.beginObject()
            json.key("name")
            json.string(Version.name)
            json.key("version")
            json.string(Version.current)
            json.key("schemaVersion")
            json.integer(SpecificationWriter.schemaVersion)
            json.key("text")
            json.beginObject()
            json.key("engine")
            json.string(text.engine)
            json.key("fonts")
            json.string(text.fonts)
            json.endObject()
            json.endObject()
        }
    }

    fileprivate static func status(_ word: StaticString) -> FixedAnswer {
        .json { json in
            json.beginObject()
            json.key("status")
            json.string(word)
            json.endObject()
        }
    }
}
