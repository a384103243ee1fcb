/// Four numbers that determine a value.
package typealias FourNumbers = (Double, Double, Double, Double)

/// The key of a fragment of JSON, which is a value or a member. Fragments with the same key have the same bytes.
package struct FragmentKey {
    /// What the numbers mean. Each function that writes fragments has its own kind. Not 0.
    let kind: UInt32
    let numbers: FourNumbers

    @inline(__always) package init(kind: UInt32, _ numbers: FourNumbers) {
        self.kind = kind
        self.numbers = numbers
    }
}

/// Fragments that a writer has written before, by their keys. If one is needed again, in the same document or the next,
/// it is copied.
///
/// It is a hash table in which each slot has the latest fragment with its hash. It does not own its memory, which is in
/// front of the writer's buffer.
@safe struct FragmentCache {
    private let slots: UnsafeMutableRawPointer

    /// The header of a slot, which is followed by the text.
    private struct Header {
        /// The bits of the numbers.
        var numbers: (UInt64, UInt64, UInt64, UInt64)
        /// 0 if the slot is empty.
        var kind: UInt32
        /// The length of the text, in bytes.
        var count: UInt32
    }

    private typealias Block = SIMD8<UInt64>

    private static var hashBits: UInt64 { 8 }
    private static var count: Int { 1 << Int(hashBits) }
    private static var stride: Int { MemoryLayout<Header>.stride + room }

    /// The size of the table, in bytes.
    static var size: Int { stride * count }

    /// The number of bytes that `copy` may write and `insert` may read, including bytes beyond the end of the text.
    /// Longer texts are not cached.
    static var room: Int { 2 * MemoryLayout<Block>.size }

    /// Refers to the table that ends at `end`, which is aligned like memory from the heap.
    @inline(__always) init(endingAt end: UnsafeMutablePointer<UInt8>) {
        unsafe slots = UnsafeMutableRawPointer(end - Self.size)
    }

    /// Initializes the memory of the table, empty.
    func clear() {
        let nothing = Header(numbers: (0, 0, 0, 0), kind: 0, count: 0)
        for index in 0..<Self.count {
            unsafe (slots + index * Self.stride).initializeMemory(as: Header.self, to: nothing)
        }
    }

    /// Writes the fragment of a key and returns where it ends; `nil` if it is not cached.
    @inline(__always) func copy(
        _ key: FragmentKey, to target: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8>? {
        let bits = Self.bits(key.numbers)
        let slot = unsafe slot(key.kind, bits)
        let header = unsafe slot.assumingMemoryBound(to: Header.self)
        let known = unsafe header.pointee.numbers
        let difference = (known.0 ^ bits.0) | (known.1 ^ bits.1) | (known.2 ^ bits.2) | (known.3 ^ bits.3)
        guard unsafe difference | UInt64(header.pointee.kind ^ key.kind) == 0 else { return nil }
        let end = unsafe target + Int(header.pointee.count)
        var source = unsafe slot + MemoryLayout<Header>.stride
        var next = UnsafeMutableRawPointer(target)
        repeat {
            unsafe next.storeBytes(of: source.loadUnaligned(as: Block.self), as: Block.self)
            unsafe source += MemoryLayout<Block>.size
            unsafe next += MemoryLayout<Block>.size
        } while unsafe next < end
        return unsafe end
    }

    /// Caches a fragment unless it is too long. `room` bytes must be readable from `start`.
    func insert(_ key: FragmentKey, from start: UnsafePointer<UInt8>, count: Int) {
        guard count <= Self.room else { return }
        let bits = Self.bits(key.numbers)
        let slot = unsafe slot(key.kind, bits)
        unsafe slot.storeBytes(
            of: Header(numbers: bits, kind: key.kind, count: UInt32(truncatingIfNeeded: count)), as: Header.self)
        unsafe (slot + MemoryLayout<Header>.stride).copyMemory(from: start, byteCount: Self.room)
    }

    @inline(__always) private static func bits(_ numbers: FourNumbers) -> (UInt64, UInt64, UInt64, UInt64) {
        (numbers.0.bitPattern, numbers.1.bitPattern, numbers.2.bitPattern, numbers.3.bitPattern)
    }

    @inline(__always) private func slot(
        _ kind: UInt32, _ bits: (UInt64, UInt64, UInt64, UInt64)
    ) -> UnsafeMutableRawPointer {
        // Multiplying by these factors is free, because processors have them for addressing. They make the sum depend
        // on the positions of the numbers.
        let sum = bits.0 &+ bits.1 &* 3 &+ bits.2 &* 5 &+ bits.3 &* 9 &+ UInt64(kind)
        let index = (sum &* 0x9E37_79B9_7F4A_7C15) &>> (64 &- Self.hashBits)
        return unsafe slots + Int(truncatingIfNeeded: index) &* Self.stride
    }
}
