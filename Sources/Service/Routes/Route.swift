import Access
import MicroHTTP
import Wire

/// One row of the table of endpoints: where an endpoint is found, and what may be asked of it.
final class Route: Sendable {
    enum Methods {
        case get, getAndPost
    }

    /// Whether a member of a URL is one of these.
    static func isOwn(_ member: QueryMember) -> Bool { member.name == "format" || member.name == "release" }

    /// The key under which an answer is kept for later requests.
    enum Keeping {
        /// By its document: by the bytes of a body that came before, and by what it reads like.
        case byDocument
        /// By the target as sent, and for as long as the server runs.
        case byTarget
        /// As `byTarget`, for a page: whatever else stands in the query is the page's own to read, or nobody's.
        case byPath
        case never
    }

    /// A representation that can be asked for.
    struct Format {
        /// Its name in the URL: `?format=json`.
        let name: String
        let mediaType: String
        let endpoint: AnyEndpoint
        /// Whether members of the URL are read beside a body.
        var takesOptions = false
        /// What somebody has to be let to be answered in it.
        var scope = Scopes.compute

        /// The name of the one that everything can be had in.
        static let json = "json"

        static func json(_ endpoint: some Endpoint) -> Format {
            Format(name: json, mediaType: endpoint.mediaType, endpoint: AnyEndpoint(endpoint))
        }
    }

    /// Where answers come from.
    enum Answers {
        /// The target alone leads to them.
        case fixed(any FixedEndpoint)
        /// They are computed from documents, in one of these formats, the first by default.
        ///
        /// - lines: Answers a body of lines while it comes; nil where the only bodies that are read are JSON.
        case computed([Format], lines: Responder?)
    }

    /// The path; behind a slash at its end stands an id.
    let path: StaticString
    /// The path as the contract has it: with `{id}` where it is left open.
    var template: String { path.isOpen ? "\(path){id}" : "\(path)" }
    /// Whether the path is a whole one, without an id behind it.
    let isWhole: Bool
    private let segments: [String]
    let methods: Methods
    let keeping: Keeping
    let answers: Answers
    /// The formats that answers are computed in; none where they are fixed.
    let formats: [Format]
    /// What answers a body of lines; nil where none is read.
    let lines: Responder?
    /// What can be sent from here, the first by default.
    let mediaTypes: [String]
    /// Whether a listener for operations serves it: it tells how the server is.
    private let isOperational: Bool
    /// Whether only that one does then: the main listener answers 404.
    private let isOperationalOnly: Bool

    private init(
        _ path: StaticString, _ methods: Methods, _ keeping: Keeping, _ answers: Answers
    ) {
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

    /// Whether it is there on a listener, where health and metrics have one of their own.
    func isServed(at listener: Listener) -> Bool {
        switch listener {
        case .main: !isOperationalOnly
        case .operations: isOperational
        }
    }

    /// Answers are computed from documents, in one of several formats.
    convenience init(
        _ path: StaticString, _ methods: Methods, kept keeping: Keeping, formats: [Format], lines: Responder?
    ) {
        self.init(path, methods, keeping, .computed(formats, lines: lines))
    }

    /// Answers are computed from documents, which are JSON as they are.
    static func documents(_ path: StaticString, _ endpoint: some Endpoint) -> Route {
        Route(path, .getAndPost, kept: .byDocument, formats: [.json(endpoint)], lines: nil)
    }

    /// Answers stand from the start.
    convenience init(
        _ path: StaticString, _ methods: Methods, kept keeping: Keeping, fixed endpoint: some FixedEndpoint
    ) {
        self.init(path, methods, keeping, .fixed(endpoint))
    }

    /// Whether its answers are documents by themselves, each to one document of JSON.
    var answersOneDocument: Bool { formats.first?.name == Format.json && lines == nil }

    /// Whether an answer is kept by its target where that alone leads to it.
    var isCachedByTarget: Bool { keeping == .byDocument || keeping == .byTarget }

    /// Whether the target alone leads to what was chosen: not where `Accept` chose among several.
    func isChosenByTarget(_ choice: Choice, of head: borrowing RequestHead) -> Bool {
        guard case .format(let format) = choice, formats.count > 1 else { return true }
        return head.hasQueryMember(AnswerChoice.format)
            || (format == 0 && Negotiation.takesDefault(formats[0].mediaType, in: head))
    }

    /// The methods that work here, as `Allow` lists them.
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

    /// The id in the segments of a decoded path, empty where the route has none; nil where they are not of this route.
    func id(in segments: [String]) -> String? {
        if isWhole { return segments == self.segments ? "" : nil }
        guard let id = segments.last, !id.isEmpty, segments.dropLast() == self.segments.dropLast() else { return nil }
        return id
    }
}

/// Where a request leads.
struct Destination {
    let route: Route
    /// The route's row in the table.
    let row: Int
    /// The last segment of the target, where the route's path leaves it open.
    var id = ""
    var query: [QueryMember] = []
}
