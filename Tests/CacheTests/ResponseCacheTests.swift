import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Cache

private func mixed(_ key: [UInt8]) -> UInt64 {
    key.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 } &* 0x9E37_79B9_7F4A_7C15
}

/// What a cache keeps is an object.
private final class Kept<Value: Sendable>: MemoryCosting {
    let value: Value
    private let size: Atomic<Int>

    init(_ value: Value, cost: Int) {
        self.value = value
        size = Atomic(cost)
    }

    var cost: Int { size.load(ordering: .relaxed) }

    func grow(by more: Int) { size.add(more, ordering: .relaxed) }
}

private func value(_ key: [UInt8], in cache: ResponseCache<Kept<Int>>) -> Int? {
    cache.value(for: key.span, hash: 1)?.value
}

@Suite struct `A response cache` {
    /// The plainest thing that could work: an array in order of use.
    private struct Naive {
        var entries: [(key: [UInt8], value: Int, cost: Int)] = []
        let budget: Int

        mutating func value(_ key: [UInt8]) -> Int? {
            guard let index = entries.firstIndex(where: { $0.key == key }) else { return nil }
            entries.append(entries.remove(at: index))
            return entries.last?.value
        }

        mutating func insert(_ key: [UInt8], _ value: Int, _ cost: Int) {
            entries.removeAll { $0.key == key }
            guard cost <= budget else { return }
            entries.append((key, value, cost))
            while entries.reduce(0, { $0 + $1.cost }) > budget { entries.removeFirst() }
        }
    }

    @Test(arguments: [1, 2, 3, 4] as [UInt64])
    func `forgets what was used longest ago`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var shard = CacheShard(budget: 2000, overhead: 10)
        var naive = Naive(budget: 2000)
        for step in 0..<20_000 {
            let key = [UInt8](repeating: UInt8.random(in: 0..<60, using: &generator), count: 3)
            // Few hashes, so that chains are long and keys collide.
            let hash = mixed(key) % 7
            if Bool.random(using: &generator) {
                let found = shard.value(for: key.span, hash: hash) as? Kept<Int>
                #expect(found?.value == naive.value(key), "seed \(seed), step \(step)")
            } else {
                let cost = Int.random(in: 0..<(step % 50 == 0 ? 4000 : 150), using: &generator)
                let kept = Kept(step, cost: cost)
                while !shard.insert(kept, for: key, hash: hash).isDone { continue }
                naive.insert(key, step, cost + 13)
            }
            #expect(shard.bytes <= 2000 && shard.bytes == naive.entries.reduce(0) { $0 + $1.cost })
            #expect(shard.count == naive.entries.count)
        }
    }

    @Test func `gives back what was put in, under each of its names`() {
        let cache = ResponseCache<Kept<String>>(maximumBytes: 1 << 20)
        cache.insert(Kept("answer", cost: 6), for: [1, 2], hash: 9)
        cache.insert(Kept("answer", cost: 6), for: [3], hash: 9)
        cache.insert(Kept("other", cost: 5), for: [], hash: 9)
        func look(_ key: [UInt8]) -> String? { cache.value(for: key.span, hash: 9)?.value }
        #expect(look([1, 2]) == "answer")
        #expect(look([3]) == "answer")
        #expect(look([]) == "other")
        // The same hash is not the same key.
        #expect(look([4]) == nil)
        let statistics = cache.statistics
        #expect(statistics.hits == 3 && statistics.misses == 1 && statistics.entries == 3)
        #expect(statistics.bytes == 6 + 6 + 5 + 3 + 3 * ResponseCache<Kept<String>>.overhead)
    }

    @Test func `keeps nothing without a budget, nor what is too large`() {
        for cache in [
            ResponseCache<Kept<Int>>(maximumBytes: 0), ResponseCache(maximumBytes: -1),
            ResponseCache(maximumBytes: 100),
        ] {
            cache.insert(Kept(1, cost: 1), for: [1], hash: 1)
            #expect(cache.statistics.entries == 0)
            #expect(value([1], in: cache) == nil)
        }
        let cache = ResponseCache<Kept<Int>>(maximumBytes: 16_000)
        cache.insert(Kept(1, cost: 10), for: [1], hash: 1)
        cache.insert(Kept(2, cost: .max), for: [1], hash: 1)
        #expect(value([1], in: cache) == nil)
    }

    @Test func `counts what a value grows by`() {
        let overhead = ResponseCache<Kept<Int>>.overhead
        // Room for three of these in a shard, and one hash, so that they share it.
        let cache = ResponseCache<Kept<Int>>(maximumBytes: 16 * 3 * (1001 + overhead))
        let values = (0..<3).map { Kept($0, cost: 1000) }
        for (number, value) in values.enumerated() { cache.insert(value, for: [UInt8(number)], hash: 1) }
        #expect(cache.statistics.entries == 3)
        values[2].grow(by: 400)
        cache.updateCost(of: values[2], hash: 1)
        // The oldest had to go.
        #expect(cache.statistics.entries == 2)
        #expect(cache.statistics.bytes == 2400 + 2 * (1 + overhead))
        #expect(value([0], in: cache) == nil)
        // Whatever is kept by another hash is counted when it is asked for.
        values[1].grow(by: 100)
        #expect(cache.statistics.bytes == 2400 + 2 * (1 + overhead))
        #expect(value([1], in: cache) == 1)
        #expect(cache.statistics.bytes == 2500 + 2 * (1 + overhead))
        // One that outgrows everything goes alone, and pays for as much as it cost.
        values[1].grow(by: 5000)
        cache.updateCost(of: values[1], hash: 1)
        #expect(cache.statistics.entries == 1 && cache.statistics.bytes == 1400 + 1 + overhead)
        // So does one whose growth is seen when it is asked for, which is answered once more.
        values[2].grow(by: 5000)
        #expect(value([2], in: cache) == 2)
        #expect(cache.statistics.entries == 0 && cache.statistics.bytes == 0)
    }

    @Test func `stays within its bytes while many threads use it`() {
        let cache = ResponseCache<Kept<[UInt8]>>(maximumBytes: 200_000)
        let wrong = Atomic<Int>(0)
        DispatchQueue.concurrentPerform(iterations: 8) { thread in
            var generator = SeededGenerator(seed: UInt64(thread))
            for step in 0..<5000 {
                let key = Array("key \(Int.random(in: 0..<1000, using: &generator))".utf8)
                if let value = cache.value(for: key.span, hash: mixed(key)) {
                    if value.value != key { wrong.wrappingAdd(1, ordering: .relaxed) }
                } else {
                    let kept = Kept(key, cost: Int.random(in: 0..<2000, using: &generator))
                    cache.insert(kept, for: key, hash: mixed(key))
                }
                if step % 500 == 0, cache.statistics.bytes > 200_000 { wrong.wrappingAdd(1, ordering: .relaxed) }
            }
        }
        let statistics = cache.statistics
        #expect(wrong.load(ordering: .relaxed) == 0)
        #expect(statistics.hits + statistics.misses == 40_000)
        #expect(statistics.evictions > 0 && statistics.bytes <= 200_000 && statistics.entries > 0)
    }
}
