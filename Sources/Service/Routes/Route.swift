import Access
import MicroHTTP
import Wire

/// One row of the table of endpoints: the path of an endpoint, and the requests that it accepts.
final class Route: Sendable {
    enum Methods {
        case get, getAndPost
    }

    /// Whether the route itself reads a member of a query (`format` or `release`), which then is not part of a
    /// document.
    static func isOwn(_ member: QueryMember) -> Bool { member.name == "format" || member.name == "release" }

    /// The key under which an answer is cached.
    enum Keeping {
        /// The document: the bytes of an earlier body, and the canonical key.
        case byDocument
        /// The target as sent, for as long as the server runs.
        case byTarget
        /// The path, for a page: other members of the query are read by its script, or ignored.
        case byPath
        case never
    }

    /// A format that a client can request.
    struct Format {
        /// The name in the URL: `?format=json`.
        let name: String
        let mediaType: String
        let endpoint: AnyEndpoint
        /// Whether options in the URL are read in addition to a body.
        var takesOptions = false
        /// The names of the options.
        var options: [String] = []
        /// The scope that this format requires.
        var scope = Scopes.compute

        /// The name of the format that every computed endpoint has.
        static let json = "json"

        static func json(_ endpoint: some Endpoint) -> Format {
            Format(name: json, mediaType: endpoint.mediaType, endpoint: AnyEndpoint(endpoint))
        }
    }

    enum Answers {
        /// They follow from the target alone.
        case fixed(any FixedEndpoint)
        /// They are computed from documents, in one of these formats, of which the first is the default.
        ///
        /// - lines: Answers a body of lines while it arrives; `nil` if only JSON bodies are read.
        case computed([Format], lines: Responder?)
    }

    /// The path; if it ends in a slash, an id follows.
    let path: StaticString
    /// The path as in the contract: with `{id}` if an id follows.
    var template: String { path.isOpen ? "\(path){id}" : "\(path)" }
    /// Whether the path is complete, without an id after it.
    let isWhole: Bool
    private let segments: [String]
    let methods: Methods
    let keeping: Keeping
    let answers: Answers
    /// The formats that answers are computed in; empty if the answers are fixed.
    let formats: [Format]
    /// Answers a body of lines; `nil` if none is read.
    let lines: Responder?
    /// The media types of the answers, the default first.
    let mediaTypes: [String]
    /// Whether a listener for operations serves it, because it reports the server's state.
    private let isOperational: Bool
    /// Whether only that listener serves it, if there is one: the main listener then answers 404.
    private let isOperationalOnly: Bool

    private init(_ path: StaticString, _ methods: Methods, _ keeping: Keeping, _ answers: Answers) {
        self.path = path
        self.methods = methods
        self.keeping = keeping
        self.answers = answers
        switch answers {
        case .fixed(let endpoint): (formats, lines, mediaTypes) = ([], nil, endpoint.mediaTypes)
        case .computed(let formats, let lines):
            (self.formats, self.lines, mediaTypes) = (formats, lines, formats.map(\.mediaType))
        }
        isOperationalOnly = path.description == "/metrics"
        isOperational = isOperationalOnly || ["/healthz", "/readyz", "/version"].contains(path.description)
        segments = path.description.dropFirst().split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        isWhole = segments.last != "" || segments.count == 1
    }

    /// Whether a listener serves it, if health and metrics have a separate one.
    func isServed(at listener: Listener) -> Bool {
        switch listener {
        case .main: !isOperationalOnly
        case .operations: isOperational
        }
    }

    /// Creates a route whose answers are computed from documents, in one of several formats.
    convenience init(
        _ path: StaticString, _ methods: Methods, cached keeping: Keeping, formats: [Format], lines: Responder?
    ) {
        self.init(path, methods, keeping, .computed(formats, lines: lines))
    }

    /// Creates a route whose answers are computed from documents, in JSON only.
    static func documents(_ path: StaticString, _ endpoint: some Endpoint) -> Route {
        Route(path, .getAndPost, cached: .byDocument, formats: [.json(endpoint)], lines: nil)
    }

    /// Creates a route whose answers are fixed.
    convenience init(
        _ path: StaticString, _ methods: Methods, cached keeping: Keeping, fixed endpoint: some FixedEndpoint
    ) {
        self.init(path, methods, keeping, .fixed(endpoint))
    }

    /// Whether it answers one document of JSON with one document of JSON.
    var answersOneDocument: Bool { formats.first?.mediaType == "application/json" && lines == nil }

    /// Whether an answer is cached by its target, if it follows from the target alone.
    var isCachedByTarget: Bool { keeping == .byDocument || keeping == .byTarget }

    /// Whether the choice follows from the target alone: not if `Accept` chose among several formats.
    func isChosenByTarget(_ choice: Choice, of head: borrowing RequestHead) -> Bool {
        guard case .format(let format) = choice, formats.count > 1 else { return true }
        return head.hasQueryMember(AnswerChoice.format)
            || (format == 0 && Negotiation.takesDefault(formats[0].mediaType, in: head))
    }

    /// The methods that the route supports, as listed in `Allow`.
    var allow: String {
        switch methods {
        case .get: "GET, HEAD, OPTIONS"
        case .getAndPost: "GET, HEAD, POST, OPTIONS"
        }
    }

    func allows(_ method: Method) -> Bool {
        switch method {
        case .get, .head: true
        case .post: methods == .getAndPost
        case .options: true
        default: false
        }
    }

    /// The id in the segments of a decoded path; empty if the route has none; `nil` if the path does not belong to this
    /// route.
    func id(in segments: [String]) -> String? {
        if isWhole { return segments == self.segments ? "" : nil }
        guard let id = segments.last, !id.isEmpty, segments.dropLast() == self.segments.dropLast() else { return nil }
        return id
    }
}

/// The destination of a request: its route, with the id and the query of its target.
struct Destination {
    let route: Route
    /// The route's row in the table.
    let row: Int
    /// The last segment of the target, if the route's path ends in an id; otherwise empty.
    var id = ""
    var query: [QueryMember] = []
}
