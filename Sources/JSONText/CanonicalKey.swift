/// The canonical form, in bytes, of what was read from a body: the part of a cache key that represents the body.
///
/// A reader is a fixed program: which value it reads next depends only on what it has read so far. Each value it reads
/// appends one event here, and no event is a prefix of another. So by induction two bodies have the same key exactly if
/// everything read from them is the same, whatever the order of members, white space, the spelling of numbers and
/// strings, or the form, JSON or dotted members. The condition is that nothing flows from the body to the program
/// except through an event; that is why `ValueReader` exposes no node.
package struct CanonicalKey: Hashable, Sendable {
    /// The events, as `KeyEvents` writes them.
    package private(set) var bytes: [UInt8]

    init(_ events: borrowing KeyEvents) { bytes = unsafe Array(events.bytes) }

    /// Records something that the answer depends on and that is not read from the body.
    package mutating func mark(_ text: String) {
        var events = KeyEvents()
        events.mark(text)
        unsafe bytes.append(contentsOf: events.bytes)
        events.deallocate()
    }
}

/// The events of a canonical key while a body is read.
///
/// There is one for each member that a schema knows, so they have separate memory; appending to an array inside a class
/// would cost a check of exclusive access each time. The memory is owned: call `deallocate` at the end.
@safe @usableFromInline struct KeyEvents {
    @usableFromInline enum Event: UInt8 {
        case absent, present, null, no, yes, number, string, object, array, kind, mark
    }

    @usableFromInline var start: UnsafeMutablePointer<UInt8>
    /// The address at which the next event is written.
    @usableFromInline var next: UnsafeMutablePointer<UInt8>
    /// The end of the memory.
    @usableFromInline var limit: UnsafeMutablePointer<UInt8>

    /// The bytes allocated at first; enough for most bodies.
    private static let initialCapacity = 512

    init() {
        unsafe start = .allocate(capacity: Self.initialCapacity)
        unsafe next = unsafe start
        unsafe limit = unsafe start + Self.initialCapacity
    }

    func deallocate() { unsafe start.deallocate() }

    /// The bytes of the events so far; valid until the next event.
    var bytes: UnsafeBufferPointer<UInt8> { unsafe UnsafeBufferPointer(start: start, count: next - start) }

    /// Removes the events and keeps the memory.
    mutating func removeAll() { unsafe next = unsafe start }

    /// Records something that the answer depends on and that is not read from the body: the endpoint, the format.
    mutating func mark(_ text: String) {
        append(Event.mark)
        unsafe text.utf8Span.span.withUnsafeBufferPointer { unsafe append(utf8: $0) }
    }

    mutating func append(_ other: borrowing KeyEvents) { unsafe append(other.bytes) }

    @inlinable @inline(__always) mutating func absent() { append(Event.absent) }

    @inlinable @inline(__always) mutating func present() { append(Event.present) }

    mutating func null() { append(Event.null) }

    mutating func bool(_ value: Bool) { append(value ? Event.yes : Event.no) }

    /// Appends the eight bytes of the bit pattern; negative zero counts as zero.
    mutating func number(_ value: Double) {
        reserve(9)
        let pattern = (value == 0 ? 0 : value).bitPattern.littleEndian
        unsafe next[0] = Event.number.rawValue
        unsafe UnsafeMutableRawPointer(next + 1).storeBytes(of: pattern, as: UInt64.self)
        unsafe next += 9
    }

    mutating func string(_ utf8: UnsafeBufferPointer<UInt8>) {
        // Most strings are so short that their length fits in one byte.
        guard utf8.count < 0x80 else {
            append(Event.string)
            return unsafe append(utf8: utf8)
        }
        reserve(utf8.count &+ 2)
        unsafe next[0] = Event.string.rawValue
        unsafe next[1] = UInt8(truncatingIfNeeded: utf8.count)
        unsafe next += 2
        unsafe copy(utf8)
    }

    /// Appends the start of an object, without the number of members: the reader decides which members are read, and
    /// each of them appends an event.
    mutating func object() { append(Event.object) }

    mutating func array(count: Int) {
        append(Event.array)
        append(length: count)
    }

    mutating func kind(_ kind: JSONKind) {
        append(Event.kind)
        append(kind.rawValue)
    }

    private mutating func append(utf8: UnsafeBufferPointer<UInt8>) {
        append(length: utf8.count)
        unsafe append(utf8)
    }

    /// Appends a length as LEB128: seven bits a byte, the top bit set on all but the last, so that no length is a
    /// prefix of another.
    @inline(__always) private mutating func append(length: Int) {
        var rest = UInt(bitPattern: length)
        while rest >= 0x80 {
            append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        append(UInt8(truncatingIfNeeded: rest))
    }

    @inlinable @inline(__always) mutating func append(_ event: Event) { append(event.rawValue) }

    @inlinable @inline(__always) mutating func append(_ byte: UInt8) {
        if unsafe _slowPath(next == limit) { grow(by: 1) }
        unsafe next[0] = byte
        unsafe next += 1
    }

    private mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        reserve(bytes.count)
        unsafe copy(bytes)
    }

    /// Appends bytes for which there is room.
    @inline(__always) private mutating func copy(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let first = bytes.baseAddress else { return }
        if unsafe EscapedText.copyShort(bytes, to: next) == nil {
            unsafe next.update(from: first, count: bytes.count)
        }
        unsafe next += bytes.count
    }

    @inlinable @inline(__always) mutating func reserve(_ more: Int) {
        if unsafe _slowPath(limit - next < more) { grow(by: more) }
    }

    @usableFromInline @inline(never) mutating func grow(by more: Int) {
        let count = unsafe next - start
        let capacity = unsafe max((limit - start) * 2, count + more)
        let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
        unsafe larger.update(from: start, count: count)
        unsafe start.deallocate()
        unsafe start = larger
        unsafe next = unsafe larger + count
        unsafe limit = unsafe larger + capacity
    }
}
