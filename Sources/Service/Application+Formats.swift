import Cache
import JSONText
import MicroHTTP
import Preview
import Wire

// Answers in other forms, for the command line.
extension Application {
    /// The names of the forms in which a specification can be had, JSON first.
    package static var formats: [String] { ["json"] + AnswerFormats.all.map(\.name) }

    /// The bytes that the server would answer to a body, and whether they are a problem, for `scrim resolve`.
    ///
    /// - Parameters:
    ///   - limit: Bytes that the body may have.
    ///   - format: One of ``formats``.
    ///   - options: What would stand beside `format=` in the URL.
    package func resolve(
        _ body: [UInt8], limit: Int, format: String = "json", options: [(name: String, value: String)] = []
    ) -> (bytes: [UInt8], isProblem: Bool) {
        do throws(ProblemDetails) {
            let members = options.map { QueryMember(name: $0.name, value: $0.value) }
            return (try representation(of: body, limit: limit, format: format, options: members).bytes, false)
        } catch {
            var json = JSONWriter(capacity: 1024)
            error.write(to: &json)
            return (json.bytes, true)
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
                throw ProblemDetails(faults: [
                    JSONFault(
                        pointer: JSONPointer.member(stranger.name), code: "unknownMember",
                        message: "This format has no such option.", allowed: form.options.map(\.rawValue))
                ])
            }
            answer = try CachedEndpoint(endpoint).representation(ofBody: body, options: options)
        } else {
            answer = try CachedEndpoint(SpecsEndpoint(context: context)).representation(ofBody: body)
        }
        return (answer.body.withBytes { $0.bytes }, answer.mediaType)
    }
}
