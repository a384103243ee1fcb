extension JSONNode {
    /// The value after a merge patch (RFC 7396), as JSON: members of objects are put beside those that are there or in their
    /// place, null takes one away, and anything but an object takes the place of the whole.
    package func merged(with patch: JSONNode) -> String {
        guard patch.kind == .object else { return patch.jsonText }
        var members: [String] = []
        if kind == .object {
            for member in self.members {
                guard let change = patch.member(text: member.name) else {
                    members.append(member.name.jsonText + ":" + member.value.jsonText)
                    continue
                }
                if change.kind == .null { continue }
                members.append(member.name.jsonText + ":" + member.value.merged(with: change))
            }
        }
        for change in patch.members where change.value.kind != .null && self.member(text: change.name) == nil {
            members.append(change.name.jsonText + ":" + change.value.patchAlone)
        }
        return "{" + members.joined(separator: ",") + "}"
    }

    /// What a patch makes where there was nothing: its nulls take nothing away, and are no values.
    private var patchAlone: String {
        guard kind == .object else { return jsonText }
        let members = self.members.filter { $0.value.kind != .null }
        return "{" + members.map { $0.name.jsonText + ":" + $0.value.patchAlone }.joined(separator: ",") + "}"
    }

    /// The value of a member whose name is known at run time alone; nil where there is none.
    /// - Complexity: O(members).
    package func member(text name: String) -> JSONNode? {
        for member in members where member.nameNode.stringEquals(name) { return member.value }
        return nil
    }

    /// Whether there is a value where a JSON pointer leads from here.
    package func reaches(_ pointer: String) -> Bool {
        var node = self
        for token in pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst() {
            let name = String(token).replacing("~1", with: "/").replacing("~0", with: "~")
            guard let next = node.member(text: name) else { return false }
            node = next
        }
        return true
    }
}
