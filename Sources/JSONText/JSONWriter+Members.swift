extension JSONWriter {
    // MARK: Names

    /// Writes a member's name that needs no escape: printable ASCII without quotes and backslashes.
    @inlinable @inline(__always) public mutating func key(_ name: StaticString) {
        begin(name, room: 0)
        followsValue = false
    }

    /// Writes a member's name that is only known at run time, escaped like a string.
    ///
    /// The label is necessary because otherwise a literal would be taken as a `String` rather than a `StaticString`,
    /// and be searched for escapes.
    @_effects(releasenone)
    package mutating func key(text name: String) {
        string(name)
        reserve(1)
        push(UInt8(ascii: ":"))
        followsValue = false
    }

    /// Writes the name of a choice as a member's name.
    @inlinable @inline(__always) public mutating func key<Choice: NamedChoice>(_ choice: Choice) {
        reserve(QuotedName.room + 2)
        comma()
        push(Choice.names[choice])
        push(UInt8(ascii: ":"))
        followsValue = false
    }

    /// Writes a member's name, and reserves `room` bytes for a value after it.
    @inlinable @inline(__always) mutating func begin(_ name: StaticString, room: Int) {
        reserve(name.utf8CodeUnitCount + 4 + room)
        comma()
        push(UInt8(ascii: "\""))
        push(name)
        push(UInt8(ascii: "\""))
        push(UInt8(ascii: ":"))
    }

    // MARK: Members

    /// Begins a member that is an object: writes its name and the opening brace.
    @inlinable @inline(__always) public mutating func beginObject(_ name: StaticString) {
        begin(name, room: 1)
        push(UInt8(ascii: "{"))
        followsValue = false
    }

    /// Begins a member that is an array: writes its name and the opening bracket.
    @inlinable @inline(__always) public mutating func beginArray(_ name: StaticString) {
        begin(name, room: 1)
        push(UInt8(ascii: "["))
        followsValue = false
    }

    /// Writes a member that is an array: for each item, the value that `write` writes.
    @inlinable @inline(__always) public mutating func array<Items: Sequence>(
        _ name: StaticString, _ items: Items, _ write: (inout JSONWriter, Items.Element) -> Void
    ) {
        beginArray(name)
        for item in items { write(&self, item) }
        endArray()
    }

    /// Writes a member with a list of strings.
    @_effects(releasenone)
    package mutating func member(_ name: StaticString, _ texts: [String]) {
        beginArray(name)
        let texts = texts.span
        for index in texts.indices { string(inPlace: texts[index]) }
        endArray()
    }

    /// Writes a member with a number; see `number`.
    @inlinable @inline(__always) public mutating func member(_ name: StaticString, _ value: Double) {
        begin(name, room: Self.numberRoom)
        push(number: value)
        followsValue = true
    }

    /// Writes a member with a number of at most `decimals` decimals, 0…9.
    @inlinable @inline(__always) public mutating func member(_ name: StaticString, _ value: Double, decimals: Int) {
        key(name)
        number(value, decimals: decimals)
    }

    /// Writes a member with a number, or with null for `nil`.
    @inlinable @inline(__always) public mutating func member(_ name: StaticString, orNull value: Double?) {
        if let value { member(name, value) } else { nullMember(name) }
    }

    /// Writes a member with a whole number.
    @_effects(releasenone)
    package mutating func member(_ name: StaticString, _ value: Int) {
        key(name)
        integer(value)
    }

    /// Writes a member with two numbers in an array.
    @inlinable @inline(__always) public mutating func member(_ name: StaticString, _ first: Double, _ second: Double) {
        begin(name, room: Self.pairRoom)
        push(first, second)
        followsValue = true
    }

    /// Writes a member with a string; see `string`.
    @inlinable @inline(__always) public mutating func member(_ name: StaticString, _ text: String) {
        member(name, inPlace: text)
    }

    /// Writes a member with a string that is read in place, without retaining it; see `quote`.
    @inlinable @inline(__always) public mutating func member(
        _ name: StaticString, inPlace text: @autoclosure () -> String
    ) {
        begin(name, room: Self.textRoom)
        quote(text())
        followsValue = true
    }

    /// Writes a member with a string that is read in place, without retaining it; nothing for `nil`.
    @inlinable @inline(__always) public mutating func member(
        _ name: StaticString, ifAny text: @autoclosure () -> String?
    ) {
        if text() != nil { member(name, inPlace: text() ?? "") }
    }

    /// Writes a member with a string, or with null for `nil`.
    @inlinable @inline(__always) public mutating func member(_ name: StaticString, orNull text: String?) {
        if let text { member(name, text) } else { nullMember(name) }
    }

    /// Writes a member with the name of a choice.
    @inlinable @inline(__always) public mutating func member<Choice: NamedChoice>(
        _ name: StaticString, _ choice: Choice
    ) {
        begin(name, room: QuotedName.room)
        push(Choice.names[choice])
        followsValue = true
    }

    /// Writes a member with true or false.
    @inlinable @inline(__always) public mutating func member(_ name: StaticString, _ value: Bool) {
        key(name)
        bool(value)
    }

    /// Writes a member with null.
    @inlinable @inline(__always) public mutating func nullMember(_ name: StaticString) {
        key(name)
        null()
    }
}
