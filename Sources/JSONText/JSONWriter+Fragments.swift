extension JSONWriter {
    // MARK: Members that were written elsewhere

    /// Writes members of an object, or elements of an array, whose bytes were written before by another writer; nothing
    /// if there are no bytes.
    @_effects(releasenone)
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

    /// Returns the members that `write` writes, without the braces around them.
    package static func members(_ write: (inout JSONWriter) -> Void) -> [UInt8] {
        var json = JSONWriter(capacity: 1024)
        json.beginObject()
        write(&json)
        json.endObject()
        return Array(json.bytes.dropFirst().dropLast())
    }

    // MARK: From this document

    /// Writes a value of this document again.
    ///
    /// - Parameter range: Where it is: the values of `count` before and after it was written, without its key and
    ///   comma.
    @_effects(releasenone)
    package mutating func again(_ range: Range<Int>) {
        // It is copied in whole blocks. The bytes beyond the value are overwritten by whatever is written next.
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

    /// The bytes of a block that is copied at once.
    private static var block: Int { MemoryLayout<SIMD4<UInt64>>.size }

    /// The range of what was written since `count` was `start`. It is useless if the writer became full in between.
    @inline(__always) package func range(from start: Int) -> Range<Int> {
        let end = count
        return min(start, end)..<end
    }

    // MARK: From this document or one before

    /// Writes the fragment of a key if it is cached; returns false, and writes nothing, if it is not.
    @_effects(releasenone)
    @inline(never) package mutating func writeFragment(_ key: FragmentKey) -> Bool {
        reserve(FragmentCache.room + 1)
        // The comma is overwritten if it is not needed, or if there is no fragment.
        unsafe next[0] = UInt8(ascii: ",")
        let target = unsafe followsValue ? next + 1 : next
        guard let end = unsafe fragmentCache.copy(key, to: target) else { return false }
        unsafe next = unsafe end
        followsValue = true
        return true
    }

    /// Begins a fragment, and returns its offset: after the comma, if one is needed.
    @_effects(releasenone)
    package mutating func beginFragment() -> Int {
        reserve(1)
        comma()
        followsValue = false
        return count
    }

    /// Caches the fragment that was just written, from the offset `start` that `beginFragment` returned.
    @_effects(releasenone)
    package mutating func endFragment(_ key: FragmentKey, from start: Int) {
        // The text is copied in whole blocks.
        reserve(FragmentCache.room)
        // If the writer became full, the fragment was discarded.
        guard start <= count else { return }
        unsafe fragmentCache.insert(key, from: self.start + start, count: count - start)
    }
}
