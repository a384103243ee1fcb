import JSONText
import MicroHTTP
import Wire

/// The table of all endpoints: each has one row, and a file of its own unless it has a single answer (`SingleAnswer`).
struct EndpointTable: Sendable {
    private let routes: [Route]
    /// The paths to which a check may send its request: those that answer one document with JSON, other than its own.
    let documentPaths: [String]

    /// - Parameters:
    ///   - batch: The streams of `/v1/specs/batch`.
    ///   - version: The endpoint of `/version`.
    ///   - metrics: The endpoint of `/metrics`.
    init(
        _ context: EndpointContext, batch: BatchStreams, readiness: ReadinessEndpoint, version: SingleAnswer,
        metrics: MetricsEndpoint
    ) {
        let rows =
            Self.computed.map { $0.route($0.path, batch) } + Self.data(context) + Self.pages
            + [
                Route("/search", .get, cached: .byPath, fixed: SearchEndpoint()),
                Route("/scrim.js", .get, cached: .byTarget, fixed: SingleAnswer.renderer),
                Route("/openapi.yaml", .get, cached: .byTarget, fixed: SingleAnswer.openAPI),
                Route("/openapi.json", .get, cached: .byTarget, fixed: SingleAnswer.openAPIAsJSON),
                Route("/healthz", .get, cached: .never, fixed: SingleAnswer.health),
                Route("/readyz", .get, cached: .never, fixed: readiness),
                Route("/version", .get, cached: .never, fixed: version),
                Route("/metrics", .get, cached: .never, fixed: metrics),
                Route("/llms.txt", .get, cached: .byPath, fixed: SingleAnswer.pageList),
            ]
        let answering = rows.filter(\.answersOneDocument)
        documentPaths = answering.map { "\($0.path)" }.sorted()
        routes =
            rows + [Self.check(context, among: answering)]
            + Self.sources.map { Route($0, .get, cached: .byPath, fixed: SingleAnswer.source("\($0)")) }
    }

    /// An endpoint that computes answers from documents: its path, and the function that makes its row.
    private struct ComputedRow: Sendable {
        let path: StaticString
        let route: @Sendable (StaticString, BatchStreams) -> Route

        init(_ path: StaticString, _ route: @escaping @Sendable (StaticString, BatchStreams) -> Route) {
            (self.path, self.route) = (path, route)
        }
    }

    /// The endpoints that compute answers from documents.
    private static let computed: [ComputedRow] = [
        ComputedRow("/v1/specs") { Route($0, SpecsEndpoint(context: $1.context), .spec, in: AnswerFormats.all) },
        ComputedRow("/v1/specs/batch") {
            Route(
                $0, .getAndPost, cached: .byDocument, formats: $1.formats + SheetEndpoint.formats($1), lines: $1.lines)
        },
        ComputedRow("/v1/specs/samples") { .documents($0, $1.context.samples) },
        ComputedRow("/v1/specs/retarget") {
            Route($0, $1.context.retarget, .retarget, in: AnswerFormats.all)
        },
        ComputedRow("/v1/specs/hit-test") { .documents($0, $1.context.hitTest) },
        ComputedRow("/v1/specs/breakpoints") { .documents($0, BreakpointsEndpoint(context: $1.context)) },
        ComputedRow("/v1/specs/diff") { .documents($0, DiffEndpoint(context: $1.context)) },
        ComputedRow("/v1/specs/release") {
            Route($0, $1.context.release, .release, in: AnswerFormats.all)
        },
        ComputedRow("/v1/specs/drag") { .documents($0, $1.context.drag) },
        ComputedRow("/v1/specs/transitions") {
            Route($0, $1.context.transitions, .change, in: AnswerFormats.all)
        },
        ComputedRow("/v1/lint") {
            Route($0, .getAndPost, cached: .byDocument, formats: LintEndpoint(context: $1.context).formats, lines: nil)
        },
        ComputedRow("/v1/schedules") {
            Route($0, $1.context.schedules, .schedule, in: AnswerFormats.all)
        },
        ComputedRow("/v1/scenes") { Route($0, $1.context.scenes, .scene, in: AnswerFormats.all) },
        ComputedRow("/v1/devices/import") {
            Route($0, .getAndPost, cached: .byDocument, formats: DeviceImportEndpoint.formats($1.context), lines: nil)
        },
    ]

    /// The path of the endpoint that checks the answers of other rows.
    private static let checkPath: StaticString = "/v1/check"

    /// The paths of the endpoints whose concurrent computations `--max-concurrent` may limit.
    static let boundable = computed.map { "\($0.path)" } + ["\(checkPath)"]

