extension JSONWriter {
    /// Writes a string: UTF-8, with quotes, backslashes and control characters escaped and all else as it is.
    @inlinable @inline(__always) public mutating func string(_ text: String) { string(inPlace: text) }

    /// Writes a string that is read in place, without retaining it; see `quote`.
    @inlinable @inline(__always) public mutating func string(inPlace text: @autoclosure () -> String) {
        reserve(Self.textRoom + 1)
        comma()
        quote(text())
        followsValue = true
    }

    /// Writes a string that needs no escape.
    @inlinable @inline(__always) public mutating func string(_ text: StaticString) {
        reserve(text.utf8CodeUnitCount + 3)
        comma()
        push(UInt8(ascii: "\""))
        push(text)
        push(UInt8(ascii: "\""))
        followsValue = true
    }

    /// Writes the name of a choice.
    @inlinable @inline(__always) public mutating func name<Choice: NamedChoice>(_ choice: Choice) {
        reserve(QuotedName.room + 1)
        comma()
        push(Choice.names[choice])
        followsValue = true
    }

    /// Writes a string given as UTF-8.
    @_effects(releasenone)
    package mutating func string(utf8: Span<UInt8>) {
        reserve(1)
        comma()
        reserve(utf8.count * 6 + 2)
        push(UInt8(ascii: "\""))
        unsafe utf8.withUnsafeBufferPointer { unsafe next = unsafe EscapedText.write($0, at: next) }
        push(UInt8(ascii: "\""))
        followsValue = true
    }

    /// The bytes for a text, unless it is long.
    @usableFromInline static var textRoom: Int { EscapedText.short + 2 }

    /// Writes the text between quotes, escaped. The caller must have reserved room for a short text.
    ///
    /// The expression is evaluated when there is room for the text, and a second time if the text is not short and
    /// plain. So nothing happens between loading and copying the text that would require retaining it. Pass an
    /// expression that is cheap to evaluate, such as a member of an element of a span.
    @inlinable @inline(__always) mutating func quote(_ text: @autoclosure () -> String) {
        if let end = unsafe EscapedText.quotePlain(text(), at: next) {
            unsafe next = unsafe end
        } else {
            escape(text())
        }
    }

    @_effects(releasenone)
    @usableFromInline @inline(never) mutating func escape(_ text: String) {
        reserve(1)
        push(UInt8(ascii: "\""))
        piece(text)
        reserve(1)
        push(UInt8(ascii: "\""))
    }

    /// Writes a text, escaped, as a piece of the string that was begun.
    @_effects(releasenone)
    public mutating func piece(_ text: String) {
        // The longest escape takes six bytes.
        reserve(text.utf8.count * 6 + 2)
        let end = unsafe text.utf8.withContiguousStorageIfAvailable { bytes in
            unsafe EscapedText.copyPlain(bytes, to: next) ?? EscapedText.write(bytes, at: next)
        }
        if let end = unsafe end {
            unsafe next = unsafe end
        } else {
            // This is a string bridged from Objective-C, whose bytes are in several pieces.
            var text = text
            text.withUTF8 { unsafe next = unsafe EscapedText.write($0, at: next) }
        }
    }

    // MARK: Strings in pieces

    /// Begins a string that is written piece by piece.
    @inlinable @inline(__always) public mutating func beginString() { open(UInt8(ascii: "\"")) }

    /// Ends the string that was begun.
    @inlinable @inline(__always) public mutating func endString() { close(UInt8(ascii: "\"")) }

    /// Writes a character that needs no escape, as a piece of the string that was begun.
    @inlinable @inline(__always) public mutating func piece(_ character: UInt8) {
        reserve(1)
        push(character)
    }

    /// Writes a character and a number with at most four decimals, as a piece of the string that was begun.
    @inlinable @inline(__always) public mutating func piece(_ character: UInt8, _ value: Double) {
        reserve(Self.numberRoom + 1)
        push(character)
        push(number: value)
    }

    /// Writes a character and two numbers with a space between them, as a piece of the string that was begun.
    @_effects(releasenone)
    @inline(never) public mutating func piece(_ character: UInt8, _ first: Double, _ second: Double) {
        reserve(2 * Self.numberRoom + 2)
        push(character)
        pushInline(first)
        push(UInt8(ascii: " "))
        pushInline(second)
    }

    /// Writes a string of a sign and the lowest hexadecimal digits of a number, in upper case: `"#1E90FF"`.
    ///
    /// - Parameter digits: The number of digits, 1…8.
    @_effects(releasenone)
    package mutating func string(_ sign: UInt8, hexadecimal value: UInt32, digits: Int) {
        precondition(digits >= 1 && digits <= 8, "a number has one to eight digits")
        reserve(12)
        comma()
        push(UInt8(ascii: "\""))
        push(sign)
        unsafe JSONNumber.writeHexadecimal(value << UInt32(truncatingIfNeeded: 32 &- 4 &* digits), at: next)
        unsafe next += digits
        push(UInt8(ascii: "\""))
        followsValue = true
    }
}
