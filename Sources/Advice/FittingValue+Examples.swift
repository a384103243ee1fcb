import JSONText
import Wire

// Examples of valid values, for when the meaning of a given one is unknown.
extension FittingValue {
    /// Returns an example of a valid value for this place, as JSON, for when the meaning of the given one is unknown.
    static func example(at path: SchemaPath, wanted: JSONKinds) -> String? {
        for place in [path, path.alike] {
            let (object, own) = (FittingObject.ownExample(at: place), examples[place.pointer])
            let exact = wanted.isEmpty ? [own, object] : [object, own]
            if let example = exact.lazy.compactMap(\.self).first(where: { isOfKind($0, wanted) }) { return example }
        }
        let named = [FittingObject.namedExample(at: path), examples[path.name]]
        return named.lazy.compactMap(\.self).first { isOfKind($0, wanted) && isFit($0, for: path) }
    }

    /// Whether an example, as JSON, is of one of these kinds; of any, if there are none.
    private static func isOfKind(_ example: String, _ wanted: JSONKinds) -> Bool {
        guard !wanted.isEmpty else { return true }
        return switch example.first {
        case "{": wanted.contains(.object)
        case "[": wanted.contains(.array)
        case "\"": wanted.contains(.string)
        case "t", "f": wanted.contains(.bool)
        case "n": true
        default: wanted.contains(.number)
        }
    }

    /// Whether an example for a name is one for a place of that name, too: members of different objects may have one
    /// name.
    private static func isFit(_ example: String, for path: SchemaPath) -> Bool {
        if let names = SchemaIndex.objects.first(where: { $0.path == path })?.names,
            case .members(let members)? = Sketch(json: example)
        {
            return members.allSatisfy { names.contains($0.name) }
        }
        guard let root = path.tokens.first, ["device", "dialog", "options"].contains(root), path.tokens.count > 1,
            ["{", "[", "\""].contains(example.first)
        else { return true }
        if let names = SchemaIndex.names(at: path.parent) { return names.contains(path.name) }
        // The members of that object are unknown. Such a name has one meaning if one kind of object has it.
        let owners = Set(SchemaIndex.objects.lazy.filter { $0.names.contains(path.name) }.map(\.path.name))
        return path.name == "*" || owners.count == 1
    }

    /// Valid values of members that are not objects, by pointer or by name, as JSON.
    private static let examples: [String: String] = WordFile.forms.table { file in
        var examples: [String: String] = [:]
        guard let entries = file.member("examples")?.members else { return examples }
        for entry in entries { examples[entry.name] = entry.value.jsonText }
        return examples
    }
}

extension SchemaPath {
    /// The place of the same member that has an example of its own: both directions of a transition have the members
    /// of the transition, and a profile has those of a device.
    fileprivate var alike: SchemaPath {
        switch (tokens.first, tokens.count > 2 ? tokens[1] : nil) {
        case ("device", "profile"): SchemaPath(["device"] + tokens.dropFirst(2))
        case ("dialog", "transition") where ["present", "dismiss"].contains(tokens[2]):
            SchemaPath(["dialog", "transition"] + tokens.dropFirst(3))
        default: self
        }
    }
}
