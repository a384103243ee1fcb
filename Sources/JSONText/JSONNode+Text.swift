extension JSONNode {
    /// The value as JSON, numbers with all the digits that tell them apart.
    package var jsonText: String {
        switch kind {
        case .null: return "null"
        case .bool: return boolValue == true ? "true" : "false"
        case .number:
            let value = doubleValue ?? 0
            return value == value.rounded() && value.magnitude < 1e15 ? "\(Int64(value))" : "\(value)"
        case .string, .text: return Self.quoted(text)
        case .array: return "[" + elements.map(\.jsonText).joined(separator: ",") + "]"
        case .object:
            return "{" + members.map { Self.quoted($0.name) + ":" + $0.value.jsonText }.joined(separator: ",") + "}"
        }
    }

    private static func quoted(_ text: String) -> String {
        var json = JSONWriter(capacity: 64)
        json.string(text)
        return String(decoding: json.bytes, as: UTF8.self)
    }
}
