/// A writer's memory: the bound and the caches, and behind them the buffer.
extension JSONWriter {
    // MARK: Ahead of the buffer

    /// The most that may be written, and whether more was. Ahead of everything else in the buffer's memory, where
    /// growing finds it: what is inlined into callers knows nothing of it.
    struct Bound {
        let maxCount: Int
        var isExceeded = false
    }

    static func bound(of start: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<Bound> {
        unsafe UnsafeMutableRawPointer(start - headSize).assumingMemoryBound(to: Bound.self)
    }

    /// Right ahead of the buffer.
    var numberCache: NumberCache { @inline(__always) get { unsafe NumberCache(endingAt: start) } }

    /// Ahead of the numbers.
    var fragmentCache: FragmentCache {
        @inline(__always) get { unsafe FragmentCache(endingAt: start - NumberCache.size) }
    }

    /// Bytes ahead of the buffer.
    private static var headSize: Int { MemoryLayout<Bound>.stride + FragmentCache.size + NumberCache.size }

    /// A buffer with its slack behind it, and the bound and the caches ahead. Pair with `deallocate`.
    static func allocate(_ capacity: Int) -> UnsafeMutablePointer<UInt8> {
        unsafe UnsafeMutablePointer<UInt8>.allocate(capacity: headSize + capacity + slack) + headSize
    }

    static func deallocate(_ start: UnsafeMutablePointer<UInt8>) {
        unsafe (start - headSize).deallocate()
    }

    // MARK: Bytes

    /// Room is reserved by the caller.
    @inlinable @inline(__always) mutating func comma() {
        if followsValue { push(UInt8(ascii: ",")) }
    }

    /// Room is reserved by the caller.
    @inlinable @inline(__always) mutating func push(_ byte: UInt8) {
        unsafe next[0] = byte
        unsafe next += 1
    }

    /// Room is reserved by the caller.
    @inlinable @inline(__always) mutating func push(_ text: StaticString) {
        unsafe next.initialize(from: text.utf8Start, count: text.utf8CodeUnitCount)
        unsafe next += text.utf8CodeUnitCount
    }

    /// Room is reserved by the caller.
    @inlinable @inline(__always) mutating func push(_ name: QuotedName) { unsafe next = unsafe name.write(at: next) }

    /// As much room as most tokens need: that there is so much is seen by one comparison.
    @usableFromInline static var slack: Int { 64 }

    @inlinable @inline(__always) mutating func reserve(_ more: Int) {
        if unsafe _slowPath(more <= Self.slack ? next > limit : limit - next < more - Self.slack) {
            // Pointers in and out, not the writer: what the compiler knows of it stays known.
            unsafe (start, next, limit) = unsafe Self.grown(start, next, limit, by: more)
        }
    }

    /// A larger buffer in place of `start`, which is freed; or the same one, begun anew, where more was written than
    /// may be.
    ///
    /// Whether too much was written is asked of the bytes that are there, not of the room that is wanted: callers
    /// reserve for the longest that a value may be.
    @usableFromInline @inline(never) static func grown(
        _ start: UnsafeMutablePointer<UInt8>, _ next: UnsafeMutablePointer<UInt8>, _ limit: UnsafeMutablePointer<UInt8>,
        by more: Int
    ) -> (UnsafeMutablePointer<UInt8>, UnsafeMutablePointer<UInt8>, UnsafeMutablePointer<UInt8>) {
        let count = unsafe next - start
        let capacity = unsafe limit - start
        let bound = unsafe bound(of: start)
        let maxCount = unsafe bound.pointee.maxCount
        let isExceeded = count > maxCount
        if isExceeded {
            unsafe bound.pointee.isExceeded = true
            if more <= capacity { return unsafe (start, start, limit) }
        }
        let kept = isExceeded ? 0 : count
        let larger = max(min(capacity * 2, max(maxCount, capacity)), kept + more)
        let target = unsafe allocate(larger)
        unsafe (target - headSize).initialize(from: start - headSize, count: headSize + count)
        unsafe deallocate(start)
        return unsafe (target, target + kept, target + larger)
    }
}
