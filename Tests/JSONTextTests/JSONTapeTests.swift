import Testing

@testable import JSONText

@Suite struct `A tape that is kept` {
    private func text(_ tape: JSONTape) -> String { tape.withRoot(\.jsonText) }

    @Test(arguments: [
        #"{"a":[1,-2.5,1e3,true,false,null,"\u00e9\n"],"b":{},"c":[],"d":{"e":{"f":"g"}}}"#, "[]", "\"text\"",
        "18446744073709551615",
    ])
    func `says what the document said`(json: String) throws {
        let document = JSONDocument()
        try document.parse(Array(json.utf8), maxDepth: 16)
        let said = document.withRoot(\.jsonText)
        #expect(try text(JSONTape(json: json)) == said)
    }

    /// The cases of RFC 7396, Appendix A, that are about two objects.
    @Test(arguments: [
        (#"{"a":"b"}"#, #"{"a":"c"}"#, #"{"a":"c"}"#),
        (#"{"a":"b"}"#, #"{"b":"c"}"#, #"{"a":"b","b":"c"}"#),
        (#"{"a":"b"}"#, #"{"a":null}"#, "{}"),
        (#"{"a":"b","b":"c"}"#, #"{"a":null}"#, #"{"b":"c"}"#),
        (#"{"a":["b"]}"#, #"{"a":"c"}"#, #"{"a":"c"}"#),
        (#"{"a":"c"}"#, #"{"a":["b"]}"#, #"{"a":["b"]}"#),
        (#"{"a":[{"b":"c"}]}"#, #"{"a":[1]}"#, #"{"a":[1]}"#),
        (#"{"e":null}"#, #"{"a":1}"#, #"{"e":null,"a":1}"#),
        (#"{"a":"foo"}"#, #"{"a":{"bb":{"ccc":1}}}"#, #"{"a":{"bb":{"ccc":1}}}"#),
    ])
    func `a tape that is kept is merged as RFC 7396 has it`(base: String, patch: String, result: String) throws {
        #expect(try text(merged(patch, over: base)) == result)
    }

    @Test func `leaves a null to its reader where there is nothing to take away`() throws {
        #expect(
            try text(merged(#"{"a":{"b":"d","c":null}}"#, over: #"{"a":{"b":"c"}}"#)) == #"{"a":{"b":"d","c":null}}"#)
    }

    @Test func `passes members over and takes others whole where it is told to`() throws {
        let (base, patch) = (#"{"a":{"x":1},"b":{"x":1}}"#, #"{"a":{"y":2},"b":{"y":2},"c":3}"#)
        let (below, above) = (try JSONTape(json: base), try JSONTape(json: patch))
        let tape = below.withRoot { below in
            above.withRoot { above in
                JSONTape(laying: above, over: below, omitting: "c") { member, _ in member.isNamed("b") }
            }
        }
        #expect(text(tape) == #"{"a":{"x":1,"y":2},"b":{"y":2}}"#)
    }

    private func merged(_ patch: String, over base: String) throws -> JSONTape {
        let (base, patch) = (try JSONTape(json: base), try JSONTape(json: patch))
        return base.withRoot { base in patch.withRoot { JSONTape(laying: $0, over: base) } }
    }
}
