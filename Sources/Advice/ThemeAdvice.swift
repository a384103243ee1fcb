import JSONText
import Wire

/// Advice on an app's colours, which are grouped by appearance and then by role. The advice uses roles that every
/// platform has.
enum ThemeAdvice {
    private static let appearances = ["light", "dark"]

    /// The roles that every platform has.
    private static let neutral = [
        "accent", "onAccent", "surface", "onSurface", "secondary", "danger", "outline", "scrim",
    ]

    /// Names of text colours, for which other libraries have many names.
    private static let onSurface: Set<String> = [
        "text", "textcolor", "label", "labelcolor", "foreground", "foregroundcolor", "titlecolor", "onbackground",
        "canvastext",
    ]

    /// Makes a theme from a colour, from colours by role, or from colours by appearance; `nil` if a part of it is not a
    /// colour.
    static func theme(_ given: Sketch) -> Sketch? {
        guard case .members(let members) = given, members.contains(where: { appearance($0.name) != nil }) else {
            return roles(given).map { roles in .object(appearances.map { ($0, roles) }) }
        }
        var parts: [(name: String, value: Sketch)] = []
        for member in members {
            guard let name = appearance(member.name), let roles = roles(member.value) else { return nil }
            parts.append((name, roles))
        }
        return .object(parts)
    }

    /// Makes colours by role from a single colour, which becomes the accent, or from colours with other names; `nil` if
    /// the value is neither.
    static func roles(_ given: Sketch) -> Sketch? {
        if let color = color(given) { return .object([("accent", color)]) }
        guard case .members(let members) = given, !members.isEmpty else { return nil }
        var roles: [(name: String, value: Sketch)] = []
        for member in members {
            guard let color = color(member.value), let role = role(member.name),
                !roles.contains(where: { $0.name == role })
            else { return nil }
            roles.append((role, color))
        }
        return .object(roles)
    }

    /// Completes the message about a member of a theme that is not an appearance. Returns whether there was any advice.
    static func add(to fault: inout JSONFault, _ theme: FaultLocation, _ site: FaultSite) -> Bool {
        guard let name = site.name else { return false }
        if let same = appearance(name) {
            fault.guess(same)
            return true
        }
        let given = Sketch(site.node)
        if addAppearance(to: &fault, theme, site) { return true }
        guard let role = role(name), let color = color(given) else {
            if let near = RoleWords.nearest(to: name, among: appearances) {
                fault.guess(near)
                return true
            }
            fault.add("Colours stand by their roles in \"light\" and \"dark\": {\"accent\":\"#5E35B1\"}.")
            return true
        }
        fault.nearest = appearances[0]
        let object = object(around: site.node)
        let known = object.map(flatRoles) ?? []
        let flat = known.isEmpty ? [(member: name, role: role, color: color)] : known
        // One change fixes all of them, so the advice is given only once.
        guard let first = flat.first, first.member == name else {
            let first = flat.first?.member ?? name
            fault.add("Colours stand by their roles in \"light\" and \"dark\": it goes there with \"\(first)\".")
            return true
        }
        let parts = appearances.map { appearance in
            var roles: [(name: String, value: Sketch)] = []
            if case .members(let known)? = object?.member(text: appearance).map({ Sketch($0) }) {
                roles = known.map { ($0.name, $0.value) }
            }
            for own in flat where !roles.contains(where: { $0.name == own.role }) {
                roles.append((own.role, own.color))
            }
            return (name: appearance, value: Sketch.object(roles))
        }
        let written =
            site.node.isInURL
            ? Sketch.object(parts).query(RequestAdvice.dotted("/" + theme.tokens.joined(separator: "/")))
            : parts.map { "\"\($0.name)\":\($0.value.json)" }.joined(separator: ",")
        fault.add("Colours stand by their roles in \"light\" and \"dark\": write \(written).")
        return true
    }

    /// The colours that were written directly into a theme, with the roles that their names mean. Only the first
    /// members are examined: each name is compared with all roles, and this is repeated for each fault of a theme.
    private static func flatRoles(_ theme: JSONNode) -> [(member: String, role: String, color: Sketch)] {
        theme.members.prefix(32).compactMap { member in
            guard appearance(member.name) == nil, let role = role(member.name), let color = color(Sketch(member.value))
            else { return nil }
            return (member.name, role, color)
        }
    }

    /// The object of which a value is a member.
    private static func object(around node: JSONNode) -> JSONNode? {
        let tokens = node.pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst().dropLast()
        return tokens.reduce(Optional(node.root)) { object, token in
            guard let object else { return nil }
            if object.kind == .array, let index = Int(token) { return Array(object.elements.prefix(index + 1)).last }
            return object.member(text: String(token).replacing("~1", with: "/").replacing("~0", with: "~"))
        }
    }

    /// Completes the message about a value that names an appearance instead of giving colours. Returns whether it does.
    static func addAppearance(to fault: inout JSONFault, _ location: FaultLocation, _ site: FaultSite) -> Bool {
        let given = Sketch(site.node)
        let path = SchemaPath(pointer: "/device/appearance")
        let value: String
        if case .string(let text) = given, let names = SchemaIndex.choice(at: path) {
            guard let ours = names.first(where: { $0 == text.foldedName }) else { return false }
            value = ours
        } else if let isTrue = FittingValue.truth(given), case .bool = given, let name = appearance(location.path.name)
        {
            value = appearances.first { ($0 == name) == isTrue } ?? name
        } else {
            return false
        }
        let pointer = location.pointer(of: path, roots: site.node.root.members.map(\.name))
        fault.nearest = pointer
        fault.add("Which one is shown is \(pointer): write \"\(value)\" there.")
        return true
    }

    private static func appearance(_ name: String) -> String? {
        let folded = name.foldedName
        if let same = appearances.first(where: { $0 == folded }) { return same }
        return ForeignMembers.siblings(of: name).first { appearances.contains($0) }
    }

    private static func role(_ name: String) -> String? {
        let folded = name.foldedName
        if let same = neutral.first(where: { $0.foldedName == folded }) { return same }
        return onSurface.contains(folded) ? "onSurface" : RoleWords.nearest(to: name, among: neutral)
    }

    private static func color(_ given: Sketch) -> Sketch? {
        if case .string(let text) = given { return ColorWords.hex(text).map { .string($0) } }
        // The value is a list of channels, or an object with them.
        return FittingValue.color(given)
    }
}
