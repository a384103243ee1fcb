import JSONText

/// The API contract in formal form. The schemas of tools are made from it, and its own schemas are resources.
struct Contract: Sendable {
    /// The contract as JSON.
    private let document: [UInt8]

    /// - Parameter document: `openapi.json`.
    init(_ document: [UInt8]) { self.document = document }

    /// Calls `body` with the contract's schemas; `nil` if it cannot be read.
    func withSchemas<Result>(_ body: (Schemas) -> Result) -> Result? {
        let json = JSONDocument()
        guard (try? json.parse(document, maxDepth: 128)) != nil else { return nil }
        return json.withRoot { body(Schemas($0)) }
    }

    /// The names of all schemas with the first sentence of their descriptions, as JSON.
    var index: [UInt8] {
        withSchemas { schemas in
            var json = JSONWriter()
            json.beginObject()
            for (name, schema) in schemas.ordered {
                json.key(text: name)
                json.string(schema.member("description")?.stringValue.map(SchemaOutline.opening) ?? "")
            }
            json.endObject()
            return json.bytes
        } ?? []
    }

    /// A schema as it is in the contract, except that its references are replaced by addresses of resources; `nil` if
    /// there is none with that name.
    func schema(_ name: String) -> [UInt8]? {
        withSchemas { schemas in
            schemas[name].map { schema in
                Array(schema.jsonText.replacing("\"\(Schemas.reference)", with: "\"\(ResourceAddress.schemas)").utf8)
            }
        } ?? nil
    }
}

/// The schemas and parameters of a contract. They are valid as long as its document.
struct Schemas {
    /// The beginning of references to schemas.
    static let reference = "#/components/schemas/"

    /// All schemas, in the order of the contract.
    let ordered: [(name: String, schema: JSONNode)]
    private let byName: [String: JSONNode]
    private let parameters: [String: JSONNode]
    /// The names of parameters, by the references to them.
    private let references: [String: String]
    private let paths: JSONNode?
    /// The paths of endpoints that compute something, in the order of the contract.
    let computations: [String]

    init(_ root: JSONNode) {
        let components = root.member("components")
        ordered = components?.member("schemas")?.members.map { ($0.name, $0.value) } ?? []
        byName = Dictionary(ordered.map { ($0.name, $0.schema) }) { first, _ in first }
        let named = components?.member("parameters")?.members.compactMap { member in
            member.value.member("name")?.stringValue.map { ($0, member.value) }
        }
        parameters = Dictionary(named ?? []) { first, _ in first }
        let references = components?.member("parameters")?.members.compactMap { member in
            member.value.member("name")?.stringValue.map { ("#/components/parameters/" + member.name, $0) }
        }
        self.references = Dictionary(references ?? []) { first, _ in first }
        paths = root.member("paths")
        computations =
            root.member("paths")?.members.filter { $0.name.hasPrefix("/v1/") && $0.value.member("post") != nil }
            .map(\.name) ?? []
    }

    /// Whether requests with a body at a path take this parameter of URLs, or what it says in the body.
    func has(parameter name: String, at path: String) -> Bool {
        guard let own = paths?.member(text: path)?.member("post")?.member("parameters") else { return false }
        return own.elements.contains { parameter in
            guard let reference = parameter.member("$ref")?.stringValue else {
                return parameter.member("name")?.stringEquals(name) == true
            }
            return references[reference] == name
        }
    }

    subscript(name: String) -> JSONNode? { byName[name] }

    /// The description and the schema of a parameter of URLs; `nil` if there is none.
    func parameter(_ name: String) -> (description: String, schema: JSONNode)? {
        guard let parameter = parameters[name], let schema = parameter.member("schema") else { return nil }
        return (parameter.member("description")?.stringValue ?? "", schema)
    }

    /// The schema that a schema refers to, with its name; `nil` if it is no reference.
    func target(of schema: JSONNode) -> (name: String, schema: JSONNode)? {
        guard let reference = schema.member("$ref")?.stringValue, reference.hasPrefix(Self.reference) else {
            return nil
        }
        let name = String(reference.dropFirst(Self.reference.utf8.count))
        return byName[name].map { (name, $0) }
    }
}
