/// The layout of histograms of times, all with the same buckets.
package enum Histogram {
    /// The upper bounds of the buckets, in nanoseconds; one more bucket has none. They range from answers that come
    /// from the cache (20 µs on the machine of docs/performance.md) to the longest times that clients wait.
    package static let bounds: [Int] = [
        25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000, 2_500_000, 5_000_000, 10_000_000, 25_000_000, 50_000_000,
        100_000_000, 250_000_000, 500_000_000, 1_000_000_000, 2_500_000_000, 5_000_000_000, 10_000_000_000,
    ]

    /// The number of counters for a histogram: one for each bucket, and the last one for the sum in nanoseconds.
    package static let width = 20
    static let sum = 19

    /// The bucket of a time. For short times few steps are needed, because few bounds are below them.
    package static func bucket(of nanoseconds: Int) -> Int {
        var bucket = 0
        while bucket < bounds.count, nanoseconds > bounds[bucket] { bucket += 1 }
        return bucket
    }

    /// The values of a histogram: the count of each bucket alone, not cumulated, and the sum in nanoseconds.
    package struct Reading: Sendable {
        package var buckets: [Int]
        package var sum: Int

        package var count: Int { buckets.reduce(0, +) }
    }
}

extension CounterShards {
    /// Adds a time to the histogram whose counters begin at `base`.
    package func observe(_ nanoseconds: Int, at base: Int) {
        observe(bucket: Histogram.bucket(of: nanoseconds), nanoseconds: max(0, nanoseconds), at: base)
    }

    /// Reads the histogram whose counters begin at `base`.
    package func reading(at base: Int) -> Histogram.Reading {
        Histogram.Reading(buckets: (0...Histogram.bounds.count).map { sum(base + $0) }, sum: sum(base + Histogram.sum))
    }
}
