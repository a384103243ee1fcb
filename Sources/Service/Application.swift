package import Devices
import Dialogs
import Guidelines
import JSONText
package import Logging
package import MicroHTTP
package import Typography
import CEmbedded
import Wire
private import Synchronization

/// Everything but the socket: takes requests, gives responses, and never fails to.
package final class Application: RequestHandler {
    private let specs: CachedRoute<SpecsRoute>
    private let samples: CachedRoute<SamplesRoute>
    private let retarget: CachedRoute<RetargetRoute>
    private let hitTest: CachedRoute<HitTestRoute>
    private let diff: CachedRoute<DiffRoute>
    private let release: CachedRoute<ReleaseRoute>
    private let transitions: CachedRoute<TransitionsRoute>
    private let lint: CachedRoute<LintRoute>
    private let schedules: CachedRoute<SchedulesRoute>
    private let scenes: CachedRoute<ScenesRoute>
    private let batch: BatchRoute
    /// Works out what takes long, and the batches that are streamed.
    private let crew: Crew
    /// Milliseconds that a request may have waited and still be computed; 0 sets no limit.
    private let maxWait: Int
    private let store: AnswerStore
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

    /// - Parameters:
    ///   - measuring: What tells how wide text is; the built-in fonts unless told otherwise.
    ///   - compress: What gzips the bodies of answers.
    package init(
        _ configuration: Configuration, catalog: Catalog = .builtIn,
        measuring: any TextMeasuring = PangoEngine.builtIn, logger: Logger,
        compress: @escaping Gzip.Compressor = { Gzip.compress($0) }
    ) {
        self.catalog = catalog
        self.logger = logger
        let limits = configuration.limits
        store = AnswerStore(
            cacheBytes: configuration.cacheBytes, answerBytes: limits.answerBytes, depth: limits.depth,
            maxWait: configuration.maxWait, compress: compress)
        let resolver = Resolver(measuring: measuring)
        specs = CachedRoute(SpecsRoute(catalog: catalog, limits: limits, resolver: resolver), store: store)
        crew = Crew(size: configuration.server.threads)
        maxWait = configuration.maxWait
        batch = BatchRoute(
            specs.endpoint, store: store, crew: crew, lineLimit: configuration.server.maxBodyBytes)
        samples = CachedRoute(SamplesRoute(catalog: catalog, limits: limits, resolver: resolver), store: store)
        retarget = CachedRoute(RetargetRoute(catalog: catalog, limits: limits, resolver: resolver), store: store)
        hitTest = CachedRoute(HitTestRoute(catalog: catalog, limits: limits, resolver: resolver), store: store)
        diff = CachedRoute(DiffRoute(catalog: catalog, limits: limits, resolver: resolver), store: store)
        release = CachedRoute(ReleaseRoute(catalog: catalog, limits: limits, resolver: resolver), store: store)
        transitions = CachedRoute(
            TransitionsRoute(catalog: catalog, limits: limits, resolver: resolver), store: store)
        lint = CachedRoute(LintRoute(catalog: catalog, limits: limits, resolver: resolver), store: store)
        schedules = CachedRoute(SchedulesRoute(catalog: catalog, limits: limits, resolver: resolver), store: store)
        scenes = CachedRoute(ScenesRoute(catalog: catalog, limits: limits, resolver: resolver), store: store)
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
        // Without a body there is nothing to be spared: what speaks against reading, `get` tells.
        if head.method.isOfReading { return nil }
        // The one request that everything is tuned for needs no taking apart.
        if isSpecs(head) {
            return (refuseType(head) ?? refuseAccept(head, ["application/json"])).map { response(to: head, $0) }
        }
        do throws(ProblemDetails) {
            let (route, target) = try route(of: head)
            guard route.allows(head.method) else {
                throw .methodNotAllowed(head.method.name, allow: route.allow)
            }
            if head.method == .options { return options(head, allow: route.allow) }
            try check(target, on: route, method: head.method)
            if case .computed(.batch) = route {
                if let fault = Negotiation.faultOfBatchType(in: head) { throw .unsupportedMediaType(fault) }
                _ = try batchForm(head, target)
                return nil
            }
            if let problem = refuseType(head) { throw problem }
            if target.format == nil, let problem = refuseAccept(head, route.mediaTypes) { throw problem }
            return nil
        } catch {
            return response(to: head, error)
        }
    }

    package func stream(_ head: borrowing RequestHead) -> Response? {
        // Most requests are told apart by their target or their type alone.
        guard !isSpecs(head), head.method == .post, Negotiation.isNDJSON(head), let (route, _) = try? route(of: head),
            case .computed(.batch) = route
        else { return nil }
        return batch.stream(head)
    }

    package func recall(_ head: borrowing RequestHead, body: Span<UInt8>) -> Recollection {
        // Everything else may take long: schedules, matrices, sets.
        guard isSpecs(head), body.count <= CachedRoute<SpecsRoute>.mostAtOnce else { return .work }
        // `respond` looks again: its like may have been worked out in between.
        return specs.known(body).map { .answer(store.response(to: head, $0)) } ?? .briefWork
    }

    package func respond(to head: borrowing RequestHead, body: Span<UInt8>) -> Reply {
        do throws(ProblemDetails) {
            if isSpecs(head) { return reply(to: head, try specs.post(body, hasWaited: { head.hasWaited(over: $0) })) }
            guard head.method == .post else { return reply(to: head, try get(head)) }
            let (route, target) = try route(of: head)
            guard case .computed(.batch) = route else { return reply(to: head, try post(head, body, to: route)) }
            switch try batch.respond(to: head, body: body, form: try batchForm(head, target)) {
            case .response(let response): return .response(response)
            case .deferred(let work): return deferred(maxWait: maxWait, work)
            }
        } catch {
            return .response(response(to: head, error))
        }
    }

    /// The response, or the work that leads to it.
    private func reply(to head: borrowing RequestHead, _ computed: Computed) -> Reply {
        switch computed {
        case .answered(let outcome):
            guard outcome.answer.isLongToZip, Negotiation.acceptsGzip(in: head), !head.hasHeader("If-None-Match") else {
                return .response(store.response(to: head, outcome))
            }
            // It is known: nothing is to be computed that could be shed.
            return deferred(maxWait: 0) { [store] in store.responder(outcome, isZipping: true) }
        case .deferred(let work):
            let isZipping = Negotiation.acceptsGzip(in: head)
            return deferred(maxWait: maxWait) { [store] () throws(ProblemDetails) in
                store.responder(try work(), isZipping: isZipping)
            }
        }
    }

    /// Hands work over to the crew.
    private func deferred(
        maxWait: Int, _ work: @escaping @Sendable () throws(ProblemDetails) -> Responder
    ) -> Reply {
        .deferred(
            DeferredAnswer(crew: crew, maxWait: maxWait) { [self] in
                do throws(ProblemDetails) { return try work() } catch {
                    return { head in self.response(to: head, error) }
                }
            } shed: { [self] head in
                response(to: head, .overloaded(limit: maxWait))
            })
    }

    package func refuse(_ refusal: Refusal, head: borrowing RequestHead) -> Response {
        response(to: head, ProblemDetails(refusal))
    }

    // MARK: Parts

    /// What speaks against a body's type before the body is read.
    private func refuseType(_ head: borrowing RequestHead) -> ProblemDetails? {
        Negotiation.faultOfJSONType(in: head).map { .unsupportedMediaType($0) }
    }

    private func refuseAccept(_ head: borrowing RequestHead, _ types: [String]) -> ProblemDetails? {
        guard !Negotiation.accepts(types, in: head) else { return nil }
        return .notAcceptable(head.header("Accept") ?? "", offered: types)
    }

    private func route(of head: borrowing RequestHead) throws(ProblemDetails) -> (Route, Target) {
        let raw = head.target
        if raw == "*", head.method == .options {
            // The server as a whole: any route's methods.
            return (.computed(.specs), try target(Computation.specs.rawValue))
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
        if route.isComputed, let format = target.format, !route.formats.contains(format) {
            throw .notAcceptable(format, offered: route.formats)
        }
        if case .computed(.specs) = route, method != .post { return }
        let strangers = target.query.filter { !route.isComputed || $0.name != "format" }
        guard strangers.isEmpty else {
            throw ProblemDetails(
                faults: strangers.prefix(DecodingContext.limit + 1).map { pair in
                    JSONFault(
                        pointer: JSONPointer.member(pair.name), code: "unknownMember",
                        message: "The URL has no parameter \"\(pair.name.clipped(to: 80))\" here.",
                        allowed: route.isComputed ? ["format"] : [])
                })
        }
    }

    /// How a batch is to be answered; lines are answered by lines alone.
    private func batchForm(_ head: borrowing RequestHead, _ target: Target) throws(ProblemDetails) -> BatchForm {
        let offered: [BatchForm] = Negotiation.isNDJSON(head) ? [.ndjson] : BatchForm.allCases
        if let format = target.format {
            guard let form = offered.first(where: { $0.rawValue == format }) else {
                throw .notAcceptable(format, offered: offered.map(\.rawValue))
            }
            return form
        }
        let types = offered.map(\.mediaType)
        let preferred = Negotiation.preferred(of: types, in: head)
        guard let form = offered.first(where: { $0.mediaType == preferred }) else {
            throw .notAcceptable(head.header("Accept") ?? "", offered: types)
        }
        return form
    }

    /// Whether this is `POST /v1/specs`, told without taking the target apart.
    private func isSpecs(_ head: borrowing RequestHead) -> Bool {
        guard case .post = head.method else { return false }
        return head.hasTarget("/v1/specs")
    }

    private func post(
        _ head: borrowing RequestHead, _ body: Span<UInt8>, to route: Route
    ) throws(ProblemDetails) -> Computed {
        guard case .computed(let computation) = route else {
            throw .methodNotAllowed(head.method.name, allow: route.allow)
        }
        return try self.computation(computation).post(body, hasWaited: { head.hasWaited(over: $0) })
    }

    private func get(_ head: borrowing RequestHead) throws(ProblemDetails) -> Computed {
        if let known = store.answer(to: head), Negotiation.accepts([known.answer.mediaType], in: head) {
            return .answered(known)
        }
        let (route, target) = try route(of: head)
        guard route.allows(head.method) else { throw .methodNotAllowed(head.method.name, allow: route.allow) }
        try check(target, on: route, method: head.method)
        if target.format == nil, let problem = refuseAccept(head, route.mediaTypes) { throw problem }
        switch try answer(to: target, route, hasWaited: { head.hasWaited(over: $0) }) {
        case .answered(let outcome):
            if route.isSteady { store.keep(outcome.answer, for: head) }
            return .answered(outcome)
        case .deferred(let work):
            guard route.isSteady else { return .deferred(work) }
            let key = store.key(of: head)
            return .deferred { [store] () throws(ProblemDetails) in
                let outcome = try work()
                store.keep(outcome.answer, for: key)
                return outcome
            }
        }
    }

    private func answer(
        to target: Target, _ route: Route, hasWaited: (Int) -> Bool
    ) throws(ProblemDetails) -> Computed {
        switch route {
        case .computed(let computation):
            return try self.computation(computation).get(
                target.query.filter { $0.name != "format" }, hasWaited: hasWaited)
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

    /// What computes the answers of an endpoint.
    private func computation(_ computation: Computation) -> any ComputedRoute {
        switch computation {
        case .batch: batch.document
        case .specs: specs
        case .samples: samples
        case .retarget: retarget
        case .hitTest: hitTest
        case .diff: diff
        case .release: release
        case .transitions: transitions
        case .lint: lint
        case .schedules: schedules
        case .scenes: scenes
        }
    }

    private func fixed(_ answer: FixedAnswer) -> Computed {
        .answered(Outcome(answer: answer.value, origin: answer.value.origin))
    }

    private func options(_ head: borrowing RequestHead, allow: String) -> Response {
        var fields = CrossOrigin.preflightFields(allow: allow)
        if let identifier = RequestIdentifier.sent(in: head) { fields.add("X-Request-Id", text: identifier) }
        return Response(status: 204, fields: fields, body: .empty)
    }

    private func response(to head: borrowing RequestHead, _ problem: ProblemDetails) -> Response {
        let identifier = RequestIdentifier.sent(in: head) ?? RequestIdentifier.made()
        logger.debug("\(problem.status) \(problem.code)", metadata: ["request-id": "\(identifier)"])
        var json = JSONWriter(capacity: 1024)
        problem.write(to: &json)
        var fields = HeaderFields(
            [
                ("Content-Type", ProblemDetails.mediaType), ("X-Request-Id", identifier), ("Cache-Control", "no-store"),
            ] + problem.headers)
        fields.add(CrossOrigin.answerFields)
        return Response(status: problem.status, fields: fields, body: json.withBytes { ResponseBody(copying: $0) })
    }
}

extension Application {
    /// The bytes that the server would answer to a body, and whether they are a problem, for `scrim resolve`.
    package func resolve(_ body: [UInt8], limit: Int) -> (bytes: [UInt8], isProblem: Bool) {
        do throws(ProblemDetails) {
            guard body.count <= limit else { throw ProblemDetails(.bodyTooLarge(limit: limit)) }
            return (try specs.answer(to: body).answer.body.withBytes { $0.bytes }, false)
        } catch {
            var json = JSONWriter(capacity: 1024)
            error.write(to: &json)
            return (json.bytes, true)
        }
    }

    /// What the rules find in the requests of several files, as those of one app, for `scrim lint`.
    package func lint(_ files: [LintFile]) -> LintReport {
        var report = LintReport()
        var findings: [[Finding]] = []
        var members: [SetMember] = []
        var places: [(file: String, pointer: String)] = []
        for file in files {
            do throws(ProblemDetails) {
                let (set, checked) = try lint.endpoint.read(file: file.bytes, with: lint.store)
                findings += checked.findings
                members += checked.members
                places += set.pointers.map { (file.name, $0) }
            } catch {
                report.add(error, in: file.name)
            }
        }
        guard report.faults.isEmpty else { return report }
        for (findings, place) in zip(findings, places) {
            for finding in findings { report.add(finding, in: place.file, below: place.pointer) }
        }
        for found in RuleBook.check(set: members) {
            let place = places[found.index]
            report.add(found.finding, in: place.file, below: place.pointer)
        }
        return report
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

    static func overloaded(limit: Int) -> ProblemDetails {
        var problem = ProblemDetails(
            503, "overloaded", "The server has too much to do", code: "overloaded",
            detail: "The answer would have to be computed, and the request has waited for more than \(limit) "
                + "milliseconds: the limit --max-wait. Ask again soon.")
        problem.headers = [("Retry-After", "1")]
        return problem
    }
}

extension FixedAnswer {
    /// Which release this is, and what its widths come from.
    fileprivate static func version(_ text: TextSource) -> FixedAnswer {
        .json { json in
            json.beginObject()
            json.member("name", Version.name)
            json.member("version", Version.current)
            json.member("schemaVersion", SpecificationWriter.schemaVersion)
            json.beginObject("text")
            json.member("engine", text.engine)
            json.member("fonts", text.fonts)
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
