private import CMetrics

/// Counters to which many threads add at the same time, and which are read only now and then. Each thread adds to its
/// own shard, if there are enough; a reader adds up the shards.
///
/// Counting takes an atomic addition, no lock and no allocation. Shards are on cache lines and pages of their own;
/// pages in which nothing was counted take no memory. Sums read while threads count are not of a single moment, but no
/// count is ever lost.
@safe package final class CounterShards: Sendable {
    // They are made by `init`, read and increased atomically, and freed by `deinit`.
    nonisolated(unsafe) private let counters: UnsafeMutablePointer<UInt64>?
    private let mask: Int
    /// The distance from one shard to the next, in counters.
    private let stride: Int

    /// The number of counters in a cache line.
    private static let line = 8

    /// - Parameters:
    ///   - count: The number of counters.
    ///   - threads: The number of threads that count often. At most 64 of them have their own shard.
    package init(count: Int, threads: Int) {
        var shards = 1
        while shards < min(max(1, threads), 64) { shards *= 2 }
        mask = shards - 1
        stride = (count + Self.line - 1) / Self.line * Self.line
        // If there is not enough memory, nothing is counted. An additional line is allocated, so that the first counter
        // can be aligned to a line.
        unsafe counters = unsafe scrim_counters(stride * shards + Self.line)
    }

    deinit {
        unsafe scrim_counters_free(counters)
    }

    /// The counters of the calling thread's shard, aligned to a cache line.
    private var own: UnsafeMutablePointer<UInt64>? {
        unsafe first.map { unsafe $0 + (Int(scrim_thread_number()) & mask) * stride }
    }

    private var first: UnsafeMutablePointer<UInt64>? {
        unsafe counters.flatMap { unsafe $0.alignedUp(toLineOf: Self.line * MemoryLayout<UInt64>.size) }
    }

    /// Adds to a counter.
    package func add(_ amount: Int, to counter: Int) {
        guard let own = unsafe own else { return }
        unsafe scrim_count(own + counter, UInt64(truncatingIfNeeded: amount))
    }

    /// Adds a time to a histogram whose counters begin at `base`.
    func observe(bucket: Int, nanoseconds: Int, at base: Int) {
        guard let own = unsafe own else { return }
        unsafe scrim_count(own + base + bucket, 1)
        unsafe scrim_count(own + base + Histogram.sum, UInt64(truncatingIfNeeded: nanoseconds))
    }

    /// The sum of what all threads have added to a counter.
    package func sum(_ counter: Int) -> Int {
        guard let first = unsafe first else { return 0 }
        var sum: UInt64 = 0
        for shard in 0...mask { unsafe sum &+= scrim_counted(first + shard * stride + counter) }
        return Int(truncatingIfNeeded: sum)
    }
}

extension UnsafeMutablePointer<UInt64> {
    fileprivate func alignedUp(toLineOf bytes: Int) -> UnsafeMutablePointer<UInt64>? {
        let address = UInt(bitPattern: self)
        let mask = UInt(bytes - 1)
        return unsafe UnsafeMutablePointer(bitPattern: (address + mask) & ~mask)
    }
}
