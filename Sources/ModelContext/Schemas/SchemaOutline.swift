import JSONText

/// A schema of the contract in short, as a model reads it: names, kinds and choices, a sentence for each member, and
/// where the rest is told. What a value may be exactly is left to the answer, which says what is wrong.
struct SchemaOutline {
    let schemas: Schemas

    /// How far objects are told within each other.
    enum Depth: Int {
        /// Names of members.
        case names = 0
        case members = 1
        case membersOfMembers = 2

        var below: Depth { Depth(rawValue: rawValue - 1) ?? .names }
    }

    /// The schema of that name, as JSON.
    ///
    /// - Parameter omitted: Members that are left out, as they are none that somebody would write.
    func schema(named name: String, _ depth: Depth, without omitted: Set<String> = []) -> [UInt8] {
        schemas[name].map { outline(of: $0, named: name, depth, without: omitted) } ?? Array("{}".utf8)
    }

    /// A schema in the contract, as JSON.
    ///
    /// - Parameters:
    ///   - name: What the contract calls it; nil where it has no name, or refers to one that has.
    ///   - isDescribed: Whether it says what it is for.
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
            json.beginArray("anyOf")
            for outline in seen { json.again(outline) }
            json.endArray()
        }
        for keyword in ["type", "enum", "const"] as [StaticString] {
            guard let value = schema.member(keyword) else { continue }
            json.key(keyword)
            json.again(Array(value.jsonText.utf8))
        }
        // What a pattern means is seen by what it lets pass.
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

    /// Whether the members stand in the place of a description.
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
        // What several are is told with the first of them.
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

    /// Members of an object that is told in full wherever it stands, where all of them are plain.
    private static let fewMembers = 3

    /// Objects that are told in full wherever they stand, whatever is in them: what every dialog has.
    private static let outlinedInFull: Set<String> = ["ActionRequest"]

    /// Whether a value is a string, and no choice of names.
    private func isText(_ schema: JSONNode) -> Bool {
        if let target = schemas.target(of: schema) { return isText(target.schema) }
        return schema.member("type")?.stringEquals("string") == true && schema.member("enum") == nil
    }

    /// Whether a value is JSON of any kind, of which there is no more to tell.
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

    /// The first sentence of a text without its full stop, cut where that is long.
    static func opening(of text: String) -> String {
        let sentence = text.firstRange(of: ". ").map { text[..<$0.lowerBound] } ?? text[...]
        return String(sentence.hasSuffix(".") ? sentence.dropLast() : sentence).clipped(to: 120)
    }
}
