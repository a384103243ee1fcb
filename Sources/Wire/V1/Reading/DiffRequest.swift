package import JSONText

/// The body of `POST /v1/specs/diff`, read and checked: two requests.
package struct DiffRequest: BodyRequest {
    /// The first side; `nil` if it has a fault.
    package var from: SpecRequest?
    package var to: SpecRequest?

    package static let members: NameTable = ["from", "to", "options"]

    /// Reads both sides, each `nil` if it has a fault; returns `nil` if the body is not an object.
    package static func read(_ root: ObjectReader, by reader: SchemaReader) -> DiffRequest? {
        // Read before the two sides, whose own options override these.
        let options = reader.options(of: root)
        func side(_ name: StaticString) -> SpecRequest? {
            root.object(name, .required, members: SpecRequest.members).flatMap {
                reader.specRequest($0, options: options)
            }
        }
        let request = DiffRequest(from: side("from"), to: side("to"))
        if let work = reader.limits.excessiveText(of: [request.from, request.to].compactMap { $0?.dialog }) {
            root.report("to", code: "tooMany", message: reader.limits.tooMuchText(work))
            return nil
        }
        return request
    }
}
