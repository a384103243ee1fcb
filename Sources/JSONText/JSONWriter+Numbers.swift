extension JSONWriter {
    /// Writes a number with at most four decimals; see `JSONNumber`.
    @inlinable @inline(__always) public mutating func number(_ value: Double) {
        reserve(Self.numberRoom + 1)
        comma()
        push(number: value)
        followsValue = true
    }

    /// Writes two numbers in an array.
    @inlinable @inline(__always) public mutating func pair(_ first: Double, _ second: Double) {
        reserve(Self.pairRoom + 1)
        comma()
        push(first, second)
        followsValue = true
    }

    /// The bytes for two numbers in an array, unless one of them is long.
    @usableFromInline static var pairRoom: Int { 2 * numberRoom + 3 }

    /// Writes two numbers in an array. The caller must have reserved room.
    @_effects(releasenone)
    @usableFromInline @inline(never) mutating func push(_ first: Double, _ second: Double) {
        push(UInt8(ascii: "["))
        pushInline(first)
        push(UInt8(ascii: ","))
        pushInline(second)
        push(UInt8(ascii: "]"))
    }

    /// The bytes for a number, unless it is long.
    @usableFromInline static var numberRoom: Int { NumberCache.room }

    /// Writes the digits of a number. If the same number was written before, they are copied. The caller must have
    /// reserved room.
    @_effects(releasenone)
    @usableFromInline @inline(never) mutating func push(number value: Double) { pushInline(value) }

    /// Writes the digits of a number like `push`, but is inlined, for functions that write two numbers.
    @inline(__always) mutating func pushInline(_ value: Double) {
        if let end = unsafe numberCache.copy(value, to: next) {
            unsafe next = unsafe end
        } else {
            pushAnew(value)
        }
    }

    @inline(never) mutating func pushAnew(_ value: Double) {
        guard let end = unsafe JSONNumber.writeFourQuickly(value, at: next) else { return pushExactly(value) }
        unsafe numberCache.insert(value, from: next, to: end)
        unsafe next = unsafe end
    }

    @inline(never) mutating func pushExactly(_ value: Double) {
        // There may be more digits than the caller reserved room for. The room for what the caller writes next is still
        // kept.
        reserve(JSONNumber.longest + Self.rectangleRoom)
        let number = unsafe next
        unsafe next = unsafe JSONNumber.write(value, decimals: 4, at: number)
        unsafe numberCache.insert(value, from: number, to: next)
    }

    /// Writes a number with at most `decimals` decimals, 0…9; see `JSONNumber`.
    @inlinable @inline(__always) public mutating func number(_ value: Double, decimals: Int) {
        reserve(JSONNumber.longest + 1)
        comma()
        unsafe next =
            unsafe decimals == 9
            ? JSONNumber.writeNine(value, at: next) : JSONNumber.write(value, decimals: decimals, at: next)
        followsValue = true
    }

    /// Writes a whole number.
    @_effects(releasenone)
    package mutating func integer(_ value: Int) {
        reserve(24)
        comma()
        if value < 0 { push(UInt8(ascii: "-")) }
        unsafe next += JSONNumber.writeDigits(of: UInt64(value.magnitude), at: next)
        followsValue = true
    }

    // MARK: Rectangles

    /// Writes `{x, y, width, height}`. If the rectangle equals the one before, it is copied, because several in a row
    /// are often equal.
    @_effects(releasenone)
    @inline(never) public mutating func rectangle(x: Double, y: Double, width: Double, height: Double) {
        let numbers = (x, y, width, height)
        if let range = lastRectangle.range(of: numbers) { return again(range) }
        reserve(Self.rectangleRoom)
        comma()
        let start = count
        push(#"{"x":"#)
        push(number: x)
        push(#","y":"#)
        push(number: y)
        push(#","width":"#)
        push(number: width)
        push(#","height":"#)
        push(number: height)
        push(UInt8(ascii: "}"))
        followsValue = true
        lastRectangle.set(numbers, range: range(from: start))
    }

    /// The bytes for a rectangle, unless one of its numbers is long. This is the most that is written after a single
    /// check for room.
    static var rectangleRoom: Int { 4 * numberRoom + 32 }
}

/// The rectangle that a writer wrote last, and where it is.
struct RectangleMemo {
    /// The numbers of the rectangle; at first, numbers that equal no others.
    private var numbers: FourNumbers = (.nan, .nan, .nan, .nan)
    private var written = 0..<0

    /// The range of a rectangle with these numbers; `nil` if the last one was different.
    @inline(__always) func range(of numbers: FourNumbers) -> Range<Int>? { numbers == self.numbers ? written : nil }

    @inline(__always) mutating func set(_ numbers: FourNumbers, range: Range<Int>) {
        self.numbers = numbers
        written = range
    }
}
