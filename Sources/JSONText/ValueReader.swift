/// The kinds that are allowed for a member, if there are several.
@usableFromInline package struct JSONKinds: OptionSet, Sendable {
    @usableFromInline package let rawValue: UInt8

    @inlinable package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// With this initializer, the literals in schemas cost nothing. The default one calls the witnesses of a general
    /// set.
    @inlinable package init(arrayLiteral kinds: JSONKinds...) {
        var all: UInt8 = 0
        for kind in kinds { all |= kind.rawValue }
        rawValue = all
    }

    @inlinable package static var object: JSONKinds { JSONKinds(rawValue: 1) }
    @inlinable package static var array: JSONKinds { JSONKinds(rawValue: 2) }
    @inlinable package static var string: JSONKinds { JSONKinds(rawValue: 4) }
    @inlinable package static var number: JSONKinds { JSONKinds(rawValue: 8) }
    @inlinable package static var bool: JSONKinds { JSONKinds(rawValue: 16) }
    @inlinable package static var null: JSONKinds { JSONKinds(rawValue: 32) }

    /// Whether `kind` is among these kinds. Text of undetermined type is not.
    @inline(__always) package func contains(_ kind: JSONKind) -> Bool { rawValue &>> (kind.rawValue &- 1) & 1 != 0 }

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

/// Reads one value as the type that its schema requires. Each reading appends one event to the context's key, or one
/// fault.
///
/// A value of another kind is a fault and reads as `nil`, so that reading goes on to the next member. A reader is valid
/// only as long as the node and the context that it was made from: keep the context in a variable, and read its faults
/// afterwards.
@usableFromInline package struct ValueReader {
    @usableFromInline let node: JSONNode
    @usableFromInline let context: DecodingHandle

    /// Creates a reader of a document's root.
    package init(_ node: JSONNode, context: DecodingContext) { self.init(node, context: context.handle) }

    init(_ node: JSONNode, context: DecodingHandle) {
        self.node = node
        self.context = context
    }

    /// A reader of this value with a context of its own, for one of many items whose faults are handled separately.
    package func reading(into context: DecodingContext) -> ValueReader { ValueReader(node, context: context) }

    /// Notes that the value cannot be left out, so that no fault of it advises that.
    package func need() { context.need(node) }

    /// The JSON pointer of the value. It takes a search from the root, so it should be used only for faults.
    package var pointer: String { node.pointer }

    /// Returns which of `kinds` the value is. Call it before reading a member that may be of several kinds; then read
    /// the member as that.
    ///
    /// Text of undetermined type is an array or object if it contains one; null, a truth value or a number if it
    /// contains one of these; and otherwise a string. If several of `kinds` are possible, the first one in this order
    /// is chosen.
    ///
    /// - Parameter textKind: The kind of such text instead, for a member that is a string by nature, whose digits then
    ///   stay as they were written.
    package func choose(_ kinds: JSONKinds, orText textKind: JSONKind? = nil) -> JSONKind? {
        guard let kind = (node.kind == .text ? textKind : nil) ?? kind(among: kinds) else {
            context.wrongType(node, wanted: kinds)
            return nil
        }
        context.addEvent { $0.kind(kind) }
        return kind
    }

    private func kind(among kinds: JSONKinds) -> JSONKind? {
        let kind = node.kind
        if kinds.contains(kind) { return kind }
        guard node.isText else { return nil }
        if kind == .text {
            if kinds.contains(.null), node.isNull { return .null }
            if kinds.contains(.bool), node.boolValue != nil { return .bool }
            if kinds.contains(.number), node.doubleValue != nil { return .number }
        }
        return kinds.contains(.string) ? .string : nil
    }

    /// Whether the value is an object with a member of one of these names. Appends no event to the key: read the value
    /// as well.
    package func hasMember(among names: NameTable) -> Bool {
        guard node.kind == .object else { return false }
        for member in node.members where member.isNamed(among: names) { return true }
        return false
    }

    /// Reads a string of at most `maxLength` Unicode scalars.
    @usableFromInline package func string(maxLength: Int, setting: String? = nil) -> String? {
        hasString(maxLength: maxLength, setting: setting) ? node.text : nil
    }

    /// Reads a text of at most `maxLength` Unicode scalars that may be written as a list of its lines, which are joined
    /// with spaces. Files of data are written so; requests are not.
    package func sentence(maxLength: Int) -> String? {
        guard let kind = choose([.string, .array]) else { return nil }
        guard kind == .array else { return string(maxLength: maxLength) }
        let lines = array(maxCount: maxLength)?.compactMap { $0.string(maxLength: maxLength) } ?? []
        let sentence = lines.joined(separator: " ")
        if sentence.unicodeScalars.count > maxLength {
            report(code: "tooLong", message: "Needs at most \(maxLength) characters in all.")
            return nil
        }
        return sentence
    }

    /// Reads whether the value is a string of at most `maxLength` Unicode scalars; its bytes are then read by
    /// `withUTF8`, without making a `String`.
    @usableFromInline package func hasString(maxLength: Int, setting: String? = nil) -> Bool {
        guard node.isString else {
            context.wrongType(node, wanted: .string)
            return false
        }
        let utf8 = unsafe self.utf8
        // Every scalar takes at least one byte, so shorter texts need not be counted.
        if utf8.count > maxLength {
            let length = unsafe utf8.count { $0 & 0xC0 != 0x80 }
            if length > maxLength {
                let message = "Needs at most \(maxLength) characters and got \(length)."
                context.overLimit(node, code: "tooLong", message: message, setting: setting)
                return false
            }
        }
        context.addEvent { unsafe $0.string(utf8) }
        return true
    }

    /// Calls `read` with the bytes of a value that `hasString` found to be a string. Appends no event to the key.
    @inlinable package func withUTF8<Result>(_ read: (Span<UInt8>) -> Result) -> Result {
        unsafe read(utf8.span)
    }

    /// The bytes of a string or text.
    @usableFromInline var utf8: UnsafeBufferPointer<UInt8> { unsafe node.utf8(at: node.index) }

    /// The text of a value that `hasString` found to be a string.
    package var text: String { node.text }

    /// Whether the value is a string of exactly these bytes. Appends no event to the key: read it as a string first.
    package func isString(_ text: StaticString) -> Bool { node.stringEquals(text) }

    /// Whether the value is a string or text whose bytes satisfy `isSuch`. Appends no event to the key: read the value
    /// afterwards.
    package func isText(where isSuch: (Span<UInt8>) -> Bool) -> Bool {
        guard node.isString else { return false }
        return unsafe isSuch(utf8.span)
    }

    /// Reads a number within `range`; never negative zero.
    @usableFromInline package func number(in range: ClosedRange<Double>, setting: String? = nil) -> Double? {
        guard let value = node.doubleValue else {
            context.wrongType(node, wanted: .number)
            return nil
        }
        guard range.contains(value) else {
            outOfRange("a number", range, setting)
            return nil
        }
        context.addEvent { $0.number(value) }
        return value
    }

    /// Reads a whole number within `range`, however it is written: 1, 1.0 and 1e0 are the same.
    @usableFromInline package func integer(in range: ClosedRange<Int>, setting: String? = nil) -> Int? {
        guard let value = node.doubleValue, value == value.rounded() else {
            context.wrongType(node, wanted: .number, phrase: "a whole number")
            return nil
        }
        guard let whole = Int(exactly: value), range.contains(whole) else {
            outOfRange("a whole number", Double(range.lowerBound)...Double(range.upperBound), setting)
            return nil
        }
        context.addEvent { $0.number(value) }
        return whole
    }

    private func outOfRange(_ wanted: String, _ range: ClosedRange<Double>, _ setting: String?) {
        let (least, most) = (JSONNode.shown(range.lowerBound), JSONNode.shown(range.upperBound))
        let message = "Needs \(wanted) from \(least) to \(most) and got \(node.sighting)."
        context.overLimit(node, code: "outOfRange", message: message, setting: setting, range: range)
    }

    /// Reads true or false.
    @usableFromInline package func bool() -> Bool? {
        guard let value = node.boolValue else {
            context.wrongType(node, wanted: .bool)
            return nil
        }
        context.addEvent { $0.bool(value) }
        return value
    }

    /// Reads one of the names of a closed choice.
    ///
    /// Names are compared byte for byte, like everything in requests; comparing Swift strings would use canonical
    /// equivalence.
    @inlinable package func oneOf<Choice: NamedChoice>(_ type: Choice.Type) -> Choice? {
        guard let index = index(in: type.names.found) else { return nil }
        let choices = type.allCases
        return choices[choices.index(choices.startIndex, offsetBy: index)]
    }

    /// Reads one of `names`, and returns its index. Any other value is a fault.
    @usableFromInline package func index(in names: NameTable) -> Int? {
        guard node.isString else {
            context.wrongType(node, wanted: .string)
            return nil
        }
        let utf8 = unsafe self.utf8
        guard let index = unsafe names.index(of: utf8, at: NameBit.slot(of: utf8)) else {
            report(unknownValue: names.names)
            return nil
        }
        context.addEvent { unsafe $0.string(utf8) }
        return index
    }

    /// Reads an object whose members may have the names `members`; any other name is a fault.
    @usableFromInline package func object(_ members: NameTable) -> ObjectReader? {
        guard node.kind == .object else {
            context.wrongType(node, wanted: .object)
            return nil
        }
        context.addEvent { $0.object() }
        return ObjectReader(node, context: context, members: members)
    }

    /// Reads an array of at most `maxCount` elements.
    @usableFromInline package func array(maxCount: Int, setting: String? = nil) -> ArrayReader? {
        array(counts: 0...max(0, maxCount), setting: setting)
    }

    /// Reads an array whose number of elements is within `counts`.
    @usableFromInline package func array(counts: ClosedRange<Int>, setting: String? = nil) -> ArrayReader? {
        guard node.kind == .array else {
            context.wrongType(node, wanted: .array)
            return nil
        }
        let count = node.count
        guard count <= counts.upperBound else {
            let message = "Needs at most \(counts.upperBound) elements and got \(count)."
            context.overLimit(node, code: "tooMany", message: message, setting: setting)
            return nil
        }
        guard count >= counts.lowerBound else {
            let message = "Needs at least \(counts.lowerBound) elements and got \(count)."
            context.overLimit(node, code: "tooFew", message: message, setting: nil)
            return nil
        }
        context.addEvent { $0.array(count: count) }
        return ArrayReader(node, count: count, context: context)
    }

    /// Reads an array of numbers, such as `[x, y]`; `nil` if any of them is faulty. The setting is the one that
    /// determines their range.
    @usableFromInline package func numbers(
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

    /// Reads the members of an object whose names are the client's own, in the order of their bytes.
    ///
    /// - Parameter maxLength: The most Unicode scalars of a name.
    package func entries(
        maxCount: Int, maxLength: Int, setting: String? = nil
    ) -> [(name: String, value: ValueReader)]? {
        guard node.kind == .object else {
            context.wrongType(node, wanted: .object)
            return nil
        }
        let sorted = node.members.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        guard sorted.count <= maxCount else {
            let message = "Needs at most \(maxCount) members and got \(sorted.count)."
            context.overLimit(node, code: "tooMany", message: message, setting: nil)
            return nil
        }
        context.addEvent { $0.array(count: sorted.count) }
        for member in sorted {
            context.addEvent { unsafe $0.string(member.utf8) }
            guard member.name.unicodeScalars.count > maxLength else { continue }
            let message = "A name needs at most \(maxLength) characters."
            context.overLimit(member.value, code: "tooLong", message: message, setting: setting)
            return nil
        }
        return sorted.map { ($0.name, ValueReader($0.value, context: context)) }
    }

    /// Reports a fault of this value that is found by the caller's own rules.
    @usableFromInline package func report(code: String, message: String, allowed: [String] = [], nearest: String? = nil)
    {
        context.add {
            JSONFault(pointer: node.pointer, code: code, message: message, allowed: allowed, nearest: nearest)
        } at: {
            FaultSite(node: node)
        }
    }

    /// Reports a fault that was found when the value, or something in it, was read elsewhere.
    package func report(_ fault: JSONFault) { context.add { fault } }

    /// Reports a string that is not among the names in `allowed`.
    @usableFromInline package func report(unknownValue allowed: [String]) {
        context.add {
            JSONFault(
                pointer: node.pointer, code: "unknownValue",
                message: "Needs one of \(allowed.joined(separator: ", ")) and got \(node.sighting).", allowed: allowed)
        } at: {
            FaultSite(node: node, unknown: node.stringValue)
        }
    }
}
