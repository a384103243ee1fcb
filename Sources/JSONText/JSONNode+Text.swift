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
