extension JSONWriter {
    // MARK: Members that were written elsewhere

    /// Members of an object, or elements of an array, as a writer wrote them; none where there are no bytes.
    package mutating func again(_ members: [UInt8]) {
        guard !members.isEmpty else { return }
        reserve(members.count + 1)
        comma()
        unsafe members.withUnsafeBufferPointer { bytes in
            guard let source = bytes.baseAddress else { return }
            unsafe next.initialize(from: source, count: bytes.count)
        }
        unsafe next += members.count
        followsValue = true
    }

    /// The members that `write` writes, without the braces around them.
    package static func members(_ write: (inout JSONWriter) -> Void) -> [UInt8] {
        var json = JSONWriter(capacity: 1024)
        json.beginObject()
        write(&json)
        json.endObject()
        return Array(json.bytes.dropFirst().dropLast())
    }

    // MARK: From this document

    /// A value that was written before, once more.
    ///
    /// - Parameter range: Where it stands: what `count` was before and after it, its key or comma written already.
    package mutating func again(_ range: Range<Int>) {
        // By blocks, the last of which is copied whole: what stands behind the value is overwritten by what comes next.
        let count = range.upperBound &- range.lowerBound
        if count > Self.block { reserve(count &+ Self.block + 1) } else { reserve(Self.block + 1) }
        comma()
        var source = unsafe UnsafeRawPointer(start + range.lowerBound)
        var target = unsafe UnsafeMutableRawPointer(next)
        unsafe next += count
        repeat {
            unsafe target.storeBytes(of: source.loadUnaligned(as: SIMD4<UInt64>.self), as: SIMD4<UInt64>.self)
            unsafe source += Self.block
            unsafe target += Self.block
        } while unsafe target < next
        followsValue = true
    }

    /// Bytes of a block that is copied at once.
    private static var block: Int { MemoryLayout<SIMD4<UInt64>>.size }

    /// What was written since `count` was `start`. Nothing of use where the writer became full in between.
    @inline(__always) package func range(from start: Int) -> Range<Int> {
        let end = count
        return min(start, end)..<end
    }

    // MARK: From this document or one before

    /// Writes the fragment of that key if it is cached. False where it is not, and nothing is written.
    @inline(never) package mutating func writeFragment(_ key: FragmentKey) -> Bool {
        reserve(FragmentCache.room + 1)
        // The comma is overwritten where there is to be none, or no fragment.
        unsafe next[0] = UInt8(ascii: ",")
        let target = unsafe followsValue ? next + 1 : next
        guard let end = unsafe fragmentCache.copy(key, to: target) else { return false }
        unsafe next = unsafe end
        followsValue = true
        return true
    }

    /// Where the fragment begins that is written next: behind the comma, if there has to be one.
    package mutating func beginFragment() -> Int {
        reserve(1)
        comma()
        followsValue = false
        return count
    }

    /// Caches the fragment that was just written, from `start` on: what `beginFragment` returned.
    package mutating func endFragment(_ key: FragmentKey, from start: Int) {
        // The text is kept by whole blocks.
        reserve(FragmentCache.room)
        // It was thrown away where the writer became full.
        guard start <= count else { return }
        unsafe fragmentCache.insert(key, from: self.start + start, count: count - start)
    }
}
