/// Four numbers that determine a value.
package typealias FourNumbers = (Double, Double, Double, Double)

/// What determines a fragment of JSON, a value or a member, in full: the same key stands for the same bytes.
package struct FragmentKey {
    /// What the numbers are; each writer of fragments has its own. Not 0.
    let kind: UInt32
    let numbers: FourNumbers

    @inline(__always) package init(kind: UInt32, _ numbers: FourNumbers) {
        self.kind = kind
        self.numbers = numbers
    }
}

/// Fragments that a writer wrote, by their keys, to be copied where they come again: in one document, or in the next.
///
/// A table by hash, of which each slot holds the value that came last. It owns no memory: it stands ahead of the
/// writer's buffer.
@safe struct FragmentCache {
    private let slots: UnsafeMutableRawPointer

    /// How a slot begins; the text is behind it.
    private struct Header {
        /// The bits of the numbers.
        var numbers: (UInt64, UInt64, UInt64, UInt64)
        /// 0 where no fragment is.
        var kind: UInt32
        /// How long the text is.
        var count: UInt32
    }

    private typealias Block = SIMD8<UInt64>

    private static var hashBits: UInt64 { 8 }
    private static var count: Int { 1 << Int(hashBits) }
    private static var stride: Int { MemoryLayout<Header>.stride + room }

    /// Bytes of the table.
    static var size: Int { stride * count }

    /// Bytes that `copy` may write, and `insert` read: beyond the text too. Longer texts are not kept.
    static var room: Int { 2 * MemoryLayout<Block>.size }

    /// The table that ends at `end`, which is as aligned as memory from the heap.
    @inline(__always) init(endingAt end: UnsafeMutablePointer<UInt8>) {
        unsafe slots = UnsafeMutableRawPointer(end - Self.size)
    }

    /// Empties the table, which is uninitialized before.
    func clear() {
        let nothing = Header(numbers: (0, 0, 0, 0), kind: 0, count: 0)
        for index in 0..<Self.count {
            unsafe (slots + index * Self.stride).initializeMemory(as: Header.self, to: nothing)
        }
    }

    /// Writes the fragment of a key and returns where it ends; nil for others.
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

    /// Keeps a fragment by its text, of which `room` bytes can be read, unless that is long.
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
        // Factors that are an address's scales cost no multiplication, and part the numbers by where they stand.
        let sum = bits.0 &+ bits.1 &* 3 &+ bits.2 &* 5 &+ bits.3 &* 9 &+ UInt64(kind)
        let index = (sum &* 0x9E37_79B9_7F4A_7C15) &>> (64 &- Self.hashBits)
        return unsafe slots + Int(truncatingIfNeeded: index) &* Self.stride
    }
}
