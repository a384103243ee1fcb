/// What was read from a body, as bytes: the part of a cache key that stands for the body.
///
/// A reader is a fixed program: which value it reads next depends only on what it has read so far. Each value it reads
/// appends one event here, and no event is the beginning of another. So by induction two bodies have the same key
/// exactly if everything read from them is the same, whatever the order of members, white space, the spelling of
/// numbers and strings, or the form, JSON or dotted members.
/// The condition is that nothing flows from the body to the program except through an event; that is why
/// `ValueReader` hands out no node.
package struct CanonicalKey: Hashable, Sendable {
    private enum Event: UInt8 {
        case absent, present, null, no, yes, number, string, object, array, kind, mark
    }

    /// The events so far.
    package private(set) var bytes: [UInt8] = []

    package init() {
        bytes.reserveCapacity(512)
    }

    /// Forgets the events and keeps the memory.
    package mutating func removeAll() {
        bytes.removeAll(keepingCapacity: true)
    }

    /// Something the answer depends on that is not read from the body: the endpoint, the format.
    package mutating func mark(_ text: String) {
        bytes.append(Event.mark.rawValue)
        append(utf8: text.utf8Span.span)
    }

    /// Everything that was read into another key, at this place.
    package mutating func append(_ other: CanonicalKey) {
        bytes.append(contentsOf: other.bytes)
    }

    mutating func absent() { bytes.append(Event.absent.rawValue) }

    mutating func present() { bytes.append(Event.present.rawValue) }

    mutating func null() { bytes.append(Event.null.rawValue) }

    mutating func bool(_ value: Bool) { bytes.append(value ? Event.yes.rawValue : Event.no.rawValue) }

    /// Eight bytes of the bit pattern; negative zero counts as zero.
    mutating func number(_ value: Double) {
        bytes.append(Event.number.rawValue)
        let pattern = (value == 0 ? 0 : value).bitPattern.littleEndian
        unsafe withUnsafeBytes(of: pattern) { unsafe bytes.append(contentsOf: $0) }
    }

    mutating func string(_ utf8: Span<UInt8>) {
        bytes.append(Event.string.rawValue)
        append(utf8: utf8)
    }

    /// No count: which members are read is the reader's own affair, and each of them leaves an event.
    mutating func object() { bytes.append(Event.object.rawValue) }

    mutating func array(count: Int) {
        bytes.append(Event.array.rawValue)
        append(count: count)
    }

    mutating func kind(_ kind: JSONKind) {
        bytes.append(Event.kind.rawValue)
        bytes.append(kind.rawValue)
    }

    private mutating func append(utf8: Span<UInt8>) {
        append(count: utf8.count)
        unsafe utf8.withUnsafeBufferPointer { unsafe bytes.append(contentsOf: $0) }
    }

    /// LEB128: seven bits a byte, the top bit set on all but the last, so that no count begins another.
    private mutating func append(count: Int) {
        var rest = UInt(bitPattern: count)
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }
}
