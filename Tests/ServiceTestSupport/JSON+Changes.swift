extension JSON {
    /// A request after the changes of a finding, one after the other, as `openapi.yaml` says that they are made: a
    /// pointer names a member or an element, `-` the place behind the last of a list, and what is missing above it is
    /// made; without a value it is left out.
    package func changed(by changes: JSON) -> JSON {
        changes.elements.reduce(self) { request, change in
            let tokens = (change["pointer"].string ?? "").split(separator: "/").map {
                String($0).replacing("~1", with: "/").replacing("~0", with: "~")
            }
            return request.setting(tokens[...], to: change["value"])
        }
    }

    /// - Parameter value: What is missing takes away.
    private func setting(_ tokens: ArraySlice<String>, to value: JSON) -> JSON {
        guard let name = tokens.first else { return value }
        let rest = tokens.dropFirst()
        if self == .missing, value == .missing { return .missing }
        if case .array(var elements) = self == .missing && name == "-" ? .array([]) : self {
            guard let index = name == "-" ? elements.count : Int(name) else { return self }
            let element = (elements.indices.contains(index) ? elements[index] : .missing).setting(rest, to: value)
            if element == .missing {
                elements.remove(at: index)
            } else if index < elements.count {
                elements[index] = element
            } else {
                elements.append(element)
            }
            return .array(elements)
        }
        var members = self.members
        let member = self[member: name].setting(rest, to: value)
        members.removeValue(forKey: name)
        if member != .missing { members[name] = member }
        return .object(members)
    }

    private subscript(member name: String) -> JSON { members[name] ?? .missing }
}
