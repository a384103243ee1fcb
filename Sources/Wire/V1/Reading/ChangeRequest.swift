package import Devices
package import Dialogs
package import JSONText

/// The body of `POST /v1/specs/transitions`, read and checked: two rests, and the options for both.
package struct ChangeRequest: BodyRequest {
    package var from: SpecRequest
    package var to: SpecRequest
    package var options: ResolveOptions

    /// The members of the body, in the order in which they are read.
    package static let members: NameTable = ["from", "to", "options"]

    /// The members of each side.
    package static let sideMembers: NameTable = ["device", "dialog"]

    /// Reads a body and reports every fault to `context`; returns `nil` if there is one.
    package static func read(
        _ node: JSONNode, catalog: Catalog, limits: RequestLimits, context: DecodingContext
    ) -> ChangeRequest? {
        let reader = SchemaReader(limits: limits, catalog: catalog)
        guard let root = ValueReader(node, context: context).object(members) else { return nil }
        return reader.changeRequest(root, context: context)
    }
}

extension SchemaReader {
    /// Reads two rests; `nil` if anything is at fault.
    func changeRequest(_ root: ObjectReader, context: DecodingContext) -> ChangeRequest? {
        if let library = library(of: root) { return following(library).changeRequest(root, context: context) }
        func side(_ name: StaticString) -> SpecRequest? {
            root.object(name, .required, members: ChangeRequest.sideMembers).flatMap {
                specRequest($0, context: context)
            }
        }
        let (from, to) = (side("from"), side("to"))
        let options = options(of: root)
        if let work = limits.excessiveText(of: [from, to].compactMap { $0?.dialog }) {
            root.report("to", code: "tooMany", message: limits.tooMuchText(work))
        }
        guard context.faults.isEmpty, let from, let to else { return nil }
        return ChangeRequest(from: from, to: to, options: options)
    }
}
