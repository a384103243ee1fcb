@testable import JSONText

/// The syntax error of a text, or nil.
func syntaxError(_ text: String, maxDepth: Int = 32) -> JSONSyntaxError? {
    syntaxError(Array(text.utf8), maxDepth: maxDepth)
}

func syntaxError(_ bytes: [UInt8], maxDepth: Int = 32) -> JSONSyntaxError? {
    let document = JSONDocument()
    do {
        try document.parse(bytes, maxDepth: maxDepth)
        return nil
    } catch {
        return error
    }
}

/// Runs `body` on the root of a text that is JSON.
func withJSON<R>(_ text: String, _ body: (JSONNode) -> R) throws -> R? {
    let document = JSONDocument()
    try document.parse(Array(text.utf8), maxDepth: 32)
    return document.withRoot(body)
}

/// Runs `body` on the root of dotted members written as a query.
func withDotted<R>(_ query: String, as schema: DottedSchema = DottedSchema(), _ body: (JSONNode) -> R) throws -> R? {
    let document = JSONDocument()
    try document.parse(dottedMembers: members(query), maxDepth: 32, as: schema)
    return document.withRoot(body)
}

func members(_ query: String) -> [(name: String, value: String)] {
    query.split(separator: "&").map { part in
        let end = part.firstIndex(of: "=") ?? part.endIndex
        return (String(part[..<end]), String(part[end...].dropFirst()))
    }
}

/// The whole value written again, texts marked.
func dump(_ node: JSONNode) -> String {
    switch node.kind {
    case .object: "{" + node.members.map { "\($0.name):\(dump($0.value))" }.joined(separator: ",") + "}"
    case .array: "[" + node.elements.map { dump($0) }.joined(separator: ",") + "]"
    case .string: "\"\(node.stringValue ?? "?")\""
    case .number: "\(node.doubleValue ?? .nan)"
    case .bool: "\(node.boolValue ?? false)"
    case .null: "null"
    case .text: "<\(node.stringValue ?? "?")>"
    }
}
