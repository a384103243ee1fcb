extension JSONWriter {
    // MARK: Names

    /// A member's name that needs no escape: printable ASCII without quotes and backslashes.
    @inlinable @inline(__always) public mutating func key(_ name: StaticString) {
        begin(name, room: 0)
        followsValue = false
    }

    /// A member's name that is only known at run time, escaped as a string is.
    ///
    /// It has a label of its own because a bare literal would choose `String` over `StaticString`, and pay for escapes.
    package mutating func key(text name: String) {
        string(name)
        reserve(1)
        push(UInt8(ascii: ":"))
        followsValue = false
    }

    /// A member's name that is that of a choice.
    @inlinable @inline(__always) public mutating func key<Choice: NamedChoice>(_ choice: Choice) {
        reserve(QuotedName.room + 2)
        comma()
        push(Choice.names[choice])
        push(UInt8(ascii: ":"))
        followsValue = false
    }

    /// A member's name, and room for a value of `room` bytes behind it.
    @inlinable @inline(__always) mutating func begin(_ name: StaticString, room: Int) {
        reserve(name.utf8CodeUnitCount + 4 + room)
        comma()
        push(UInt8(ascii: "\""))
        push(name)
        push(UInt8(ascii: "\""))
        push(UInt8(ascii: ":"))
    }

    // MARK: Members

    /// A member that is an object: its name and the opening brace.
    @inlinable @inline(__always) public mutating func beginObject(_ name: StaticString) {
        begin(name, room: 1)
        push(UInt8(ascii: "{"))
        followsValue = false
    }

    /// A member that is an array: its name and the opening bracket.
    @inlinable @inline(__always) public mutating func beginArray(_ name: StaticString) {
        begin(name, room: 1)
        push(UInt8(ascii: "["))
        followsValue = false
    }

    /// A member with a number; see `number`.
    @inlinable @inline(__always) public mutating func member(_ name: StaticString, _ value: Double) {
        begin(name, room: Self.numberRoom)
        push(number: value)
        followsValue = true
    }

    /// A member with a number of at most `decimals` decimals, 0…9.
    @inlinable @inline(__always) public mutating func member(_ name: StaticString, _ value: Double, decimals: Int) {
        key(name)
        number(value, decimals: decimals)
    }

    /// A member with a number, or null without one.
    @inlinable @inline(__always) public mutating func member(_ name: StaticString, orNull value: Double?) {
        if let value { member(name, value) } else { nullMember(name) }
    }

    /// A member with a whole number.
    package mutating func member(_ name: StaticString, _ value: Int) {
        key(name)
        integer(value)
    }

    /// A member with a whole number, or null without one.
    package mutating func member(_ name: StaticString, orNull value: Int?) {
        if let value { member(name, value) } else { nullMember(name) }
    }

    /// A member with two numbers in an array.
    @inlinable @inline(__always) public mutating func member(
        _ name: StaticString, _ first: Double, _ second: Double
    ) {
        begin(name, room: Self.pairRoom)
        push(first, second)
        followsValue = true
    }

    /// A member with a string; see `string`.
    @inlinable @inline(__always) public mutating func member(_ name: StaticString, _ text: String) {
        member(name, inPlace: text)
    }

    /// A member with a string that is read where it lies; see `quote`.
    @inlinable @inline(__always) public mutating func member(
        _ name: StaticString, inPlace text: @autoclosure () -> String
    ) {
        begin(name, room: Self.textRoom)
        quote(text())
        followsValue = true
    }

    /// A member with a string that is read where it lies; nothing without one.
    @inlinable @inline(__always) public mutating func member(
        _ name: StaticString, ifAny text: @autoclosure () -> String?
    ) {
        if text() != nil { member(name, inPlace: text() ?? "") }
    }

    /// A member with a string, or null without one.
    @inlinable @inline(__always) public mutating func member(_ name: StaticString, orNull text: String?) {
        if let text { member(name, text) } else { nullMember(name) }
    }

    /// A member with the name of a choice.
    @inlinable @inline(__always) public mutating func member<Choice: NamedChoice>(
        _ name: StaticString, _ choice: Choice
    ) {
        begin(name, room: QuotedName.room)
        push(Choice.names[choice])
        followsValue = true
    }

    /// A member that is true or false.
    @inlinable @inline(__always) public mutating func member(_ name: StaticString, _ value: Bool) {
        key(name)
        bool(value)
    }

    /// A member that is null.
    @inlinable @inline(__always) public mutating func nullMember(_ name: StaticString) {
        key(name)
        null()
    }
}
