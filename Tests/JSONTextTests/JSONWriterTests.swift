import Foundation
import TestSupport
import Testing

@testable import JSONText

@Suite struct `A JSON writer` {
    private func text(_ writer: borrowing JSONWriter) -> String { String(decoding: writer.bytes, as: UTF8.self) }

    @Test func `writes compact JSON in the order of its calls`() {
        var writer = JSONWriter(capacity: 1)
        writer.beginObject()
        writer.key("a")
        writer.beginArray()
        writer.integer(1)
        writer.integer(.min)
        writer.number(0.5)
        writer.number(0.123456789, decimals: 9)
        writer.beginObject()
        writer.endObject()
        writer.beginArray()
        writer.endArray()
        writer.endArray()
        writer.key(text: "é\"")
        writer.bool(true)
        writer.key("n")
        writer.null()
        writer.key("r")
        writer.beginArray()
        writer.number(0)
        writer.endArray()
        writer.endObject()
        writer.newline()
        writer.string("x" as String)
        #expect(
            text(writer)
                == "{\"a\":[1,-9223372036854775808,0.5,0.123456789,{},[]],\"é\\\"\":true,\"n\":null,\"r\":[0]}\n\"x\"")
        writer.removeAll()
        writer.bool(false)
        #expect(text(writer) == "false")
    }

    @Test func `escapes what must be and nothing else`() {
        var writer = JSONWriter()
        writer.string("\u{0}\u{1F}\u{8}\t\n\u{C}\r\"\\/\u{7F}é\u{2028}😀" as String)
        #expect(text(writer) == "\"\\u0000\\u001f\\b\\t\\n\\f\\r\\\"\\\\/\u{7F}é\u{2028}😀\"")
    }

    @Test func `writes strings that read back as they were`() throws {
        for scalar in (0..<0x3000).compactMap(UnicodeScalar.init) {
            let string = "a" + String(scalar)
            var writer = JSONWriter(capacity: 1)
            writer.beginArray()
            writer.string(string)
            writer.endArray()
            let document = JSONDocument()
            try document.parse(writer.bytes, maxDepth: 1)
            #expect(document.withRoot { $0.elements.map { $0.stringEquals(string) } } == [true])
        }
    }

    @Test func `escapes what must be, wherever in a text it stands`() throws {
        // Every byte that needs an escape, and its neighbours that do not, at every place of a run of sixteen.
        for scalar in ["\u{0}", "\u{1F}", " ", "!", "\"", "#", "[", "\\", "]", "\u{7F}", "é", "\u{2028}"] {
            for place in 0...16 {
                let text = String(repeating: "a", count: place) + scalar + String(repeating: "z", count: 16 - place)
                var writer = JSONWriter()
                writer.string(text as String)
                let read = try JSONSerialization.jsonObject(with: Data(writer.bytes), options: .fragmentsAllowed)
                #expect(read as? String == text)
            }
        }
    }

    @Test func `writes a string in pieces as one value`() {
        var writer = JSONWriter(capacity: 1)
        writer.beginArray()
        writer.bool(true)
        writer.beginString()
        writer.piece(UInt8(ascii: "M"), -0.5, 1e300)
        writer.piece(UInt8(ascii: "H"), 20)
        writer.piece(UInt8(ascii: "Z"))
        writer.endString()
        writer.null()
        writer.endArray()
        #expect(text(writer) == "[true,\"M-0.5 1\(String(repeating: "0", count: 300))H20Z\",null]")
    }

    @Test func `writes members as a name and a value`() {
        var writer = JSONWriter(capacity: 1)
        writer.beginObject()
        writer.member("number", 0.5)
        writer.member("exact", 0.123456789, decimals: 9)
        writer.member("whole", 7)
        writer.member("pair", 1.5, 1e300)
        writer.member("string", "a \"b\"")
        writer.member("choice", Side.landscapeRight)
        writer.member("bool", false)
        writer.nullMember("null")
        writer.endObject()
        #expect(
            text(writer)
                == #"{"number":0.5,"exact":0.123456789,"whole":7,"pair":[1.5,1\#(String(repeating: "0", count: 300))]"#
                + #","string":"a \"b\"","choice":"landscapeRight","bool":false,"null":null}"#)
    }

    @Test func `writes members that may be without a value`() {
        var writer = JSONWriter(capacity: 1)
        writer.beginObject()
        writer.member("a", orNull: 0.5)
        writer.member("b", orNull: nil as Double?)
        writer.member("c", orNull: "text")
        writer.member("d", orNull: nil as String?)
        writer.member("e", ifAny: nil)
        writer.member("f", ifAny: "text")
        writer.endObject()
        #expect(text(writer) == #"{"a":0.5,"b":null,"c":"text","d":null,"f":"text"}"#)
    }

    private enum Side: String, NamedChoice {
        case up, landscapeRight
        case longest = "a name of twenty-nine letters"
        static let names = ChoiceNames<Side>()
    }

    private enum Only: String, NamedChoice {
        case only
        static let names = ChoiceNames<Only>()
    }

    @Test func `writes the name of a choice that has one case alone`() {
        var writer = JSONWriter(capacity: 1)
        writer.name(Only.only)
        #expect(text(writer) == "\"only\"")
    }

    @Test func `writes the names of a choice wherever they may stand`() {
        var writer = JSONWriter(capacity: 1)
        writer.beginObject()
        for side in Side.allCases {
            writer.key(side)
            writer.beginArray()
            for side in Side.allCases { writer.name(side) }
            writer.endArray()
        }
        writer.endObject()
        let names = Side.allCases.map { "\"\($0.rawValue)\"" }
        let members = names.map { "\($0):[\(names.joined(separator: ","))]" }
        #expect(text(writer) == "{" + members.joined(separator: ",") + "}")
    }

    @Test(arguments: [0.5, 1e300, -1e300])
    func `writes members one after another, whatever their length`(number: Double) {
        var writer = JSONWriter(capacity: 1)
        writer.beginArray()
        for _ in 0..<20 {
            writer.beginObject()
            writer.member("a", number)
            writer.beginArray("b")
            writer.bool(true)
            writer.pair(number, number)
            writer.beginObject()
            writer.endObject()
            writer.endArray()
            writer.beginObject("c")
            writer.member("d", number, number)
            writer.member("e", inPlace: "a text that is not short, and \"quoted\"")
            writer.endObject()
            writer.member("f", inPlace: "short")
            writer.endObject()
            writer.rectangle(x: number, y: -number, width: number, height: number)
        }
        writer.endArray()
        let written = JSONNumber.text(number)
        let rectangle =
            #"{"x":\#(written),"y":\#(JSONNumber.text(-number)),"width":\#(written),"height":\#(written)}"#
        let once =
            #"{"a":\#(written),"b":[true,[\#(written),\#(written)],{}],"c":{"d":[\#(written),\#(written)],"#
            + #""e":"a text that is not short, and \"quoted\""},"f":"short"},"# + rectangle
        #expect(text(writer) == "[" + Array(repeating: once, count: 20).joined(separator: ",") + "]")
    }

    @Test(arguments: [
        ("", #""""#), ("a", #""a""#), ("\"", #""\"""#), ("on\n", #""on\n""#), ("seven\u{1}c", #""seven\u0001c""#),
    ])
    func `escapes short strings wherever it is`(string: String, written: String) {
        var writer = JSONWriter(capacity: 1)
        writer.string(string)
        #expect(text(writer) == written)
    }

    @Test func `writes a number that comes again as it did before`() {
        var writer = JSONWriter(capacity: 1)
        let numbers = [0, -0.0, 61.6667, 1e300, 12345678901.2345] + (0..<300).map { Double($0) / 3 }
        let twice = numbers + numbers
        writer.beginArray()
        for number in twice { writer.number(number) }
        for number in twice { writer.pair(number, -number) }
        writer.endArray()
        let single = twice.map { JSONNumber.text($0) }
        let pairs = twice.map { "[\(JSONNumber.text($0)),\(JSONNumber.text(-$0))]" }
        #expect(text(writer) == "[" + (single + pairs).joined(separator: ",") + "]")
    }

    @Test(arguments: [(0x1E90FF, 6, "#1E90FF"), (0, 6, "#000000"), (0xABCDEF09, 8, "#ABCDEF09")])
    func `writes hexadecimal digits`(value: UInt32, digits: Int, written: String) {
        var writer = JSONWriter(capacity: 1)
        writer.string(UInt8(ascii: "#"), hexadecimal: value, digits: digits)
        #expect(text(writer) == "\"\(written)\"")
    }

    @Test func `writes a value once more wherever one may stand`() {
        var writer = JSONWriter(capacity: 1)
        writer.beginObject()
        writer.key("a")
        let start = writer.count
        writer.string("long enough that the buffer grows when it comes again" as StaticString)
        let end = writer.count
        writer.key("b")
        writer.beginArray()
        writer.again(start..<end)
        writer.again(start..<end)
        writer.endArray()
        writer.endObject()
        let value = "\"long enough that the buffer grows when it comes again\""
        #expect(text(writer) == "{\"a\":\(value),\"b\":[\(value),\(value)]}")
    }

    @Test func `writes a fragment alike, new or from its cache`() {
        var writer = JSONWriter(capacity: 1)
        func write(_ number: Double, to writer: inout JSONWriter) {
            let key = FragmentKey(kind: 1, (number, 0.0, 0.0, 1.0))
            if writer.writeFragment(key) { return }
            let start = writer.beginFragment()
            writer.beginArray()
            writer.number(number)
            writer.endArray()
            writer.endFragment(key, from: start)
        }
        writer.beginArray()
        for number in [0.42, 0.42, 0.25, 0.25, 0.42] { write(number, to: &writer) }
        // The same numbers of another kind are another fragment.
        let other = FragmentKey(kind: 2, (0.42, 0, 0, 1))
        let isKnown = writer.writeFragment(other)
        #expect(!isKnown)
        let start = writer.beginFragment()
        writer.number(7)
        writer.endFragment(other, from: start)
        let isAgain = writer.writeFragment(other)
        #expect(isAgain)
        writer.endArray()
        #expect(text(writer) == "[[0.42],[0.42],[0.25],[0.25],[0.42],7,7]")
        // It stays cached when the bytes are forgotten.
        writer.removeAll()
        let isStillKnown = writer.writeFragment(other)
        #expect(isStillKnown)
        #expect(text(writer) == "7")
    }

    @Test func `writes each of many rectangles as it is, however often they come`() {
        var generator = SeededGenerator(seed: 1)
        let sides = [0, 0.5, 1, 20, 320, 480, -7.25, 1e-9, 61.6667, 1e300]
        let some = (0..<300).map { _ in (0..<4).map { _ in sides.randomElement(using: &generator) ?? 0 } }
        var writer = JSONWriter(capacity: 1)
        writer.beginArray()
        var expected: [String] = []
        for _ in 0..<2000 {
            let rect = some.randomElement(using: &generator) ?? []
            writer.rectangle(x: rect[0], y: rect[1], width: rect[2], height: rect[3])
            let numbers = rect.map { JSONNumber.text($0) }
            expected.append(
                "{\"x\":\(numbers[0]),\"y\":\(numbers[1]),\"width\":\(numbers[2]),\"height\":\(numbers[3])}")
        }
        writer.endArray()
        #expect(text(writer) == "[\(expected.joined(separator: ","))]")
    }

    /// One of the writer's calls by chance, among them those that reserve much, or write what was there before.
    private func writeSomething(to writer: inout JSONWriter, using generator: inout SeededGenerator) {
        let text = String(repeating: "x\u{1}é", count: Int.random(in: 0...60, using: &generator))
        let number = Double.random(in: -1e6...1e6, using: &generator)
        switch Int.random(in: 0..<8, using: &generator) {
        case 0: writer.string(text)
        case 1: writer.number(number)
        case 2: writer.rectangle(x: number, y: 1, width: 2, height: 3)
        case 3: writer.rectangle(x: 0, y: 1, width: 2, height: 3)
        case 4: writer.pair(1, number)
        case 5:
            let start = writer.beginFragment()
            writer.string(text)
            writer.endFragment(FragmentKey(kind: 1, (number, 1, 2, 3)), from: start)
            writer.again(writer.range(from: start))
        case 6: writer.string(utf8: Array(text.utf8).span)
        default: writer.number(1e300)
        }
    }

    @Test(arguments: 1...40 as ClosedRange<UInt64>)
    func `a JSON writer is full exactly where more was written than it takes, however large its buffer was`(
        seed: UInt64
    ) {
        var generator = SeededGenerator(seed: seed)
        let maxCount = Int.random(in: 0...9_000, using: &generator)
        let start = generator
        var free = JSONWriter()
        var bound = JSONWriter(capacity: 1, maxCount: maxCount)
        var roomy = JSONWriter(capacity: 20_000, maxCount: maxCount)
        for count in [40, 400, 3] {
            generator = start
            for _ in 0..<count { writeSomething(to: &free, using: &generator) }
            generator = start
            var longest = 0
            for _ in 0..<count {
                writeSomething(to: &bound, using: &generator)
                longest = max(longest, bound.count)
            }
            generator = start
            for _ in 0..<count { writeSomething(to: &roomy, using: &generator) }
            let isFull = free.count > maxCount
            let found = [bound.isFull, roomy.isFull]
            #expect(found == [isFull, isFull], "seed \(seed), \(count) calls")
            let texts = [text(free), text(bound), text(roomy)]
            if !isFull { #expect(Set(texts).count == 1, "seed \(seed)") }
            // The longest of the calls above reserves less than 2 KiB.
            let capacity = bound.capacity
            #expect(capacity <= max(64, maxCount) + 2048, "seed \(seed)")
            #expect(longest <= maxCount + 4096, "seed \(seed)")
            free.removeAll()
            bound.removeAll()
            roomy.removeAll()
        }
    }

    @Test func `stays full when the end of what was written is taken back`() {
        var writer = JSONWriter(capacity: 1, maxCount: 100)
        writer.string("a" as String)
        let place = writer.count
        writer.string(String(repeating: "b", count: 200))
        writer.removeAll(from: place)
        let isFull = writer.isFull
        #expect(isFull)
        writer.removeAll()
        writer.string("a" as String)
        writer.removeAll(from: writer.count)
        let isFullAgain = writer.isFull
        #expect(!isFullAgain)
        #expect(text(writer) == "\"a\"")
    }
}
