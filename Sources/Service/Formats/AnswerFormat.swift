import Animations
import Dialogs
import JSONText
import Metrics
import MicroHTTP
import Preview
import Wire

/// A format of answers in addition to JSON: a picture, or a document that another tool plays.
///
/// Each format is a value of its own type, and an entry of `AnswerFormats.all`; cache, entity tags, limits and problems
/// are those of JSON.
protocol AnswerFormat: Sendable {
    /// The name in the URL: `?format=svg`.
    var name: String { get }
    var mediaType: String { get }
    /// The header fields in addition to those of all answers, such as policies for browsers.
    var fields: HeaderFields { get }
    /// File extensions that mean this format and no other.
    var fileExtensions: [String] { get }
    /// The options that the format uses; others are refused.
    var options: [PictureOptions.Name] { get }
    /// Advice for an answer that would be too large, as a sentence.
    var adviceOnSize: String { get }

    /// The gate for the work on this format, which never runs on the connection's thread; `nil` if the common workers
    /// do it.
    func gate(in context: EndpointContext) -> WorkGate?

    /// Computes the body from the request. The same request gives the same bytes.
    /// - Throws: The problem that makes it impossible.
    func body(of request: DepictionRequest, in context: EndpointContext) throws(ProblemDetails) -> ResponseBody
}

extension AnswerFormat {
    var fields: HeaderFields { HeaderFields() }
    var fileExtensions: [String] { [] }
    var adviceOnSize: String { "Send shorter texts, or fewer actions, dialogs or events." }
    func gate(in context: EndpointContext) -> WorkGate? { context.exports }
}

/// A format that is made from a depiction.
protocol DepictionFormat: AnswerFormat {
    /// The parts of an answer that it requires.
    func needs(_ options: PictureOptions) -> DepictionNeeds
}

extension DepictionFormat {
    func needs(_ options: PictureOptions) -> DepictionNeeds { .still(options) }

    func depiction(
        of request: DepictionRequest, in context: EndpointContext
    ) throws(ProblemDetails) -> Depiction {
        let depiction = try context.depiction(of: request, needs(request.options))
        PhaseClock.end(.resolve)
        return depiction
    }
}

/// A format in bytes: a picture, or a text that is not JSON.
protocol ByteFormat: DepictionFormat {
    /// Returns the bytes, of any length.
    func bytes(
        of depiction: Depiction, _ options: PictureOptions, in context: EndpointContext
    ) throws(ProblemDetails) -> [UInt8]
}

extension ByteFormat {
    func body(of request: DepictionRequest, in context: EndpointContext) throws(ProblemDetails) -> ResponseBody {
        try defaultBody(of: request, in: context)
    }

    /// The body if no option selects another one.
    func defaultBody(of request: DepictionRequest, in context: EndpointContext) throws(ProblemDetails) -> ResponseBody {
        try body(bytes(of: depiction(of: request, in: context), request.options, in: context), in: context)
    }
}

extension AnswerFormat {
    /// Returns bytes as the body of an answer; throws if there are more than the limit.
    func body(_ bytes: [UInt8], in context: EndpointContext) throws(ProblemDetails) -> ResponseBody {
        let limit = context.limits.answerBytes
        guard bytes.count <= limit else { throw .answerTooLarge(limit: limit, advice: adviceOnSize) }
        return ResponseBody(bytes)
    }
}

// Shared by the formats that describe motion.

extension PictureOptions {
    /// How far curves may deviate from those that they approximate.
    var motionTolerance: MotionTolerance { tolerance.map { MotionTolerance(share: $0) } ?? .standard }
}
