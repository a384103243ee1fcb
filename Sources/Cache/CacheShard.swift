/// One shard: a hash table with chains, and a doubly linked list in order of use, both threaded through one array by
/// index, so that nothing is allocated for each link.
///
/// Of no parameter: a generic one would have to be specialised in every module that has a cache, and is slow where it
/// is not.
struct CacheShard {
    private struct Entry {
        var key: [UInt8]
        /// nil while the slot is free.
        var value: (any MemoryCosting)?
        var hash: UInt64
        /// What the value cost when that was last looked at.
        var cost: Int
        /// The next in the same bucket, or the next free slot.
        var chained = -1
        /// The entry used just after this one.
        var newer = -1
        /// The entry used just before this one.
        var older = -1
    }

    private static var none: Int { -1 }

    /// What an entry costs besides its key and value.
    private let overhead: Int
    /// What all entries together may cost.
    private let budget: Int

    private var entries: [Entry] = []
    /// First entry of each bucket; a power of two of them, at least twice as many as entries: most of what is looked
    /// for in vain then ends here, without a look at an entry, which is in no cache of the processor's.
    private var buckets = [Int32](repeating: -1, count: 16)
    private var free = -1
    private var newest = -1
    private var oldest = -1
    private(set) var count = 0
    /// Cost of all entries: keys, values and overhead.
    private(set) var bytes = 0
    /// Look-ups that found something.
    private(set) var hits = 0
    /// Look-ups that found nothing.
    private(set) var misses = 0
    /// Entries that had to go for others.
    private(set) var evictions = 0

    init(budget: Int, overhead: Int) {
        self.budget = budget
        self.overhead = overhead
    }

    /// The value of a key, which becomes the newest.
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

    /// Keeps a value in place of what the key had, or gives back one that has to go first: to be called until it gives
    /// none. So what goes is let go outside any lock, and no list is needed of what goes.
    mutating func insert(_ value: any MemoryCosting, for key: [UInt8], hash: UInt64) -> (any MemoryCosting)? {
        let known = find(key.span, hash)
        if known != Self.none { return remove(known) }
        let cost = max(0, value.cost)
        let (sum, overflow) = cost.addingReportingOverflow(key.count + overhead)
        guard !overflow, sum <= budget else { return nil }
        if bytes > budget - sum { return evict() }
        add(Entry(key: key, value: value, hash: hash, cost: cost))
        return nil
    }

    /// Counts what a value costs now, under each of its keys with this hash.
    mutating func updateCost(of value: any MemoryCosting, hash: UInt64) {
        var index = Int(buckets[bucket(hash)])
        while index != Self.none {
            if entries[index].value === value { updateCost(at: index) }
            index = entries[index].chained
        }
    }

    /// Whether values have grown beyond the budget.
    var isOver: Bool { bytes > budget }

    /// Gives back one that has to go because values grew: to be called until it gives none.
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
        // One that has outgrown the whole budget is the first to go, rather than all others before it.
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
        let (known, asked) = unsafe (entry.span.bytes, key.bytes)
        let count = asked.byteCount
        guard known.byteCount == count else { return false }
        // Eight bytes at a time, within both spans, then what is left.
        var position = 0
        while position + 8 <= count {
            let same =
                unsafe known.unsafeLoadUnaligned(fromUncheckedByteOffset: position, as: UInt64.self)
                == asked.unsafeLoadUnaligned(fromUncheckedByteOffset: position, as: UInt64.self)
            guard same else { return false }
            position += 8
        }
        while position < count {
            let same =
                unsafe known.unsafeLoad(fromUncheckedByteOffset: position, as: UInt8.self)
                == asked.unsafeLoad(fromUncheckedByteOffset: position, as: UInt8.self)
            guard same else { return false }
            position += 1
        }
        return true
    }

    private mutating func add(_ entry: Entry) {
        if count * 2 >= buckets.count { rehash() }
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
        count += 1
        bytes += entry.cost + entry.key.count + overhead
    }

    private mutating func chain(_ index: Int) {
        let bucket = bucket(entries[index].hash)
        entries[index].chained = Int(buckets[bucket])
        buckets[bucket] = Int32(truncatingIfNeeded: index)
    }

    /// Frees an entry and gives back its value.
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

    /// Doubles the table.
    private mutating func rehash() {
        buckets = [Int32](repeating: -1, count: buckets.count * 2)
        var index = newest
        while index != Self.none {
            chain(index)
            index = entries[index].older
        }
    }
}
