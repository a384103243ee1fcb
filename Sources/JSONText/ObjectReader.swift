/// Whether a member is required.
@usableFromInline package enum Presence: Sendable {
    case optional, required
}

/// What it means if a member is null.
@usableFromInline package enum NullRule: Sendable {
    /// Null is a fault, like any other value of a wrong type.
    case refused
    /// Null has the same meaning as a missing member.
    case asAbsent
}

/// Which text in a URL counts as null.
@usableFromInline enum NullSpelling {
    /// The text `null`.
    case anyText
    /// No text, for members that are strings by nature.
    case literal
}

/// Reads the members of an object by name. Each reading appends an event to the context's key, whether the member
/// exists or not.
///
/// A result of `nil` means that the member is absent or faulty; the context knows which. If null itself has a meaning,
/// read the member with `value` and `choose`. A reader is valid only as long as the node and the context that it was
/// made from.
///
/// Most of the members that a schema knows are absent, and are read all the same. So reading is inlined into the
/// schema, and finds an absent member without a call. For that the types in its signatures are `@usableFromInline`: the
/// compiler (Swift 6.3) inlines nothing across modules whose types are only `package`.
@usableFromInline package struct ObjectReader {
    /// The object.
    package let node: JSONNode
    @usableFromInline let context: DecodingHandle
    /// The bits of the known names that the object has; see `NameBit`.
    @usableFromInline let names: UInt64
    /// Where these names are on the tape.
    private let offsets: MemberOffsets
    /// All names that the object's members may have.
    let members: NameTable

    /// Creates a reader, and reports every member that is not among `members`.
    @inline(__always) init(_ node: JSONNode, context: DecodingHandle, members: NameTable) {
        self.node = node.node(at: node.valueIndex)
        self.context = context
        self.members = members
        var names: UInt64 = 0
        var offsets = MemberOffsets()
        var name = self.node.index &+ 1
        while node.tag(at: name) != TapeTag.objectEnd {
            let utf8 = unsafe node.utf8(at: name)
            let slot = unsafe NameBit.slot(of: utf8)
            if unsafe members.index(of: utf8, at: slot) != nil {
                names |= NameBit.bit(slot)
                offsets.add(name &- self.node.index, at: slot)
            } else {
                Self.report(unknown: node.node(at: name), among: members.names, context)
            }
            name = node.end(ofValueAt: name &+ 1)
        }
        self.names = names
        self.offsets = offsets
    }

    @inline(never) private static func report(
        unknown name: JSONNode, among allowed: [String], _ context: DecodingHandle
    ) {
        context.add {
            JSONFault(
                pointer: name.pointer, code: "unknownMember", message: "This member is not known here.",
                allowed: allowed)
        } at: {
            FaultSite(node: name.node(at: name.index &+ 1), name: name.stringValue, unknown: name.stringValue)
        }
    }

    /// The object itself.
    var valueNode: JSONNode { node }

    /// The JSON pointer of the object. It takes a search from the root, so it should be used only for faults.
    package var pointer: String { node.pointer }

    /// Returns a member, and records its presence in the key.
    @inlinable @inline(__always) package func value(_ name: StaticString, _ presence: Presence = .optional)
        -> ValueReader?
    {
        guard let value = find(name, presence, null: .refused) else { return nil }
        context.addEvent { $0.present() }
        return value
    }

    /// Reads a string of at most `maxLength` Unicode scalars.
    @inlinable package func string(
        _ name: StaticString, _ presence: Presence = .optional, maxLength: Int, setting: String? = nil,
        null: NullRule = .refused
    ) -> String? {
        find(name, presence, null: null, spelling: .literal)?.string(maxLength: maxLength, setting: setting)
    }

    /// Reads a text of at most `maxLength` Unicode scalars that may be written as a list of its lines.
    package func sentence(
        _ name: StaticString, _ presence: Presence = .optional, maxLength: Int, null: NullRule = .refused
    ) -> String? {
        find(name, presence, null: null, spelling: .literal)?.sentence(maxLength: maxLength)
    }

    /// Returns a member that is a string by nature, so that digits and `null` in a URL are text. Its presence is
    /// recorded only when it is read.
    package func text(_ name: StaticString) -> ValueReader? {
        find(name, .optional, null: .refused, spelling: .literal)
    }

    /// Reads a number within `range`.
    @inlinable package func number(
        _ name: StaticString, _ presence: Presence = .optional, in range: ClosedRange<Double>, setting: String? = nil,
        null: NullRule = .refused
    ) -> Double? {
        find(name, presence, null: null)?.number(in: range, setting: setting)
    }

    /// Reads a whole number within `range`.
    @inlinable package func integer(
        _ name: StaticString, _ presence: Presence = .optional, in range: ClosedRange<Int>, setting: String? = nil,
        null: NullRule = .refused
    ) -> Int? {
        find(name, presence, null: null)?.integer(in: range, setting: setting)
    }

    /// Reads true or false.
    @inlinable @inline(__always) package func bool(
        _ name: StaticString, _ presence: Presence = .optional, null: NullRule = .refused
    ) -> Bool? {
        find(name, presence, null: null)?.bool()
    }

    /// Reads one of the names of a closed choice.
    @inlinable @inline(__always) package func oneOf<Choice>(
        _ name: StaticString, _ type: Choice.Type, _ presence: Presence = .optional, null: NullRule = .refused
    ) -> Choice? where Choice: NamedChoice {
        find(name, presence, null: null)?.oneOf(type)
    }

    /// Reads an object whose members may have the names `members`.
    @inlinable package func object(
        _ name: StaticString, _ presence: Presence = .optional, members: @autoclosure () -> NameTable,
        null: NullRule = .refused
    ) -> ObjectReader? {
        find(name, presence, null: null)?.object(members())
    }

    /// Reads an array of at most `maxCount` elements.
    @inlinable package func array(
        _ name: StaticString, _ presence: Presence = .optional, maxCount: Int, setting: String? = nil,
        null: NullRule = .refused
    ) -> ArrayReader? {
        find(name, presence, null: null)?.array(maxCount: maxCount, setting: setting)
    }

    /// Reads an array of numbers, whose count must be within `counts`.
    @inlinable package func numbers(
        _ name: StaticString, _ presence: Presence = .optional, counts: ClosedRange<Int>,
        in range: ClosedRange<Double>, setting: String? = nil, null: NullRule = .refused
    ) -> [Double]? {
        find(name, presence, null: null)?.numbers(counts: counts, in: range, setting: setting)
    }

    /// Returns the members that the object has, in the order of `members`. This is for objects that may have many
    /// names, of which only few are given. The caller has to read them all.
    package func given() -> [(name: String, value: ValueReader)] {
        var given: [(index: Int, member: JSONMember)] = []
        for member in node.members {
            if let index = member.index(among: members) { given.append((index, member)) }
        }
        // The result must not depend on their order in the text.
        given.sort { $0.index < $1.index }
        context.addEvent { $0.array(count: given.count) }
        for (_, member) in given { context.addEvent { unsafe $0.string(member.utf8) } }
        return given.map { ($0.member.name, ValueReader($0.member.value, context: context)) }
    }

    /// Whether the object has a member with that name, of whatever kind. Appends no event: read the member as well.
    @usableFromInline package func has(_ name: StaticString) -> Bool { node.member(name) != nil }

    /// Whether the object has one of several members; this is recorded in the key. If it has none, none of them need be
    /// read, which is faster.
    @inlinable @inline(__always) package func hasAny<let count: Int>(of wanted: [count of StaticString]) -> Bool {
        var bits: UInt64 = 0
        for index in wanted.indices { bits |= NameBit.bit(NameBit.slot(of: wanted[index])) }
        // A different name may belong to the same slot.
        if names & bits != 0 {
            for index in wanted.indices where has(wanted[index]) {
                context.addEvent { $0.present() }
                return true
            }
        }
        context.addEvent { $0.absent() }
        return false
    }

    /// Whether the object has no members.
    package var isEmpty: Bool { node.count == 0 }

    /// Reports that a member is missing which another one requires. Does nothing if it exists, even if it is faulty.
    package func reportMissing(_ name: StaticString) { if node.member(name) == nil { missing(name) } }

    @usableFromInline func missing(_ name: StaticString) {
        report(name, code: "missingMember", message: "The member \"\(name)\" is missing and has no default.")
    }

    /// Reports a fault of the object as a whole, or of one of its members, that is found by the caller's own rules.
    package func report(
        _ name: StaticString? = nil, code: String, message: String, allowed: [String] = [], nearest: String? = nil
    ) {
        context.add {
            let pointer = name.map { node.pointer + JSONPointer.member($0.description) } ?? node.pointer
            return JSONFault(pointer: pointer, code: code, message: message, allowed: allowed, nearest: nearest)
        } at: {
            FaultSite(node: node, name: name?.description)
        }
    }

    /// Returns the member if it exists; otherwise records in the key that it does not. The text `null` counts as null,
    /// except for strings.
    @inlinable @inline(__always) func find(
        _ name: StaticString, _ presence: Presence, null: NullRule, spelling: NullSpelling = .anyText
    ) -> ValueReader? {
        let slot = NameBit.slot(of: name)
        if names & NameBit.bit(slot) != 0,
            let value = lookUp(name, at: slot, null: null, spelling: spelling)
        {
            if presence == .required { context.need(value.node) }
            return value
        }
        context.addEvent { $0.absent() }
        if presence == .required { missing(name) }
        return nil
    }

    /// Whether the object may have a member with this name. Appends no event to the key.
    @inlinable @inline(__always) package func mayHave(_ name: StaticString) -> Bool {
        names & NameBit.bit(NameBit.slot(of: name)) != 0
    }

    @usableFromInline func lookUp(_ name: StaticString, at slot: Int, null: NullRule, spelling: NullSpelling)
        -> ValueReader?
    {
        guard let value = value(of: name, at: slot) else { return nil }
        if null == .asAbsent, spelling == .literal ? value.kind == .null : value.isNull { return nil }
        return ValueReader(value, context: context)
    }

    /// A member's value; `nil` if it does not exist. Appends no event to the key.
    func node(of name: StaticString) -> JSONNode? { value(of: name, at: NameBit.slot(of: name)) }

    @inline(__always) private func value(of name: StaticString, at slot: Int) -> JSONNode? {
        assert(members.names.contains(name.description), "a name is asked for that the object may not have")
        // Offsets exist for known members only. So if no two of these share a slot, no comparison is needed.
        if let offset = offsets.offset(at: slot),
            members.hasOwnSlots || node.bytes(at: node.index &+ offset, equal: name)
        {
            return node.node(at: node.index &+ offset &+ 1)
        }
        // The offset was not stored, or belongs to a different name with the same slot.
        return node.member(name)
    }
}

