/// Whether a member must be there.
@usableFromInline package enum Presence: Sendable {
    case optional, required
}

/// What an explicit null means for a member.
@usableFromInline package enum NullRule: Sendable {
    /// A fault of type.
    case refused
    /// As if the member were not there.
    case asAbsent
}

/// What of undetermined text is null.
@usableFromInline enum NullSpelling {
    /// Text that says `null`.
    case anyText
    /// None, for what is a string by nature.
    case literal
}

/// Reads the members of an object by name. Each reading leaves an event in the context's key, whether the member is
/// there or not.
///
/// A result of nil means absent or at fault; the context knows which. Where null itself means something, read the
/// member with `value` and `choose`. It holds only as long as the node and the context that it was made of.
///
/// Most of the members that a schema knows are not there, and are read all the same. So asking is inlined into the
/// schema, and finds out that a member is not there without a call. For that the types in its signatures are
/// `@usableFromInline`: the compiler (Swift 6.3) inlines nothing across modules whose types are `package` alone.
@usableFromInline package struct ObjectReader {
    let node: JSONNode
    @usableFromInline let context: DecodingHandle
    /// The bits of the names that are there, and known.
    @usableFromInline let names: UInt64
    /// Where they stand.
    private let offsets: MemberOffsets
    /// All the names that the object may have.
    let members: NameTable

    /// Reports every member that is not among `members`.
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

    /// The JSON pointer of the object. Costs a walk from the root: for faults.
    package var pointer: String { node.pointer }

    /// The value of a member, its presence recorded in the key.
    @inlinable @inline(__always) package func value(_ name: StaticString, _ presence: Presence = .optional)
        -> ValueReader?
    {
        guard let value = find(name, presence, null: .refused) else { return nil }
        context.addEvent { $0.present() }
        return value
    }

    /// A string of at most `maxLength` Unicode scalars.
    @inlinable package func string(
        _ name: StaticString, _ presence: Presence = .optional, maxLength: Int, setting: String? = nil,
        null: NullRule = .refused
    ) -> String? {
        find(name, presence, null: null, spelling: .literal)?.string(maxLength: maxLength, setting: setting)
    }

    /// The value of a member that is a string by nature, so that digits and `null` in a URL are its text. Its presence
    /// is recorded only as it is read.
    package func text(_ name: StaticString) -> ValueReader? {
        find(name, .optional, null: .refused, spelling: .literal)
    }

    /// A number within `range`.
    @inlinable package func number(
        _ name: StaticString, _ presence: Presence = .optional, in range: ClosedRange<Double>, setting: String? = nil,
        null: NullRule = .refused
    ) -> Double? {
        find(name, presence, null: null)?.number(in: range, setting: setting)
    }

    /// A whole number within `range`.
    @inlinable package func integer(
        _ name: StaticString, _ presence: Presence = .optional, in range: ClosedRange<Int>, setting: String? = nil,
        null: NullRule = .refused
    ) -> Int? {
        find(name, presence, null: null)?.integer(in: range, setting: setting)
    }

    /// True or false.
    @inlinable @inline(__always) package func bool(
        _ name: StaticString, _ presence: Presence = .optional, null: NullRule = .refused
    ) -> Bool? {
        find(name, presence, null: null)?.bool()
    }

    /// One of the names of a closed choice.
    @inlinable @inline(__always) package func oneOf<Choice>(
        _ name: StaticString, _ type: Choice.Type, _ presence: Presence = .optional, null: NullRule = .refused
    ) -> Choice? where Choice: NamedChoice {
        find(name, presence, null: null)?.oneOf(type)
    }

    /// An object whose members may have the names `members`.
    @inlinable package func object(
        _ name: StaticString, _ presence: Presence = .optional, members: @autoclosure () -> NameTable,
        null: NullRule = .refused
    ) -> ObjectReader? {
        find(name, presence, null: null)?.object(members())
    }

    /// An array of at most `maxCount` elements.
    @inlinable package func array(
        _ name: StaticString, _ presence: Presence = .optional, maxCount: Int, setting: String? = nil,
        null: NullRule = .refused
    ) -> ArrayReader? {
        find(name, presence, null: null)?.array(maxCount: maxCount, setting: setting)
    }

    /// An array of numbers, as many as `counts` says.
    @inlinable package func numbers(
        _ name: StaticString, _ presence: Presence = .optional, counts: ClosedRange<Int>,
        in range: ClosedRange<Double>, setting: String? = nil, null: NullRule = .refused
    ) -> [Double]? {
        find(name, presence, null: null)?.numbers(counts: counts, in: range, setting: setting)
    }

    /// The members that are there, by their names: for an object of many names, few of which are given. Read them all.
    package func given() -> [(name: String, value: ValueReader)] {
        var given: [(index: Int, member: JSONMember)] = []
        for member in node.members {
            if let index = member.index(among: members) { given.append((index, member)) }
        }
        // The same whatever their order in the text.
        given.sort { $0.index < $1.index }
        context.addEvent { $0.array(count: given.count) }
        for (_, member) in given { context.addEvent { unsafe $0.string(member.utf8) } }
        return given.map { ($0.member.name, ValueReader($0.member.value, context: context)) }
    }

    /// Whether the object has a member of that name, of whatever kind. Leaves no event: read it as well.
    @usableFromInline package func has(_ name: StaticString) -> Bool { node.member(name) != nil }

    /// Whether one of some members is there, recorded in the key: where none is, none of them need be read, which is
    /// one question in the place of several.
    @inlinable @inline(__always) package func hasAny<let count: Int>(of wanted: [count of StaticString]) -> Bool {
        var bits: UInt64 = 0
        for index in wanted.indices { bits |= NameBit.bit(NameBit.slot(of: wanted[index])) }
        // Another name may have the same slot.
        if names & bits != 0 {
            for index in wanted.indices where has(wanted[index]) {
                context.addEvent { $0.present() }
                return true
            }
        }
        context.addEvent { $0.absent() }
        return false
    }

    /// Whether it has no members at all.
    package var isEmpty: Bool { node.count == 0 }

    /// A fault of a member that another one needs beside it; nothing where it is there, at fault or not.
    package func reportMissing(_ name: StaticString) {
        if node.member(name) == nil { missing(name) }
    }

    @usableFromInline func missing(_ name: StaticString) {
        report(name, code: "missingMember", message: "The member \"\(name)\" is missing and has no default.")
    }

    /// A fault of the object as a whole, or of one of its members, that only the reader's own rules can see.
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

    /// The member, if it is there; records in the key that it is not. Text that says `null` is null, save for strings.
    @inlinable @inline(__always) func find(
        _ name: StaticString, _ presence: Presence, null: NullRule, spelling: NullSpelling = .anyText
    ) -> ValueReader? {
        let slot = NameBit.slot(of: name)
        if names & NameBit.bit(slot) != 0,
            let value = lookUp(name, at: slot, null: null, spelling: spelling)
        {
            return value
        }
        context.addEvent { $0.absent() }
        if presence == .required { missing(name) }
        return nil
    }

    /// Whether a member may be there; leaves no event.
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

    /// A member's value; nil where it is not there. Leaves no event.
    func node(of name: StaticString) -> JSONNode? { value(of: name, at: NameBit.slot(of: name)) }

    @inline(__always) private func value(of name: StaticString, at slot: Int) -> JSONNode? {
        assert(members.names.contains(name.description), "a name is asked for that the object may not have")
        // What was added was found among the members, and needs no second look where its slot is its own.
        if let offset = offsets.offset(at: slot),
            members.hasOwnSlots || node.bytes(at: node.index &+ offset, equal: name)
        {
            return node.node(at: node.index &+ offset &+ 1)
        }
        // One of many, or another name with the same slot.
        return node.member(name)
    }
}

