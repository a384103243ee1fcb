/// A JSON value that is built before it is written, for small documents: their code has the form of what it writes.
package enum JSONValue: Sendable {
    case null
    case bool(Bool)
    case integer(Int)
    case number(Double)
    case string(String)
    case list([JSONValue])
    /// The members in their order.
    case object([(name: String, value: JSONValue)])
    /// A string in UTF-8.
    case text([UInt8])
    /// JSON in UTF-8, which is written as it is.
    case json([UInt8])

    /// The members of this object and those of another one.
    package func followed(by other: JSONValue) -> JSONValue {
        guard case .object(let members) = self, case .object(let more) = other else { return self }
        return .object(members + more)
    }

    /// The value as JSON in UTF-8.
    package var bytes: [UInt8] {
        var json = JSONWriter()
        json.write(self)
        return json.bytes
    }

    /// The value as JSON, with a line break at its end.
    package var line: String { String(decoding: bytes, as: UTF8.self) + "\n" }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral {
    package init(stringLiteral text: String) { self = .string(text) }
    package init(integerLiteral number: Int) { self = .integer(number) }
    package init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension JSONValue: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
    package init(arrayLiteral items: JSONValue...) { self = .list(items) }

    /// A member whose value is `nil` is left out.
    package init(dictionaryLiteral members: (String, JSONValue?)...) {
        self = .object(members.compactMap { name, value in value.map { (name, $0) } })
    }
}

extension JSONWriter {
    package mutating func member(_ name: StaticString, _ value: JSONValue) {
        key(name)
        write(value)
    }

    package mutating func write(_ value: JSONValue) {
        switch value {
        case .null: null()
        case .bool(let value): bool(value)
        case .integer(let number): integer(number)
        case .number(let number): self.number(number)
        case .string(let text): string(text)
        case .text(let bytes): string(utf8: bytes.span)
        case .list(let items):
            beginArray()
            for item in items { write(item) }
            endArray()
        case .object(let members):
            beginObject()
            for (name, value) in members {
                key(text: name)
                write(value)
            }
            endObject()
        case .json(let bytes): again(bytes)
        }
    }
}
