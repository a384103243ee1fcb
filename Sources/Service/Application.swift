package import Devices
import Dialogs
import JSONText
package import Logging
package import MicroHTTP
package import Typography
import Workers

/// Everything but the socket: takes requests, gives responses, and never fails to.
package final class Application: RequestHandler {
    let context: EndpointContext
    private let table: EndpointTable
    private let readiness = ReadinessEndpoint()
    /// Works out what takes long, and the batches that are streamed.
    private let workers: WorkerPool
    private let logger: Logger

    /// - Parameters:
    ///   - measuring: What says how wide text is; the built-in fonts by default.
    ///   - compress: What compresses the bodies of answers; a pool of compressors by default.
    package init(
        _ configuration: Configuration, catalog: Catalog = .builtIn,
        measuring: any TextMeasuring = PangoEngine.builtIn, logger: Logger,
        compress: Compression.Compressor? = nil
    ) {
        self.logger = logger
        workers = WorkerPool(size: configuration.server.threads)
        context = EndpointContext(
            catalog: catalog, limits: configuration.limits, measuring: measuring,
            cache: RepresentationCache(
                bytes: configuration.cacheBytes, compress: compress ?? CompressorPool().compress),
            work: WorkBounds(
                waitLimit: WaitLimit(milliseconds: configuration.maxWait), seconds: configuration.maxWork,
                pictures: WorkGate(
                    workers: configuration.pictureThreads, niceness: 15,
                    mostWaiting: configuration.maxWaitingPictures, setting: "--max-waiting-pictures"),
                exports: WorkGate(
                    workers: configuration.exportThreads, niceness: 10,
                    mostWaiting: configuration.maxWaitingExports, setting: "--max-waiting-exports")))
        let batch = BatchStreams(
            SpecsEndpoint(context: context), workers: workers, lineLimit: configuration.server.maxBodyBytes)
        table = EndpointTable(
            context, batch: batch, readiness: readiness, version: VersionEndpoint(measuring.source))
    }

    /// From now on the server says that it takes no more.
    package func beginStopping() { readiness.beginStopping() }

    // MARK: The way of one request: route → negotiate → look up → compute → keep → answer

    package func admit(_ head: borrowing RequestHead) -> Admission {
        // Without a body there is nothing to be spared, and the target alone may lead to the answer.
        if head.method.isOfReading { return .gathered(0) }
        do throws(ProblemDetails) {
            let destination = try table.destination(of: head)
            let route = destination.route
            if case .options = head.method { return .refused(options(head, allow: route.allow)) }
            let format = try route.negotiate(head, destination.query)
            if let lines = route.lines, Negotiation.isNDJSON(head) { return .streamed(lines(head)) }
            return .gathered(EndpointTable.number(of: format, at: destination))
        } catch {
            return .refused(response(to: head, error))
        }
    }

    package func respond(to head: borrowing RequestHead, body: Span<UInt8>, route number: Int) -> Reply {
        do throws(ProblemDetails) {
            let computed =
                head.method.isOfReading
                ? try answer(toTargetOf: head, hasBody: !body.isEmpty)
                : try table.endpoint(number).computedFromBody(body, head)
            return reply(to: head, computed)
        } catch {
            return .response(response(to: head, error))
        }
    }

    /// The same way without a body: what is kept by the target as sent needs no taking apart.
    private func answer(
        toTargetOf head: borrowing RequestHead, hasBody: Bool
    ) throws(ProblemDetails) -> Computed {
        let known = hasBody ? nil : context.cache.result(forTargetOf: head)
        if let known, known.representation.isFor(head) {
            return .finished(.result(known))
        }
        let destination = try table.destination(of: head)
        let route = destination.route
        let format = try route.negotiate(head, destination.query)
        let computed: Computed
        if let fixed = route.fixed {
            let named = destination.query.first { $0.name == "format" }?.value
            computed = .finished(.result(CacheResult(try fixed.representation(of: destination.id, as: named))))
        } else {
            guard !hasBody else { throw .bodyNotRead(head.method) }
            let document = destination.query.filter { !Route.isOwn($0) }
            computed = try route.formats[format].endpoint.computedFromQuery(document, head)
        }
        // Where `Accept` chose among several, the target alone does not lead to the answer.
        let isByTarget =
            route.formats.count < 2 || head.hasQueryMember(AnswerChoice.format)
            || (format == 0 && Negotiation.takesDefault(route.formats[0].mediaType, in: head))
        let isKept = (route.keeping == .byDocument || route.keeping == .byTarget) && isByTarget
        return isKept ? context.cache.keep(computed, forTargetOf: head) : computed
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
            // It is known: nothing is to be computed that could be shed.
            return deferred(nil, .none) { [context] in
                context.cache.compress(result, coding)
                return { head in context.cache.response(to: head, result) }
            }
        case .deferred(let gate, let work):
            guard gate?.enter() ?? true else {
                return .response(response(to: head, .overloaded(gate)))
            }
            let coding = Negotiation.coding(in: head)
            return deferred(gate, context.waitLimit) { [context] () throws(ProblemDetails) in
                switch try work() {
                case .streamed(let respond): return respond
                case .result(let result):
                    context.cache.compress(result, coding)
                    return { head in context.cache.response(to: head, result) }
                }
            }
        }
    }

    /// Hands work over to the workers.
    private func deferred(
        _ gate: WorkGate?, _ waitLimit: WaitLimit, _ work: @escaping @Sendable () throws(ProblemDetails) -> Responder
    ) -> Reply {
        .deferred(
            DeferredWork(
                workers: workers, gate: gate, waitLimit: waitLimit, job: context.job()
            ) { [self] in
                do throws(ProblemDetails) { return try work() } catch {
                    return { head in self.response(to: head, error) }
                }
            } shed: { [self] head in
                response(to: head, .overloaded(limit: waitLimit.milliseconds))
            })
    }

    // MARK: Other answers

    package func refuse(_ refusal: Refusal, head: borrowing RequestHead) -> Response {
        response(to: head, ProblemDetails(refusal))
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
                ("Content-Type", ProblemDetails.mediaType), ("X-Request-Id", identifier),
                ("Cache-Control", "\(CacheFields.unkept)"),
            ] + problem.headers)
        fields.add(CrossOrigin.answerFields)
        return Response(status: problem.status, fields: fields, body: json.withBytes { ResponseBody(copying: $0) })
    }
}
