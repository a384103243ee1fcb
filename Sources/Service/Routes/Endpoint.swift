import JSONText
import Metrics
import MicroHTTP
import Wire

/// What one computed endpoint makes of a document. Both halves are pure: the same document gives the same answer.
protocol Endpoint: Sendable {
    /// The document as read and checked.
    associatedtype Request: Sendable

    var context: EndpointContext { get }

    /// The endpoint's name in the canonical key, so that no two endpoints share an answer.
    var name: String { get }

    /// The name of its format in a URL; nil for the one that is had without a name.
    var formatName: String? { get }

    /// Reads a document. Every fault goes to `decoding`; the result counts only where there is none.
    func read(_ root: JSONNode, decoding: DecodingContext) -> Request?

    /// Whether members of the URL that are no part of the document are read beside it, also where that is the body.
    var takesOptions: Bool { get }

    /// Whether a member of the URL is one of those.
    func isOption(_ member: QueryMember) -> Bool

    /// Reads a document, and what stands beside it in the URL; nil where nothing does. Only asked of those that take
    /// options.
    func read(_ root: JSONNode, options: JSONNode?, decoding: DecodingContext) -> Request?

    /// Whether places in the document's text are part of the answer, so that it is read with its text.
    var readsText: Bool { get }

    /// Reads a document with its text, as it was sent; nil where it stands in a URL. Only asked of those that read
    /// text.
    func read(_ root: JSONNode, text: [UInt8]?, decoding: DecodingContext) -> Request?

    /// Whether the answer takes no more than about a millisecond to work out, so that the connection's own thread can
    /// do it; asked of requests that came in a brief document. To begin a stream takes no time.
    func isBrief(_ request: Request) -> Bool

    /// Whether a document is not even read by the connection's thread, as that may take long where it is at fault.
    var leavesUnread: Bool { get }

    /// The gate for work that is not brief; nil where the common workers take it, however much there is.
    var gate: WorkGate? { get }

    /// The type of what `body` gives.
    var mediaType: String { get }

    /// What goes with the answer beside the fields of all.
    var fields: HeaderFields { get }

    /// Whether the same requests are answered in other types, too, so that `Accept` chooses.
    var isOneOfSeveral: Bool { get }

    /// Answers while it computes, piece by piece: for what is too much for one piece, and is never kept; nil for all
    /// else.
    ///
    /// - Parameter key: What the request reads like.
    func stream(_ request: Request, key: CanonicalKey) -> Responder?

    /// What to ask for where the answer would be too large: a sentence.
    var adviceOnSize: String { get }

    /// What `body` is at when it ends.
    var lastPhase: WorkPhase { get }

    /// Works the answer out: its bytes, which are no more than an answer may have.
    /// - Throws: What makes the request impossible, all of it.
    func body(of request: Request) throws(ProblemDetails) -> ResponseBody
}

/// An endpoint whose answers a JSON writer writes.
protocol JSONEndpoint: Endpoint {
    /// Writes the answer. Where that may be long, it ends early once the writer is full.
    /// - Throws: What makes the request impossible, all of it; what was written then counts for nothing.
    func write(_ request: Request, to json: inout JSONWriter) throws(ProblemDetails)
}

extension JSONEndpoint {
    func body(of request: Request) throws(ProblemDetails) -> ResponseBody {
        try context.writers.body(advice: adviceOnSize) { json throws(ProblemDetails) in
            try write(request, to: &json)
        }
    }
}

extension Endpoint where Request: BodyRequest {
    func read(_ root: JSONNode, decoding: DecodingContext) -> Request? {
        Request.read(root, catalog: context.catalog, limits: context.limits, context: decoding)
    }
}

extension Endpoint {
    var mediaType: String { "application/json" }
    var fields: HeaderFields { HeaderFields() }
    var isOneOfSeveral: Bool { false }
    var takesOptions: Bool { false }
    func isOption(_ member: QueryMember) -> Bool { false }
    func read(_ root: JSONNode, options: JSONNode?, decoding: DecodingContext) -> Request? {
        read(root, decoding: decoding)
    }
    var formatName: String? { nil }
    var readsText: Bool { false }
    func read(_ root: JSONNode, text: [UInt8]?, decoding: DecodingContext) -> Request? {
        read(root, decoding: decoding)
    }
    func isBrief(_ request: Request) -> Bool { true }
    var lastPhase: WorkPhase { .write }
    var leavesUnread: Bool { false }
    var gate: WorkGate? { nil }
    func stream(_ request: Request, key: CanonicalKey) -> Responder? { nil }
    var adviceOnSize: String { "Send shorter texts and ids, or fewer actions." }
}

/// How much a connection's thread lays out by itself.
enum LayoutWork {
    /// Layers of timelines, as `Wire` reckons them: a millisecond's worth, and as much again in reserve.
    static let brief = 1_200
}
