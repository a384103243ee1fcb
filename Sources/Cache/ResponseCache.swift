import Synchronization

/// A cache of answers, bounded by bytes: what was used longest ago goes first.
///
/// It is cut into shards, each with a lock and an equal part of the budget, so that threads seldom meet; order of use
/// is kept within a shard. Keys are bytes and are compared in full, so the hash only decides how fast, never what.
/// - Complexity: looking up, inserting and evicting are O(1) each, besides comparing and copying the key.
package final class ResponseCache<Value: Sendable>: Sendable {
    /// What an entry costs besides its key and value: its record, its place in the table, and the allocators' share.
    package static var overhead: Int { 160 }

    private static var shardCount: Int { 16 }

    private let shards: [Shard]
    private let shardBudget: Int
    private let hits = Atomic<Int>(0)
    private let misses = Atomic<Int>(0)
    private let evictions = Atomic<Int>(0)

    /// One lock; a class, because a lock must not move.
    private final class Shard: Sendable {
        let entries = Mutex(CacheShard<Value>())
    }

    /// A cache of at most `maximumBytes`; with 0 or less it keeps nothing.
    package init(maximumBytes: Int) {
        shards = (0..<Self.shardCount).map { _ in Shard() }
        shardBudget = max(0, maximumBytes) / Self.shardCount
    }

    /// Whether anything can be kept at all.
    package var isEnabled: Bool { shardBudget > 0 }

    /// The top bits choose the shard; the table within uses the low ones.
    private func shard(_ hash: UInt64) -> Shard {
        shards[Int(truncatingIfNeeded: hash >> 60) & (Self.shardCount - 1)]
    }

    /// The value kept for a key, which then counts as used last. Allocates nothing.
    /// - Parameter hash: The same for the same key, whenever it is asked for.
    package func value(for key: Span<UInt8>, hash: UInt64) -> Value? {
        guard isEnabled else { return nil }
        let found = shard(hash).entries.withLock { $0.value(for: key, hash: hash) }
        if found == nil {
            misses.wrappingAdd(1, ordering: .relaxed)
        } else {
            hits.wrappingAdd(1, ordering: .relaxed)
        }
        return found
    }

    /// Keeps a value, in place of what the key had, and lets go of what was used longest ago until it fits.
    ///
    /// An entry larger than a shard's part of the budget is not kept; what the key had is let go all the same.
    /// - Parameters:
    ///   - cost: The bytes of the value alone; the key and an overhead are added. Two keys for one value each pay.
    ///   - hash: The same for the same key, whenever it is asked for.
    package func insert(_ value: Value, for key: [UInt8], hash: UInt64, cost: Int) {
        guard isEnabled else { return }
        let budget = shardBudget
        let evicted = shard(hash).entries.withLock { entries in
            entries.insert(value, for: key, hash: hash, cost: cost, overhead: Self.overhead, budget: budget)
        }
        // What was evicted is let go here, outside the lock.
        if !evicted.isEmpty { evictions.wrappingAdd(evicted.count, ordering: .relaxed) }
    }

    /// Lets go of everything; the counts stay.
    package func removeAll() {
        for shard in shards { shard.entries.withLock { $0 = CacheShard() } }
    }

    /// The counts since the start, and what is kept now.
    package var statistics: CacheStatistics {
        var statistics = CacheStatistics()
        statistics.hits = hits.load(ordering: .relaxed)
        statistics.misses = misses.load(ordering: .relaxed)
        statistics.evictions = evictions.load(ordering: .relaxed)
        for shard in shards {
            shard.entries.withLock {
                statistics.bytes += $0.bytes
                statistics.entries += $0.count
            }
        }
        return statistics
    }
}

/// What a cache has done, and what it keeps.
package struct CacheStatistics: Hashable, Sendable {
    package var hits = 0
    package var misses = 0
    package var evictions = 0
    /// Cost of all that is kept: keys, values and overhead.
    package var bytes = 0
    package var entries = 0

    package init() {}
}
