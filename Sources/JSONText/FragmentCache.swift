/// Four numbers that determine a value.
package typealias FourNumbers = (Double, Double, Double, Double)

/// The key of a fragment of JSON, a value or a member, which determines it fully: the same key stands for the same
/// bytes.
package struct FragmentKey {
    /// The meaning of the numbers; each writer of fragments has its own. Not 0.
    let kind: UInt32
    let numbers: FourNumbers

    @inline(__always) package init(kind: UInt32, _ numbers: FourNumbers) {
        self.kind = kind
        self.numbers = numbers
    }
}

/// The fragments that a writer has written, by their keys, to be copied when they come again, in the same document or
/// in the next.
///
/// A hash table in which each slot holds the latest fragment with its hash. It owns no memory: it lies before the
/// writer's buffer.
@safe struct FragmentCache {
    private let slots: UnsafeMutableRawPointer

    /// The header of a slot; the text follows it.
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

    /// The bytes that `copy` may write, and `insert` may read, also beyond the end of the text. Longer texts are not
    /// kept.
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

    /// Keeps a fragment unless it is long. `room` bytes must be readable from `start`.
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
        // These factors cost no multiplication, as they are scales of addressing, and distinguish the positions of the
        // numbers.
        let sum = bits.0 &+ bits.1 &* 3 &+ bits.2 &* 5 &+ bits.3 &* 9 &+ UInt64(kind)
        let index = (sum &* 0x9E37_79B9_7F4A_7C15) &>> (64 &- Self.hashBits)
        return unsafe slots + Int(truncatingIfNeeded: index) &* Self.stride
    }
}