    /// The endpoints that answer without a document: devices, styles, fonts.
    private static func data(_ context: EndpointContext) -> [Route] {
        let (catalog, styles) = (context.catalog, context.limits.styles)
        return [
            Route(
                "/v1/devices", .get, cached: .byTarget,
                fixed: SingleAnswer.json { DeviceWriter.writeList(catalog, to: &$0) }),
            Route("/v1/devices/", .get, cached: .byTarget, fixed: DeviceEndpoint(catalog)),
            Route(
                "/v1/styles", .get, cached: .byTarget,
                fixed: SingleAnswer.json { StyleWriter.writeList(with: styles, to: &$0) }),
            Route("/v1/styles/", .get, cached: .byTarget, fixed: StyleEndpoint(styles)),
            Route(
                "/v1/behaviours", .get, cached: .byTarget, fixed: SingleAnswer.json { Behaviours.writeList(to: &$0) }),
            Route("/fonts", .get, cached: .byTarget, fixed: SingleAnswer.json { FontWriter.writeList(to: &$0) }),
            Route("/fonts/", .get, cached: .byTarget, fixed: FontEndpoint()),
        ]
    }

    private static var pages: [Route] {
        [
            Route("/", .get, cached: .byPath, fixed: SingleAnswer.page("playground/index.html", at: "/")),
            Route("/docs", .get, cached: .byPath, fixed: SingleAnswer.page("docs/index.html", at: "/docs")),
            Route("/docs/", .get, cached: .byTarget, fixed: SiteEndpoint(folder: "docs")),
            Route("/playground/", .get, cached: .byTarget, fixed: SiteEndpoint(folder: "playground")),
            Route("/pictures/", .get, cached: .byTarget, fixed: SiteEndpoint(folder: "pictures")),
            Route("/pictures/gallery/", .get, cached: .byTarget, fixed: SiteEndpoint(folder: "pictures/gallery")),
            Route("/pictures/members/", .get, cached: .byTarget, fixed: SiteEndpoint(folder: "pictures/members")),
            Route("/site/", .get, cached: .byTarget, fixed: SiteEndpoint(folder: "site")),
        ] + reading.map { Route($0, .get, cached: .byPath, fixed: ReadingEndpoint("\($0)")) }
    }

    /// Pages made of Markdown; a path that ends in a slash has one page for each file of a folder.
    private static let reading: [StaticString] = [
        "/guide", "/guide/", "/problems", "/problems/", "/rules", "/rules/", "/decisions", "/decisions/",
        "/architecture", "/changelog", "/configuration", "/contributing", "/gallery", "/performance", "/platforms",
        "/releases", "/reliability", "/sources", "/threat-model",
    ]

    /// The row of the endpoint that checks the answers of `rows`.
    private static func check(_ context: EndpointContext, among rows: [Route]) -> Route {
        var endpoints: [String: CheckedEndpoint] = [:]
        for row in rows { endpoints["\(row.path)"] = (row.path, row.formats[0].endpoint) }
        let checker = Checker(context: context, endpoints: endpoints)
        return Route(checkPath, .getAndPost, cached: .byDocument, formats: checker.formats, lines: nil)
    }

    /// Pages as their Markdown source, at the paths to which links in other pages lead.
    private static let sources: [StaticString] = [
        "/architecture.md", "/CHANGELOG.md", "/configuration.md", "/CONTRIBUTING.md", "/gallery.md", "/performance.md",
        "/platforms.md", "/releases.md", "/reliability.md", "/sources.md", "/threat-model.md",
    ]

    /// The path of each route, in the order of their numbers; below, their templates.
    var paths: [StaticString] { routes.map(\.path) }
    var templates: [String] { routes.map(\.template) }

    /// Returns the destination of a request: by the bytes of its target if they are exactly a path, otherwise by the
    /// parsed target.
    func destination(of head: borrowing RequestHead) throws(ProblemDetails) -> Destination {
        if let plain = plainDestination(of: head) { return plain }
        let target: Target
        do throws(Target.SyntaxError) {
            target = try Target(of: head)
        } catch {
            throw .malformed(error.detail)
        }
        if let found = destination(at: target) { return found }
        let paths = routes.filter(\.isWhole).map(\.path.description)
        throw .notFound(target.path, nearest: NearestName.of(target.path, among: paths))
    }

    /// The destination of a request, by the bytes of its target or its parts; `nil` if there is none.
    func knownDestination(of head: borrowing RequestHead) -> Destination? {
        if let plain = plainDestination(of: head) { return plain }
        return (try? Target(of: head)).flatMap { destination(at: $0) }
    }

    /// The destination of a target that is a route's path, byte by byte; `nil` for any other.
    private func plainDestination(of head: borrowing RequestHead) -> Destination? {
        for index in routes.indices where head.hasTarget(routes[index].path) && routes[index].isWhole {
            return Destination(route: routes[index], row: index)
        }
        // `OPTIONS *` asks about the server as a whole, for which any route's methods will do.
        if case .options = head.method, head.hasTarget("*") { return Destination(route: routes[0], row: 0) }
        return nil
    }

    private func destination(at target: Target) -> Destination? {
        if let found = destination(at: target.segments, target.query) { return found }
        // Pages are also found with a trailing slash, which people add.
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

    /// The endpoint of a row of this table in one of the row's formats.
    func endpoint(_ choice: RouteChoice) -> AnyEndpoint { routes[choice.row].formats[choice.format].endpoint }

    func path(of choice: RouteChoice) -> StaticString { routes[choice.row].path }
}
