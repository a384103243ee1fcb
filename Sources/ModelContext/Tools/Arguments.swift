import JSONText

/// The arguments of a call. They are valid as long as the call's document.
struct Arguments {
    private let node: JSONNode?

    /// - Parameter node: An object; `nil` for no arguments.
    init(_ node: JSONNode?) { self.node = node }

    subscript(name: StaticString) -> JSONNode? { node?.member(name) }

    /// Returns a result that reports an argument whose name is not among `names`; `nil` if there is no such argument.
    func fault(besides names: [String]) -> ToolResult? {
        guard let stranger = node?.members.first(where: { !names.contains($0.name) })?.name else { return nil }
        let known = names.map { "\"\($0)\"" }.joined(separator: ", ")
        let nearest = NearestName.of(stranger, among: names).map { "Did you mean \"\($0)\"?" } ?? "Known: \(known)."
        return ToolResult(fault: JSONPointer.member(stranger), "There is no such argument. \(nearest)", allowed: names)
    }

    /// Returns the arguments as the body of a request, without those that the tool reads itself. So pointers into the
    /// body are also pointers into the arguments.
    ///
    /// - Parameter more: Members to add, which replace those with the same names.
    func body(without names: [String] = [], adding more: KeyValuePairs<String, String> = [:]) -> [UInt8] {
        let others = node?.members.filter { member in
            !names.contains(member.name) && !more.contains { $0.key == member.name }
        }
        var json = JSONWriter(capacity: 4096)
        json.beginObject()
        for member in others ?? [] {
            json.key(text: member.name)
            json.again(Array(member.value.jsonText.utf8))
        }
        for (name, value) in more {
            json.key(text: name)
            json.again(Array(value.utf8))
        }
        json.endObject()
        return json.bytes
    }
}
