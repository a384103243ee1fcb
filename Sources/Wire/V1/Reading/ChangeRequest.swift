package import Dialogs
package import JSONText

/// The body of `POST /v1/specs/transitions`, read and checked: two resting layouts, and the options for both.
package struct ChangeRequest: BodyRequest {
    package var from: SpecRequest
    package var to: SpecRequest
    package var options: ResolveOptions

    /// The members of the body, in the order in which they are read.
    package static let members: NameTable = ["from", "to", "options"]

    package static let sideMembers: NameTable = ["device", "dialog"]

    package static func read(_ root: ObjectReader, by reader: SchemaReader) -> ChangeRequest? {
        if let library = reader.library(of: root) { return read(root, by: reader.following(library)) }
        func side(_ name: StaticString) -> SpecRequest? {
            root.object(name, .required, members: ChangeRequest.sideMembers).flatMap {
                reader.specRequest($0)
            }
        }
        let (from, to) = (side("from"), side("to"))
        let options = reader.options(of: root)
        if let work = reader.limits.excessiveText(of: [from, to].compactMap { $0?.dialog }) {
            root.report("to", code: "tooMany", message: reader.limits.tooMuchText(work))
        }
        guard root.isSound, let from, let to else { return nil }
        return ChangeRequest(from: from, to: to, options: options)
    }
}
