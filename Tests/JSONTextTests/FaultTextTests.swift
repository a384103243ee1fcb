import TestSupport
import Testing

@testable import JSONText

@Suite struct `The texts of a fault` {
    @Test func `have pointers that are exact for names of up to eighty characters`() throws {
        let name = String(repeating: "é", count: 79) + "/"
        let document = JSONDocument()
        try document.parse(Array(#"{"a":{"\#(name)":[0,{"~":1}]}}"#.utf8), maxDepth: 32)
        let pointer = document.withRoot { root in
            root.member("a")?.members.map(\.self)[0].value.elements.map(\.self)[1].member("~")?.pointer
        }
        #expect(pointer == "/a/" + String(repeating: "é", count: 79) + "~1/1/~0")
    }

    @Test func `have pointers that are cut at long names, and below them go on`() throws {
        let document = JSONDocument()
        try document.parse(Array(#"{"\#(String(repeating: "ü", count: 100_000))":{"b":1}}"#.utf8), maxDepth: 32)
        let pointer = document.withRoot { root in root.members.map(\.self)[0].value.member("b")?.pointer }
        #expect(pointer == "/" + String(repeating: "ü", count: 80) + "…/b")
    }

    @Test(arguments: [1, 12, 13, 200])
    func `have pointers that end at a thousand bytes, however deep they lead`(depth: Int) throws {
        // Each name takes 81 bytes of a pointer with its slash: twelve of them are 972, thirteen more than 1,024.
        let name = String(repeating: "n", count: 80)
        let text = String(repeating: "{\"\(name)\":", count: depth) + "0" + String(repeating: "}", count: depth)
        let document = JSONDocument()
        try document.parse(Array(text.utf8), maxDepth: 256)
        let pointer = document.withRoot { root in
            var node = root
            for _ in 0..<depth { node = node.members.map(\.self)[0].value }
            return node.pointer
        }
        let whole = String(repeating: "/" + name, count: min(depth, 12))
        #expect(pointer == (depth > 12 ? whole + "/…" : whole))
    }

    @Test(arguments: 1...20 as ClosedRange<UInt64>)
    func `the texts of a fault are cut at whole scalars`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let scalars = (0..<Int.random(in: 0...200, using: &generator)).map { _ in
            (["a", "é", "\u{301}", "😀", "\u{1}", "\r\n"] as [String]).randomElement(using: &generator) ?? ""
        }
        let text = scalars.joined()
        for count in [0, 1, 40, 80, 1000] {
            let expected = String(String.UnicodeScalarView(text.unicodeScalars.prefix(count)))
            let cut = text.clipped(to: count)
            #expect(
                Array(cut.unicodeScalars)
                    == Array((text.unicodeScalars.count > count ? expected + "…" : text).unicodeScalars),
                "seed \(seed)")
        }
    }

    @Test func `the texts of a fault are bounded, whatever is put into them`() {
        let long = String(repeating: "z", count: 1_000_000)
        let fault = JSONFault(
            pointer: "", code: "unknownValue", message: long, allowed: Array(repeating: "0123456789", count: 5_000))
        #expect(fault.message == String(repeating: "z", count: 1000) + "…")
        #expect(fault.allowed.count == 819)
    }

    @Test func `name each member that comes twice once, and count the rest`() {
        let many = (0..<900).map { "\"member\($0)\":0" }.joined(separator: ",")
        let error = syntaxError("{\(many),\(many)}")
        #expect(error?.message == "900 members, /member0 the first, come more than once. Give each member once.")
        #expect(error?.messageOfMember == "This member comes more than once. Give each member once.")
        #expect(error?.pointers == (0..<100).map { "/member\($0)" })
        // Thousands of names that differ in their ends alone: one pointer for those that would be listed.
        let alike = (0..<3_000).map { "\"\(String(repeating: "m", count: 80))\($0)\":0" }.joined(separator: ",")
        #expect(syntaxError("{\(alike),\(alike)}")?.pointers == ["/" + String(repeating: "m", count: 80) + "…"])
    }
}
