import ServiceTestSupport
import TestSupport

/// JSON written and changed by tests.
extension JSON {
    /// The value as JSON, its members in alphabetical order.
    var text: String {
        switch self {
        case .object(let members):
            let pairs = members.sorted { $0.key < $1.key }.map { "\(JSON.quoted($0.key)):\($0.value.text)" }
            return "{" + pairs.joined(separator: ",") + "}"
        case .array(let elements): return "[" + elements.map(\.text).joined(separator: ",") + "]"
        case .string(let string): return JSON.quoted(string)
        case .number(let number): return JSON.plain(number)
        case .bool(let bool): return bool ? "true" : "false"
        case .null, .missing: return "null"
        }
    }

    /// The same value in other words: members in any order, white space anywhere, numbers and letters spelt otherwise.
    func respelt(using generator: inout SeededGenerator) -> String {
        func gap() -> String { ["", "", " ", "\n", "\t  ", "\r\n"].randomElement(using: &generator) ?? "" }
        func list(_ items: [String], _ open: String, _ close: String) -> String {
            open + gap() + items.map { $0 + gap() }.joined(separator: "," + gap()) + close
        }
        switch self {
        case .object(let members):
            let pairs = members.sorted { $0.key < $1.key }.shuffled(using: &generator).map { name, value in
                JSON.respelt(name, using: &generator) + gap() + ":" + gap() + value.respelt(using: &generator)
            }
            return list(pairs, "{", "}")
        case .array(let elements):
            return list(elements.map { $0.respelt(using: &generator) }, "[", "]")
        case .string(let string): return JSON.respelt(string, using: &generator)
        case .number(let number):
            let plain = JSON.plain(number)
            var spellings = [plain]
            if plain.contains(".") {
                spellings += [plain + "0", plain + "e0", plain + "E+00"]
            } else {
                spellings += [plain + ".0", plain + ".000", plain + "e0", plain + "E+0"]
                if number != 0 { spellings.append(plain + "0e-1") }
            }
            return spellings.randomElement(using: &generator) ?? plain
        default: return text
        }
    }

    /// The leaves as the dotted members of a URL; nil where a value has no such form.
    var dotted: [(name: String, value: String)]? {
        func leaves(_ value: JSON, _ name: String) -> [(name: String, value: String)]? {
            func gather(_ parts: [(String, JSON)]) -> [(name: String, value: String)]? {
                guard !parts.isEmpty else { return nil }
                var found: [(name: String, value: String)] = []
                for (part, value) in parts {
                    guard let more = leaves(value, name.isEmpty ? part : name + "." + part) else { return nil }
                    found += more
                }
                return found
            }
            switch value {
            case .object(let members): return gather(members.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
            case .array(let elements): return gather(elements.enumerated().map { ("\($0.offset)", $0.element) })
            case .string(let string): return [(name, string)]
            case .null, .missing: return nil
            default: return [(name, value.text)]
            }
        }
        return leaves(self, "")
    }

    /// The value with another one at `pointer` (RFC 6901); objects on the way are made where there are none.
    func setting(_ pointer: String, to value: JSON) -> JSON {
        setting(pointer.split(separator: "/").map(String.init)[...], to: value)
    }

    private func setting(_ path: ArraySlice<String>, to value: JSON) -> JSON {
        guard let name = path.first else { return value }
        if case .array(var elements) = self, let index = Int(name), elements.indices.contains(index) {
            elements[index] = elements[index].setting(path.dropFirst(), to: value)
            return .array(elements)
        }
        var members = self.members
        members[name] = (members[name] ?? .object([:])).setting(path.dropFirst(), to: value)
        return .object(members)
    }

    /// What stands at `pointer`.
    func value(at pointer: String) -> JSON {
        pointer.split(separator: "/").reduce(self) { value, name in
            Int(name).map { value[$0] } ?? value[String(name)]
        }
    }

    private static func plain(_ number: Double) -> String {
        Int(exactly: number).map { "\($0)" } ?? "\(number)"
    }

    private static func quoted(_ string: String) -> String {
        "\"" + string.unicodeScalars.map { escaped($0) }.joined() + "\""
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\"": "\\\""
        case "\\": "\\\\"
        case _ where scalar.value < 0x20: unicodeEscape(UInt16(scalar.value))
        default: String(scalar)
        }
    }

    private static func respelt(_ string: String, using generator: inout SeededGenerator) -> String {
        var text = "\""
        for scalar in string.unicodeScalars {
            if Int.random(in: 0..<8, using: &generator) == 0 {
                text += String(scalar).utf16.map { unicodeEscape($0) }.joined()
            } else {
                text += escaped(scalar)
            }
        }
        return text + "\""
    }

    private static func unicodeEscape(_ unit: UInt16) -> String {
        let digits = String(unit, radix: 16, uppercase: unit % 2 == 0)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
}
