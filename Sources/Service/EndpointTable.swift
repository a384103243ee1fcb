import JSONText
import MicroHTTP
import Wire

/// Every endpoint: one row and one file each.
struct EndpointTable: Sendable {
    private let routes: [Route]

    /// - Parameters:
    ///   - batch: The streams of `/v1/specs/batch`.
    ///   - version: What `/version` answers.
    ///   - metrics: What `/metrics` answers.
    init(
        _ context: EndpointContext, batch: BatchStreams, readiness: ReadinessEndpoint, version: VersionEndpoint,
        metrics: MetricsEndpoint
    ) {
        let rows =
            Self.computed(context, batch) + Self.data(context) + Self.pages
            + [
                Route("/search", .get, kept: .byPath, fixed: SearchEndpoint()),
                Route("/scrim.js", .get, kept: .byTarget, fixed: RendererEndpoint()),
                Route("/openapi.yaml", .get, kept: .byTarget, fixed: OpenAPIEndpoint(.yaml)),
                Route("/openapi.json", .get, kept: .byTarget, fixed: OpenAPIEndpoint(.json)),
                Route("/healthz", .get, kept: .never, fixed: HealthEndpoint()),
                Route("/readyz", .get, kept: .never, fixed: readiness),
                Route("/version", .get, kept: .never, fixed: version),
                Route("/metrics", .get, kept: .never, fixed: metrics),
                Route("/llms.txt", .get, kept: .byPath, fixed: PageListEndpoint()),
            ]
        routes =
            rows + [Self.check(context, among: rows)]
            + Self.sources.map { Route($0, .get, kept: .byPath, fixed: SourceEndpoint("\($0)")) }
    }

    /// What is made of documents.
    private static func computed(_ context: EndpointContext, _ batch: BatchStreams) -> [Route] {
        [
            Route("/v1/specs", SpecsEndpoint(context: context), .spec, in: AnswerFormats.all),
            Route(
                "/v1/specs/batch", .getAndPost, kept: .byDocument,
                formats: batch.formats + SheetEndpoint.formats(batch),
                lines: batch.lines),
            Route("/v1/specs/samples", .getAndPost, kept: .byDocument, SamplesEndpoint(context: context)),
            Route("/v1/specs/retarget", RetargetEndpoint(context: context), .retarget, in: AnswerFormats.all),
            Route("/v1/specs/hit-test", .getAndPost, kept: .byDocument, HitTestEndpoint(context: context)),
            Route("/v1/specs/breakpoints", .getAndPost, kept: .byDocument, BreakpointsEndpoint(context: context)),
            Route("/v1/specs/diff", .getAndPost, kept: .byDocument, DiffEndpoint(context: context)),
            Route("/v1/specs/release", ReleaseEndpoint(context: context), .release, in: AnswerFormats.all),
            Route("/v1/specs/drag", .getAndPost, kept: .byDocument, DragEndpoint(context: context)),
            Route("/v1/specs/transitions", TransitionsEndpoint(context: context), .change, in: AnswerFormats.all),
            Route(
                "/v1/lint", .getAndPost, kept: .byDocument, formats: LintEndpoint(context: context).formats,
                lines: nil),
            Route("/v1/schedules", SchedulesEndpoint(context: context), .schedule, in: AnswerFormats.all),
            Route("/v1/scenes", ScenesEndpoint(context: context), .scene, in: AnswerFormats.all),
        ]
    }

    /// What is known without a document: devices, styles, fonts.
    private static func data(_ context: EndpointContext) -> [Route] {
        [
            Route("/v1/devices", .get, kept: .byTarget, fixed: DevicesEndpoint(context.catalog)),
            Route(
                "/v1/devices/import", .getAndPost, kept: .byDocument, formats: DeviceImportEndpoint.formats(context),
                lines: nil),
            Route("/v1/devices/", .get, kept: .byTarget, fixed: DeviceEndpoint(context.catalog)),
            Route("/v1/styles", .get, kept: .byTarget, fixed: StylesEndpoint(context.limits.styles)),
            Route("/v1/styles/", .get, kept: .byTarget, fixed: StyleEndpoint(context.limits.styles)),
            Route("/v1/behaviours", .get, kept: .byTarget, fixed: BehavioursEndpoint()),
            Route("/fonts", .get, kept: .byTarget, fixed: FontsEndpoint()),
            Route("/fonts/", .get, kept: .byTarget, fixed: FontEndpoint()),
        ]
    }

