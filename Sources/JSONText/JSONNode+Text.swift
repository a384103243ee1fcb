extension JSONNode {
    /// The value as JSON. Numbers have all the digits that are needed to identify them.
    package var jsonText: String {
        switch kind {
        case .null: return "null"
        case .bool: return boolValue == true ? "true" : "false"
        case .number:
            let value = doubleValue ?? 0
            return value == value.rounded() && value.magnitude < 1e15 ? "\(Int64(value))" : "\(value)"
        case .string, .text: return text.jsonText
        case .array: return "[" + elements.map(\.jsonText).joined(separator: ",") + "]"
        case .object:
            return "{" + members.map { $0.name.jsonText + ":" + $0.value.jsonText }.joined(separator: ",") + "}"
        }
    }
}

extension String {
    /// The text as a JSON string, with its quotes.
    package var jsonText: String {
        var json = JSONWriter(capacity: 64)
        json.string(self)
        return String(decoding: json.bytes, as: UTF8.self)
    }
}
