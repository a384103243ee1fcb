import JSONText
import Metrics
import MicroHTTP
import Wire

/// An endpoint that computes answers from documents. Reading and computing are pure: the same document gives the same
/// answer.
protocol Endpoint: Sendable {
    /// The document as read and checked.
    associatedtype Request: Sendable

    var context: EndpointContext { get }

    /// The endpoint's name in the canonical key, so that no two endpoints share an answer.
    var name: String { get }

    /// The name of its format in a URL; `nil` for the default format.
    var formatName: String? { get }

    /// Reads a document. Every fault is reported to `decoding`; the result is valid only if there are none.
    func read(_ root: JSONNode, with more: DocumentExtras, decoding: DecodingContext) -> Request?

    /// Whether the URL may have options in addition to the document, even if the document is the body.
    var takesOptions: Bool { get }

    /// Whether a member of the URL's query is an option.
    func isOption(_ member: QueryMember) -> Bool

    /// Whether the answer refers to positions in the document's text, so that the text is read, too.
    var readsText: Bool { get }

    /// Whether computing the answer takes no more than about a millisecond, so that the connection's own thread can do
    /// it. Only called for requests in short documents. Starting a stream counts as brief.
    func isBrief(_ request: Request) -> Bool

    /// Whether the connection's thread must not even read a document, because that may take long if it has faults.
    var leavesUnread: Bool { get }

    /// The gate for work that is not brief; nil where the common workers take it, however much there is.
    var gate: WorkGate? { get }

    var mediaType: String { get }

    /// The header fields in addition to those of all answers.
    var fields: HeaderFields { get }

    /// Whether the same requests are also answered in other media types, so that `Accept` chooses.
    var isOneOfSeveral: Bool { get }

    /// Returns a responder that streams the answer while it is computed, for requests whose answers are too large for
    /// one piece; such answers are never cached. `nil` for all other requests.
    ///
    /// - Parameter key: The canonical key of the request.
    func stream(_ request: Request, key: CanonicalKey) -> Responder?

    /// Advice for an answer that would be too large, as a sentence.
    var adviceOnSize: String { get }
    /// Advice for a request that would take too many layers, as a sentence; `nil` for the usual advice.
    func adviceOnWork(_ request: Request) -> String?

    /// The phase to which the end of `body` belongs.
    var lastPhase: WorkPhase { get }

    /// Computes the answer, which is no longer than the limit of an answer.
    /// - Throws: All reasons why the request is impossible.
    func body(of request: Request) throws(ProblemDetails) -> ResponseBody
}

/// What comes with the root of a document.
struct DocumentExtras {
    /// The root of the options in the URL, for endpoints that take any; `nil` if there are none.
    var options: JSONNode?
    /// The document as it was sent, for endpoints that read its text; `nil` if it came in a URL.
    var text: [UInt8]?
}

/// An endpoint whose answers a JSON writer writes.
protocol JSONEndpoint: Endpoint {
    /// Writes the answer. A long one ends early once the writer is full.
    /// - Throws: All reasons why the request is impossible; what was written is then discarded.
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
    func read(_ root: JSONNode, with more: DocumentExtras, decoding: DecodingContext) -> Request? {
        Request.read(root, by: context.reader, context: decoding)
    }
}

extension Endpoint {
    var mediaType: String { "application/json" }
    var fields: HeaderFields { HeaderFields() }
    var isOneOfSeveral: Bool { false }
    var takesOptions: Bool { false }
    func adviceOnWork(_ request: Request) -> String? { nil }
    func isOption(_ member: QueryMember) -> Bool { false }
    var formatName: String? { nil }
    var readsText: Bool { false }
    func isBrief(_ request: Request) -> Bool { true }
    var lastPhase: WorkPhase { .write }
    var leavesUnread: Bool { false }
    var gate: WorkGate? { nil }
    func stream(_ request: Request, key: CanonicalKey) -> Responder? { nil }
    var adviceOnSize: String { "Send shorter texts and ids, or fewer actions." }
}

/// An endpoint whose answers, in several forms, name places in the document's text.
protocol TextEndpoint: Endpoint {}

extension TextEndpoint {
    var isOneOfSeveral: Bool { true }
    var readsText: Bool { true }
    func isBrief(_ request: Request) -> Bool { false }
}

/// The limit of layout work on a connection's thread.
enum LayoutWork {
    /// The most layers of timelines, as counted by `Wire`: somewhat more than half a millisecond's work, with the rest
    /// as a reserve.
    static let brief = 1_200
}
