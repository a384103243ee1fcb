import Boxes
import Dialogs
import Geometry
import JSONText

/// The named radius.
private enum NamedRadius: String, NamedChoice {
    case concentric

    static let names = ChoiceNames<NamedRadius>()
}

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
        if kind == .string { return value.oneOf(NamedRadius.self).map { _ in .concentric } }
        return value.number(in: limits.sizes, setting: Setting.size).map { .radius($0) }
    }
}
