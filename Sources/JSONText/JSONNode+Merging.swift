extension JSONNode {
    /// The value of a member whose name is known only at run time; `nil` if there is none.
    /// - Complexity: O(members).
    package func member(text name: String) -> JSONNode? {
        for member in members where member.nameNode.stringEquals(name) { return member.value }
        return nil
    }

    /// The element of an array at an index as it is written in a JSON pointer; `nil` if there is none.
    private func element(at index: String) -> JSONNode? {
        var rest = elements
        guard let number = Int(index), number >= 0, "\(number)" == index else { return nil }
        for _ in 0..<number { guard rest.next() != nil else { return nil } }
        return rest.next()
    }

    /// Whether a JSON pointer, relative to this value, leads to a value.
    package func reaches(_ pointer: String) -> Bool {
        value(at: pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst()) != nil
    }

    /// The value at the end of a path of reference tokens, as they are written in a JSON pointer.
    private func value(at tokens: some Sequence<Substring>) -> JSONNode? {
        var node = self
        for token in tokens {
            let name = String(token).replacing("~1", with: "/").replacing("~0", with: "~")
            let next = node.kind == .array ? node.element(at: name) : node.member(text: name)
            guard let next else { return nil }
            node = next
        }
        return node
    }

    /// Whether the value is an element of a list.
    /// - Complexity: A search from the root.
    var isElement: Bool {
        let tokens = pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
        return !tokens.isEmpty && root.value(at: tokens.dropLast())?.kind == .array
    }
}
