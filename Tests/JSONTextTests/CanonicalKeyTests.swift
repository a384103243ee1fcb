import TestSupport
import Testing

@testable import JSONText

/// A value and the many ways to write it down.
private indirect enum Value: Equatable {
    case object([(String, Value)])
    case array([Value])
    case string(String)
    case number(Double)
    case bool(Bool)
    case null

    static func == (left: Value, right: Value) -> Bool { left.plain == right.plain }

    /// One text for each value: members by name, numbers by bit pattern, strings by byte.
    var plain: String {
        switch self {
        case .object(let members):
            "{"
                + members.sorted { Array($0.0.utf8).lexicographicallyPrecedes(Array($1.0.utf8)) }
                .map { "\(Array($0.0.utf8)):\($0.1.plain)" }.joined(separator: ",") + "}"
        case .array(let elements): "[" + elements.map(\.plain).joined(separator: ",") + "]"
        case .string(let text): "s\(Array(text.utf8))"
        case .number(let number): "n\((number == 0 ? 0 : number).bitPattern)"
        case .bool(let bool): "\(bool)"
        case .null: "null"
        }
    }
}

private let names: [StaticString] = ["a", "b", "c", "d"]

private func random(_ generator: inout SeededGenerator, depth: Int) -> Value {
    switch Int.random(in: 0..<(depth > 0 ? 7 : 5), using: &generator) {
    case 0:
        return .string(["", "a", "1", "null", "é", "e\u{301}", "\u{0}", "aa"].randomElement(using: &generator) ?? "")
    case 1: return .number([0, -0.0, 1, 1.5, 1e20, -3, 256].randomElement(using: &generator) ?? 0)
    case 2: return .bool(Bool.random(using: &generator))
    case 3: return .null
    case 4: return .string("\"\\/\n")
    case 5:
        return .array((0..<Int.random(in: 0...3, using: &generator)).map { _ in random(&generator, depth: depth - 1) })
    default:
        let chosen = names.filter { _ in Bool.random(using: &generator) }
        return .object(chosen.map { ($0.description, random(&generator, depth: depth - 1)) })
    }
}

/// `value` as JSON, spelt at random.
private func spell(_ value: Value, _ generator: inout SeededGenerator) -> String {
    func space() -> String { ["", "", " ", "\n\t"].randomElement(using: &generator) ?? "" }
    func quoted(_ text: String) -> String {
        var result = "\""
        for unit in text.utf16 {
            let plain = unit >= 0x20 && unit < 0x7F && unit != 0x22 && unit != 0x5C && Bool.random(using: &generator)
            let hex = String(unit, radix: 16, uppercase: Bool.random(using: &generator))
            result +=
                plain ? String(UnicodeScalar(UInt8(unit))) : "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
        }
        return result + "\""
    }
    switch value {
    case .object(let members):
        let parts = members.shuffled(using: &generator).map { name, value in
            space() + quoted(name) + space() + ":" + space() + spell(value, &generator) + space()
        }
        return "{" + space() + parts.joined(separator: ",") + "}"
    case .array(let elements):
        return "[" + elements.map { space() + spell($0, &generator) + space() }.joined(separator: ",") + space() + "]"
    case .string(let text): return quoted(text)
    case .number(let number):
        let spellings = [
            "\(number)", "\(number)".replacing(".0", with: ""), "\(number * 10)e-1", "\(number / 2 * 20)E-01",
        ]
        let spelling = spellings.filter { Double($0) == number }.randomElement(using: &generator) ?? "\(number)"
        return number == 0 ? ["0", "-0", "0.0", "-0e9", "0e-999"].randomElement(using: &generator) ?? "0" : spelling
    case .bool(let bool): return "\(bool)"
    case .null: return "null"
    }
}

