import Cache
import JSONText
import MicroHTTP
import Preview
import Wire

// Answers in other forms, for the command line.
extension Application {
    /// The names of the forms in which a specification can be had, JSON first.
    package static var formats: [String] { ["json"] + AnswerFormats.all.map(\.name) }

    /// The form that a file's name asks for by how it ends.
    package enum FileFormat: Hashable {
        /// One of ``formats``: JSON, too, where the name has no ending.
        case known(String)
        /// An ending that no form has.
        case unknown(String)
    }

    package static func format(ofFile path: String) -> FileFormat {
        // A name that begins with its only dot has no ending.
        let name = path.split(separator: "/").last ?? ""
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return .known("json") }
        let end = name[name.index(after: dot)...].lowercased()
        if end == "json" || end.isEmpty { return .known("json") }
        return AnswerFormats.all.first { $0.fileExtensions.contains(end) }.map { .known($0.name) } ?? .unknown(end)
    }

    /// The endings by which names of files name a form.
    package static var fileEndings: [String] { ["json"] + AnswerFormats.all.flatMap(\.fileExtensions) }

    /// The bytes that the server would answer to a body, whether they are a problem, and whether they are JSON, for
    /// `scrim resolve`.
    ///
    /// - Parameters:
    ///   - limit: Bytes that the body may have.
    ///   - format: One of ``formats``.
    ///   - options: What would stand beside `format=` in the URL.
    package func resolve(
        _ body: [UInt8], limit: Int, format: String = "json", options: [(name: String, value: String)] = []
    ) -> (bytes: [UInt8], isProblem: Bool, isJSON: Bool) {
        do throws(ProblemDetails) {
            let members = options.map { QueryMember(name: $0.name, value: $0.value) }
            let (bytes, type) = try representation(of: body, limit: limit, format: format, options: members)
            return (bytes, false, type == "application/json")
        } catch {
            var json = JSONWriter(capacity: 1024)
            error.write(to: &json)
            return (json.bytes, true, true)
        }
    }

    /// The answer to a body in one of the forms.
    func representation(
        of body: [UInt8], limit: Int, format: String, options: [QueryMember]
    ) throws(ProblemDetails) -> (bytes: [UInt8], type: String) {
        guard body.count <= limit else { throw ProblemDetails(.bodyTooLarge(limit: limit)) }
        let answer: Representation
        if let form = AnswerFormats.all.first(where: { $0.name == format }) {
            let endpoint = FormatEndpoint(context: context, kind: .spec, format: form)
            if let stranger = options.first(where: { !endpoint.isOption($0) }) {
                throw Self.unknown(stranger, form.options)
            }
            answer = try CachedEndpoint(endpoint).representation(ofBody: body, options: options)
        } else {
            if let stranger = options.first { throw Self.unknown(stranger, []) }
            answer = try CachedEndpoint(SpecsEndpoint(context: context)).representation(ofBody: body)
        }
        return (answer.body.withBytes { $0.bytes }, answer.mediaType)
    }

    private static func unknown(_ option: QueryMember, _ known: [PictureOptions.Name]) -> ProblemDetails {
        ProblemDetails(faults: [
            JSONFault(
                pointer: JSONPointer.member(option.name), code: "unknownMember",
                message: "This format has no such option.", allowed: known.map(\.rawValue))
        ])
    }
}
