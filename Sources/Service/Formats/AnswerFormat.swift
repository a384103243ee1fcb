import Animations
import Dialogs
import JSONText
import Metrics
import MicroHTTP
import Preview
import Wire

/// One form of an answer beside JSON: a picture of it, or what another tool plays.
///
/// A format is a value of a type of its own, and an entry of `AnswerFormats.all`; cache, entity tags, limits and
/// problems are those of JSON.
protocol AnswerFormat: Sendable {
    /// Its name in the URL: `?format=svg`.
    var name: String { get }
    var mediaType: String { get }
    /// What goes with it beside the fields of all answers: what a browser is told of it.
    var fields: HeaderFields { get }
    /// File extensions that stand for this format and no other.
    var fileExtensions: [String] { get }
    /// The options that it goes by; others are refused.
    var options: [PictureOptions.Name] { get }
    /// What to ask for where the answer would be too large: a sentence.
    var adviceOnSize: String { get }

    /// What lets the work on it in, which always leaves the connection's thread; nil where the common workers take it.
    func gate(in context: EndpointContext) -> WorkGate?

    /// Works it out, from the request on. The same request gives the same bytes.
    /// - Throws: What makes it impossible.
    func body(of request: DepictionRequest, in context: EndpointContext) throws(ProblemDetails) -> ResponseBody
}

extension AnswerFormat {
    var fields: HeaderFields { HeaderFields() }
    var fileExtensions: [String] { [] }
    var adviceOnSize: String { "Send shorter texts, or fewer actions." }
    func gate(in context: EndpointContext) -> WorkGate? { context.exports }
}

/// A form that is made of a depiction.
protocol DepictionFormat: AnswerFormat {
    /// What of an answer has to be worked out for it.
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

/// A form in bytes of its own: a picture, or a text that is no JSON.
protocol ByteFormat: DepictionFormat {
    /// Its bytes, however many they are.
    func bytes(
        of depiction: Depiction, _ options: PictureOptions, in context: EndpointContext
    ) throws(ProblemDetails) -> [UInt8]
}

extension ByteFormat {
    func body(of request: DepictionRequest, in context: EndpointContext) throws(ProblemDetails) -> ResponseBody {
        try defaultBody(of: request, in: context)
    }

    /// What it is where no option asks for another.
    func defaultBody(of request: DepictionRequest, in context: EndpointContext) throws(ProblemDetails) -> ResponseBody {
        try body(bytes(of: depiction(of: request, in: context), request.options, in: context), in: context)
    }
}

/// A form in JSON.
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
    /// Bytes as the body of an answer, as far as there may be so many.
    func body(_ bytes: [UInt8], in context: EndpointContext) throws(ProblemDetails) -> ResponseBody {
        let limit = context.limits.answerBytes
        guard bytes.count <= limit else { throw .answerTooLarge(limit: limit, advice: adviceOnSize) }
        return ResponseBody(bytes)
    }
}

// What the forms that tell a motion share.

extension PictureOptions {
    /// As far as curves may be from those that they stand for.
    var motionTolerance: MotionTolerance { tolerance.map { MotionTolerance(share: $0) } ?? .standard }
}
