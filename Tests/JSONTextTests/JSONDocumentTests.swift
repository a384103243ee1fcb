import Testing

@testable import JSONText

@Suite struct `A JSON document` {
    @Test func `gives its values in order`() throws {
        let text = #" {"b": [1, -2, 3.5e2, true, false, null], "a\u00e9\n": "x\ud83d\ude00", "": {}} "#
        #expect(try withJSON(text, dump) == "{b:[1.0,-2.0,350.0,true,false,null],aé\n:\"x😀\",:{}}")
        #expect(try withJSON("5", dump) == "5.0")
    }

    @Test func `finds members by name`() throws {
        try withJSON(#"{"x":{"y":[1]},"title":"Hé"}"#) { root in
            #expect(root.member("title")?.stringEquals("Hé") == true)
            #expect(root.member("title")?.stringEquals("He") == false)
            #expect(root.member("tit") == nil)
            #expect(root.member("x")?.member("y")?.count == 1)
            #expect(root.member("x")?.member("y")?.elements.first { _ in true }?.pointer == "/x/y/0")
        }
    }

    @Test(arguments: [
        ("12345678901234567890123", 12345678901234567890123.0), ("-9223372036854775809", -9223372036854775809.0),
        ("18446744073709551615", 18446744073709551615.0), ("18446744073709551616", 18446744073709551616.0),
        ("100000000000000000000e-2", 1e18), ("1e-999", 0), ("-0", 0), ("-0.0", 0),
        ("0.10000000000000000000000000000000001", 0.1),
    ])
    func `reads integers that no 64-bit integer holds as doubles`(literal: String, value: Double) throws {
        #expect(try withJSON("[\(literal)]") { $0.elements.map(\.doubleValue) } == [value])
        #expect(try withJSON("[\(literal),12345678901234567890123]") { $0.elements.map(\.doubleValue)[0] } == value)
        #expect(try withJSON(literal) { $0.doubleValue } == value)
        #expect(try withJSON(literal) { $0.doubleValue?.sign } == (value < 0 ? .minus : .plus))
    }

    @Test func `leaves digits in strings alone`() throws {
        let text = #"["a\"12345678901234567890123", 12345678901234567890123, "\\"]"#
        #expect(try withJSON(text) { $0.elements.map(\.stringValue)[0] } == "a\"12345678901234567890123")
    }

    @Test func `names what is wrong and where`() {
        #expect(syntaxError("") == JSONSyntaxError(.empty, line: 1, column: 1))
        #expect(syntaxError(" \n ")?.reason == .empty)
        #expect(syntaxError("\u{FEFF}{}")?.reason == .byteOrderMark)
        #expect(syntaxError("{} {}") == JSONSyntaxError(.trailingContent, line: 1, column: 4))
        #expect(syntaxError("{\n \"é\": [1,,2]}")?.line == 2)
        #expect(syntaxError("{\n \"é\": [1,,2]}")?.column == 10)
        #expect(syntaxError("[1e999]")?.reason == .numberOutOfRange("1e999"))
        #expect(syntaxError("[\(String(repeating: "9", count: 400))]")?.code == "numberOutOfRange")
        #expect(syntaxError("[-1e400, 12345678901234567890123]")?.code == "numberOutOfRange")
        #expect(syntaxError([0x5B, 0x22, 0xFF, 0x22, 0x5D]) == JSONSyntaxError(.invalidUTF8, line: 1, column: 3))
        #expect(syntaxError([0x22, 0xED, 0xA0, 0x80, 0x22])?.reason == .invalidUTF8)
        #expect(syntaxError([0x22, 0xC0, 0x80, 0x22])?.reason == .invalidUTF8)
        #expect(syntaxError([0x22, 0xE2, 0x82])?.reason == .invalidUTF8)
        #expect(syntaxError("{\"a\":1")?.reason == .unexpectedEnd)
        #expect(syntaxError("\"abc")?.reason == .unexpectedEnd)
        #expect(
            syntaxError("[01]")?.message
                == "The body is not JSON at line 1, column 2: `01` is not a number as JSON writes them.")
    }

    @Test(arguments: [
        "NaN", "[Infinity]", "[-Infinity]", "[+1]", "[1.]", "[.5]", "[1e]", "[-]", "{'a':1}", "{a:1}", "[1,]",
        "{\"a\":1,}", "[1 2]", "{\"a\" 1}", "tru", "[nul]", "nullx", "]", "}", "{]", "[}", "\"\u{1}\"", "\"\\x\"",
        "\"\\ud800\"",
        "\"\\udc00\"", "\"\\ud800\\u0041\"", "\"\\u12\"", "// no", "[1]//", "{\"a\":}", "{1:2}", "\"\\", "\u{0}",
        "0x10",
    ])
    func `refuses what only looks like JSON, at a place`(text: String) {
        let error = syntaxError(text)
        #expect(error != nil)
        #expect(error?.line != nil)
    }

    @Test(arguments: [("[", "]"), ("{\"a\":", "}")], ["1", "", "[]", "{}"])
    func `nests as deep as the limit and no deeper`(brackets: (String, String), inner: String) {
        let inner = inner.isEmpty ? (brackets.0 == "[" ? "" : "2") : inner
        let levels = inner == "[]" || inner == "{}" ? 31 : 32
        func nested(_ count: Int) -> String {
            String(repeating: brackets.0, count: count) + inner + String(repeating: brackets.1, count: count)
        }
        #expect(syntaxError(nested(levels)) == nil)
        #expect(syntaxError(nested(levels + 1))?.reason == .tooDeep(limit: 32))
        #expect(syntaxError(nested(5000))?.reason == .tooDeep(limit: 32))
        #expect(syntaxError(String(repeating: brackets.0, count: 5000))?.reason == .tooDeep(limit: 32))
    }

    @Test func `refuses every duplicate member, compared as decoded`() {
        let text = #"{"a":1,"\u0061":2,"a":3,"b/~":{"c":[{"d":1,"d":2}]},"b/~":0}"#
        #expect(
            syntaxError(text)?.reason == .duplicateMembers(["/a", "/b~1~0", "/b~1~0/c/0/d"], unlisted: 0))
        // Canonically equivalent is not the same.
        #expect(syntaxError("{\"\u{E9}\":1,\"e\u{301}\":2}") == nil)
    }

    @Test func `takes twenty thousand members, and finds duplicates among them`() throws {
        let many = (0..<20_000).map { "\"member\($0)\":0" }.joined(separator: ",")
        #expect(syntaxError("{\(many)}") == nil)
        #expect(syntaxError("{\(many),\"member7\":1}")?.reason == .duplicateMembers(["/member7"], unlisted: 0))
        let twice = syntaxError("{\(many),\(many)}")
        guard case .duplicateMembers(let pointers, let unlisted) = twice?.reason else {
            Issue.record("no duplicates found")
            return
        }
        #expect(pointers.count == 100 && unlisted == 19_900)
    }

    @Test func `holds nothing after an error, and reads on`() throws {
        let document = JSONDocument()
        try document.parse(Array("[1]".utf8), maxDepth: 32)
        #expect(throws: JSONSyntaxError.self) { try document.parse(Array("[".utf8), maxDepth: 32) }
        #expect(document.withRoot(dump) == nil)
        try document.parse(Array("[2]".utf8), maxDepth: 1)
        #expect(document.withRoot(dump) == "[2.0]")
        #expect(throws: JSONSyntaxError.self) { try document.parse(Array("[2]".utf8), maxDepth: 0) }
    }
}
