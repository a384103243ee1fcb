/// A JSON value of the client's own that is returned unchanged. It is compact text in which the members of objects are
/// sorted by the bytes of their names, so that equal values have equal bytes.
package struct JSONLiteral: Hashable, Sendable {
    /// The JSON, without white space.
    package let text: String

    fileprivate init(_ text: String) { self.text = text }

    /// Creates a literal from a value that is not read in any other way.
    package init(_ node: JSONNode) {
        var json = JSONWriter(capacity: 256)
        node.write(to: &json)
        text = String(decoding: json.bytes, as: UTF8.self)
    }
}

extension ValueReader {
    /// Reads a value of any kind.
    ///
    /// - Parameter maxBytes: The most bytes of the literal's text; more is a fault.
    package func literal(maxBytes: Int) -> JSONLiteral? {
        var json = JSONWriter(capacity: 256, maxCount: maxBytes)
        node.write(to: &json)
        guard !json.isFull else {
            let message = "Needs at most \(maxBytes) bytes of JSON, white space not counted, and got more."
            context.overLimit(node, code: "tooLong", message: message, setting: nil)
            return nil
        }
        return json.withBytes { bytes in
            unsafe bytes.withUnsafeBufferPointer { utf8 in
                context.addEvent { unsafe $0.string(utf8) }
                return unsafe JSONLiteral(String(decoding: utf8, as: UTF8.self))
            }
        }
    }
}

extension JSONWriter {
    /// Writes a member with a value of the client's own.
    @_effects(releasenone)
    package mutating func member(_ name: StaticString, _ literal: JSONLiteral) {
        key(name)
        again(Array(literal.text.utf8))
    }
}

extension JSONNode {
    /// Writes the value. Text in a URL, whose type is not decided by any reader, is written as null, a truth value or a
    /// number if it looks like one, otherwise as a string.
    fileprivate func write(to json: inout JSONWriter) {
        if let number = exactNumber { return json.again(Array(number.utf8)) }
        if let bool = boolValue { return json.bool(bool) }
        if isNull { return json.null() }
        switch kind {
        case .object:
            json.beginObject()
            let sorted = members.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
            for member in sorted where !json.isFull {
                json.key(text: member.name)
                member.value.write(to: &json)
            }
            json.endObject()
        case .array:
            json.beginArray()
            for element in elements where !json.isFull { element.write(to: &json) }
            json.endArray()
        case .string, .text, .number, .bool, .null: json.string(text)
        }
    }

    /// The number with all its digits; `nil` if the value is not a number.
    private var exactNumber: String? {
        switch tag(at: index) {
        case TapeTag.signed: return unsafe "\(Int64(bitPattern: words[index + 1]))"
        case TapeTag.unsigned: return unsafe "\(words[index + 1])"
        case TapeTag.text:
            guard let value = doubleValue else { return nil }
            return Int64(text).map { "\($0)" } ?? Self.digits(of: value)
        default: return doubleValue.map { Self.digits(of: $0) }
        }
    }

    /// The shortest digits that read back as the number, without an exponent, as all numbers in answers.
    private static func digits(of number: Double) -> String {
        let shown = shown(number)
        guard let end = shown.firstIndex(of: "e"), let exponent = Int(shown[shown.index(after: end)...]) else {
            return shown
        }
        guard exponent < 0 else { return JSONNumber.text(number) }
        let zeros = String(repeating: "0", count: -exponent - 1)
        return (number < 0 ? "-0." : "0.") + zeros + shown[..<end].filter(\.isNumber)
    }
}
