/// Writes compact JSON into a buffer of its own, byte for byte the same for the same calls.
///
/// Commas and colons come by themselves; that each `begin` has its `end` and each value in an object its key is the
/// caller's part. Pass it `inout`. A buffer of its own costs no uniqueness check for each byte, unlike an array.
///
/// A value is written by the function called as it is: `number`, `string`, `beginArray`. A member of an object is
/// written by `member`, or by `beginObject` and `beginArray` with its name; by `key` and what writes its value where
/// that is another's function.
///
/// The short calls are inlined into their callers, where the compiler sees which token follows which: commas are then
/// decided as it compiles, and a name with its punctuation is a few wide stores. (That is why it is public: Swift 6.3
/// inlines nothing that is `package` into another module.)
@safe public struct JSONWriter: ~Copyable {
    /// Owned, with the caches and the bound so far ahead of it; freed in `deinit`.
    @usableFromInline var start: UnsafeMutablePointer<UInt8>
    /// Where the next byte goes.
    @usableFromInline var next: UnsafeMutablePointer<UInt8>
    /// Up to where `slack` bytes fit behind `next`: so far before the end of the buffer.
    @usableFromInline var limit: UnsafeMutablePointer<UInt8>
    /// Whether a value was just finished, so that the next one follows a comma.
    @usableFromInline var followsValue = false
    /// The rectangle that was written last.
    var lastRectangle = RectangleMemo()

    /// A writer with room for `capacity` bytes before it must grow, that takes at most `maxCount` bytes; see `isFull`.
    package init(capacity: Int = 16384, maxCount: Int = .max) {
        let capacity = max(64, capacity)
        unsafe start = Self.allocate(capacity)
        unsafe next = unsafe start
        unsafe limit = unsafe start + capacity
        numberCache.clear()
        fragmentCache.clear()
        unsafe Self.bound(of: start).initialize(to: Bound(maxCount: maxCount))
    }

    deinit {
        unsafe Self.deallocate(start)
    }

    /// How many bytes are written.
    @inlinable public var count: Int { unsafe next - start }

    /// The bytes that the buffer holds at the most, written ones included.
    package var capacity: Int { unsafe limit - start }

    /// Most bytes that may be written.
    package var maxCount: Int { unsafe Self.bound(of: start).pointee.maxCount }

    /// Whether more was written than may be, since the writer held nothing: what it holds then counts for nothing, and
    /// whatever is written on is thrown away. Loops that write much ask, to end early.
    ///
    /// It depends on nothing but the bytes that were written. The memory taken never exceeds `maxCount` by more than
    /// what one call reserves.
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
        lastRectangle = RectangleMemo()
        unsafe Self.bound(of: start).pointee.isExceeded = false
    }

    /// Forgets what was written from an offset on: a value of `count` just behind a value. A writer that is full stays
    /// so.
    package mutating func removeAll(from offset: Int) {
        guard !isFull else { return }
        precondition(offset <= count, "nothing was written there")
        removeAll()
        unsafe next += offset
        followsValue = true
    }

    /// What comes next follows a value that was written elsewhere.
    package mutating func follow() { followsValue = true }

    /// The end of a line, for NDJSON; the next value begins a document of its own.
    package mutating func newline() {
        reserve(1)
        push(UInt8(ascii: "\n"))
        followsValue = false
    }

    // MARK: Containers

    /// The opening brace of an object.
    @inlinable @inline(__always) public mutating func beginObject() { open(UInt8(ascii: "{")) }

    /// The closing brace of an object.
    @inlinable @inline(__always) public mutating func endObject() { close(UInt8(ascii: "}")) }

    /// The opening bracket of an array.
    @inlinable @inline(__always) public mutating func beginArray() { open(UInt8(ascii: "[")) }

    /// The closing bracket of an array.
    @inlinable @inline(__always) public mutating func endArray() { close(UInt8(ascii: "]")) }

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

    // MARK: Words

    /// True or false.
    @inlinable @inline(__always) public mutating func bool(_ value: Bool) {
        if value { word("true") } else { word("false") }
    }

    /// The word for nothing.
    @inlinable @inline(__always) public mutating func null() { word("null") }

    @inlinable @inline(__always) mutating func word(_ word: StaticString) {
        reserve(word.utf8CodeUnitCount + 1)
        comma()
        push(word)
        followsValue = true
    }
}
