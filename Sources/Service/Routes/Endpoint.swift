import JSONText
import MicroHTTP

/// What one computed endpoint makes of a document. Both halves are pure: the same document gives the same answer.
protocol Endpoint: Sendable {
    /// The document as read and checked.
    associatedtype Request: Sendable

    /// The endpoint's name in the canonical key, so that no two endpoints share an answer.
    var name: String { get }

    /// Reads a document. Every fault goes to `context`; the result counts only where there is none.
    func read(_ root: JSONNode, context: DecodingContext) -> Request?

    /// Whether the answer takes no more than about a millisecond to work out, so that the connection's own thread can do it;
    /// asked of requests that came in a brief document.
    func isBrief(_ request: Request) -> Bool

    /// The type of what `write` writes.
    var mediaType: String { get }

    /// What to ask for where the answer would be too large: a sentence.
    var adviceOnSize: String { get }

    /// Writes the answer. Where that may be long, it ends early once the writer is full.
    /// - Throws: What makes the request impossible, all of it; what was written then counts for nothing.
    func write(_ request: Request, to json: inout JSONWriter) throws(ProblemDetails)
}

extension Endpoint {
    var mediaType: String { "application/json" }
    func isBrief(_ request: Request) -> Bool { true }
    var adviceOnSize: String { "Send shorter texts and ids, or fewer actions." }
}

/// The answer to one request, and where it came from.
struct Outcome {
    var answer: Answer
    var origin: Answer.Origin
    /// The hash that the cache knows the answer by; nil for one that it does not keep.
    var hash: UInt64?
}

extension ProblemDetails: Error {}
