import JSONText

/// How the elements of an array are matched, so that two specifications are compared element by element rather than by
/// index. An array without an identity is compared by index.
struct ElementIdentity {
    /// The members whose values make up an element's name, one reference token of a pointer for each. Empty if the
    /// elements are strings that are their own names.
    var members: [StaticString] = []
    /// The member that is appended to the name if several elements of either array would share one.
    var further: StaticString?
    /// Whether the order of the elements has a meaning: what is painted, touched or focused first.
    var isOrdered = false

    /// The identity of the elements of an array, found by the name of the array's member.
    static func ofElements(in array: JSONMember) -> ElementIdentity? {
        table.first { array.isNamed($0.array) }?.identity
    }

    /// All arrays whose elements have a name. In a specification, no name of an array has two meanings.
    private static let table: [(array: StaticString, identity: ElementIdentity)] = [
        ("layers", ElementIdentity(members: ["id"], isOrdered: true)),
        ("tracks", ElementIdentity(members: ["layer", "property"])),
        ("events", ElementIdentity(members: ["name"])),
        ("hitRegions", ElementIdentity(members: ["target"], isOrdered: true)),
        ("dimmingRegions", ElementIdentity(members: ["layer"])),
        ("detents", ElementIdentity(members: ["detent"])),
        ("overlaps", ElementIdentity(members: ["what"], further: "id")),
        ("focusOrder", ElementIdentity(isOrdered: true)),
        ("inert", ElementIdentity()),
        ("swipe", ElementIdentity()),
        ("adaptations", ElementIdentity(members: ["reason"], further: "pointer")),
        ("diagnostics", ElementIdentity(members: ["rule"], further: "pointer")),
        ("trace", ElementIdentity(members: ["rule"], further: "pointer")),
    ]

    /// Returns the names of the elements of two arrays, as in pointers: unique within each array.
    ///
    /// If elements share a name even with the further member, they are numbered from the second on: `presenter`,
    /// `presenter#2`.
    func names(of first: [JSONNode], and second: [JSONNode]) -> (first: [String], second: [String]) {
        var names = (first: first.map { name(of: $0) }, second: second.map { name(of: $0) })
        if let further {
            let shared = Self.repeated(in: names.first).union(Self.repeated(in: names.second))
            func lengthened(_ names: [String], _ elements: [JSONNode]) -> [String] {
                zip(names, elements).map { name, element in
                    shared.contains(name) ? name + "/" + Self.token(of: element.member(further)) : name
                }
            }
            names = (lengthened(names.first, first), lengthened(names.second, second))
        }
        return (Self.numbered(names.first), Self.numbered(names.second))
    }

    private func name(of element: JSONNode) -> String {
        guard !members.isEmpty else { return Self.token(of: element) }
        return members.map { Self.token(of: element.member($0)) }.joined(separator: "/")
    }

    private static func token(of value: JSONNode?) -> String {
        if let text = value?.stringValue { return JSONPointer.escape(text) }
        return value?.doubleValue.map { JSONNumber.text($0) } ?? ""
    }

    private static func repeated(in names: [String]) -> Set<String> {
        var seen: Set<String> = []
        return Set(names.filter { !seen.insert($0).inserted })
    }

    private static func numbered(_ names: [String]) -> [String] {
        var counts: [String: Int] = [:]
        return names.map { name in
            let count = counts[name, default: 0] + 1
            counts[name] = count
            return count == 1 ? name : "\(name)#\(count)"
        }
    }
}
