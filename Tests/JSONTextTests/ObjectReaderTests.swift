import Testing

@testable import JSONText

private enum Style: String, NamedChoice {
    case alert, actionSheet, fullScreen
    case kelvin = "K"

    static let names = ChoiceNames<Style>()
}

/// Reads with `body` and returns the context.
private func reading(
    _ text: String, _ members: NameTable, _ body: (ObjectReader) -> Void
) throws -> DecodingContext {
    let context = DecodingContext()
    _ = try withJSON(text) { root in ValueReader(root, context: context).object(members).map(body) }
    return context
}

@Suite struct `An object reader` {
    @Test func `reads members as their schema says`() throws {
        let text = #"{"t":"Hé","n":-2.5,"i":3.0,"b":true,"s":"actionSheet","o":{"x":1},"l":[1,2]}"#
        let context = try reading(text, ["t", "n", "i", "b", "s", "o", "l", "none"]) { reader in
            #expect(reader.string("t", maxLength: 2) == "Hé")
            #expect(reader.number("n", in: -10...10) == -2.5)
            #expect(reader.integer("i", in: 0...3) == 3)
            #expect(reader.bool("b") == true)
            #expect(reader.oneOf("s", Style.self) == .actionSheet)
            #expect(reader.object("o", members: ["x"])?.number("x", in: 0...1) == 1)
            #expect(reader.numbers("l", counts: 2...2, in: 0...9) == [1, 2])
            #expect(reader.array("l", maxCount: 2)?.map { $0.integer(in: 0...9) } == [1, 2])
            #expect(reader.string("none", maxLength: 1) == nil)
        }
        #expect(context.faults == [])
    }

    @Test func `joins the lines of a sentence with spaces`() throws {
        let text = #"{"one":"a b","several":["a","b",""],"none":[],"long":["ab","cd"],"mixed":["a",1],"number":1}"#
        let context = try reading(text, ["one", "several", "none", "long", "mixed", "number", "absent"]) { reader in
            #expect(reader.sentence("one", maxLength: 4) == "a b")
            #expect(reader.sentence("several", maxLength: 4) == "a b ")
            #expect(reader.sentence("none", maxLength: 4) == "")
            #expect(reader.sentence("absent", maxLength: 4) == nil)
            _ = reader.sentence("long", maxLength: 4)
            _ = reader.sentence("mixed", maxLength: 4)
            _ = reader.sentence("number", maxLength: 4)
        }
        #expect(
            context.faults.map { "\($0.pointer) \($0.code)" } == [
                "/long tooLong", "/mixed/1 wrongType", "/number wrongType",
            ])
    }

    @Test func `reports every fault, with pointer, reason and fix`() throws {
        let text = #"""
            {"tittle":1,"t":"abc","n":1e300,"i":1.5,"b":"yes","s":"fullscreen","o":[],"l":[1,"x"],"m":[1,2,3],"z":null}
            """#
        let context = try reading(text, ["title", "t", "n", "i", "b", "s", "o", "l", "m", "z", "w"]) { reader in
            _ = reader.string("t", maxLength: 2, setting: "maxTextLength")
            _ = reader.number("n", in: 0...100_000)
            _ = reader.integer("i", in: 0...3)
            _ = reader.bool("b")
            _ = reader.oneOf("s", Style.self)
            _ = reader.object("o", members: [])
            _ = reader.numbers("l", counts: 2...2, in: 0...9)
            _ = reader.array("m", maxCount: 2)
            _ = reader.string("z", maxLength: 2)
            _ = reader.string("w", .required, maxLength: 2)
            reader.report("t", code: "own", message: "Own.")
        }
        #expect(
            context.faults.map { "\($0.pointer) \($0.code): \($0.message)" } == [
                #"/tittle unknownMember: This member is not known here. Did you mean "title"?"#,
                "/t tooLong: Needs at most 2 characters and got 3. The limit is the setting maxTextLength.",
                "/n outOfRange: Needs a number from 0 to 100000 and got the number 1e+300.",
                "/i wrongType: Needs a whole number and got the number 1.5.",
                #"/b wrongType: Needs true or false and got the string "yes"."#,
                #"""
                /s unknownValue: Needs one of alert, actionSheet, fullScreen, K and got the string "fullscreen". \#
                Did you mean "fullScreen"?
                """#,
                "/o wrongType: Needs an object and got an array.",
                #"/l/1 wrongType: Needs a number and got the string "x"."#,
                "/m tooMany: Needs at most 2 elements and got 3.",
                "/z wrongType: Needs a string and got null. Leave the member out instead of giving null.",
                #"/w missingMember: The member "w" is missing and has no default."#,
                "/t own: Own.",
            ])
        #expect(context.faults[0].nearest == "title")
        #expect(context.faults[0].allowed.count == 11)
    }

    @Test func `takes null as absent only where it is told to`() throws {
        let text = #"{"a":null,"b":null,"c":null}"#
        let context = try reading(text, ["a", "b", "c"]) { reader in
            #expect(reader.number("a", in: 0...1, null: .asAbsent) == nil)
            #expect(reader.string("b", .required, maxLength: 1, null: .asAbsent) == nil)
            #expect(reader.value("c")?.choose([.null, .object]) == .null)
        }
        #expect(context.faults.map(\.code) == ["missingMember"])
    }

    @Test func `compares names byte for byte`() throws {
        let context = try reading("{\"s\":\"\u{212A}\"}", ["s"]) { #expect($0.oneOf("s", Style.self) == nil) }
        #expect(context.faults.map(\.code) == ["unknownValue"])
    }

    @Test func `lists a hundred faults and says that there are more`() throws {
        let many = (0..<5000).map { "\"x\($0)\":0" }.joined(separator: ",")
        let context = try reading("{\(many)}", ["a"]) { _ in }
        #expect(context.faults.count == 101)
        #expect(context.faults.last?.code == "tooManyFaults")
        #expect(context.isFull)
    }

    @Test func `guesses names a third wrong at most`() {
        let known = ["orientation", "idiom", "id", "top"]
        #expect(NearestName.of("orientaiton", among: known) == "orientation")
        #expect(NearestName.of("Idiom", among: known) == "idiom")
        #expect(NearestName.of("ix", among: known) == nil)
        #expect(NearestName.of("tap", among: known) == "top")
        #expect(NearestName.of("zzz", among: known) == nil)
        #expect(NearestName.of("", among: known) == nil)
        #expect(NearestName.of(String(repeating: "a", count: 100_000), among: known) == nil)
    }

    @Test func `reads texts of a URL as their schema says`() throws {
        let context = DecodingContext()
        try withDotted("t=null&n=5&w=50&p=50%25&f={\"x\":1}&s=alert&times=[0,1]") { root in
            let reader = ValueReader(root, context: context).object(["t", "n", "w", "p", "f", "s", "times"])
            #expect(reader?.string("t", maxLength: 9, null: .asAbsent) == "null")
            #expect(reader?.integer("n", in: 0...9) == 5)
            #expect(reader?.value("w")?.choose([.number, .string]) == .number)
            #expect(reader?.value("p")?.choose([.number, .string]) == .string)
            #expect(reader?.value("f")?.choose([.string, .object]) == .object)
            #expect(reader?.value("f")?.choose([.string]) == .string)
            #expect(reader?.oneOf("s", Style.self) == .alert)
            #expect(reader?.numbers("times", counts: 0...9, in: 0...9) == [0, 1])
        }
        #expect(context.faults == [])
    }
}
