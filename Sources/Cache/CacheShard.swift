/// One shard of a cache: a hash table with chains, and a doubly linked list in order of use. Both link entries of one
/// array by their indices, so that no link is allocated.
///
/// It is not generic, because a generic type would have to be specialised in every module that has a cache, and be slow
/// in the others.
struct CacheShard {
    private struct Entry {
        var key: [UInt8]
        /// `nil` if the slot is free.
        var value: (any MemoryCosting)?
        var hash: UInt64
        /// The cost of the value when it was last read, in bytes.
        var cost: Int
        /// The index of the next entry in the same bucket; for a free slot, the index of the next free slot; -1 for
        /// none.
        var chained = -1
        /// The index of the entry that was used just after this one; -1 for none.
        var newer = -1
        /// The index of the entry that was used just before this one; -1 for none.
        var older = -1
    }

    private static var none: Int { -1 }

    /// The cost of an entry in addition to its key and value, in bytes.
    private let overhead: Int
    /// The most that all entries together may cost, in bytes.
    private let budget: Int

    private var entries: [Entry] = []
    /// The first entry of each bucket. The number of buckets is a power of two, and at least twice the number of
    /// entries. So most searches for a missing key end here, without reading an entry, which is rarely in the
    /// processor's cache.
    private var buckets = [Int32](repeating: -1, count: 16)
    private var free = -1
    private var newest = -1
    private var oldest = -1
    private(set) var count = 0
    /// The cost of all entries, in bytes: keys, values and overhead.
    private(set) var bytes = 0
    /// The number of look-ups that found a value.
    private(set) var hits = 0
    /// The number of look-ups that found no value.
    private(set) var misses = 0
    /// The number of entries that were removed to make room for others.
    private(set) var evictions = 0

    init(budget: Int, overhead: Int) {
        self.budget = budget
        self.overhead = overhead
    }

    /// Returns the value of a key, whose entry becomes the newest; `nil` if there is none.
    mutating func value(for key: Span<UInt8>, hash: UInt64) -> (any MemoryCosting)? {
        let index = find(key, hash)
        guard index != Self.none else {
            misses += 1
            return nil
        }
        hits += 1
        if index != newest {
            unlink(index)
            linkAsNewest(index)
        }
        updateCost(at: index)
        return entries[index].value
    }

    /// Does one step of storing a value for a key, in which at most one other value is removed. Call it until it is
    /// done. In this way, removed values can be released outside of the lock, and no list of them is needed.
    mutating func insert(
        _ value: any MemoryCosting, for key: [UInt8], hash: UInt64
    ) -> (removed: (any MemoryCosting)?, isDone: Bool) {
        let known = find(key.span, hash)
        var removed = known == Self.none ? nil : remove(known)
        let cost = max(0, value.cost)
        let (sum, overflow) = cost.addingReportingOverflow(key.count + overhead)
        guard !overflow, sum <= budget else { return (removed, true) }
        if bytes > budget - sum, removed == nil { removed = evict() }
        guard bytes <= budget - sum else { return (removed, false) }
        add(Entry(key: key, value: value, hash: hash, cost: cost))
        return (removed, true)
    }

    /// Updates the cost of a value in every entry with this hash.
    mutating func updateCost(of value: any MemoryCosting, hash: UInt64) {
        var index = Int(buckets[bucket(hash)])
        while index != Self.none {
            if entries[index].value === value { updateCost(at: index) }
            index = entries[index].chained
        }
    }

    /// Whether the entries cost more than the budget, because values have grown after they were stored.
    var isOver: Bool { bytes > budget }

    /// Removes and returns one value if values have grown beyond the budget; otherwise returns `nil`. Call it until it
    /// returns `nil`.
    mutating func shrink() -> (any MemoryCosting)? { isOver ? evict() : nil }

    private mutating func evict() -> (any MemoryCosting)? {
        evictions += 1
        return remove(oldest)
    }