/// Where the names of an object's members stand on the tape, counted from the object's own word: of the last eight that
/// are near, which is all that most objects have. A byte for each, the last one lowest.
private struct MemberOffsets {
    /// By `NameBit`; what is no slot stands where no name is.
    private var slots: UInt64 = .max
    private var offsets: UInt64 = 0

    @inline(__always) mutating func add(_ offset: Int, at slot: Int) {
        guard offset <= 0xFF else { return }
        slots = slots &<< 8 | UInt64(truncatingIfNeeded: slot)
        offsets = offsets &<< 8 | UInt64(truncatingIfNeeded: offset)
    }

    /// Where a name stands that has this slot; nil where none is known.
    @inline(__always) func offset(at slot: Int) -> Int? {
        let ones: UInt64 = 0x0101_0101_0101_0101
        // The lowest byte that becomes zero is the lowest whose top bit is left: see "Bit Twiddling Hacks", haszero.
        let differences = slots ^ (ones &* UInt64(truncatingIfNeeded: slot))
        let found = (differences &- ones) & ~differences & (ones &<< 7)
        guard found != 0 else { return nil }
        return Int(truncatingIfNeeded: offsets &>> UInt64(truncatingIfNeeded: found.trailingZeroBitCount & ~7)) & 0xFF
    }
}
