import Foundation

/// A JSON value as a test looks at it, read by Foundation's parser: another judge than the one under test.
///
/// `json["layers"]["dialog"]["frame"] == ["x": 0, "y": 240, "width": 320, "height": 240]`: a string picks a member of
/// an object, or the element of an array whose `id`, `layer`, `target`, `rule`, `name` or `pointer` it is. What is not
/// there is `.missing`, and equal to nothing else.
package enum JSON: Hashable, Sendable {
    case object([String: JSON])
    case array([JSON])
    case string(String)
    case number(Double)
    case bool(Bool)
    case null
    case missing

    package init(_ bytes: [UInt8]) throws {
        self.init(try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed))
    }

    private init(_ value: Any) {
        switch value {
        case let object as [String: Any]: self = .object(object.mapValues { JSON($0) })
        case let array as [Any]: self = .array(array.map { JSON($0) })
        case let string as String: self = .string(string)
        case let number as NSNumber:
            self = CFGetTypeIDIsBool(number) ? .bool(number.boolValue) : .number(number.doubleValue)
        default: self = .null
        }
    }

    private static let keys = ["id", "layer", "target", "rule", "name", "pointer"]

    package subscript(name: String) -> JSON {
        switch self {
        case .object(let members): members[name] ?? .missing
        case .array(let elements):
            elements.first { element in JSON.keys.contains { element[$0] == .string(name) } } ?? .missing
        default: .missing
        }
    }

    package subscript(index: Int) -> JSON {
        guard case .array(let elements) = self, elements.indices.contains(index) else { return .missing }
        return elements[index]
    }

    /// The track of one property of one layer, in a list of tracks.
    package func track(_ layer: String, _ property: String) -> JSON {
        elements.first { $0["layer"] == .string(layer) && $0["property"] == .string(property) } ?? .missing
    }

    package var elements: [JSON] {
        if case .array(let elements) = self { elements } else { [] }
    }

    package var members: [String: JSON] {
        if case .object(let members) = self { members } else { [:] }
    }

    /// The number; NaN, which equals nothing, where there is none.
    package var number: Double {
        if case .number(let number) = self { number } else { .nan }
    }

    /// The value as JSON text, for bodies that hand an answer back.
    package var text: String {
        switch self {
        case .object(let members):
            let pairs = members.map { "\(JSON.string($0).text):\($1.text)" }.sorted()
            return "{\(pairs.joined(separator: ","))}"
        case .array(let elements): return "[\(elements.map(\.text).joined(separator: ","))]"
        case .string(let string):
            return "\"\(string.unicodeScalars.map(JSON.escaped).joined())\""
        case .number(let number): return "\(number)"
        case .bool(let bool): return "\(bool)"
        case .null, .missing: return "null"
        }
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        guard scalar.value >= 0x20 else {
            return #"\u00"# + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
        }
        return scalar == "\"" || scalar == "\\" ? "\\\(scalar)" : String(scalar)
    }

    package var string: String? {
        if case .string(let string) = self { string } else { nil }
    }
}

private func CFGetTypeIDIsBool(_ number: NSNumber) -> Bool {
    // Foundation on Linux parts a JSON truth value from a number by its Objective-C type: `c` for Bool.
    unsafe String(cString: number.objCType) == "c"
}

extension JSON: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral, ExpressibleByStringLiteral {
    package init(dictionaryLiteral elements: (String, JSON)...) {
        self = .object(Dictionary(elements, uniquingKeysWith: { _, last in last }))
    }

    package init(arrayLiteral elements: JSON...) { self = .array(elements) }
    package init(stringLiteral value: String) { self = .string(value) }
}

extension JSON: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByNilLiteral
{
    package init(floatLiteral value: Double) { self = .number(value) }
    package init(integerLiteral value: Int) { self = .number(Double(value)) }
    package init(booleanLiteral value: Bool) { self = .bool(value) }
    package init(nilLiteral: ()) { self = .null }
}
