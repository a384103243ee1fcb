import Animations
import Dialogs
import JSONText
import Metrics
import MicroHTTP
import Preview
import Wire

/// A format of answers beside JSON: a picture, or a document that another tool plays.
///
/// Each format is a value of a type of its own, and an entry of `AnswerFormats.all`; cache, entity tags, limits and
/// problems work as for JSON.
protocol AnswerFormat: Sendable {
    /// The name in the URL: `?format=svg`.
    var name: String { get }
    var mediaType: String { get }
    /// The header fields beside those of all answers, such as policies for browsers.
    var fields: HeaderFields { get }
    /// File extensions that stand for this format and no other.
    var fileExtensions: [String] { get }
    /// The options that the format uses; others are refused.
    var options: [PictureOptions.Name] { get }
    /// Advice for an answer that would be too large, as a sentence.
    var adviceOnSize: String { get }

    /// The gate that admits the work on this format, which always leaves the connection's thread; `nil` if the common
    /// workers do it.
    func gate(in context: EndpointContext) -> WorkGate?

    /// Computes the body from the request. The same request gives the same bytes.
    /// - Throws: The problem that makes it impossible.
    func body(of request: DepictionRequest, in context: EndpointContext) throws(ProblemDetails) -> ResponseBody
}

extension AnswerFormat {
    var fields: HeaderFields { HeaderFields() }
    var fileExtensions: [String] { [] }
    var adviceOnSize: String { "Send shorter texts, or fewer actions." }
    func gate(in context: EndpointContext) -> WorkGate? { context.exports }
}

/// A format that is made from a depiction.
protocol DepictionFormat: AnswerFormat {
    /// The parts of an answer that have to be computed for it.
    func needs(_ options: PictureOptions) -> DepictionNeeds
}

extension DepictionFormat {
    func needs(_ options: PictureOptions) -> DepictionNeeds { .still(options) }

    fileprivate func depiction(
        of request: DepictionRequest, in context: EndpointContext
    ) throws(ProblemDetails) -> Depiction {
        let depiction = try context.depiction(of: request, needs(request.options))
        PhaseClock.end(.resolve)
        return depiction
    }
}

/// A format of bytes: a picture, or a text that is not JSON.
protocol ByteFormat: DepictionFormat {
    /// Returns the bytes, however many they are.
    func bytes(
        of depiction: Depiction, _ options: PictureOptions, in context: EndpointContext
    ) throws(ProblemDetails) -> [UInt8]
}

extension ByteFormat {
    func body(of request: DepictionRequest, in context: EndpointContext) throws(ProblemDetails) -> ResponseBody {
        try defaultBody(of: request, in: context)
    }

    /// The body if no option asks for another one.
    func defaultBody(of request: DepictionRequest, in context: EndpointContext) throws(ProblemDetails) -> ResponseBody {
        try body(bytes(of: depiction(of: request, in: context), request.options, in: context), in: context)
    }
}

/// A format in JSON.
protocol JSONFormat: DepictionFormat {
    func write(
        _ depiction: Depiction, _ options: PictureOptions, in context: EndpointContext, to json: inout JSONWriter)
}

extension JSONFormat {
    var mediaType: String { "application/json" }

    func body(of request: DepictionRequest, in context: EndpointContext) throws(ProblemDetails) -> ResponseBody {
        let depiction = try depiction(of: request, in: context)
        return try context.writers.body(advice: adviceOnSize) {
            write(depiction, request.options, in: context, to: &$0)
        }
    }
}

extension AnswerFormat {
    /// Returns bytes as the body of an answer, or throws if there are more than the limit.
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
