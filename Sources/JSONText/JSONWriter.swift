/// Writes compact JSON into a buffer of its own. The same calls always give the same bytes.
///
/// Commas and colons are written automatically. The caller must match each `begin` with its `end`, and give each value
/// in an object a key. Pass the writer `inout`. A buffer of its own, unlike an array, costs no uniqueness check for
/// each byte.
///
/// A value is written by the function named after it: `number`, `string`, `beginArray`. A member of an object is
/// written by `member`, or by `beginObject` and `beginArray` with its name; or by `key` followed by a function that
/// writes its value.
///
/// The short calls are inlined into their callers, where the compiler sees which token follows which: it then decides
/// on commas at compile time, and a name with its punctuation takes a few wide stores. (That is why the writer is
/// public: Swift 6.3 inlines nothing that is `package` into another module.)
///
/// The other calls promise to release nothing that the caller can see (`@_effects(releasenone)`), so that the caller
/// need not retain what it reads in place. Of a call into another module without it, the compiler assumes the worst.
@safe public struct JSONWriter: ~Copyable {
    /// The beginning of the buffer; owned, with the caches and the bound before it, and freed in `deinit`.
    @usableFromInline var start: UnsafeMutablePointer<UInt8>
    /// The address of the next byte.
    @usableFromInline var next: UnsafeMutablePointer<UInt8>
    /// The last value of `next` for which `slack` bytes are left in the buffer.
    @usableFromInline var limit: UnsafeMutablePointer<UInt8>
    /// Whether a value was just finished, so that a comma has to precede the next one.
    @usableFromInline var followsValue = false
    /// The rectangle that was written last.
    var lastRectangle = RectangleMemo()

    /// Creates a writer with room for `capacity` bytes before it has to grow. It accepts at most `maxCount` bytes; see
    /// `isFull`.
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

    /// The number of bytes written.
    @inlinable public var count: Int { unsafe next - start }

    /// The number of bytes for which the buffer has room, including those that were written.
    package var capacity: Int { unsafe limit - start }

    /// The most bytes that may be written.
    package var maxCount: Int { unsafe Self.bound(of: start).pointee.maxCount }

    /// Whether more than `maxCount` bytes were written since the writer was empty. Then its content is meaningless, and
    /// whatever else is written is discarded. Loops that write much can check this to end early.
    ///
    /// It depends only on the bytes that were written. The memory exceeds `maxCount` by at most what one call reserves.
    package var isFull: Bool { unsafe Self.bound(of: start).pointee.isExceeded || count > maxCount }

    /// A copy of the bytes that were written.
    package var bytes: [UInt8] {
        unsafe Array(unsafeUninitializedCapacity: count) { buffer, initialized in
            guard let target = buffer.baseAddress else { return }
            unsafe target.initialize(from: start, count: count)
            initialized = count
        }
    }

    /// Calls `body` with the bytes that were written, without copying them.
    package func withBytes<Result, Failure: Error>(
        _ body: (Span<UInt8>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try unsafe body(Span(_unsafeStart: UnsafePointer(start), count: count))
    }

    /// Removes what was written and keeps the buffer.
    package mutating func removeAll() {
        unsafe next = unsafe start
        followsValue = false
        lastRectangle = RectangleMemo()
        unsafe Self.bound(of: start).pointee.isExceeded = false
    }

    /// Removes what was written from an offset on. The offset is a value of `count` just after a value was written. A
    /// writer that is full stays full.
    package mutating func removeAll(from offset: Int) {
        guard !isFull else { return }
        precondition(offset <= count, "nothing was written there")
        removeAll()
        unsafe next += offset
        followsValue = true
    }

    /// Makes the next value be preceded by a comma, because another writer wrote a value before it.
    package mutating func follow() { followsValue = true }

    /// Ends a line, for NDJSON. The next value begins a new document.
    package mutating func newline() {
        reserve(1)
        push(UInt8(ascii: "\n"))
        followsValue = false
    }

    // MARK: Containers

    /// Writes the opening brace of an object.
    @inlinable @inline(__always) public mutating func beginObject() { open(UInt8(ascii: "{")) }

    /// Writes the closing brace of an object.
    @inlinable @inline(__always) public mutating func endObject() { close(UInt8(ascii: "}")) }

    /// Writes the opening bracket of an array.
    @inlinable @inline(__always) public mutating func beginArray() { open(UInt8(ascii: "[")) }

    /// Writes the closing bracket of an array.
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

    /// Writes true or false.
    @inlinable @inline(__always) public mutating func bool(_ value: Bool) {
        if value { word("true") } else { word("false") }
    }

    /// Writes null.
    @inlinable @inline(__always) public mutating func null() { word("null") }

    @inlinable @inline(__always) mutating func word(_ word: StaticString) {
        reserve(word.utf8CodeUnitCount + 1)
        comma()
        push(word)
        followsValue = true
    }
}
