private import Glibc
internal import Synchronization

/// Memory for the bodies of answers, apart from the heap.
///
/// A cache keeps thousands of bodies of all sizes and lets go of one after the other. On the heap each would leave a
/// hole in memory that was not touched for long, and whatever else a request needs for a moment would be put into such
/// holes: with 64 MB of answers that made a computed answer a fifth dearer. Here bodies of about the same size share
/// slabs, a hole is filled by the next body, and a slab that holds none goes back to the system (docs/decisions/0019).
/// One body can keep a slab from going: when the sizes of answers shift, slabs of the old sizes stay until the cache
/// has let go of those.
@safe enum BodyMemory {
    /// Blocks are of whole steps.
    private static let step = 1 << 10
    /// Longer bodies, which are few, and bodies of less than a step are the heap's.
    private static let largest = 32 << 10

    /// A shelf for each size of block, which is a step more than that of the one before.
    private static let shelves = (1...largest / step).map { Shelf(blockSize: $0 * step) }

    /// Bytes that a body of `count` takes up.
    static func footprint(of count: Int) -> Int {
        shelf(for: count)?.blockSize ?? count
    }

    /// Memory for a body of `count` bytes, to be given back with the same count.
    static func take(_ count: Int) -> UnsafeMutablePointer<UInt8> {
        guard let shelf = shelf(for: count) else { return .allocate(capacity: count) }
        return unsafe shelf.take().assumingMemoryBound(to: UInt8.self)
    }

    /// Takes memory back that nobody reads any more.
    static func giveBack(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int) {
        guard let shelf = shelf(for: count) else { return unsafe bytes.deallocate() }
        unsafe shelf.giveBack(UnsafeMutableRawPointer(bytes))
    }

    private static func shelf(for count: Int) -> Shelf? {
        #if HEAP_BODIES
            // scripts/sanitize wants each body by itself.
            return nil
        #else
            guard count >= step, count <= largest else { return nil }
            return shelves[(count - 1) / step]
        #endif
    }
}

/// Blocks of one size, in slabs.
private final class Shelf: Sendable {
    /// In bytes.
    let blockSize: Int
    /// The first of the slabs that have room, in a list; as bits, for the lock guards what lies there.
    private let first = Mutex<UInt>(0)

    init(blockSize: Int) {
        self.blockSize = blockSize
    }

    func take() -> UnsafeMutableRawPointer {
        let block = first.withLock { first in
            let slab = unsafe Slab.at(first) ?? Slab.map()
            if first == 0 { unsafe Slab.link(slab, before: &first) }
            let block = unsafe slab.pointee.take(from: slab, blockSize)
            if unsafe slab.pointee.isFull(blockSize) { unsafe Slab.unlink(slab, from: &first) }
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
            guard let block = unsafe UnsafeMutableRawPointer(bitPattern: bits), let slab = unsafe Slab.around(bits)
            else { preconditionFailure("a block lies in a slab") }
            if unsafe slab.pointee.isFull(blockSize) { unsafe Slab.link(slab, before: &first) }
            unsafe slab.pointee.giveBack(block)
            // The last with room stays, so that one body that comes and goes maps nothing.
            let isAlone = unsafe slab.pointee.next == nil && slab.pointee.previous == nil
            guard unsafe slab.pointee.live == 0, !isAlone else { return }
            unsafe Slab.unlink(slab, from: &first)
            unsafe munmap(slab, Slab.size)
        }
    }
}

/// What stands at the beginning of a slab, which begins at a multiple of its size. Its shelf's lock guards it.
@safe private struct Slab {
    typealias Pointer = UnsafeMutablePointer<Slab>

    /// Its neighbours among those that have room.
    var next: Pointer?
    var previous: Pointer?
    /// Blocks that came back, each with the address of the next.
    private var free: UnsafeMutableRawPointer?
    /// Where the blocks begin that were never taken.
    private var untouched = Slab.start
    /// Blocks that are taken.
    private(set) var live = 0

    /// In bytes.
    static let size = 256 << 10
    /// Where blocks begin, in bytes.
    private static let start = 64

    static func at(_ bits: UInt) -> Pointer? { unsafe Pointer(bitPattern: bits) }

    /// The slab that a block is of.
    static func around(_ block: UInt) -> Pointer? { unsafe Pointer(bitPattern: block & ~UInt(size - 1)) }

    /// A slab without blocks, of memory from the system; more than is needed, of which what lies askew goes back.
    static func map() -> Pointer {
        let mapped = unsafe mmap(nil, size * 2, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
        guard let mapped = unsafe mapped, unsafe mapped != MAP_FAILED else { fatalError("there is no memory left") }
        let before = -Int(bitPattern: mapped) & (size - 1)
        let start = unsafe mapped + before
        if before > 0 { unsafe munmap(mapped, before) }
        unsafe munmap(start + size, size - before)
        let slab = unsafe start.bindMemory(to: Slab.self, capacity: 1)
        unsafe slab.initialize(to: Slab())
        return unsafe slab
    }

    /// Whether no block is left to be taken.
    func isFull(_ blockSize: Int) -> Bool { unsafe free == nil && untouched + blockSize > Slab.size }

    mutating func take(from slab: Pointer, _ blockSize: Int) -> UnsafeMutableRawPointer {
        live += 1
        if let block = unsafe free {
            unsafe free = unsafe block.load(as: UnsafeMutableRawPointer?.self)
            return unsafe block
        }
        defer { untouched += blockSize }
        return unsafe UnsafeMutableRawPointer(slab) + untouched
    }

    mutating func giveBack(_ block: UnsafeMutableRawPointer) {
        live -= 1
        unsafe block.storeBytes(of: free, as: UnsafeMutableRawPointer?.self)
        unsafe free = unsafe block
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
