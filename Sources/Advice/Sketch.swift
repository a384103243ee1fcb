import JSONText
import Wire

/// A small JSON value for display in a sentence.
enum Sketch {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case list([Sketch])
    case members([Member])

    struct Member {
        let name: String
        let value: Sketch
    }

    static func object(_ members: [(name: String, value: Sketch)]) -> Sketch {
        .members(members.map { Member(name: $0.name, value: $0.value) })
    }

    /// Limits of what is displayed: the depth, the number of elements of a list or an object, and the length of a
    /// string.
    private static let deepest = 3
    private static let longest = 8
    private static let longestText = 80

    /// Makes a sketch of a value that a caller wrote; in a URL, such a value is a string. What exceeds the limits is
    /// left out.
    init(_ node: JSONNode, depth: Int = 0) {
        switch node.kind {
        case .null: self = .null
        case .bool: self = .bool(node.boolValue ?? false)
        case .number: self = .number(node.doubleValue ?? 0)
        case .string, .text: self = .string((node.stringValue ?? "").clipped(to: Self.longestText))
        case .array:
            let items = depth < Self.deepest ? Array(node.elements.prefix(Self.longest)) : []
            self = .list(items.map { Sketch($0, depth: depth + 1) })
        case .object:
            let members = depth < Self.deepest ? Array(node.members.prefix(Self.longest)) : []
            self = .object(members.map { ($0.name.clipped(to: Self.longestText), Sketch($0.value, depth: depth + 1)) })
        }
    }

    /// Makes a sketch of JSON; `nil` if the text is not JSON.
    init?(json: String) {
        let document = JSONDocument()
        guard (try? document.parse(Array(json.utf8).span, maxDepth: Self.deepest + 1)) != nil,
            let value = document.withRoot({ Sketch($0) })
        else { return nil }
        self = value
    }

    var json: String {
        switch self {
        case .null: return "null"
        case .bool(let value): return value ? "true" : "false"
        case .number(let value): return JSONNumber.text(value)
        case .string(let text): return text.jsonText
        case .list(let items): return "[" + items.map(\.json).joined(separator: ",") + "]"
        case .members(let members):
            return "{" + members.map { $0.name.jsonText + ":" + $0.value.json }.joined(separator: ",") + "}"
        }
    }

    /// The value as members of a URL, with dots between the names.
    func query(_ name: String) -> String {
        switch self {
        case .null: return name + "=null"
        case .bool(let value): return name + (value ? "=true" : "=false")
        case .number(let value): return name + "=" + JSONNumber.text(value)
        case .string(let text): return name + "=" + text.percentEncoded
        case .list(let items):
            return items.enumerated().map { $1.query("\(name).\($0)") }.joined(separator: "&")
        case .members(let members): return members.map { $0.value.query(name + "." + $0.name) }.joined(separator: "&")
        }
    }
}
