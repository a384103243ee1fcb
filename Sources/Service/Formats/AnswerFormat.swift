import JSONText
import MicroHTTP
import Preview
import Wire

/// One form of an answer beside JSON: a picture of it, or what another tool plays.
///
/// A format is a value of a type of its own, and an entry of `AnswerFormats.all`; cache, entity tags, limits and problems
/// are those of JSON.
protocol AnswerFormat: Sendable {
    /// Its name in the URL: `?format=svg`.
    var name: String { get }
    var mediaType: String { get }
    /// What goes with it beside the fields of all answers: what a browser is told of it.
    var fields: HeaderFields { get }
    /// How names of files of it end, where nothing else ends like that.
    var fileExtensions: [String] { get }
    /// The options that it goes by; others are refused.
    var options: [PictureOptions.Name] { get }
    /// What to ask for where the answer would be too large: a sentence.
    var adviceOnSize: String { get }

    /// What of an answer has to be worked out for it.
    func needs(_ options: PictureOptions) -> DepictionNeeds

    /// What lets the work on it in, which always leaves the connection's thread; nil where the common workers take it.
    func gate(in context: EndpointContext) -> WorkGate?

    /// Writes it. The same depiction and options give the same bytes.
    /// - Throws: What makes it impossible.
    func write(
        _ depiction: Depiction, of request: DepictionRequest, in context: EndpointContext, to json: inout JSONWriter
    ) throws(ProblemDetails)
}

extension AnswerFormat {
    var fields: HeaderFields { HeaderFields() }
    var fileExtensions: [String] { [] }
    var adviceOnSize: String { "Send shorter texts, or fewer actions." }
    func needs(_ options: PictureOptions) -> DepictionNeeds { .still(options) }
    func gate(in context: EndpointContext) -> WorkGate? { context.exports }
}

// What the forms that tell a motion share.

extension PictureOptions {
    /// As far as curves may be from those that they stand for.
    var motionTolerance: MotionTolerance { tolerance.map { MotionTolerance(share: $0) } ?? .usual }
}
