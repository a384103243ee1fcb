extension JSONNode {
    /// The value as JSON. Numbers have all the digits that are needed to identify them.
    package var jsonText: String {
        switch kind {
        case .null: return "null"
        case .bool: return boolValue == true ? "true" : "false"
        case .number: return Self.jsonText(of: doubleValue ?? 0)
        case .string, .text: return text.jsonText
        case .array: return "[" + elements.map(\.jsonText).joined(separator: ",") + "]"
        case .object:
            return "{" + members.map { $0.name.jsonText + ":" + $0.value.jsonText }.joined(separator: ",") + "}"
        }
    }

    /// A text that may be written as a list of its lines, which are joined with spaces; `nil` if it is neither.
    package var sentence: String? {
        stringValue ?? (kind == .array ? elements.compactMap(\.stringValue).joined(separator: " ") : nil)
    }

    /// The texts below this value of a document that was made from dotted members, by dotted names that begin with
    /// `name`; `nil` if a value has a type, as in JSON within a text.
    package func dottedMembers(below name: String = "") -> [(name: String, value: String)]? {
        if isText { return [(name, text)] }
        let children: [(name: String, value: JSONNode)]
        switch kind {
        case .object: children = members.map { ($0.name, $0.value) }
        case .array: children = elements.enumerated().map { ("\($0)", $1) }
        case .string, .text, .number, .bool, .null: return nil
        }
        var all: [(name: String, value: String)] = []
        for child in children {
            guard let more = child.value.dottedMembers(below: name.isEmpty ? child.name : name + "." + child.name)
            else { return nil }
            all += more
        }
        return all.isEmpty ? nil : all
    }

    /// A number as JSON, with all the digits that are needed to identify it.
    package static func jsonText(of value: Double) -> String {
        value == value.rounded() && value.magnitude < 1e15 ? "\(Int64(value))" : "\(value)"
    }
}

extension ValueReader {
    /// The value as JSON. Appends no event to the key: read the value as well.
    package var jsonText: String { node.jsonText }
}

extension String {
    /// The text as a JSON string, with its quotes.
    package var jsonText: String {
        var json = JSONWriter(capacity: 64)
        json.string(self)
        return String(decoding: json.bytes, as: UTF8.self)
    }
}
