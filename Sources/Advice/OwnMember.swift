import JSONText
import Wire

/// A member by the service's own name, in the wrong place: `side` in a dialog, which belongs to its placement. The name
/// goes before the same word of another library.
enum OwnMember {
    /// Returns the only place of a member by its name, if it is one part away at most and takes such a value; `nil`
    /// for a name that several objects have, and for one of another object's inner parts.
    ///
    /// - Parameter object: The place of the object that has the member.
    static func path(of name: String, with value: JSONNode, from object: SchemaPath) -> SchemaPath? {
        // A direction of a transition stands in the place of members for both, so that a member that it lacks is one of
        // the other direction.
        if directions.contains(object.pointer),
            let other = SchemaIndex.paths(named: name).first(where: {
                $0.name == name && $0.parent != object && directions.contains($0.parent.pointer)
            })
        {
            return other
        }
        // A transition has the same members for each direction.
        let paths = SchemaIndex.paths(named: name).filter { !directions.contains($0.parent.pointer) }
        guard paths.count == 1, let path = paths.first, path.tokens.count <= 3, !path.tokens.contains("*"),
            path.name.foldedName == name.foldedName
        else { return nil }
        let isNear =
            object.distance(to: path.parent) <= 1 || path.tokens.count <= 2
            || object.tokens.isEmpty && path.tokens.first == "dialog"
        return isNear && takes(value, at: path, from: object) ? path : nil
    }

    private static let directions = ["/dialog/transition/present", "/dialog/transition/dismiss"]

    /// The view behind the dialog, whose members have the names that the dialog's own have in other libraries.
    private static let presenter = SchemaPath(pointer: "/dialog/presenter")

    /// Whether a member takes a value, as far as its choices or its own members tell. Where they tell nothing, a member
    /// of the view behind the dialog is not what a dialog means by the name.
    private static func takes(_ value: JSONNode, at path: SchemaPath, from place: SchemaPath) -> Bool {
        if let choices = SchemaIndex.choice(at: path) {
            return value.stringValue.map { text in choices.contains { $0.foldedName == text.foldedName } } ?? false
        }
        guard let object = SchemaIndex.objects.first(where: { $0.path == path }) else {
            return value.kind != .bool && (path.parent != presenter || place == presenter)
        }
        return value.kind == .object && value.members.allSatisfy { object.names.contains($0.name) }
    }
}
