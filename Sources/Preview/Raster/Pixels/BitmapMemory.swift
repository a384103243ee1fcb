private import Glibc
private import Synchronization

/// Memory of large bitmaps, kept for the next ones: to have it mapped anew costs as much as to fill it several times.
///
/// What is kept is bounded, for the whole process. Bitmaps have one size as long as the same device is drawn, so a
/// block serves whatever takes a quarter of it at least.
@safe enum BitmapMemory {
    /// Bytes of a block, and of all that are kept: a picture as large as may be, unless more is allowed, or four of a
    /// phone.
    private static let (least, most) = (1 << 20, 64 << 20)
    /// The large pages of the processors at hand. Memory is asked for by them, so that it is mapped in tens of steps
    /// instead of thousands.
    private static let page = 1 << 21

    /// A piece of memory.
    ///
    /// Sendable, as it is in the hands of one bitmap, or in the list.
    @safe struct Block: @unchecked Sendable {
        let start: UnsafeMutableRawPointer
        /// As many as were asked for, or more.
        let bytes: Int
    }

    private static let spare = Mutex<[Block]>([])

    /// Memory of zeros, whatever was in it.
    ///
    /// - Parameter isClear: Otherwise it may hold anything.
    /// - Returns: Nil where there is none.
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

    /// Takes memory back.
    static func give(_ block: Block) {
        guard block.bytes >= least, block.bytes <= most else { return unsafe free(block.start) }
        let left = spare.withLock { spare -> [Block] in
            spare.append(block)
            var left: [Block] = []
            // The oldest go first.
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
        // A hint: without it all is as before.
        unsafe madvise(start, whole, MADV_HUGEPAGE)
        return unsafe Block(start: start, bytes: whole)
    }
}
