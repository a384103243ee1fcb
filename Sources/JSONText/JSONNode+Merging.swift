extension JSONNode {
    /// The value of a member whose name is known only at run time; `nil` if there is none.
    /// - Complexity: O(members).
    package func member(text name: String) -> JSONNode? {
        for member in members where member.nameNode.stringEquals(name) { return member.value }
        return nil
    }

    /// Whether a JSON pointer, relative to this value, leads to a value.
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
