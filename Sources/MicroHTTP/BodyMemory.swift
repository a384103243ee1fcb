private import Glibc
internal import Synchronization

/// Memory for the bodies of answers, apart from the heap.
///
/// A cache keeps thousands of bodies of all sizes and drops them one by one. On the heap each would leave a hole in
/// memory that was not touched for long, and the short-lived allocations of a request would land in such holes: with 64
/// MB of answers that made a computed answer a fifth dearer. Here bodies of about the same size share slabs, the next
/// body fills a hole, and an empty slab goes back to the system (docs/decisions/0019). A single body keeps its slab
/// alive: when the sizes of answers shift, slabs of the old sizes stay until the cache has dropped all of their bodies.
@safe enum BodyMemory {
    /// The sizes of blocks are multiples of this, in bytes.
    private static let step = 1 << 10
    /// The largest block, in bytes. Longer bodies, which are few, and bodies shorter than `step` come from the heap.
    private static let largest = 32 << 10

    /// One shelf for each block size, in ascending order: a step, two steps, and so on.
    private static let shelves = (1...largest / step).map { Shelf(blockSize: $0 * step) }

    /// The bytes of memory that a body of `count` bytes takes up.
    static func footprint(of count: Int) -> Int { shelf(for: count)?.blockSize ?? count }

    /// Returns memory for a body of `count` bytes. It must be returned by `giveBack` with the same count.
    static func take(_ count: Int) -> UnsafeMutablePointer<UInt8> {
        guard let shelf = shelf(for: count) else { return .allocate(capacity: count) }
        return unsafe shelf.take().assumingMemoryBound(to: UInt8.self)
    }

    /// Takes back memory that nobody reads any more.
    static func giveBack(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int) {
        guard let shelf = shelf(for: count) else { return unsafe bytes.deallocate() }
        unsafe shelf.giveBack(UnsafeMutableRawPointer(bytes))
    }

    private static func shelf(for count: Int) -> Shelf? {
        #if HEAP_BODIES
            // scripts/sanitize needs a separate heap allocation for each body.
            return nil
        #else
            guard count >= step, count <= largest else { return nil }
            return shelves[(count - 1) / step]
        #endif
    }
}

/// Blocks of one size, cut from slabs.
private final class Shelf: Sendable {
    /// The size of a block, in bytes.
    let blockSize: Int
    /// The first slab in the list of those with a free block, as the bits of a pointer. The lock also guards the slabs.
    private let first = Mutex<UInt>(0)

    init(blockSize: Int) { self.blockSize = blockSize }

    func take() -> UnsafeMutableRawPointer {
        let block = first.withLock { first in
            let slab = unsafe Slab.at(first) ?? Slab.map(blockSize)
            if first == 0 { unsafe Slab.link(slab, before: &first) }
            let block = unsafe UnsafeMutableRawPointer(slab) + slab.pointee.take(blockSize)
            if unsafe slab.pointee.isFull { unsafe Slab.unlink(slab, from: &first) }
            return UInt(bitPattern: block)
        }
        guard let block = unsafe UnsafeMutableRawPointer(bitPattern: block) else {
            preconditionFailure("a block lies in a slab")
        }
        return unsafe block
    }

    func giveBack(_ block: UnsafeMutableRawPointer) {
        let bits = UInt(bitPattern: block)
        first.withLock { first in
            guard let slab = unsafe Slab.around(bits) else { preconditionFailure("a block lies in a slab") }
            if unsafe slab.pointee.isFull { unsafe Slab.link(slab, before: &first) }
            unsafe slab.pointee.giveBack(Int(bits - UInt(bitPattern: slab)), blockSize)
            // The last slab with a free block is kept, so that a single body that is repeatedly made and dropped does
            // not map memory each time.
            let isAlone = unsafe slab.pointee.next == nil && slab.pointee.previous == nil
            guard unsafe slab.pointee.used == 0, !isAlone else { return }
            unsafe Slab.unlink(slab, from: &first)
            unsafe munmap(slab, Slab.size)
        }
    }
}

/// The header at the beginning of a slab, which is aligned to its size. The lock of its shelf guards it.
///
/// It says by itself which blocks are free, so that a block is not touched when it is given back: by then its bytes are
/// in no cache of the processor.
@safe private struct Slab {
    typealias Pointer = UnsafeMutablePointer<Slab>

    /// The neighbours in the list of slabs that have a free block.
    var next: Pointer?
    var previous: Pointer?
    /// The blocks that are free, a bit each. There are fewer than 256.
    private var free = InlineArray<4, UInt64>(repeating: 0)
    /// The number of free blocks.
    private var left: Int
    /// The number of blocks in use.
    private(set) var used = 0

    /// A slab whose blocks are all free.
    private init(_ blockSize: Int) {
        left = (Slab.size - Slab.start) / blockSize
        for block in 0..<left { free[block / 64] |= 1 << UInt64(block % 64) }
    }

    /// The size of a slab, in bytes.
    static let size = 256 << 10
    /// The offset of the first block, in bytes.
    private static let start = 64

    static func at(_ bits: UInt) -> Pointer? { unsafe Pointer(bitPattern: bits) }

    /// The slab that contains a block.
    static func around(_ block: UInt) -> Pointer? { unsafe Pointer(bitPattern: block & ~UInt(size - 1)) }

    /// Maps a new slab for blocks of a size, of which none is in use. Twice its size is mapped, and what lies outside
    /// of the aligned slab is returned to the system.
    static func map(_ blockSize: Int) -> Pointer {
        let mapped = unsafe mmap(nil, size * 2, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
        guard let mapped = unsafe mapped, unsafe mapped != MAP_FAILED else { fatalError("there is no memory left") }
        let before = -Int(bitPattern: mapped) & (size - 1)
        let start = unsafe mapped + before
        if before > 0 { unsafe munmap(mapped, before) }
        unsafe munmap(start + size, size - before)
        let slab = unsafe start.bindMemory(to: Slab.self, capacity: 1)
        unsafe slab.initialize(to: Slab(blockSize))
        return unsafe slab
    }

    /// Whether all blocks are in use.
    var isFull: Bool { left == 0 }

    /// Returns the offset of a block that is free, and is in use from now on.
    mutating func take(_ blockSize: Int) -> Int {
        var word = 0
        while free[word] == 0 { word += 1 }
        let bit = free[word].trailingZeroBitCount
        free[word] &= free[word] - 1
        left -= 1
        used += 1
        return Slab.start + (word * 64 + bit) * blockSize
    }

    /// Takes back the block at an offset.
    mutating func giveBack(_ offset: Int, _ blockSize: Int) {
        let block = (offset - Slab.start) / blockSize
        free[block / 64] |= 1 << UInt64(block % 64)
        left += 1
        used -= 1
    }

    static func link(_ slab: Pointer, before first: inout UInt) {
        unsafe slab.pointee.next = unsafe at(first)
        unsafe slab.pointee.previous = nil
        unsafe at(first)?.pointee.previous = unsafe slab
        first = UInt(bitPattern: slab)
    }

    static func unlink(_ slab: Pointer, from first: inout UInt) {
        let (next, previous) = unsafe (slab.pointee.next, slab.pointee.previous)
        if let previous = unsafe previous {
            unsafe previous.pointee.next = unsafe next
        } else {
            first = UInt(bitPattern: next)
        }
        unsafe next?.pointee.previous = unsafe previous
        unsafe slab.pointee.next = nil
        unsafe slab.pointee.previous = nil
    }
}
