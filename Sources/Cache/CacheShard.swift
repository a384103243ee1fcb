/// One shard: a hash table with chains, and a doubly linked list in order of use, both threaded through one array by
/// index, so that nothing is allocated for each link.
///
/// Of no parameter, so that it need not be specialised in every room that has a cache: while it was, a hit ran 3,900
/// instructions.
struct CacheShard {
    typealias Value = AnyObject & Sendable

    private struct Entry {
        var key: [UInt8]
        /// nil while the slot is free.
        var value: (any Value)?
        var hash: UInt64
        var cost: Int
        /// The next in the same bucket, or the next free slot.
        var chained = -1
        /// The entry used just after this one.
        var newer = -1
        /// The entry used just before this one.
        var older = -1
    }

    private static var none: Int { -1 }

    private var entries: [Entry] = []
    /// First entry of each bucket; a power of two of them.
    private var buckets = [Int](repeating: -1, count: 16)
    private var free = -1
    private var newest = -1
    private var oldest = -1
    private(set) var count = 0
    /// Cost of all entries.
    private(set) var bytes = 0
    /// Look-ups that found something.
    private(set) var hits = 0
    /// Look-ups that found nothing.
    private(set) var misses = 0
    /// Entries that had to go for others.
    private(set) var evictions = 0

    /// The value of a key, which becomes the newest.
    mutating func value(for key: Span<UInt8>, hash: UInt64) -> (any Value)? {
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
        return entries[index].value
    }

    /// Keeps a value and gives back those that had to go for it; what the key had before is not among them.
    mutating func insert(
        _ value: any Value, for key: [UInt8], hash: UInt64, cost: Int, overhead: Int, budget: Int
    ) -> [any Value] {
        let known = find(key.span, hash)
        if known != Self.none { _ = remove(known) }
        let (sum, overflow) = max(0, cost).addingReportingOverflow(key.count + overhead)
        guard !overflow, sum <= budget else { return [] }
        var evicted: [any Value] = []
        while bytes > budget - sum, oldest != Self.none {
            if let value = remove(oldest) { evicted.append(value) }
        }
        evictions += evicted.count
        add(Entry(key: key, value: value, hash: hash, cost: sum))
        return evicted
    }

    /// Lets go of every entry; the counts of what happened stay.
    mutating func removeAll() {
        var emptied = CacheShard()
        (emptied.hits, emptied.misses, emptied.evictions) = (hits, misses, evictions)
        self = emptied
    }

    private func bucket(_ hash: UInt64) -> Int { Int(truncatingIfNeeded: hash) & (buckets.count - 1) }

    private func find(_ key: Span<UInt8>, _ hash: UInt64) -> Int {
        var index = buckets[bucket(hash)]
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
        if count == buckets.count { rehash() }
        let index: Int
        if free == Self.none {
            index = entries.count
            entries.append(entry)
        } else {
            index = free
            free = entries[index].chained
            entries[index] = entry
        }
        let bucket = bucket(entry.hash)
        entries[index].chained = buckets[bucket]
        buckets[bucket] = index
        linkAsNewest(index)
        count += 1
        bytes += entry.cost
    }

    /// Frees an entry and gives back its value.
    private mutating func remove(_ index: Int) -> (any Value)? {
        unlink(index)
        let bucket = bucket(entries[index].hash)
        if buckets[bucket] == index {
            buckets[bucket] = entries[index].chained
        } else {
            var before = buckets[bucket]
            while entries[before].chained != index { before = entries[before].chained }
            entries[before].chained = entries[index].chained
        }
        let value = entries[index].value
        count -= 1
        bytes -= entries[index].cost
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

    /// Doubles the table.
    private mutating func rehash() {
        buckets = [Int](repeating: Self.none, count: buckets.count * 2)
        var index = newest
        while index != Self.none {
            let bucket = bucket(entries[index].hash)
            entries[index].chained = buckets[bucket]
            buckets[bucket] = index
            index = entries[index].older
        }
    }
}
