/// The kinds a member may have, where there is more than one.
package struct JSONKinds: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let object = JSONKinds(rawValue: 1)
    package static let array = JSONKinds(rawValue: 2)
    package static let string = JSONKinds(rawValue: 4)
    package static let number = JSONKinds(rawValue: 8)
    package static let bool = JSONKinds(rawValue: 16)
    package static let null = JSONKinds(rawValue: 32)

    /// The kinds with their articles: "a number, a string or null".
    var phrase: String {
        let known: [(JSONKinds, JSONKind)] = [
            (.object, .object), (.array, .array), (.string, .string), (.number, .number), (.bool, .bool),
            (.null, .null),
        ]
        let phrases = known.filter { contains($0.0) }.map(\.1.phrase)
        guard let last = phrases.last, phrases.count > 1 else { return phrases.first ?? "nothing" }
        return phrases.dropLast().joined(separator: ", ") + " or " + last
    }
}

/// Reads one value as what its schema says it is. Each reading leaves one event in the record's key, or one fault.
///
/// A value of a kind not asked for is a fault and reads as nil, so that reading goes on to the next member.
/// It holds only as long as the node it reads.
package struct ValueReader {
    let node: JSONNode
    let record: ReadingRecord

    /// A reader of a document's root.
    package init(_ node: JSONNode, record: ReadingRecord) {
        self.node = node
        self.record = record
    }

    /// The same value, read into a record of its own: for one item among many, whose faults are its own affair.
    package func reading(into record: ReadingRecord) -> ValueReader {
        ValueReader(node, record: record)
    }

    /// The JSON pointer of the value. Costs a walk from the root: for faults.
    package var pointer: String { node.pointer }

    /// Which of `kinds` the value is. Ask before reading a member that may be of several; then read it as that.
    ///
    /// Text of undetermined type is an array or object if it spells one, null, a truth value or a number if it spells
    /// that, and otherwise a string; whichever of these is asked for first in this order.
    package func choose(_ kinds: JSONKinds) -> JSONKind? {
        guard let kind = kind(among: kinds) else {
            record.wrongType(node, wanted: kinds.phrase)
            return nil
        }
        record.key.kind(kind)
        return kind
    }

    private func kind(among kinds: JSONKinds) -> JSONKind? {
        let kind = node.kind
        switch kind {
        case .object where kinds.contains(.object), .array where kinds.contains(.array),
            .string where kinds.contains(.string), .number where kinds.contains(.number),
            .bool where kinds.contains(.bool), .null where kinds.contains(.null):
            return kind
        case .text:
            if kinds.contains(.null), node.isNull { return .null }
            if kinds.contains(.bool), node.boolValue != nil { return .bool }
            if kinds.contains(.number), node.doubleValue != nil { return .number }
            return kinds.contains(.string) ? .string : nil
        default:
            return node.isText && kinds.contains(.string) ? .string : nil
        }
    }

    /// A string of at most `maxLength` Unicode scalars.
    package func string(maxLength: Int, setting: String? = nil) -> String? {
        guard
            let length = node.withUTF8({ utf8 in
                var scalars = 0
                for index in utf8.indices where utf8[index] & 0xC0 != 0x80 { scalars += 1 }
                if scalars <= maxLength { record.key.string(utf8) }
                return scalars
            })
        else {
            record.wrongType(node, wanted: "a string")
            return nil
        }
        if length > maxLength {
            let message = "Needs at most \(maxLength) characters and got \(length)."
            record.overLimit(node, code: "tooLong", message: message, setting: setting)
            return nil
        }
        return node.stringValue
    }

    /// A number within `range`; never a negative zero.
    package func number(in range: ClosedRange<Double>, setting: String? = nil) -> Double? {
        guard let value = node.doubleValue else {
            record.wrongType(node, wanted: "a number")
            return nil
        }
        guard range.contains(value) else {
            outOfRange("a number", JSONNode.shown(range.lowerBound), JSONNode.shown(range.upperBound), setting)
            return nil
        }
        record.key.number(value)
        return value
    }

    /// A whole number within `range`, however it is spelt: 1, 1.0 and 1e0 are the same.
    package func integer(in range: ClosedRange<Int>, setting: String? = nil) -> Int? {
        guard let value = node.doubleValue, value == value.rounded() else {
            record.wrongType(node, wanted: "a whole number")
            return nil
        }
        guard let whole = Int(exactly: value), range.contains(whole) else {
            outOfRange("a whole number", "\(range.lowerBound)", "\(range.upperBound)", setting)
            return nil
        }
        record.key.number(value)
        return whole
    }

    private func outOfRange(_ wanted: String, _ least: String, _ most: String, _ setting: String?) {
        let message = "Needs \(wanted) from \(least) to \(most) and got \(node.sighting)."
        record.overLimit(node, code: "outOfRange", message: message, setting: setting)
    }

    /// True or false.
    package func bool() -> Bool? {
        guard let value = node.boolValue else {
            record.wrongType(node, wanted: "true or false")
            return nil
        }
        record.key.bool(value)
        return value
    }

    /// One of the names of a closed choice.
    package func oneOf<Choice>(_ type: Choice.Type) -> Choice?
    where Choice: RawRepresentable<String> & CaseIterable {
        guard let name = node.stringValue else {
            record.wrongType(node, wanted: "a string")
            return nil
        }
        // Swift's strings are equal by canonical equivalence, names on the wire byte for byte.
        if let choice = Choice(rawValue: name), node.stringEquals(choice.rawValue) {
            record.key.string(choice.rawValue.utf8Span.span)
            return choice
        }
        report(unknownValue: Choice.allCases.map(\.rawValue))
        return nil
    }

    /// An object whose members may have the names `members`; any other name is a fault.
    package func object(_ members: [StaticString]) -> ObjectReader? {
        guard node.kind == .object else {
            record.wrongType(node, wanted: "an object")
            return nil
        }
        record.key.object()
        return ObjectReader(node, record: record, members: members)
    }

    /// An array of at most `maxCount` elements.
    package func array(maxCount: Int, setting: String? = nil) -> ArrayReader? {
        array(counts: 0...max(0, maxCount), setting: setting)
    }

    /// An array whose number of elements is within `counts`.
    package func array(counts: ClosedRange<Int>, setting: String? = nil) -> ArrayReader? {
        guard node.kind == .array else {
            record.wrongType(node, wanted: "an array")
            return nil
        }
        let count = node.count
        guard count <= counts.upperBound else {
            let message = "Needs at most \(counts.upperBound) elements and got \(count)."
            record.overLimit(node, code: "tooMany", message: message, setting: setting)
            return nil
        }
        guard count >= counts.lowerBound else {
            let message = "Needs at least \(counts.lowerBound) elements and got \(count)."
            record.overLimit(node, code: "tooFew", message: message, setting: setting)
            return nil
        }
        record.key.array(count: count)
        return ArrayReader(node, count: count, record: record)
    }

    /// An array of numbers, as `[x, y]`; nil where any of them is at fault. The setting is that of their range.
    package func numbers(
        counts: ClosedRange<Int>, in range: ClosedRange<Double>, setting: String? = nil
    ) -> [Double]? {
        guard let elements = array(counts: counts) else { return nil }
        var numbers: [Double] = []
        numbers.reserveCapacity(elements.count)
        for element in elements {
            if let number = element.number(in: range, setting: setting) { numbers.append(number) }
        }
        return numbers.count == elements.count ? numbers : nil
    }

    /// A fault of this value that only the reader's own rules can see.
    package func report(code: String, message: String, allowed: [String] = [], nearest: String? = nil) {
        record.add {
            JSONFault(pointer: node.pointer, code: code, message: message, allowed: allowed, nearest: nearest)
        }
    }

    /// A fault of a string that is none of the names in `allowed`.
    package func report(unknownValue allowed: [String]) {
        record.add {
            let nearest = NearestName.of(node.stringValue ?? "", among: allowed)
            let guess = nearest.map { " Did you mean \"\($0)\"?" } ?? ""
            return JSONFault(
                pointer: node.pointer, code: "unknownValue",
                message: "Needs one of \(allowed.joined(separator: ", ")) and got \(node.sighting).\(guess)",
                allowed: allowed, nearest: nearest)
        }
    }
}
