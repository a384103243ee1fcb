/// The memory of a writer: a limit and two caches, followed by the buffer.
extension JSONWriter {
    // MARK: Ahead of the buffer

    /// The most bytes that may be written, and whether there were more. It is at the beginning of the memory, where
    /// only the function that grows the buffer uses it; the code that is inlined into callers does not need it.
    struct Bound {
        let maxCount: Int
        var isExceeded = false
    }

    static func bound(of start: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<Bound> {
        unsafe UnsafeMutableRawPointer(start - headSize).assumingMemoryBound(to: Bound.self)
    }

    /// The cache of numbers, right before the buffer.
    var numberCache: NumberCache { @inline(__always) get { unsafe NumberCache(endingAt: start) } }

    /// The cache of fragments, before that of numbers.
    var fragmentCache: FragmentCache {
        @inline(__always) get { unsafe FragmentCache(endingAt: start - NumberCache.size) }
    }

    /// The bytes before the buffer.
    private static var headSize: Int { MemoryLayout<Bound>.stride + FragmentCache.size + NumberCache.size }

    /// Allocates a buffer, with slack after it, and the limit and the caches before it. Call `deallocate` at the end.
    static func allocate(_ capacity: Int) -> UnsafeMutablePointer<UInt8> {
        unsafe UnsafeMutablePointer<UInt8>.allocate(capacity: headSize + capacity + slack) + headSize
    }

    static func deallocate(_ start: UnsafeMutablePointer<UInt8>) { unsafe (start - headSize).deallocate() }

    // MARK: Bytes

    /// Writes a comma if one is needed. The caller must have reserved room.
    @inlinable @inline(__always) mutating func comma() { if followsValue { push(UInt8(ascii: ",")) } }

    /// Writes a byte. The caller must have reserved room.
    @inlinable @inline(__always) mutating func push(_ byte: UInt8) {
        unsafe next[0] = byte
        unsafe next += 1
    }

    /// Writes a text. The caller must have reserved room.
    @inlinable @inline(__always) mutating func push(_ text: StaticString) {
        unsafe next.initialize(from: text.utf8Start, count: text.utf8CodeUnitCount)
        unsafe next += text.utf8CodeUnitCount
    }

    /// Writes a quoted name. The caller must have reserved room.
    @inlinable @inline(__always) mutating func push(_ name: QuotedName) { unsafe next = unsafe name.write(at: next) }

    /// Most tokens need at most this room, in bytes, so that a single comparison checks whether there is enough.
    @usableFromInline static var slack: Int { 64 }

    @inlinable @inline(__always) mutating func reserve(_ more: Int) {
        if unsafe _slowPath(more <= Self.slack ? next > limit : limit - next < more - Self.slack) {
            // The pointers are passed, not the writer, so that the compiler need not assume that the writer has
            // changed.
            unsafe (start, next, limit) = unsafe Self.grown(start, next, limit, by: more)
        }
    }

    /// Returns a larger buffer in place of `start`, which is freed. If more was written than allowed, returns the same
    /// buffer, emptied.
    ///
    /// The limit is compared with the bytes that were written, not with the room that is requested, because callers
    /// reserve room for the longest possible value.
    @_effects(releasenone)
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
        let written = isExceeded ? 0 : count
        let larger = max(min(capacity * 2, max(maxCount, capacity)), written + more)
        let target = unsafe allocate(larger)
        unsafe (target - headSize).initialize(from: start - headSize, count: headSize + count)
        unsafe deallocate(start)
        return unsafe (target, target + written, target + larger)
    }
}