extension ObjectReader {
    // MARK: What its context says and takes, of this object or of others; see `DecodingContext`

    package var faultCount: Int { unsafe context.state.pointee.faults.count }
    /// Whether no fault has been reported yet.
    package var isSound: Bool { faultCount == 0 }
    package var isFull: Bool { context.isFull }

    package func add(_ fault: () -> JSONFault) { context.add(fault) }

    package func mark(_ text: String) { unsafe context.state.pointee.events.mark(text) }

    package func append(keyOf other: DecodingContext) {
        unsafe context.state.pointee.events.append(other.state.pointee.events)
    }

    /// Returns an empty context with the same advice.
    package func another() -> DecodingContext { DecodingContext(advice: unsafe context.state.pointee.advice) }

    /// A reader of another value of the document, with the same context.
    package func reader(of node: JSONNode) -> ValueReader { ValueReader(node, context: context) }
}

/// Where the names of an object's members are on the tape, as offsets from the object's own word. It stores the last
/// eight that are at most 255 words away, which is enough for most objects. There is one byte for each, the last one
/// lowest.
private struct MemberOffsets {
    /// The slots of the names, by `NameBit`; 0xFF, which is not a slot, if there is no name.
    private var slots: UInt64 = .max
    private var offsets: UInt64 = 0

    @inline(__always) mutating func add(_ offset: Int, at slot: Int) {
        guard offset <= 0xFF else { return }
        slots = slots &<< 8 | UInt64(truncatingIfNeeded: slot)
        offsets = offsets &<< 8 | UInt64(truncatingIfNeeded: offset)
    }

    /// The offset of the last name with this slot; `nil` if none is stored.
    @inline(__always) func offset(at slot: Int) -> Int? {
        let ones: UInt64 = 0x0101_0101_0101_0101
        // The lowest byte of the differences that is zero is the lowest byte whose top bit remains set: see "Bit
        // Twiddling Hacks", haszero.
        let differences = slots ^ (ones &* UInt64(truncatingIfNeeded: slot))
        let found = (differences &- ones) & ~differences & (ones &<< 7)
        guard found != 0 else { return nil }
        return Int(truncatingIfNeeded: offsets &>> UInt64(truncatingIfNeeded: found.trailingZeroBitCount & ~7)) & 0xFF
    }
}
