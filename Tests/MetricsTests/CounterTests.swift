import TestSupport
import Testing

@testable import Metrics

@Suite struct `Counters` {
    @Test func `lose nothing that several threads count at once`() throws {
        let counters = CounterShards(count: 40, threads: 3)
        _ = try inThreads(8) { thread in
            for _ in 0..<20_000 {
                counters.add(1, to: 0)
                counters.add(thread, to: 39)
            }
        }
        #expect(counters.sum(0) == 160_000)
        #expect(counters.sum(39) == 20_000 * 28)
        #expect((1..<39).allSatisfy { counters.sum($0) == 0 })
    }
}

@Suite struct `A histogram` {
    /// A bound belongs to its own bucket, as Prometheus reads `le`.
    @Test func `puts a time into the first bucket whose bound it does not pass`() {
        for (index, bound) in Histogram.bounds.enumerated() {
            #expect(Histogram.bucket(of: bound) == index)
            #expect(Histogram.bucket(of: bound + 1) == index + 1)
        }
        #expect(Histogram.bucket(of: 0) == 0 && Histogram.bucket(of: .max) == Histogram.bounds.count)
        #expect(Histogram.bounds == Histogram.bounds.sorted() && Histogram.width == Histogram.bounds.count + 2)
    }

    @Test func `tells how many there were and their sum`() {
        let counters = CounterShards(count: Histogram.width, threads: 1)
        for time in [1_000, 30_000, 20_000_000_000] { counters.observe(time, at: 0) }
        let reading = counters.reading(at: 0)
        #expect(reading.count == 3 && reading.sum == 20_000_031_000)
        #expect(reading.buckets.first == 1 && reading.buckets[1] == 1 && reading.buckets.last == 1)
    }
}

@Suite struct `Metrics as text` {
    private func text(_ format: Exposition.Format) -> String {
        var text = Exposition(format)
        text.family("things", .counter, "Things.")
        text.sample([("name", "a\"b\\c\nd")], 3)
        text.family("seconds", .gauge, "Seconds.")
        text.sample([], nanoseconds: 1_500_000_000)
        text.sample([], nanoseconds: 25_000)
        text.finish()
        return String(decoding: text.bytes, as: UTF8.self)
    }

    @Test func `escape what labels hold, and name counters as the form wants it`() {
        #expect(
            text(.prometheus) == """
                # HELP things_total Things.
                # TYPE things_total counter
                things_total{name="a\\"b\\\\c\\nd"} 3
                # HELP seconds Seconds.
                # TYPE seconds gauge
                seconds 1.5
                seconds 0.000025

                """)
        #expect(
            text(.openMetrics) == """
                # HELP things Things.
                # TYPE things counter
                things_total{name="a\\"b\\\\c\\nd"} 3
                # HELP seconds Seconds.
                # TYPE seconds gauge
                seconds 1.5
                seconds 0.000025
                # EOF

                """)
    }
}
