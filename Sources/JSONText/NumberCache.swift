/// Texts of numbers that a writer has written before. If one is needed again, it is copied; this applies to most of the
/// hundreds of numbers in an answer.
///
/// It is a hash table in which each slot has the latest number with its hash. It does not own its memory, which is in
/// front of the writer's buffer.
@safe struct NumberCache {
    private let slots: UnsafeMutablePointer<Slot>

    /// A number next to its text, in one cache line.
    private struct Slot {
        /// The bits of the number.
        var bits: UInt64
        /// The text: up to fifteen bytes, and their number in the last byte.
        var head: UInt64
        var tail: UInt64
    }

    private static var hashBits: UInt64 { 9 }
    private static var count: Int { 1 << Int(hashBits) }

    /// The size of the table, in bytes.
    static var size: Int { MemoryLayout<Slot>.stride * count }

    /// The number of bytes that `copy` may write, including bytes beyond the end of the text.
    @usableFromInline static var room: Int { 16 }

    /// Refers to the table that ends at `end`, which is aligned like memory from the heap.
    @inline(__always) init(endingAt end: UnsafeMutablePointer<UInt8>) {
        unsafe slots = unsafe UnsafeMutableRawPointer(end - Self.size).assumingMemoryBound(to: Slot.self)
    }

    /// Initializes the memory of the table, empty.
    func clear() {
        unsafe slots.initialize(repeating: Slot(bits: 0, head: 0, tail: 0), count: Self.count)
        // An empty slot looks as if it held the number zero. That is no problem, because zero belongs to this slot,
        // which does hold it.
        unsafe slots[Self.index(of: 0)].head = UInt64(UInt8(ascii: "0")).littleEndian
        unsafe slots[Self.index(of: 0)].tail = 1 << 56
    }

    /// Writes a number if the table has it, and returns where it ends; `nil` otherwise.
    @inline(__always) func copy(_ number: Double, to target: UnsafeMutablePointer<UInt8>)
        -> UnsafeMutablePointer<UInt8>?
    {
        let slot = unsafe slots + Self.index(of: number.bitPattern)
        guard unsafe slot.pointee.bits == number.bitPattern else { return nil }
        let tail = unsafe slot.pointee.tail
        unsafe UnsafeMutableRawPointer(target).storeBytes(of: slot.pointee.head, as: UInt64.self)
        unsafe UnsafeMutableRawPointer(target + 8).storeBytes(of: tail.littleEndian, as: UInt64.self)
        return unsafe target + Int(truncatingIfNeeded: tail &>> 56)
    }

    /// Caches a number with its text, unless the text is too long. `room` bytes must be readable from `start`.
    @inline(__always) func insert(
        _ number: Double, from start: UnsafeMutablePointer<UInt8>, to end: UnsafeMutablePointer<UInt8>
    ) {
        let count = unsafe end - start
        guard count < Self.room else { return }
        let head = unsafe UnsafeRawPointer(start).loadUnaligned(as: UInt64.self)
        let tail = UInt64(littleEndian: unsafe UnsafeRawPointer(start + 8).loadUnaligned(as: UInt64.self))
        unsafe slots[Self.index(of: number.bitPattern)] = Slot(
            bits: number.bitPattern, head: head,
            tail: tail & 0x00FF_FFFF_FFFF_FFFF | UInt64(truncatingIfNeeded: count) &<< 56)
    }

    @inline(__always) private static func index(of bits: UInt64) -> Int {
        Int(truncatingIfNeeded: (bits &* 0x9E37_79B9_7F4A_7C15) &>> (64 &- hashBits))
    }
}
