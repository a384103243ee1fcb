import Testing

@testable import JSONText

@Suite struct `A table of names` {
    @Test func `finds each of its names and no other, however many share a place`() {
        // All of one length, with the same ends.
        let alike = (100..<400).map { "a\($0)z" }
        let others = ["", "a", "width", "height", "a name of more than sixteen bytes", "é"]
        let table = NameTable(names: alike + others)
        for (index, name) in (alike + others).enumerated() { #expect(table.index(of: name.utf8Span.span) == index) }
        for name in ["a400z", "b", "widtH", "a name of more than sixteen bytez", "e\u{301}"] {
            #expect(table.index(of: name.utf8Span.span) == nil)
        }
    }

    @Test func `finds nothing where it is empty`() {
        #expect(NameTable(names: []).index(of: "".utf8Span.span) == nil)
        #expect(NameTable(names: []).index(of: "a".utf8Span.span) == nil)
    }
}

@Suite struct `The members of an object` {
    /// Names of which many share a place.
    private static let names: [StaticString] = [
        "a", "b", "ab", "ba", "aab", "abb", "aaab", "aabb", "abbb", "c", "d", "cd", "dc", "ccd", "cdd", "e", "f", "ef",
        "x", "y", "width", "height", "top", "left", "bottom", "right", "leading", "trailing",
    ]

    @Test(arguments: 0..<300)
    func `are found whatever their number and order, however far they stand from its beginning`(seed: UInt64) throws {
        var generator = SystemRandomNumberGenerator()
        let chosen = Self.names.shuffled(using: &generator).prefix(Int(seed % 20))
        // From time to time a value that takes many words of the tape.
        let long = "[" + String(repeating: "1,", count: 200) + "1]"
        let values = chosen.indices.map { $0 % 4 == 3 && seed % 3 == 0 ? long : "\($0)" }
        let text = "{" + zip(chosen, values).map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}"
        let context = DecodingContext()
        let found = try withJSON(text) { root in
            ValueReader(root, context: context).object(NameTable(Self.names)).map { object in
                Self.names.map { object.value($0)?.pointer }
            }
        }
        #expect(context.faults == [])
        let expected = Self.names.map { name in
            chosen.contains { $0.description == name.description } ? "/\(name)" : nil
        }
        #expect(found == expected, "\(text)")
    }
}