/// Reads anything, as one fixed program.
private func read(_ value: ValueReader) -> Value? {
    switch value.choose([.object, .array, .string, .number, .bool, .null]) {
    case .object:
        guard let object = value.object(NameTable(names)) else { return nil }
        return .object(names.compactMap { name in object.value(name).flatMap(read).map { (name.description, $0) } })
    case .array: return value.array(maxCount: 9).map { .array($0.compactMap { read($0) }) }
    case .string: return value.string(maxLength: 99).map { .string($0) }
    case .number: return value.number(in: -1e30...1e30).map { .number($0) }
    case .bool: return value.bool().map { .bool($0) }
    case .null: return .null
    default: return nil
    }
}

@Suite struct `A canonical key` {
    @Test(arguments: [1, 2, 3] as [UInt64])
    func `a canonical key is the same exactly where what was read is the same`(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        var keys: [[UInt8]: String] = [:]
        var values: [String: [UInt8]] = [:]
        let document = JSONDocument()
        for round in 0..<4000 {
            let value = random(&generator, depth: 3)
            for _ in 0..<2 {
                let text = spell(value, &generator)
                let context = DecodingContext()
                try document.parse(Array(text.utf8), maxDepth: 32)
                let back = document.withRoot { read(ValueReader($0, context: context)) } ?? nil
                #expect(context.faults == [] && back == value, "seed \(seed), round \(round): \(text)")
                let plain = value.plain
                let key = context.key.bytes
                #expect(keys[key, default: plain] == plain, "seed \(seed), round \(round): \(text)")
                #expect(values[plain, default: key] == key, "seed \(seed), round \(round): \(text)")
                keys[key] = plain
                values[plain] = key
            }
        }
        #expect(keys.count > 500)
    }

    /// A schema of fixed types, as Wire's are.
    private func schemaKey(_ root: JSONNode) -> [UInt8] {
        enum Letter: String, NamedChoice {
            case x, y

            static let names = ChoiceNames<Letter>()
        }
        let context = DecodingContext()
        let reader = ValueReader(root, context: context).object(["a", "b", "c", "d"])
        _ = reader?.string("a", maxLength: 9)
        _ = reader?.number("b", in: -9...9, null: .asAbsent)
        let inner = reader?.object("c", members: ["l", "e"])
        for value in inner?.array("l", maxCount: 9) ?? ArrayReader(root, count: 0, context: context.handle) {
            _ = value.string(maxLength: 9)
        }
        _ = inner?.oneOf("e", Letter.self)
        _ = reader?.bool("d")
        #expect(context.faults == [])
        return context.key.bytes
    }

    @Test func `does not tell a body from the same in a URL`() throws {
        let body = #"{"d":true,"a":"1","c":{"e":"x","l":["0","b"]},"b":2.0}"#
        let key = try withJSON(body) { schemaKey($0) }
        #expect(try withDotted("a=1&b=2e0&c.l.1=b&c.l.0=0&c.e=x&d=true") { schemaKey($0) } == key)
        #expect(try withDotted("a=1&b=2&c={\"l\":[\"0\",\"b\"],\"e\":\"x\"}&d=true") { schemaKey($0) } == key)
        #expect(try withDotted("a=1&b=2&c.l=[\"0\",\"b\"]&c.e=x&d=true") { schemaKey($0) } == key)
        #expect(try withDotted("a=1.0&b=2&c.l=[\"0\",\"b\"]&c.e=x&d=true") { schemaKey($0) } != key)
        #expect(try withJSON(#"{"b":null}"#) { schemaKey($0) } == withJSON("{}") { schemaKey($0) })
        #expect(try withJSON(#"{"a":""}"#) { schemaKey($0) } != withJSON("{}") { schemaKey($0) })
    }

    @Test func `tells a member that is only looked for from one that is not there`() throws {
        func key(_ text: String) throws -> [UInt8]? {
            try withJSON(text) { root in
                let context = DecodingContext()
                let reader = ValueReader(root, context: context).object(["a", "b"])
                _ = reader?.value("a")
                _ = reader?.value("b")
                return context.key.bytes
            }
        }
        #expect(try key(#"{"a":1}"#) != key(#"{"b":1}"#))
    }
}
