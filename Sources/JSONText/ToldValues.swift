/// What four numbers tell in full.
package enum ToldKind: UInt32, Sendable {
    case curve = 1
    case spring
    /// What a timeline announces on one occasion.
    case events
}

/// Four numbers that tell all of a value.
package typealias FourNumbers = (Double, Double, Double, Double)

/// The values that a writer told so far of which four numbers tell all, to be copied where they come again: an
/// answer's curves and events do, and those of the next answer are often the same.
///
/// A table by hash, of which each slot holds the value that came last. It owns no memory: it stands ahead of the
/// writer's buffer.
@safe struct ToldValues {
    private let slots: UnsafeMutableRawPointer

    /// How a slot begins; the text is behind it.
    private struct Header {
        /// The bits of the numbers.
        var numbers: (UInt64, UInt64, UInt64, UInt64)
        /// 0 where no value is.
        var kind: UInt32
        /// How long the text is.
        var count: UInt32
    }

    private typealias Block = SIMD8<UInt64>

    private static var hashBits: UInt64 { 7 }
    private static var count: Int { 1 << Int(hashBits) }
    private static var stride: Int { MemoryLayout<Header>.stride + room }

    /// Bytes of the table.
    static var size: Int { stride * count }

    /// Bytes that `copy` may write, and `remember` read: beyond the text too. Longer texts are not kept.
    static var room: Int { 2 * MemoryLayout<Block>.size }

    /// The table that ends at `end`, which is as aligned as memory from the heap.
    @inline(__always) init(endingAt end: UnsafeMutablePointer<UInt8>) {
        unsafe slots = UnsafeMutableRawPointer(end - Self.size)
    }

    /// Makes the table ready for use.
    func forget() {
        let nothing = Header(numbers: (0, 0, 0, 0), kind: 0, count: 0)
        for place in 0..<Self.count {
            unsafe (slots + place * Self.stride).initializeMemory(as: Header.self, to: nothing)
        }
    }

    /// Writes a value told before and returns where it ends; nil for others.
    @inline(__always) func copy(
        _ kind: ToldKind, _ numbers: FourNumbers, to target: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8>? {
        let bits = Self.bits(numbers)
        let slot = unsafe slot(kind, bits)
        let header = unsafe slot.assumingMemoryBound(to: Header.self)
        let known = unsafe header.pointee.numbers
        let difference = (known.0 ^ bits.0) | (known.1 ^ bits.1) | (known.2 ^ bits.2) | (known.3 ^ bits.3)
        guard unsafe difference | UInt64(header.pointee.kind ^ kind.rawValue) == 0 else { return nil }
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

    /// Remembers a value by its text, of which `room` bytes can be read, unless that is long.
    func remember(_ kind: ToldKind, _ numbers: FourNumbers, from start: UnsafePointer<UInt8>, count: Int) {
        guard count <= Self.room else { return }
        let bits = Self.bits(numbers)
        let slot = unsafe slot(kind, bits)
        unsafe slot.storeBytes(
            of: Header(numbers: bits, kind: kind.rawValue, count: UInt32(truncatingIfNeeded: count)), as: Header.self)
        unsafe (slot + MemoryLayout<Header>.stride).copyMemory(from: start, byteCount: Self.room)
    }

    @inline(__always) private static func bits(_ numbers: FourNumbers) -> (UInt64, UInt64, UInt64, UInt64) {
        (numbers.0.bitPattern, numbers.1.bitPattern, numbers.2.bitPattern, numbers.3.bitPattern)
    }

    @inline(__always) private func slot(
        _ kind: ToldKind, _ bits: (UInt64, UInt64, UInt64, UInt64)
    ) -> UnsafeMutableRawPointer {
        // Factors that are an address's scales cost no multiplication, and tell where which number stands.
        let sum = bits.0 &+ bits.1 &* 3 &+ bits.2 &* 5 &+ bits.3 &* 9 &+ UInt64(kind.rawValue)
        let place = (sum &* 0x9E37_79B9_7F4A_7C15) &>> (64 &- Self.hashBits)
        return unsafe slots + Int(truncatingIfNeeded: place) &* Self.stride
    }
}
