package import Devices
package import JSONText
package import Logging
import Metrics
package import MicroHTTP
private import Synchronization
package import Typography
package import Wire
import Workers

/// The whole server without its socket: takes requests, and always returns a response.
package final class Application: RequestHandler {
    let context: EndpointContext
    private let table: EndpointTable
    private let readiness: ReadinessEndpoint
    /// Computes answers that take long, and batches that are streamed.
    private let workers: WorkerPool
    /// Sheds work that has waited too long for workers, including those of the gates.
    private let waiting: WaitingWork
    private let logger: Logger
    /// The counters, also for code in front of the application that counts into them.
    package let metrics: ServerMetrics
    private let reports: OperationReports
    private let accessLog: AccessLogging
    /// Decides who is admitted; `nil` if everybody is.
    private let entrance: Entrance?
    /// The limits on concurrent computations, by route number; empty if there are none.
    private let bounds: [EndpointBound?]
    private let log: LineQueue?
    /// The path of each route.
    private let paths: [StaticString]
    /// Whether health and metrics have a listener of their own.
    private let hasOperations: Bool
    private let proof: WorkProof

    /// - Parameters:
    ///   - measuring: Measures text; the built-in fonts by default.
    ///   - log: The queue to which requests are logged, as configured; `nil` for no log.
    ///   - compress: Compresses the bodies of answers; a pool of compressors by default.
    package init(
        _ configuration: Configuration, catalog: Catalog = .builtIn,
        measuring: any TextMeasuring = PangoEngine.builtIn, logger: Logger,
        log: LineQueue? = nil, compress: Compression.Compressor? = nil
    ) {
        self.logger = logger
        self.log = log
        accessLog = log == nil ? .off : configuration.accessLog
        metrics = ServerMetrics(threads: configuration.allThreads)
        entrance = Entrance(configuration.access, metrics)
        workers = WorkerPool(size: configuration.server.threads)
        context = EndpointContext(
            catalog: catalog, limits: configuration.limits, measuring: measuring,
            cache: RepresentationCache(
                bytes: configuration.cacheBytes, exposesStatus: configuration.exposesCacheStatus,
                crossOrigin: configuration.crossOrigin, metrics: metrics,
                compress: compress ?? CompressorPool().compress),
            metrics: metrics,
            work: WorkBounds(
                waitLimit: WaitLimit(milliseconds: configuration.maxWait), seconds: configuration.maxWork,
                pictures: WorkGate(
                    .pictures, workers: configuration.pictureThreads, niceness: 15,
                    mostWaiting: configuration.maxWaitingPictures, setting: "--max-waiting-pictures"),
                exports: WorkGate(
                    .exports, workers: configuration.exportThreads, niceness: 10,
                    mostWaiting: configuration.maxWaitingExports, setting: "--max-waiting-exports")),
            advice: OptionAdvice.advise)
        waiting = WaitingWork(limit: context.waitLimit)
        hasOperations = configuration.operations != nil
        proof = WorkProof(context, workers, others: context.gates.map(\.workers))
        readiness = ReadinessEndpoint(context.waitLimit, [workers] + context.gates.map(\.workers))
        let batch = BatchStreams(
            SpecsEndpoint(context: context), workers: workers, lineLimit: configuration.server.maxBodyBytes)
        let reports = OperationReports(context, workers, log: log, text: measuring.source)
        table = EndpointTable(
            context, batch: batch, readiness: readiness, version: .version(measuring.source),
            metrics: MetricsEndpoint { reports.written(as: $0) })
        reports.endpoints = table.templates
        bounds =
            configuration.concurrency.isEmpty
            ? []
            : table.templates.map { path in configuration.concurrency[path].map { EndpointBound(path, most: $0) } }
        paths = table.paths
        self.reports = reports
    }

    /// Adds the statistics of connections to `/metrics` from now on.
    func observe(_ statistics: @escaping @Sendable () -> ServerStatistics) { reports.statistics = statistics }

    /// Reads the files of tokens and keys again.
    ///
    /// - Returns: Whether there are any such files.
    /// - Throws: The fault of one of them; the previous contents then remain valid.
    package func reload() throws(SettingError) -> Bool {
        guard let entrance, entrance.isGuarded else { return false }
        try entrance.reload()
        return true
    }

    /// Makes `/readyz` report from now on that the server takes no more requests.
    package func beginStopping() { readiness.beginStopping() }

    /// Ends the worker threads of an application without a server. No more requests may come.
    func endWorkers() {
        workers.end()
        for gate in context.gates { gate.workers.end() }
    }

    /// Makes the workers prove that they work.
    func beginProof() { proof.begin() }

    /// Whether the workers have proved within `seconds` that they work, or have done other work instead.
    func endProof(within seconds: Double) -> Bool { proof.end(within: seconds) }

    // MARK: For checks of its answers

    /// The paths to which a check may send its request.
    package var documentPaths: [String] { table.documentPaths }
    package var limits: RequestLimits { context.limits }
    package var catalog: Catalog { context.catalog }
    /// How often the cache was looked into so far.
    package var cacheLookUps: Int { context.cache.lookUps }

    /// Lays out the dialogs of a set, and checks each against the guidelines; an impossible dialog adds a fault to
    /// `decoding` instead.
    package func check(_ set: LintRequest, decoding: DecodingContext) -> CheckedSet {
        context.check(set, decoding: decoding)
    }

    // MARK: The way of one request: route → negotiate → look up → compute → keep → answer

    package func admit(_ head: borrowing RequestHead) -> Admission {
        do throws(ProblemDetails) {
            if let entrance { try enter(entrance, head) }
            // Without a body, an early decision saves nothing, and the target alone may be enough for the answer.
            if head.method.isOfReading { return .gathered(nil) }
            let destination = try destination(of: head)
            let route = destination.route
            if case .options = head.method { return .refused(options(head, allow: route.allow)) }
            let choice = try route.negotiate(head, for: destination)
            if let entrance { try entrance.check(route.scope(of: choice), for: head) }
            if let lines = route.lines, Negotiation.isNDJSON(head) { return .streamed(lines(head)) }
            guard case .format(let format) = choice else { return .gathered(nil) }
            return .gathered(RouteChoice(row: destination.row, format: format))
        } catch {
            return .refused(response(to: head, error))
        }
    }

    package func respond(to head: borrowing RequestHead, body: Span<UInt8>, route: RouteChoice?) -> Reply {
        do throws(ProblemDetails) {
            guard let route else { return reply(to: head, try answer(toTargetOf: head, hasBody: !body.isEmpty)) }
            return reply(to: head, try table.endpoint(route).computedFromBody(body, head, table.path(of: route)))
        } catch {
            return .response(response(to: head, error))
        }
    }

    /// The answer to a request without a body. An answer that is cached by the target as sent needs no parsing.
    private func answer(toTargetOf head: borrowing RequestHead, hasBody: Bool) throws(ProblemDetails) -> Computed {
        let known = hasBody || !mayReadAll(head) ? nil : context.cache.result(forTargetOf: head)
        if let known, known.representation.isFor(head) {
            unsafe head.notes.pointee.route = known.representation.route
            return .finished(.result(known))
        }
        let destination = try destination(of: head)
        let route = destination.route
        let choice = try route.negotiate(head, for: destination)
        if let entrance { try entrance.check(route.scope(of: choice), for: head) }
        let computed: Computed
        switch choice {
        case .fixed(let endpoint):
            computed = .finished(.result(CacheResult(try endpoint.answer(to: destination, head))))
        case .format(let format):
            guard !hasBody else { throw .bodyNotRead(head.method) }
            let document = destination.query.filter { !Route.isOwn($0) }
            computed = try route.formats[format].endpoint.computedFromQuery(document, head, route.path)
        }
        let isCached = route.isCachedByTarget && route.isChosenByTarget(choice, of: head)
        return isCached ? context.cache.keep(computed, forTargetOf: head, route: destination.row) : computed
    }

    /// Refuses a client that is not admitted; first notes the destination, so that the request is still counted.
    private func enter(_ entrance: Entrance, _ head: borrowing RequestHead) throws(ProblemDetails) {
        do throws(ProblemDetails) { try entrance.admit(head) } catch {
            noteKnownDestination(of: head)
            throw error
        }
    }

    /// Notes the destination that a refused request would have had.
    private func noteKnownDestination(of head: borrowing RequestHead) {
        guard unsafe head.notes.pointee.route == nil, let destination = table.knownDestination(of: head),
            isServed(destination, for: head)
        else { return }
        note(destination, for: head)
    }

    private func note(_ destination: Destination, for head: borrowing RequestHead) {
        if !isOfServer(head) { unsafe head.notes.pointee.route = destination.row }
    }

    /// Whether the request is `OPTIONS *`, about the server as a whole, which is no endpoint.
    private func isOfServer(_ head: borrowing RequestHead) -> Bool {
        if case .options = head.method { head.hasTarget("*") } else { false }
    }

    /// Returns the destination of a request, and notes it.
    private func destination(of head: borrowing RequestHead) throws(ProblemDetails) -> Destination {
        let destination = try table.destination(of: head)
        guard isServed(destination, for: head) else { throw .notFound("\(destination.route.path)", nearest: nil) }
        note(destination, for: head)
        return destination
    }

    /// Whether the destination is served on the listener that the request came to.
    private func isServed(_ destination: Destination, for head: borrowing RequestHead) -> Bool {
        !hasOperations || destination.route.isServed(at: Listener(of: head)) || isOfServer(head)
    }

    /// Whether the request may be answered from the cache by its target, without a check of its scope.
    private func mayReadAll(_ head: borrowing RequestHead) -> Bool {
        guard !hasOperations || Listener(of: head) == .main else { return false }
        return entrance?.mayReadAll(head) ?? true
    }

    /// The response, or the work that leads to it.
    private func reply(to head: borrowing RequestHead, _ computed: Computed) -> Reply {
        switch computed {
        case .finished(.streamed(let respond)):
            return .response(respond(head))
        case .finished(.result(let result)):
            guard result.representation.isLong, !head.hasHeader("If-None-Match"),
                case let coding = Negotiation.coding(in: head), result.representation.isLongToCompress(coding)
            else { return .response(context.cache.response(to: head, result)) }
            // The answer is known: only its compression remains, or is shed.
            return deferred(nil, nil) { [context] in
                let result = context.cache.compressed(result, coding)
                return { head in context.cache.response(to: head, result) }
            } shed: { [context] head in
                context.cache.plainResponse(to: head, result)
            }
        case .deferred(let gate, let work):
            let bound = bound(for: head)
            if let bound, !bound.enter() { return .response(response(to: head, .overloaded(bound))) }
            if let gate, !gate.enter() {
                bound?.leave()
                metrics.countRefusal(by: gate.name)
                return .response(response(to: head, .overloaded(gate)))
            }
            let coding = Negotiation.coding(in: head)
            return deferred(gate, bound) { [context] () throws(ProblemDetails) in
                switch try work() {
                case .streamed(let respond): return respond
                case .result(let result):
                    let result = context.cache.compressed(result, coding)
                    return { head in context.cache.response(to: head, result) }
                }
            } shed: { [self] head in
                metrics.countRefusal(by: gate?.name ?? .workers)
                return response(to: head, .overloaded(limit: context.waitLimit.milliseconds))
            }
        }
    }

    /// The limit on concurrent computations of the request's endpoint; `nil` if there is none.
    private func bound(for head: borrowing RequestHead) -> EndpointBound? {
        guard !bounds.isEmpty, let route = unsafe head.notes.pointee.route else { return nil }
        return bounds[route]
    }

    /// Passes `work` to the workers; `shed` answers if it has waited too long.
    private func deferred(
        _ gate: WorkGate?, _ bound: EndpointBound?, _ work: @escaping @Sendable () throws(ProblemDetails) -> Responder,
        shed: @escaping Responder
    ) -> Reply {
        let task = DeferredWork.Task(
            work: { [self] in
                do throws(ProblemDetails) { return try work() } catch {
                    return { head in self.response(to: head, error) }
                }
            }, shed: shed)
        return .deferred(
            DeferredWork(
                workers: workers, gate: gate, bound: bound, waiting: waiting, job: context.job(), metrics: metrics, task
            ))
    }

    // MARK: Other answers

    package func refuse(_ refusal: Refusal, head: borrowing RequestHead) -> Response {
        noteKnownDestination(of: head)
        return response(to: head, ProblemDetails(refusal: refusal))
    }

    package func answered(_ answer: AnswerNotes, to head: borrowing RequestHead) {
        let notes = unsafe head.notes
        // For a request outside of a trace, this check is the only cost.
        let trace = head.hasHeader("traceparent") ? TraceID(of: head) : nil
        unsafe metrics.count(answer, to: head.method, notes.pointee.route, notes.pointee.cache, trace: trace)
        guard accessLog != .off, accessLog == .all || answer.status >= 400 else { return }
        // The client's own identifier, for answers made without one.
        if unsafe notes.pointee.identifier == nil { _ = RequestIdentifier.sent(in: head) }
        let path = unsafe notes.pointee.route.map { paths[$0] }
        log?.append(unsafe AccessRecord(answer, to: head.method, at: path, notes.pointee, trace: trace))
    }

    /// The answer to a request for another host, if only this one is served.
    func misdirected(_ head: borrowing RequestHead) -> Response { response(to: head, .misdirected) }

    private func options(_ head: borrowing RequestHead, allow: String) -> Response {
        var fields = context.cache.crossOrigin.preflightFields(for: head, allow: allow)
        if let identifier = RequestIdentifier.sent(in: head) { fields.add("X-Request-Id", text: identifier) }
        return Response(status: 204, fields: fields, body: .empty)
    }

    private func response(to head: borrowing RequestHead, _ problem: ProblemDetails) -> Response {
        let identifier = RequestIdentifier.sentOrMade(for: head)
        logger.debug("\(problem.status) \(problem.code)", metadata: ["request-id": "\(identifier)"])
        // People also meet 404 in a browser.
        let page = problem.status == 404 && ProblemPage.isPreferred(in: head) ? ProblemPage(problem) : nil
        var fields = HeaderFields(
            [
                ("Content-Type", page == nil ? ProblemDetails.mediaType : PagePolicy.mediaType),
                ("X-Request-Id", identifier), ("Cache-Control", "\(CacheFields.uncached)"),
            ] + problem.headers)
        fields.add(context.cache.crossOrigin.answerFields(for: head))
        if let page {
            fields.add(PagePolicy.readingFields)
            return Response(
                status: problem.status, fields: fields, body: ResponseBody(copying: page.html.utf8Span.span))
        }
        var json = JSONWriter(capacity: 1024)
        problem.write(to: &json)
        return Response(status: problem.status, fields: fields, body: json.withBytes { ResponseBody(copying: $0) })
    }
}
