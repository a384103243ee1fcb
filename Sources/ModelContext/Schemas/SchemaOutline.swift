import JSONText

/// Shortens a schema of the contract for a language model: names, types and choices, one sentence for each member, and
/// where the rest can be found. The exact limits of values are left out, because the answer to a faulty request states
/// them.
struct SchemaOutline {
    let schemas: Schemas

    /// How many levels of nested objects are described.
    enum Depth: Int {
        /// Only the names of members.
        case names = 0
        case members = 1
        case membersOfMembers = 2

        var below: Depth { Depth(rawValue: rawValue - 1) ?? .names }
    }

    /// Returns the outline of the schema with this name, as JSON.
    ///
    /// - Parameter omitted: Members to leave out because nobody would write them.
    func schema(named name: String, _ depth: Depth, without omitted: Set<String> = []) -> [UInt8] {
        schemas[name].map { outline(of: $0, named: name, depth, without: omitted) } ?? Array("{}".utf8)
    }

    /// Returns the outline of a schema in the contract, as JSON.
    ///
    /// - Parameters:
    ///   - name: The name in the contract; `nil` if it has none, or is a reference to a named one.
    ///   - isDescribed: Whether to include the description.
    func outline(
        of schema: JSONNode, named name: String? = nil, _ depth: Depth, isDescribed: Bool = true,
        without omitted: Set<String> = []
    ) -> [UInt8] {
        var (schema, name, description) = (schema, name, schema.member("description"))
        while let target = schemas.target(of: schema) {
            (name, schema) = (target.name, target.schema)
            description = description ?? schema.member("description")
        }
        var json = JSONWriter(capacity: 1024)
        json.beginObject()
        writeKind(of: schema, depth, to: &json)
        let isNamed = writeMembers(of: schema, name, depth, without: omitted, to: &json)
        if isDescribed, !isNamed, let text = description?.stringValue {
            json.member("description", Self.opening(of: text))
        }
        json.endObject()
        return json.bytes
    }

    private func writeKind(of schema: JSONNode, _ depth: Depth, to json: inout JSONWriter) {
        if let alternatives = schema.member("oneOf") ?? schema.member("anyOf") {
            var seen: [[UInt8]] = []
            for alternative in alternatives.elements {
                let outline = outline(of: alternative, depth, isDescribed: isText(alternative))
                if !seen.contains(outline) { seen.append(outline) }
            }
            json.array("anyOf", seen) { $0.again($1) }
        }
        for keyword in ["type", "enum", "const"] as [StaticString] {
            guard let value = schema.member(keyword) else { continue }
            json.key(keyword)
            json.again(Array(value.jsonText.utf8))
        }
        // A pattern is best explained by examples.
        if schema.member("pattern") != nil, let examples = schema.member("examples") {
            json.beginArray("examples")
            let isSpelt = schema.member("pattern")?.stringValue.map { pattern in
                examples.elements.allSatisfy { pattern.contains($0.stringValue ?? " ") }
            }
            for example in examples.elements.prefix(isSpelt == true ? .max : Self.mostExamples) {
                json.again(Array(example.jsonText.utf8))
            }
            json.endArray()
        }
        if let items = schema.member("items") {
            json.key("items")
            json.again(outline(of: items, depth.below, isDescribed: false))
        }
    }

    /// Writes the members. Returns true if their names are written in place of a description.
    private func writeMembers(
        of schema: JSONNode, _ name: String?, _ depth: Depth, without omitted: Set<String>, to json: inout JSONWriter
    ) -> Bool {
        guard let properties = schema.member("properties") else { return false }
        let members = properties.members.filter { !omitted.contains($0.name) }
        let isPlain = members.count <= Self.fewMembers && members.allSatisfy { isScalar($0.value) }
        guard depth != .names || isPlain || name.map({ Self.outlinedInFull.contains($0) }) == true else {
            let names = members.map(\.name).joined(separator: ", ")
            json.member("description", names + (name.map { ": \(ResourceAddress.schemas)\($0)" } ?? ""))
            return true
        }
        json.beginObject("properties")
        // If several members have the same type, it is described only at the first of them.
        var described: Set<String> = []
        for member in members {
            let isNew = schemas.target(of: member.value).map { described.insert($0.name).inserted } ?? true
            let isDescribed = depth != .names && (isNew || member.value.member("description") != nil)
            json.key(text: member.name)
            json.again(outline(of: member.value, depth.below, isDescribed: isDescribed))
        }
        json.endObject()
        if let required = schema.member("required") {
            json.key("required")
            json.again(Array(required.jsonText.utf8))
        }
        return false
    }

    private static let mostExamples = 3

    /// An object with at most this many members, all of them scalar, is described in full wherever it occurs.
    private static let fewMembers = 3

    /// Objects that are described in full wherever they occur, because every dialog has them.
    private static let outlinedInFull: Set<String> = ["ActionRequest"]

    /// Whether a value is a string with free text, rather than one of several names.
    private func isText(_ schema: JSONNode) -> Bool {
        if let target = schemas.target(of: schema) { return isText(target.schema) }
        return schema.member("type")?.stringEquals("string") == true && schema.member("enum") == nil
    }

    /// Whether a value may be JSON of any kind, so that it needs no further description.
    private func isAnything(_ schema: JSONNode) -> Bool {
        ["type", "oneOf", "anyOf", "allOf", "properties"].allSatisfy { (keyword: StaticString) in
            schema.member(keyword) == nil
        }
    }

    private func isScalar(_ schema: JSONNode) -> Bool {
        if let target = schemas.target(of: schema) { return isScalar(target.schema) }
        guard let type = schema.member("type")?.stringValue else { return isAnything(schema) }
        return type != "object" && type != "array"
    }

    /// The first sentence of a text without its full stop, shortened if it is long.
    static func opening(of text: String) -> String {
        let sentence = text.firstRange(of: ". ").map { text[..<$0.lowerBound] } ?? text[...]
        return String(sentence.hasSuffix(".") ? sentence.dropLast() : sentence).clipped(to: 120)
    }
}
