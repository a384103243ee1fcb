/// One shard: a hash table with chains, and a doubly linked list in order of use, both threaded through one array by
/// index, so that nothing is allocated for each link.
struct CacheShard<Value> {
    private struct Entry {
        var key: [UInt8]
        /// nil while the slot is free.
        var value: Value?
        var hash: UInt64
        var cost: Int
        /// The next in the same bucket, or the next free slot.
        var chained: Int
        /// The entry used just after this one.
        var newer: Int
        /// The entry used just before this one.
        var older: Int
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

    /// The value of a key, which becomes the newest.
    mutating func value(for key: Span<UInt8>, hash: UInt64) -> Value? {
        let index = find(key, hash)
        guard index != Self.none else { return nil }
        if index != newest {
            unlink(index)
            linkAsNewest(index)
        }
        return entries[index].value
    }

    /// Keeps a value and gives back those that had to go for it; what the key had before is not among them.
    mutating func insert(
        _ value: Value, for key: [UInt8], hash: UInt64, cost: Int, overhead: Int, budget: Int
    ) -> [Value] {
        let known = find(key.span, hash)
        if known != Self.none { _ = remove(known) }
        let (sum, overflow) = max(0, cost).addingReportingOverflow(key.count + overhead)
        guard !overflow, sum <= budget else { return [] }
        var evicted: [Value] = []
        while bytes > budget - sum, oldest != Self.none {
            if let value = remove(oldest) { evicted.append(value) }
        }
        add(Entry(key: key, value: value, hash: hash, cost: sum, chained: -1, newer: -1, older: -1))
        return evicted
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
            guard entry[position] == key[position] else { return false }
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
    private mutating func remove(_ index: Int) -> Value? {
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
