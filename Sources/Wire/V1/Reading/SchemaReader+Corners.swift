import Boxes
import Dialogs
import Geometry
import JSONText

extension SchemaReader {
    static let cornerMembers: NameTable = ["topLeft", "topRight", "bottomRight", "bottomLeft"]

    /// Reads the corners of a rounded shape: one radius, or four.
    func corners(_ object: ObjectReader, of kind: ShapeKind?) -> CornerRequest {
        let radius = object.value("radius")
        let radii = object.object("radii", members: Self.cornerMembers)
        let one = radius.flatMap { self.radius($0) }
        let four = radii.map { radii in
            CornerRadii(
                topLeft: length(radii, "topLeft") ?? 0, topRight: length(radii, "topRight") ?? 0,
                bottomRight: length(radii, "bottomRight") ?? 0, bottomLeft: length(radii, "bottomLeft") ?? 0)
        }
        if let kind, kind != .rounded {
            if radius != nil {
                object.report("radius", code: "conflictingMember", message: "A radius belongs to the kind rounded.")
            }
            if radii != nil {
                object.report("radii", code: "conflictingMember", message: "Radii belong to the kind rounded.")
            }
        } else if radius != nil, radii != nil {
            object.report(
                "radii", code: "conflictingMember", message: "Give one radius for all corners or four radii, not both.")
        }
        return one ?? four.map { .radii(Boxed($0)) } ?? .own
    }

    /// Reads a radius in points, or one that is concentric with the screen's own corners.
    private func radius(_ value: ValueReader) -> CornerRequest? {
        guard let kind = value.choose([.number, .string]) else { return nil }
        guard kind == .string else { return points(value) }
        guard value.hasString(maxLength: limits.nameLength, setting: Setting.nameLength) else { return nil }
        if value.isString("concentric") { return .concentric }
        value.report(
            code: "unknownValue",
            message: "Needs a number of points or \"concentric\" and got \"\(value.text.clipped(to: 40))\".",
            allowed: ["concentric"])
        return nil
    }

    private func points(_ value: ValueReader) -> CornerRequest? {
        value.number(in: limits.sizes, setting: Setting.size).map { .radius($0) }
    }
}
