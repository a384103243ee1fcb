private import Glibc
private import Synchronization

/// Keeps the memory of large bitmaps for later ones: mapping new memory costs as much as filling it several times.
///
/// The kept memory is bounded, for the whole process. Bitmaps have the same size as long as the same device is drawn,
/// so a block is reused for bitmaps that take at least a quarter of it.
@safe enum BitmapMemory {
    /// The least size of a block, and the most bytes that are kept: one picture of the default limit, or four of a
    /// phone.
    private static let (least, most) = (1 << 20, 64 << 20)
    /// The size of the processor's large pages. Memory is allocated in multiples of it, so that it is mapped in tens of
    /// steps instead of thousands.
    private static let page = 1 << 21

    /// A block of memory.
    ///
    /// Sendable, because only one bitmap or the list owns it.
    @safe struct Block: @unchecked Sendable {
        let start: UnsafeMutableRawPointer
        /// The size, at least what was requested.
        let bytes: Int
    }

    private static let spare = Mutex<[Block]>([])

    /// Returns a block of at least this many bytes.
    ///
    /// - Parameter isClear: Whether all bytes are zero; otherwise they may be those of another picture.
    /// - Returns: `nil` if there is no memory.
    static func take(_ bytes: Int, isClear: Bool) -> Block? {
        guard bytes >= least else { return unsafe calloc(bytes, 1).map { unsafe Block(start: $0, bytes: bytes) } }
        let block = spare.withLock { spare -> Block? in
            let fitting = spare.indices.filter { spare[$0].bytes >= bytes && spare[$0].bytes / 4 <= bytes }
            return fitting.min { spare[$0].bytes < spare[$1].bytes }.map { spare.remove(at: $0) }
        }
        guard let block = block ?? fresh(bytes) else { return nil }
        if isClear { unsafe memset(block.start, 0, bytes) }
        return block
    }

    static func give(_ block: Block) {
        guard block.bytes >= least, block.bytes <= most else { return unsafe free(block.start) }
        let left = spare.withLock { spare -> [Block] in
            spare.append(block)
            var left: [Block] = []
            // The oldest blocks are freed first.
            while spare.reduce(0, { $0 + $1.bytes }) > most { left.append(spare.removeFirst()) }
            return left
        }
        for block in left { unsafe free(block.start) }
    }

    private static func fresh(_ bytes: Int) -> Block? {
        let whole = (bytes + page - 1) / page * page
        guard bytes >= 2 * page, let start = unsafe aligned_alloc(page, whole) else {
            return unsafe malloc(bytes).map { unsafe Block(start: $0, bytes: bytes) }
        }
        // Only a hint, which may be ignored.
        unsafe madvise(start, whole, MADV_HUGEPAGE)
        return unsafe Block(start: start, bytes: whole)
    }
}
