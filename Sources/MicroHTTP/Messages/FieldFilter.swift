/// A small Bloom filter of the field names in a head. It can tell at once for most names that a head does not have
/// them.
///
/// A name's bit is the sum of its first letter and a multiple of its length. A name that shares its bit with another is
/// searched for in vain, but a name that exists is never missed.
struct FieldFilter {
    private var bits: UInt64 = 0

    /// The filter for use before the head is complete, when any name may still come.
    static var all: FieldFilter {
        var filter = FieldFilter()
        filter.bits = .max
        return filter
    }

    /// Adds a name by its first letter and its length in bytes.
    mutating func insert(first: UInt8, count: Int) { bits |= Self.bit(first, count) }

    func mayContain(_ name: StaticString) -> Bool {
        guard name.hasPointerRepresentation, name.utf8CodeUnitCount > 0 else { return false }
        return unsafe bits & Self.bit(name.utf8Start.pointee, name.utf8CodeUnitCount) != 0
    }

    /// The bit of a name, the same for a lower-case and an upper-case first letter.
    private static func bit(_ first: UInt8, _ count: Int) -> UInt64 {
        1 << UInt64(truncatingIfNeeded: (Int(first | 0x20) &+ count &* 5) & 63)
    }
}
