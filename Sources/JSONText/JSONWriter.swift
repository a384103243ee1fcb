/// Writes compact JSON into a buffer of its own, byte for byte the same for the same calls.
///
/// Commas and colons come by themselves; that each `begin` has its `end` and each value in an object its key is the
/// caller's part. Pass it `inout`. A buffer of its own costs no uniqueness check for each byte, unlike an array.
///
/// The short calls are inlined into their callers, where the compiler sees which token follows which: commas are then
/// decided as it compiles, and a name with its punctuation is a few wide stores. (That is why it is public: Swift 6.3
/// inlines nothing that is `package` into another module.)
@safe public struct JSONWriter: ~Copyable {
    /// Owned, with the numbers told so far ahead of it; freed in `deinit`.
    @usableFromInline var start: UnsafeMutablePointer<UInt8>
    /// Where the next byte goes.
    @usableFromInline var next: UnsafeMutablePointer<UInt8>
    /// Up to where `slack` bytes fit behind `next`: so far before the end of the buffer.
    @usableFromInline var limit: UnsafeMutablePointer<UInt8>
    /// Whether a value was just finished, so that the next one follows a comma.
    @usableFromInline var followsValue = false
    /// The rectangle that was told last, and where it stands: several in a row are often the same.
    private var rectangle = Self.noRectangle

    /// Equal to none.
    private static var noRectangle: (numbers: FourNumbers, place: Range<Int>) { ((.nan, .nan, .nan, .nan), 0..<0) }

    /// A writer with room for `capacity` bytes before it must grow, that takes at most `maxCount` bytes; see `isFull`.
    package init(capacity: Int = 16384, maxCount: Int = .max) {
        let capacity = max(64, capacity)
        unsafe start = Self.allocate(capacity)
        unsafe next = unsafe start
        unsafe limit = unsafe start + capacity
        told.forget()
        toldValues.forget()
        unsafe Self.bound(of: start).initialize(to: Bound(maxCount: maxCount))
    }

    deinit {
        unsafe Self.deallocate(start)
    }

    /// A buffer with its slack behind it, and what was told ahead. Pair with `deallocate`.
    private static func allocate(_ capacity: Int) -> UnsafeMutablePointer<UInt8> {
        unsafe UnsafeMutablePointer<UInt8>.allocate(capacity: toldSize + capacity + slack) + toldSize
    }

    private static func deallocate(_ start: UnsafeMutablePointer<UInt8>) {
        unsafe (start - toldSize).deallocate()
    }

    /// Bytes ahead of the buffer.
    private static var toldSize: Int { MemoryLayout<Bound>.stride + ToldValues.size + ToldNumbers.size }

    /// The most that may be written, and whether more was. Ahead of everything else in the buffer's memory, where growing
    /// finds it: what is inlined into callers knows nothing of it.
    private struct Bound {
        let maxCount: Int
        var isExceeded = false
    }