    private mutating func updateCost(at index: Int) {
        guard let value = entries[index].value else { return }
        let cost = max(0, value.cost)
        bytes += cost - entries[index].cost
        entries[index].cost = cost
        // If an entry has grown beyond the whole budget, it is removed first, so that not all others are removed before
        // it.
        guard cost > budget - entries[index].key.count - overhead, index != oldest else { return }
        unlink(index)
        linkAsOldest(index)
    }

    private func bucket(_ hash: UInt64) -> Int { Int(truncatingIfNeeded: hash) & (buckets.count - 1) }

    private func find(_ key: Span<UInt8>, _ hash: UInt64) -> Int {
        var index = Int(buckets[bucket(hash)])
        while index != Self.none {
            if entries[index].hash == hash, matches(index, key) { return index }
            index = entries[index].chained
        }
        return Self.none
    }

    private func matches(_ index: Int, _ key: Span<UInt8>) -> Bool {
        let entry = entries[index].key
        let (known, requested) = unsafe (entry.span.bytes, key.bytes)
        let count = requested.byteCount
        guard known.byteCount == count else { return false }
        // Compares eight bytes at a time as long as both spans have so many, then the rest one by one.
        var position = 0
        while position + 8 <= count {
            let same =
                unsafe known.unsafeLoadUnaligned(fromUncheckedByteOffset: position, as: UInt64.self)
                == requested.unsafeLoadUnaligned(fromUncheckedByteOffset: position, as: UInt64.self)
            guard same else { return false }
            position += 8
        }
        while position < count {
            let same =
                unsafe known.unsafeLoad(fromUncheckedByteOffset: position, as: UInt8.self)
                == requested.unsafeLoad(fromUncheckedByteOffset: position, as: UInt8.self)
            guard same else { return false }
            position += 1
        }
        return true
    }

    private mutating func add(_ entry: consuming Entry) {
        if count * 2 >= buckets.count { rehash() }
        count += 1
        bytes += entry.cost + entry.key.count + overhead
        let index: Int
        if free == Self.none {
            index = entries.count
            entries.append(entry)
        } else {
            index = free
            free = entries[index].chained
            entries[index] = entry
        }
        chain(index)
        linkAsNewest(index)
    }

    private mutating func chain(_ index: Int) {
        let bucket = bucket(entries[index].hash)
        entries[index].chained = Int(buckets[bucket])
        buckets[bucket] = Int32(truncatingIfNeeded: index)
    }

    /// Frees an entry and returns its value.
    private mutating func remove(_ index: Int) -> (any MemoryCosting)? {
        unlink(index)
        let bucket = bucket(entries[index].hash)
        if buckets[bucket] == index {
            buckets[bucket] = Int32(truncatingIfNeeded: entries[index].chained)
        } else {
            var before = Int(buckets[bucket])
            while entries[before].chained != index { before = entries[before].chained }
            entries[before].chained = entries[index].chained
        }
        let value = entries[index].value
        count -= 1
        bytes -= entries[index].cost + entries[index].key.count + overhead
        entries[index].value = nil
        entries[index].key = []
        entries[index].chained = free
        free = index
        return value
    }

    private mutating func unlink(_ index: Int) {
        let (newer, older) = (entries[index].newer, entries[index].older)
        if newer == Self.none { newest = older } else { entries[newer].older = older }
        if older == Self.none { oldest = newer } else { entries[older].newer = newer }
    }

    private mutating func linkAsNewest(_ index: Int) {
        entries[index].newer = Self.none
        entries[index].older = newest
        if newest == Self.none { oldest = index } else { entries[newest].newer = index }
        newest = index
    }

    private mutating func linkAsOldest(_ index: Int) {
        entries[index].older = Self.none
        entries[index].newer = oldest
        if oldest == Self.none { newest = index } else { entries[oldest].older = index }
        oldest = index
    }

    /// Doubles the number of buckets.
    private mutating func rehash() {
        buckets = [Int32](repeating: -1, count: buckets.count * 2)
        var index = newest
        while index != Self.none {
            chain(index)
            index = entries[index].older
        }
    }
}
