import ServiceTestSupport
import TestSupport
import Testing
import Wire

/// Places in the contract's schemas of requests, by the pointers of advice: `*` stands for any index.
private struct ContractPlaces {
    /// The contract is long, and read once for all tests.
    static let all = Result { try ContractPlaces() }

    private let schemas: JSON

    private init() throws {
        schemas = try JSON(Array(Repository.text("Sources/CEmbedded/openapi.json").utf8))["components"]["schemas"]
    }

    /// Everything that a request may be, of whatever endpoint.
    private static let roots = [
        "SpecRequest", "SceneRequest", "ScheduleRequest", "RetargetRequest", "SamplesRequest", "HitTestRequest",
        "LintRequest", "ReleaseRequest", "ChangeRequest", "DiffRequest", "BatchMatrix", "DragRequest", "CheckRequest",
    ]

    /// What the schema is at a place, in each of the requests that have it.
    func schemas(at pointer: String) -> [JSON] {
        let tokens = pointer.split(separator: "/").map(String.init)
        return tokens.reduce(Self.roots.flatMap { plain(schemas[$0]) }) { found, token in
            found.flatMap { schema in
                token == "*"
                    ? plain(schema["items"]) + plain(schema["prefixItems"][0]) : plain(schema["properties"][token])
            }
        }
    }

    /// Whether some object of the contract has a member of that name.
    func hasMember(_ name: String) -> Bool {
        schemas.members.values.contains { schema in plain(schema).contains { $0["properties"][name] != .missing } }
    }

    /// The names from which the contract chooses at a place.
    func names(at pointer: String) -> Set<String> { Set(schemas(at: pointer).flatMap { names(of: $0) }) }

    /// All names from which the contract chooses anywhere.
    func allNames() -> Set<String> {
        var names: Set<String> = []
        func look(at json: JSON) {
            names.formUnion(self.names(of: json))
            for member in json.members.values { look(at: member) }
            for element in json.elements { look(at: element) }
        }
        look(at: schemas)
        return names
    }

    /// What a schema lists, or has as a pattern that lists it: `^(?:medium|large)$`.
    private func names(of schema: JSON) -> [String] {
        let listed = (schema["enum"].elements + [schema["const"]]).compactMap(\.string)
        guard let pattern = schema["pattern"].string, pattern.hasPrefix("^(?:"), pattern.hasSuffix(")$") else {
            return listed
        }
        return listed + pattern.dropFirst(4).dropLast(2).split(separator: "|").map(String.init)
    }

    /// A schema without what leads to others: each form that it may take.
    private func plain(_ schema: JSON) -> [JSON] {
        guard schema != .missing else { return [] }
        if let name = schema["$ref"].string?.split(separator: "/").last { return plain(schemas[String(name)]) }
        let forms = ["oneOf", "anyOf", "allOf"].flatMap { schema[$0].elements }
        return [schema] + forms.flatMap(plain)
    }
}

@Suite struct `The words of other libraries` {
    private let places: ContractPlaces

    init() throws { places = try ContractPlaces.all.get() }

    private func words(_ file: String) throws -> JSON {
        try JSON(Array(Repository.text("Sources/Advice/Words/\(file).json").utf8))
    }

    @Test func `lead to places that the contract has`() throws {
        let members = try words("members")["members"].elements
        #expect(members.count > 100)
        for place in members.flatMap({ $0["places"].elements }).compactMap(\.string) {
            #expect(!places.schemas(at: place).isEmpty, "\(place) is nowhere in the contract")
        }
    }

    @Test func `stand for members and values that the contract has`() throws {
        for name in try words("members")["siblings"].elements.flatMap({ $0["names"].elements }).compactMap(\.string) {
            #expect(places.hasMember(name), "no object has a member \(name)")
        }
        let names = places.allNames()
        for name in try words("values").elements.flatMap({ $0["values"].elements }).compactMap(\.string) {
            #expect(names.contains(name), "the contract chooses nowhere from \(name)")
        }
    }

    @Test func `the words of other libraries are exemplified at places that the contract has`() throws {
        let forms = try words("forms")
        for place in Array(forms["forms"].members.keys) + Array(forms["examples"].members.keys) {
            let isThere =
                place.hasPrefix("/")
                ? !places.schemas(at: place).isEmpty
                : places.hasMember(place.split(separator: "/").first.map(String.init) ?? place)
            #expect(isThere, "\(place) is nowhere in the contract")
        }
        for (place, form) in forms["forms"].members {
            for name in form["number"].elements + form["list"].elements + [form["text"]] {
                guard let name = name.string else { continue }
                #expect(places.hasMember(name), "\(place): no object has a member \(name)")
            }
        }
    }
}

@Suite struct `What requests are read with` {
    private let places: ContractPlaces

    init() throws { places = try ContractPlaces.all.get() }

    @Test(arguments: RequestSchema.objects.map(\.pointer))
    func `what requests are read with is what the contract has at that place`(pointer: String) throws {
        let object = try #require(RequestSchema.objects.first { $0.pointer == pointer })
        for name in object.names {
            #expect(!places.schemas(at: pointer + "/" + name).isEmpty, "\(pointer) has no \(name)")
        }
    }

    @Test(arguments: RequestSchema.choices.map(\.pointer))
    func `chooses from the names of the contract`(pointer: String) throws {
        let choice = try #require(RequestSchema.choices.first { $0.pointer == pointer })
        #expect(Set(choice.names).isSubset(of: places.names(at: pointer)))
    }
}
