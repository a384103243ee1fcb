private import CMetrics

/// Counts that many threads add to at once and somebody reads now and then: each thread adds to a shard of its own, as
/// far as there are enough, and whoever asks sums them up.
///
/// A count takes an atomic addition, no lock and no allocation. Shards lie on cache lines and pages of their own, of
/// which those that nothing was counted in take no memory. Sums read while threads count are of no one moment; no count
/// is ever lost.
@safe package final class CounterShards: Sendable {
    // Made by init, read and added to atomically, freed by deinit.
    nonisolated(unsafe) private let counters: UnsafeMutablePointer<UInt64>?
    private let mask: Int
    /// Counters from one shard to the next.
    private let stride: Int

    /// Counters of a cache line.
    private static let line = 8

    /// - Parameters:
    ///   - count: Counters.
    ///   - threads: How many threads count often; at most 64 get a shard each.
    package init(count: Int, threads: Int) {
        var shards = 1
        while shards < min(max(1, threads), 64) { shards *= 2 }
        mask = shards - 1
        stride = (count + Self.line - 1) / Self.line * Self.line
        // Without memory nothing is counted. One line more, so that the first can begin on a border.
        unsafe counters = unsafe scrim_counters(stride * shards + Self.line)
    }

    deinit {
        unsafe scrim_counters_free(counters)
    }

    /// The calling thread's counters, the first of them at a line's border.
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

    /// What all threads have added to a counter.
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
