import Testing

@testable import JSONText

@Suite struct `Dotted members` {
    private func error(_ query: String, maxDepth: Int = 32, scalarKeys: [String: String] = [:]) -> JSONSyntaxError? {
        let document = JSONDocument()
        do {
            try document.parse(
                dottedMembers: members(query), maxDepth: maxDepth, as: DottedSchema(scalarKeys: scalarKeys))
            return nil
        } catch {
            return error
        }
    }

    @Test func `make a tree of texts`() throws {
        let query =
            "device=iphone-4&device.orientation=landscapeLeft&dialog.content.actions.1.title=B"
            + "&dialog.content.actions.0.title=A"
        #expect(
            try withDotted(query, as: DottedSchema(scalarKeys: ["device": "profile"]), dump)
                == "{device:{profile:<iphone-4>,orientation:<landscapeLeft>},"
                + "dialog:{content:{actions:[{title:<A>},{title:<B>}]}}}")
        #expect(try withDotted("", dump) == "{}")
        #expect(try withDotted("a.00=1", dump) == "{a:{00:<1>}}")
    }

    @Test func `number lists in any order, beyond ten`() throws {
        let query = (0..<12).reversed().map { "a.\($0)=\($0)" }.joined(separator: "&")
        let items = (0..<12).map { "<\($0)>" }.joined(separator: ",")
        #expect(try withDotted(query, dump) == "{a:[\(items)]}")
    }

    @Test func `keep numbers as names where the schema has names, and in free JSON with gaps`() throws {
        let schema = DottedSchema(named: ["names"], free: ["data"])
        func shown(_ query: String) throws -> String? { try withDotted(query, as: schema, dump) }
        #expect(try shown("a.names.0=x&a.names.1=y") == "{a:{names:{0:<x>,1:<y>}}}")
        #expect(try shown("names.200=x&names.30=y") == "{names:{200:<x>,30:<y>}}")
        // What a name is given is read as ever, and the name itself means nothing.
        #expect(try shown("names.1.l.0=x&names.data.l.0=y") == "{names:{1:{l:[<x>]},data:{l:[<y>]}}}")
        #expect(try shown("names.names.0=x") == "{names:{names:[<x>]}}")
        #expect(try shown("l.0.data.1=x&l.1.data.a.1=y&l.1.data.a.0=z") == "{l:[{data:{1:<x>}},{data:{a:[<z>,<y>]}}]}")
        #expect(try shown("data.names.0=x&data.names.2=y") == "{data:{names:{0:<x>,2:<y>}}}")
        #expect(throws: JSONSyntaxError(.missingItems(["/names/data/l/0"], unlisted: 0))) {
            try shown("names.data.l.1=x")
        }
    }

    @Test func `take the type of their reader`() throws {
        try withDotted("n=1e0&b=true&z=null&s=[1]&o={\"x\":\"1\",\"y\":[1,{\"z\":2}]}&bad=[1&i=1e999") { root in
            #expect(root.member("n")?.doubleValue == 1)
            #expect(root.member("n")?.stringValue == "1e0")
            #expect(root.member("b")?.boolValue == true)
            #expect(root.member("z")?.isNull == true)
            #expect(root.member("s")?.kind == .array)
            #expect(root.member("s")?.stringValue == "[1]")
            #expect(root.member("o").map(dump) == "{x:\"1\",y:[1.0,{z:2.0}]}")
            let inner = root.member("o")?.member("y")?.elements.map(\.self)[1].member("z")
            #expect(inner?.pointer == "/o/y/1/z")
            #expect(root.member("bad")?.kind == .text)
            #expect(root.member("i")?.doubleValue == nil)
            #expect(root.member("n")?.pointer == "/n")
        }
    }

    @Test func `come once each, without gaps or conflicts`() {
        #expect(error("a=1&a=2")?.reason == .duplicateMembers(["/a"], unlisted: 0))
        #expect(error("l.0=a&l.2=b")?.reason == .missingItems(["/l/1"], unlisted: 0))
        #expect(error("l.1=b")?.reason == .missingItems(["/l/0"], unlisted: 0))
        #expect(error("l.0=a&l.99999999999999999999999=b")?.reason == .missingItems(["/l/1"], unlisted: 0))
        #expect(error("a=1&a.b=2")?.reason == .conflictingMembers(["/a"], unlisted: 0))
        #expect(error("a.b~/=1&a.b~/.c=2")?.reason == .conflictingMembers(["/a/b~0~1"], unlisted: 0))
        let keys = ["device": "profile"]
        #expect(
            error("device=x&device.profile=y", scalarKeys: keys)?.reason
                == .duplicateMembers(["/device/profile"], unlisted: 0))
        #expect(
            error("device={}&device.o=y", scalarKeys: keys)?.reason == .conflictingMembers(["/device"], unlisted: 0))
        #expect(error("x.device=a&x.device.o=y", scalarKeys: keys) == nil)
        for name in ["devices", "x.devices.device.y", "devices.0"] {
            let pointer = "/" + name.replacing(".", with: "/")
            #expect(
                error("\(name)=a&\(name).o=y", scalarKeys: keys)?.reason == .conflictingMembers([pointer], unlisted: 0))
        }
        #expect(error("x.devices.0=a&x.devices.0.o=y", scalarKeys: ["devices.#": "profile"]) == nil)
    }

    @Test func `nest as deep as the limit and no deeper`() {
        let name = (0..<32).map { "m\($0)" }.joined(separator: ".")
        #expect(error(name + "=1") == nil)
        #expect(error(name + ".x=1")?.reason == .tooDeep(limit: 32))
        #expect(error(String(repeating: ".", count: 5000))?.reason == .tooDeep(limit: 32))
    }

    @Test func `read JSON within them no deeper than the limit`() throws {
        let document = JSONDocument()
        let list = [(name: "a.b", value: "[[1]]")]
        try document.parse(dottedMembers: list, maxDepth: 4)
        #expect(document.withRoot(dump) == "{a:{b:[[1.0]]}}")
        try document.parse(dottedMembers: list, maxDepth: 3)
        #expect(document.withRoot(dump) == "{a:{b:<[[1]]>}}")
    }
}