    /// What is there to be looked at and read.
    private static var pages: [Route] {
        [
            Route("/", .get, kept: .byPath, fixed: PageEndpoint("playground/index.html", at: "/")),
            Route("/docs", .get, kept: .byPath, fixed: PageEndpoint("docs/index.html", at: "/docs")),
            Route("/docs/", .get, kept: .byTarget, fixed: SiteEndpoint(folder: "docs")),
            Route("/playground/", .get, kept: .byTarget, fixed: SiteEndpoint(folder: "playground")),
            Route("/pictures/", .get, kept: .byTarget, fixed: SiteEndpoint(folder: "pictures")),
            Route("/pictures/gallery/", .get, kept: .byTarget, fixed: SiteEndpoint(folder: "pictures/gallery")),
            Route("/pictures/members/", .get, kept: .byTarget, fixed: SiteEndpoint(folder: "pictures/members")),
            Route("/site/", .get, kept: .byTarget, fixed: SiteEndpoint(folder: "site")),
        ] + reading.map { Route($0, .get, kept: .byPath, fixed: ReadingEndpoint("\($0)")) }
    }

    /// Pages made of Markdown; below a path that ends in a slash is one for each file of a folder.
    private static let reading: [StaticString] = [
        "/guide", "/guide/", "/problems", "/problems/", "/rules", "/rules/", "/decisions", "/decisions/",
        "/architecture", "/changelog", "/configuration", "/contributing", "/gallery", "/performance", "/platforms",
        "/releases", "/reliability", "/sources", "/threat-model",
    ]

    /// The row of checks of the answers of other rows.
    private static func check(_ context: EndpointContext, among rows: [Route]) -> Route {
        var endpoints: [String: AnyEndpoint] = [:]
        for row in rows where row.answersOneDocument { endpoints["\(row.path)"] = row.formats[0].endpoint }
        let checker = Checker(context: context, endpoints: endpoints)
        return Route("/v1/check", .getAndPost, kept: .byDocument, formats: checker.formats, lines: nil)
    }

    /// Pages by themselves as Markdown, where links of other pages lead to them.
    private static let sources: [StaticString] = [
        "/architecture.md", "/CHANGELOG.md", "/configuration.md", "/CONTRIBUTING.md", "/gallery.md", "/performance.md",
        "/platforms.md", "/releases.md", "/reliability.md", "/sources.md", "/threat-model.md",
    ]

    /// The path of each route, and its template, in the order of their numbers.
    var paths: [StaticString] { routes.map(\.path) }
    var templates: [String] { routes.map(\.template) }

    /// Where a request leads: by the bytes of its target where they are exactly a path, and by its parts otherwise.
    func destination(of head: borrowing RequestHead) throws(ProblemDetails) -> Destination {
        if let plain = plainDestination(of: head) { return plain }
        let target: Target
        do throws(Target.SyntaxError) {
            target = try Target(head.target)
        } catch {
            throw .malformed(error.detail)
        }
        if let found = destination(at: target) { return found }
        let paths = routes.filter(\.isWhole).map(\.path.description)
        throw .notFound(target.path, nearest: NearestName.of(target.path, among: paths))
    }

    /// The same; nil where the request leads nowhere.
    func knownDestination(of head: borrowing RequestHead) -> Destination? {
        if let plain = plainDestination(of: head) { return plain }
        return (try? Target(head.target)).flatMap { destination(at: $0) }
    }

    /// Where a target that is a route's path, byte by byte, leads.
    private func plainDestination(of head: borrowing RequestHead) -> Destination? {
        for index in routes.indices where head.hasTarget(routes[index].path) && routes[index].isWhole {
            return Destination(route: routes[index], row: index)
        }
        // The server as a whole: any route's methods.
        if case .options = head.method, head.hasTarget("*") { return Destination(route: routes[0], row: 0) }
        return nil
    }

    private func destination(at target: Target) -> Destination? {
        if let found = destination(at: target.segments, target.query) { return found }
        // Pages are found with a slash behind them, too, as people write it.
        if target.segments.count > 1, target.segments.last == "",
            let found = destination(at: target.segments.dropLast(), target.query), found.route.keeping == .byPath
        {
            return found
        }
        return nil
    }

    private func destination(at segments: [String], _ query: [QueryMember]) -> Destination? {
        for (row, route) in routes.enumerated() {
            guard let id = route.id(in: segments) else { continue }
            return Destination(route: route, row: row, id: id, query: query)
        }
        return nil
    }

    /// What computes the answers to a document: `choice` is of a route of this table, and one of its formats.
    func endpoint(_ choice: RouteChoice) -> AnyEndpoint { routes[choice.row].formats[choice.format].endpoint }

    /// The paths whose answers are JSON, each to a document by itself.
    var documentPaths: [String] { routes.filter(\.answersOneDocument).map { "\($0.path)" } }
}