    private static func bound(of start: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<Bound> {
        unsafe UnsafeMutableRawPointer(start - toldSize).assumingMemoryBound(to: Bound.self)
    }

    /// The numbers told so far, right ahead of the buffer, and the values ahead of them.
    private var told: ToldNumbers { @inline(__always) get { unsafe ToldNumbers(endingAt: start) } }

    private var toldValues: ToldValues {
        @inline(__always) get { unsafe ToldValues(endingAt: start - ToldNumbers.size) }
    }

    /// How many bytes are written.
    @inlinable public var count: Int { unsafe next - start }

    /// How many bytes there is room for, those that are written included.
    package var capacity: Int { unsafe limit - start }

    /// Most bytes that may be written.
    package var maxCount: Int { unsafe Self.bound(of: start).pointee.maxCount }

    /// Whether more was written than may be, since the writer held nothing: what it holds then counts for nothing, and
    /// whatever is written on is thrown away. Loops that write much ask, to end early.
    ///
    /// It depends on nothing but the bytes that were written. The memory taken never exceeds `maxCount` by more than what
    /// one call reserves.
    package var isFull: Bool { unsafe Self.bound(of: start).pointee.isExceeded || count > maxCount }

    /// What was written.
    package var bytes: [UInt8] {
        unsafe Array(unsafeUninitializedCapacity: count) { buffer, initialized in
            guard let target = buffer.baseAddress else { return }
            unsafe target.initialize(from: start, count: count)
            initialized = count
        }
    }

    /// Runs `body` on what was written, uncopied.
    package func withBytes<Result, Failure: Error>(
        _ body: (Span<UInt8>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try unsafe body(Span(_unsafeStart: UnsafePointer(start), count: count))
    }

    /// Forgets what was written and keeps the buffer.
    package mutating func removeAll() {
        unsafe next = unsafe start
        followsValue = false
        rectangle = Self.noRectangle
        unsafe Self.bound(of: start).pointee.isExceeded = false
    }

    /// Forgets what was written from a place on: one that `count` told after a value. A writer that is full stays so.
    package mutating func removeAll(from place: Int) {
        guard !isFull else { return }
        precondition(place <= count, "nothing was written there")
        removeAll()
        unsafe next += place
        followsValue = true
    }

    /// What comes next follows a value that was written elsewhere.
    package mutating func follow() { followsValue = true }

    // MARK: Containers

    /// The opening brace of an object.
    @inlinable @inline(__always) public mutating func beginObject() { open(UInt8(ascii: "{")) }

    /// The closing brace of an object.
    @inlinable @inline(__always) public mutating func endObject() { close(UInt8(ascii: "}")) }

    /// The opening bracket of an array.
    @inlinable @inline(__always) public mutating func beginArray() { open(UInt8(ascii: "[")) }

    /// The closing bracket of an array.
    @inlinable @inline(__always) public mutating func endArray() { close(UInt8(ascii: "]")) }

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

    // MARK: Members

    /// A member with a number; see `number`.
    @inlinable @inline(__always) public mutating func number(_ key: StaticString, _ value: Double) {
        begin(key, room: Self.numberRoom)
        tell(value)
        followsValue = true
    }

    /// A member with a string; see `string`.
    @inlinable @inline(__always) public mutating func string(_ key: StaticString, _ text: String) {
        string(key, inPlace: text)
    }

    /// A member with a string that is read where it lies; see `quote`.
    @inlinable @inline(__always) public mutating func string(
        _ key: StaticString, inPlace text: @autoclosure () -> String
    ) {
        begin(key, room: Self.textRoom)
        quote(text())
        followsValue = true
    }

    /// A member with a string that is read where it lies; nothing without one.
    @inlinable @inline(__always) public mutating func string(
        _ key: StaticString, ifAny text: @autoclosure () -> String?
    ) {
        if text() != nil { string(key, inPlace: text() ?? "") }
    }

    /// A member with the name of a choice.
    @inlinable @inline(__always) public mutating func name<Choice: NamedChoice>(_ key: StaticString, _ choice: Choice) {
        begin(key, room: QuotedName.room)
        push(Choice.names[choice])
        followsValue = true
    }

    /// A member that is true or false.
    @inlinable @inline(__always) public mutating func bool(_ key: StaticString, _ value: Bool) {
        self.key(key)
        bool(value)
    }

    // MARK: Fixed text

    // What is written for each track or rectangle is told by whole stretches of text between its values: one check for
    // room takes the place of one for each brace, bracket and key.

    /// The opening brace of an object, and its first member with a number.
    @inlinable @inline(__always) public mutating func beginObject(_ key: StaticString, _ value: Double) {
        reserve(key.utf8CodeUnitCount + 5 + Self.numberRoom)
        beginObject(first: key)
        tell(value)
        followsValue = true
    }

    /// The opening brace of an object, and its first member with a string that is read where it lies; see `quote`.
    @inlinable @inline(__always) public mutating func beginObject(
        _ key: StaticString, inPlace text: @autoclosure () -> String
    ) {
        reserve(key.utf8CodeUnitCount + 5 + Self.textRoom)
        beginObject(first: key)
        quote(text())
        followsValue = true
    }

    /// Room is reserved by the caller.
    @inlinable @inline(__always) mutating func beginObject(first key: StaticString) {
        comma()
        push(UInt8(ascii: "{"))
        push(UInt8(ascii: "\""))
        push(key)
        push(UInt8(ascii: "\""))
        push(UInt8(ascii: ":"))
    }

    /// A number, after text of our own as it stands, commas included.
    @inlinable @inline(__always) public mutating func number(after text: StaticString, _ value: Double) {
        reserve(text.utf8CodeUnitCount + Self.numberRoom)
        push(text)
        tell(value)
        followsValue = true
    }

    /// Two numbers in an array, after text of our own as it stands, commas included.
    @inlinable @inline(__always) public mutating func pair(after text: StaticString, _ first: Double, _ second: Double)
    {
        reserve(text.utf8CodeUnitCount + Self.pairRoom)
        push(text)
        tell(first, second)
        followsValue = true
    }

    /// A string, after text of our own as it stands, commas included.
    @inlinable @inline(__always) public mutating func string(after text: StaticString, _ string: String) {
        reserve(text.utf8CodeUnitCount + Self.textRoom)
        push(text)
        quote(string)
        followsValue = true
    }

    /// Several closing braces and brackets.
    @inlinable @inline(__always) public mutating func end(_ brackets: StaticString) {
        reserve(brackets.utf8CodeUnitCount)
        push(brackets)
        followsValue = true
    }

    /// `{x, y, width, height}`.
    @inline(never) public mutating func rectangle(x: Double, y: Double, width: Double, height: Double) {
        let numbers = (x, y, width, height)
        if numbers == rectangle.numbers { return again(rectangle.place) }
        reserve(Self.rectangleRoom)
        comma()
        let start = count
        push(#"{"x":"#)
        tell(x)
        push(#","y":"#)
        tell(y)
        push(#","width":"#)
        tell(width)
        push(#","height":"#)
        tell(height)
        push(UInt8(ascii: "}"))
        followsValue = true
        rectangle = (numbers, range(from: start))
    }

    /// What was written since `count` was `start`. Nothing of use where the writer became full in between.
    @inline(__always) package func range(from start: Int) -> Range<Int> {
        let end = count
        return min(start, end)..<end
    }

    /// Bytes that a rectangle takes unless a number is long: the most that is written after one check for room.
    private static var rectangleRoom: Int { 4 * numberRoom + 32 }

    // MARK: Strings

    /// A string: UTF-8, with quotes, backslashes and control characters escaped and all else as it is.
    @inlinable @inline(__always) public mutating func string(_ text: String) { string(inPlace: text) }

    /// A string that is read where it lies; see `quote`.
    @inlinable @inline(__always) public mutating func string(inPlace text: @autoclosure () -> String) {
        reserve(Self.textRoom + 1)
        comma()
        quote(text())
        followsValue = true
    }

    /// A string that needs no escape.
    @inlinable @inline(__always) public mutating func string(_ text: StaticString) {
        reserve(text.utf8CodeUnitCount + 3)
        comma()
        push(UInt8(ascii: "\""))
        push(text)
        push(UInt8(ascii: "\""))
        followsValue = true
    }

    /// The name of a choice.
    @inlinable @inline(__always) public mutating func name<Choice: NamedChoice>(_ choice: Choice) {
        reserve(QuotedName.room + 1)
        comma()
        push(Choice.names[choice])
        followsValue = true
    }

    /// A string given as UTF-8.
    package mutating func string(utf8: Span<UInt8>) {
        reserve(1)
        comma()
        reserve(utf8.count * 6 + 2)
        push(UInt8(ascii: "\""))
        unsafe utf8.withUnsafeBufferPointer { unsafe next = unsafe EscapedText.write($0, at: next) }
        push(UInt8(ascii: "\""))
        followsValue = true
    }

    /// Bytes that a text takes unless it is long.
    @usableFromInline static var textRoom: Int { EscapedText.short + 2 }

    /// The text between quotes, escaped. Its room is reserved by the caller.
    ///
    /// The text is asked for when there is room for it, and once more if it is not short and plain: nothing comes between
    /// its loading and its copying for which it would have to be kept. So pass what costs nothing to ask for, a member of
    /// something in a span.
    @inlinable @inline(__always) mutating func quote(_ text: @autoclosure () -> String) {
        if let end = unsafe EscapedText.quotePlain(text(), at: next) {
            unsafe next = unsafe end
        } else {
            escape(text())
        }
    }

    @usableFromInline @inline(never) mutating func escape(_ text: String) {
        // Six bytes is the longest escape.
        reserve(text.utf8.count * 6 + 2)
        push(UInt8(ascii: "\""))
        let end = unsafe text.utf8.withContiguousStorageIfAvailable { unsafe EscapedText.write($0, at: next) }
        if let end = unsafe end {
            unsafe next = unsafe end
        } else {
            // A string from elsewhere, in several pieces.
            var text = text
            text.withUTF8 { unsafe next = unsafe EscapedText.write($0, at: next) }
        }
        push(UInt8(ascii: "\""))
    }

    // MARK: Strings in pieces

    /// Begins a string that is written piece by piece, of characters that need no escape.
    @inlinable @inline(__always) public mutating func beginString() { open(UInt8(ascii: "\"")) }

    /// Ends the string that was begun.
    @inlinable @inline(__always) public mutating func endString() { close(UInt8(ascii: "\"")) }

    /// A character of the string that was begun.
    @inlinable @inline(__always) public mutating func piece(_ character: UInt8) {
        reserve(1)
        push(character)
    }

    /// A character and then a number with at most four decimals, as a piece of the string that was begun.
    @inlinable @inline(__always) public mutating func piece(_ character: UInt8, _ value: Double) {
        reserve(Self.numberRoom + 1)
        push(character)
        tell(value)
    }

    /// A character and then two numbers with a space between them, as a piece of the string that was begun.
    @inline(never) public mutating func piece(_ character: UInt8, _ first: Double, _ second: Double) {
        reserve(2 * Self.numberRoom + 2)
        push(character)
        tellInPlace(first)
        push(UInt8(ascii: " "))
        tellInPlace(second)
    }

    /// A sign and the lowest digits of a number to the base of sixteen, in upper case: `"#1E90FF"`.
    ///
    /// - Parameter digits: How many, 1…8.
    package mutating func string(_ sign: UInt8, hexadecimal value: UInt32, digits: Int) {
        precondition(digits >= 1 && digits <= 8, "a number has one to eight digits")
        reserve(12)
        comma()
        push(UInt8(ascii: "\""))
        push(sign)
        unsafe NumberText.writeHexadecimal(value << UInt32(truncatingIfNeeded: 32 &- 4 &* digits), at: next)
        unsafe next += digits
        push(UInt8(ascii: "\""))
        followsValue = true
    }

    // MARK: Numbers and words

    /// A number with at most four decimals; see `NumberText`.
    @inlinable @inline(__always) public mutating func number(_ value: Double) {
        reserve(Self.numberRoom + 1)
        comma()
        tell(value)
        followsValue = true
    }

    /// Two numbers in an array.
    @inlinable @inline(__always) public mutating func pair(_ first: Double, _ second: Double) {
        reserve(Self.pairRoom + 1)
        comma()
        tell(first, second)
        followsValue = true
    }

    /// Bytes that two numbers in an array take unless one is long.
    @usableFromInline static var pairRoom: Int { 2 * numberRoom + 3 }

    /// Two numbers in an array. Their room is reserved by the caller.
    @usableFromInline @inline(never) mutating func tell(_ first: Double, _ second: Double) {
        push(UInt8(ascii: "["))
        tellInPlace(first)
        push(UInt8(ascii: ","))
        tellInPlace(second)
        push(UInt8(ascii: "]"))
    }

    /// Bytes that a number takes unless it is long.
    @usableFromInline static var numberRoom: Int { ToldNumbers.room }

    /// The digits of a number; those of one told before are copied. Its room is reserved by the caller.
    @usableFromInline @inline(never) mutating func tell(_ value: Double) { tellInPlace(value) }

    /// The same without a call, for those that tell two.
    @inline(__always) private mutating func tellInPlace(_ value: Double) {
        if let end = unsafe told.copy(value, to: next) {
            unsafe next = unsafe end
        } else {
            tellAnew(value)
        }
    }

    @inline(never) private mutating func tellAnew(_ value: Double) {
        guard let end = unsafe NumberText.writeFourQuickly(value, at: next) else { return tellExactly(value) }
        unsafe told.remember(value, from: next, to: end)
        unsafe next = unsafe end
    }

    @inline(never) private mutating func tellExactly(_ value: Double) {
        // The digits may be more than the caller reserved for; what it goes on to write has its room all the same.
        reserve(NumberText.longest + Self.rectangleRoom)
        let number = unsafe next
        unsafe next = unsafe NumberText.write(value, decimals: 4, at: number)
        unsafe told.remember(value, from: number, to: next)
    }

    /// A number with at most `decimals` decimals, 0…9; see `NumberText`.
    @inlinable @inline(__always) public mutating func number(_ value: Double, decimals: Int) {
        reserve(NumberText.longest + 1)
        comma()
        unsafe next =
            unsafe decimals == 9
            ? NumberText.writeNine(value, at: next) : NumberText.write(value, decimals: decimals, at: next)
        followsValue = true
    }

    /// A whole number.
    package mutating func integer(_ value: Int) {
        reserve(24)
        comma()
        if value < 0 { push(UInt8(ascii: "-")) }
        unsafe next += NumberText.writeDigits(of: UInt64(value.magnitude), at: next)
        followsValue = true
    }

    /// True or false.
    @inlinable @inline(__always) public mutating func bool(_ value: Bool) {
        if value { word("true") } else { word("false") }
    }

    /// The word for nothing.
    @inlinable @inline(__always) public mutating func null() { word("null") }

    // MARK: Values that come again

    /// A value that was written before, once more.
    ///
    /// - Parameter place: Where it stands: what `count` was before and after it, its key or comma written already.
    package mutating func again(_ place: Range<Int>) {
        // By blocks, the last of which is copied whole: what stands behind the value is overwritten by what comes next.
        let count = place.upperBound &- place.lowerBound
        if count > Self.block { reserve(count &+ Self.block + 1) } else { reserve(Self.block + 1) }
        comma()
        var source = unsafe UnsafeRawPointer(start + place.lowerBound)
        var target = unsafe UnsafeMutableRawPointer(next)
        unsafe next += count
        repeat {
            unsafe target.storeBytes(of: source.loadUnaligned(as: SIMD4<UInt64>.self), as: SIMD4<UInt64>.self)
            unsafe source += Self.block
            unsafe target += Self.block
        } while unsafe target < next
        followsValue = true
    }

    /// Bytes of a block that is copied at once.
    private static var block: Int { MemoryLayout<SIMD4<UInt64>>.size }

    /// Writes a value, or a member, that four numbers tell in full if it was remembered as told before. False where it
    /// was not, and nothing is written.
    @inline(never) package mutating func writeAgain(_ kind: ToldKind, _ numbers: FourNumbers) -> Bool {
        reserve(ToldValues.room + 1)
        // The comma is overwritten where there is to be none, or no value.
        unsafe next[0] = UInt8(ascii: ",")
        let place = unsafe followsValue ? next + 1 : next
        guard let end = unsafe toldValues.copy(kind, numbers, to: place) else { return false }
        unsafe next = unsafe end
        followsValue = true
        return true
    }

    /// Remembers the value, or the member, that was just written, from `start` on: what `count` was before it, behind
    /// its comma.
    package mutating func remember(_ kind: ToldKind, _ numbers: FourNumbers, from start: Int) {
        // The text is kept by whole blocks.
        reserve(ToldValues.room)
        // It was thrown away where the writer became full.
        guard start <= count else { return }
        unsafe toldValues.remember(kind, numbers, from: self.start + start, count: count - start)
    }

    /// Where the member or value begins that is written next: behind the comma, if there has to be one.
    package mutating func beginValue() -> Int {
        reserve(1)
        comma()
        followsValue = false
        return count
    }

    /// The end of a line, for NDJSON; the next value begins a document of its own.
    package mutating func newline() {
        reserve(1)
        push(UInt8(ascii: "\n"))
        followsValue = false
    }

    // MARK: Bytes

    /// A member's name, and room for a value of `room` bytes behind it.
    @inlinable @inline(__always) mutating func begin(_ name: StaticString, room: Int) {
        reserve(name.utf8CodeUnitCount + 4 + room)
        comma()
        push(UInt8(ascii: "\""))
        push(name)
        push(UInt8(ascii: "\""))
        push(UInt8(ascii: ":"))
    }

    @inlinable @inline(__always) mutating func word(_ word: StaticString) {
        reserve(word.utf8CodeUnitCount + 1)
        comma()
        push(word)
        followsValue = true
    }

    @inlinable @inline(__always) mutating func open(_ byte: UInt8) {
        reserve(2)
        comma()
        push(byte)
        followsValue = false
    }

    @inlinable @inline(__always) mutating func close(_ byte: UInt8) {
        reserve(1)
        push(byte)
        followsValue = true
    }

    /// Room is reserved by the caller.
    @inlinable @inline(__always) mutating func comma() {
        if followsValue { push(UInt8(ascii: ",")) }
    }

    /// Room is reserved by the caller.
    @inlinable @inline(__always) mutating func push(_ byte: UInt8) {
        unsafe next[0] = byte
        unsafe next += 1
    }

    /// Room is reserved by the caller.
    @inlinable @inline(__always) mutating func push(_ text: StaticString) {
        unsafe next.initialize(from: text.utf8Start, count: text.utf8CodeUnitCount)
        unsafe next += text.utf8CodeUnitCount
    }

    /// Room is reserved by the caller.
    @inlinable @inline(__always) mutating func push(_ name: QuotedName) { unsafe next = unsafe name.write(at: next) }

    /// As much room as most tokens need: that there is so much is seen by one comparison.
    @usableFromInline static var slack: Int { 64 }

    @inlinable @inline(__always) mutating func reserve(_ more: Int) {
        if unsafe _slowPath(more <= Self.slack ? next > limit : limit - next < more - Self.slack) {
            // Pointers in and out, not the writer: what the compiler knows of it stays known.
            unsafe (start, next, limit) = unsafe Self.grown(start, next, limit, by: more)
        }
    }

    /// A larger buffer in place of `start`, which is freed; or the same one, begun anew, where more was written than may be.
    ///
    /// Whether too much was written is asked of the bytes that are there, not of the room that is wanted: callers reserve
    /// for the longest that a value may be.
    @usableFromInline @inline(never) static func grown(
        _ start: UnsafeMutablePointer<UInt8>, _ next: UnsafeMutablePointer<UInt8>, _ limit: UnsafeMutablePointer<UInt8>,
        by more: Int
    ) -> (UnsafeMutablePointer<UInt8>, UnsafeMutablePointer<UInt8>, UnsafeMutablePointer<UInt8>) {
        let count = unsafe next - start
        let capacity = unsafe limit - start
        let bound = unsafe bound(of: start)
        let maxCount = unsafe bound.pointee.maxCount
        let isExceeded = count > maxCount
        if isExceeded {
            unsafe bound.pointee.isExceeded = true
            if more <= capacity { return unsafe (start, start, limit) }
        }
        let kept = isExceeded ? 0 : count
        let larger = max(min(capacity * 2, max(maxCount, capacity)), kept + more)
        let target = unsafe allocate(larger)
        unsafe (target - toldSize).initialize(from: start - toldSize, count: toldSize + count)
        unsafe deallocate(start)
        return unsafe (target, target + kept, target + larger)
    }
}
