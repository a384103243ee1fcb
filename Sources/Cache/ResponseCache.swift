import Synchronization

/// A cache of answers whose size is limited in bytes. The entries that have not been used for longest are removed
/// first.
///
/// It is divided into shards, each with a lock and an equal part of the budget, so that threads seldom contend; the
/// order of use is kept within a shard. Keys are bytes and are compared in full, so the hash affects only speed, never
/// the result.
/// - Complexity: looking up, inserting and evicting are O(1) each, besides comparing and copying the key.
package final class ResponseCache<Value: MemoryCosting>: Sendable {
    /// The cost of an entry in addition to its key and value, in bytes: its record, its slot in the table, and the
    /// allocators' overhead.
    package static var overhead: Int { 160 }

    private static var shardCount: Int { 16 }

    private let shards: [LockedShard]
    /// Whether the cache stores anything at all.
    package let isEnabled: Bool

    /// Creates a cache of at most `maximumBytes`. With 0 or less, nothing is stored.
    package init(maximumBytes: Int) {
        let budget = max(0, maximumBytes) / Self.shardCount
        shards = (0..<Self.shardCount).map { _ in LockedShard(budget: budget, overhead: Self.overhead) }
        isEnabled = budget > 0
    }

    /// The top bits choose the shard; the table within uses the low ones.
    private func shard(_ hash: UInt64) -> LockedShard {
        shards[Int(truncatingIfNeeded: hash >> 60) & (Self.shardCount - 1)]
    }

    /// Returns the value of a key, which becomes the one that was used last; `nil` if there is none. Allocates nothing.
    /// - Parameter hash: A hash of the key, always the same for the same key.
    package func value(for key: Span<UInt8>, hash: UInt64) -> Value? {
        guard isEnabled else { return nil }
        let shard = shard(hash)
        let (found, isOver) = shard.entries.withLock { ($0.value(for: key, hash: hash), $0.isOver) }
        if isOver { shrink(shard) }
        guard let found else { return nil }
        // Only values of type `Value` are ever inserted.
        return unsafe unsafeDowncast(found, to: Value.self)
    }

    /// Stores a value in place of the key's old one, and removes entries that have not been used for longest until it
    /// fits.
    ///
    /// An entry larger than a shard's part of the budget is not stored, but the key's old value is still removed.
    /// - Parameters:
    ///   - key: Its bytes and the overhead are added to the value's cost. A value with two keys counts once for each.
    ///   - hash: A hash of the key, always the same for the same key.
    package func insert(_ value: Value, for key: [UInt8], hash: UInt64) {
        guard isEnabled else { return }
        let shard = shard(hash)
        while !shard.entries.withLock({ $0.insert(value, for: key, hash: hash) }).isDone { continue }
    }

    /// Updates the cost of a value that has grown. If it also has an entry with another hash, that is updated when it
    /// is next looked up.
    package func updateCost(of value: Value, hash: UInt64) {
        guard isEnabled else { return }
        let shard = shard(hash)
        shard.entries.withLock { $0.updateCost(of: value, hash: hash) }
        shrink(shard)
    }

    private func shrink(_ shard: LockedShard) {
        while shard.entries.withLock({ $0.shrink() }) != nil { continue }
    }

    /// The counts since the cache was made, and the present size.
    package var statistics: CacheStatistics {
        var statistics = CacheStatistics()
        for shard in shards {
            shard.entries.withLock {
                statistics.hits += $0.hits
                statistics.misses += $0.misses
                statistics.evictions += $0.evictions
                statistics.bytes += $0.bytes
                statistics.entries += $0.count
            }
        }
        return statistics
    }
}

/// A shard with its lock. It is a class because a lock must not move in memory.
private final class LockedShard: Sendable {
    let entries: Mutex<CacheShard>

    init(budget: Int, overhead: Int) { entries = Mutex(CacheShard(budget: budget, overhead: overhead)) }
}

/// Counts for a cache since it was made, and its present size.
package struct CacheStatistics: Hashable, Sendable {
    /// The look-ups that found a value, and those that found none.
    package var hits = 0
    package var misses = 0
    package var lookUps: Int { hits + misses }
    package var evictions = 0
    /// The cost of all entries, in bytes: keys, values and overhead.
    package var bytes = 0
    package var entries = 0
}
