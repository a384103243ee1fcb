import JSONText
import MicroHTTP

/// What one computed endpoint makes of a document. Both halves are pure: the same document gives the same answer.
protocol Endpoint: Sendable {
    /// The document as read and checked.
    associatedtype Request

    /// The endpoint's name in the canonical key, so that no two endpoints share an answer.
    var name: String { get }

    /// Reads a document. Every fault goes to `record`; the result counts only where there is none.
    func read(_ root: JSONNode, record: ReadingRecord) -> Request?

    /// - Throws: What makes the request impossible, all of it.
    func answer(to request: Request) throws(ProblemDetails) -> Answer
}

/// The answer to one request, and where it came from.
struct Outcome {
    var answer: Answer
    var origin: Answer.Origin
}

extension ProblemDetails: Error {}
