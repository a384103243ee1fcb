package import Devices
package import JSONText

/// The body of `POST /v1/specs/diff`, read and checked: two requests.
package struct DiffRequest: Sendable {
    /// `nil` if that side is at fault.
    package var from: SpecRequest?
    package var to: SpecRequest?

    /// The members of the body.
    package static let members: NameTable = ["from", "to", "options"]

    /// Reads a body and reports every fault to `context`. A side at fault has no request; returns `nil` if the body is
    /// no object.
    package static func read(
        _ node: JSONNode, catalog: Catalog, limits: RequestLimits, context: DecodingContext
    ) -> DiffRequest? {
        let reader = SchemaReader(limits: limits, catalog: catalog)
        guard let root = ValueReader(node, context: context).object(members) else { return nil }
        // Read before the two sides, whose own options override these.
        let options = reader.options(of: root)
        func side(_ name: StaticString) -> SpecRequest? {
            root.object(name, .required, members: SpecRequest.members).flatMap {
                reader.specRequest($0, options: options, context: context)
            }
        }
        let request = DiffRequest(from: side("from"), to: side("to"))
        if let work = limits.excessiveText(of: [request.from, request.to].compactMap { $0?.dialog }) {
            root.report("to", code: "tooMany", message: limits.tooMuchText(work))
            return nil
        }
        return request
    }
}
