package import Devices
package import Dialogs
package import JSONText

/// The body of `POST /v1/specs`, read and checked.
package struct SpecRequest: Sendable {
    package var device: DeviceState
    package var dialog: DialogRequest
    package var options: ResolveOptions

    /// The members of the body, in the order in which they are read.
    package static let members: [StaticString] = ["device", "dialog", "options"]

    /// Reads a body. Every fault goes to `record`; the result is nil where there is one.
    package static func read(
        _ node: JSONNode, catalog: Catalog, limits: RequestLimits, record: ReadingRecord
    ) -> SpecRequest? {
        let reader = SchemaReader(limits: limits, catalog: catalog)
        guard let root = ValueReader(node, record: record).object(members) else { return nil }
        let device = reader.device(root)
        let dialog = root.object("dialog", .required, members: DialogMembers.all).map { reader.dialog($0) }
        let options = root.object("options", members: ["snap", "coordinateSpace", "explain"]).map { reader.options($0) }
        guard record.faults.isEmpty, let device, let dialog else { return nil }
        return SpecRequest(device: device, dialog: dialog, options: options ?? ResolveOptions())
    }
}

/// Reads the members of a request by their schema. One for each body; what it holds is shared and immutable.
struct SchemaReader {
    let limits: RequestLimits
    let catalog: Catalog

    func options(_ object: ObjectReader) -> ResolveOptions {
        var options = ResolveOptions()
        options.snap = object.oneOf("snap", ResolveOptions.Snap.self) ?? options.snap
        options.coordinateSpace =
            object.oneOf("coordinateSpace", ResolveOptions.CoordinateSpace.self) ?? options.coordinateSpace
        options.explain = object.bool("explain") ?? false
        return options
    }
}
