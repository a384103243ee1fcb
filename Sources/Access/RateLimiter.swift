package import MicroHTTP
private import Synchronization

/// Limits how many requests each client may make: a number per second, and a number at once (a token bucket for each
/// client).
///
/// The memory does not grow with the number of clients. If a row of the table is full, the client that has been
/// inactive for longest loses its bucket, and starts with a full one next time.
package final class RateLimiter: Sendable {
    package struct Rate: Hashable, Sendable {
        /// The number of requests allowed per second, above 0.
        package let perSecond: Double
        /// The number of requests allowed at once, at least 1.
        package let burst: Double

        /// Reads `N` or `N/burst`; the burst is N unless given, and at least 1. `nil` for anything else.
        package init?(_ text: String) {
            let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
            guard let rate = Self.number(parts[0]) else { return nil }
            perSecond = rate
            guard parts.count > 1 else {
                burst = max(1, rate)
                return
            }
            guard let burst = Self.number(parts[1]), burst >= 1 else { return nil }
            self.burst = burst
        }

        private static func number(_ text: Substring) -> Double? {
            guard let first = text.utf8.first, (0x30...0x39).contains(first), let number = Double(text), number > 0,
                number <= 1_000_000
            else { return nil }
            return number
        }
    }

    /// The decision about one request.
    package struct Verdict: Hashable, Sendable {
        package let isAllowed: Bool
        /// How many more requests are allowed at once.
        package let left: Int
        /// The seconds until another request is allowed; 0 if one is allowed now.
        package let wait: Double
    }

    private struct Bucket {
        var key: UInt64 = 0
        /// The number of requests that were allowed at once at `moment`.
        var tokens: Float = 0
        /// When the bucket was last updated, in milliseconds of the caller's clock.
        var moment: UInt32 = 0
    }

    /// The hash of a key chooses a row of `ways` buckets; `rows / stripes` rows share a lock.
    private static let ways = 8
    private static let rows = 16_384
    private static let stripes = 64

    package let rate: Rate
    private let stripes: [Stripe]
    private let seed = UInt64.random(in: .min ... .max)

    private final class Stripe: Sendable {
        let buckets = Mutex([Bucket](repeating: Bucket(), count: rows / stripes * ways))
    }

    package init(_ rate: Rate) {
        self.rate = rate
        stripes = (0..<Self.stripes).map { _ in Stripe() }
    }

    /// Counts one request towards the limit of a token's holder, if the request is allowed.
    ///
    /// - Parameter milliseconds: The time since any fixed moment, never decreasing.
    package func take(holder name: String, at milliseconds: Int) -> Verdict {
        take(key: hash(name.utf8), milliseconds)
    }

    /// Counts one request towards the limit of a client, if the request is allowed. IPv6 addresses with the same first
    /// 64 bits count as one client.
    package func take(client: ClientAddress, at milliseconds: Int) -> Verdict {
        let isV4 = client.isV4
        return take(key: mix(mix(seed ^ client.high) ^ (isV4 ? client.low : 0)), milliseconds)
    }

    private func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
        mix(bytes.reduce(seed &+ 1) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 })
    }

    /// Mixes the bits of a number (the finalizer of SplitMix64).
    private func mix(_ number: UInt64) -> UInt64 {
        var bits = number
        bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
        return bits ^ bits >> 31
    }

    private func take(key: UInt64, _ milliseconds: Int) -> Verdict {
        let key = key == 0 ? 1 : key
        let now = UInt32(truncatingIfNeeded: milliseconds)
        let row = Int(truncatingIfNeeded: key >> 32) & (Self.rows - 1)
        return stripes[row % Self.stripes].buckets.withLock { buckets in
            let first = row / Self.stripes * Self.ways
            let slot = Self.slot(of: key, in: buckets, from: first, now)
            if buckets[slot].key != key {
                buckets[slot] = Bucket(key: key, tokens: Float(rate.burst), moment: now)
            }
            // The 32-bit clock starts again at 0 every 49 days. After such a long time, a client's bucket is full or
            // nearly full anyway.
            let elapsed = Double(now &- buckets[slot].moment) / 1000
            let tokens = min(rate.burst, Double(buckets[slot].tokens) + elapsed * rate.perSecond)
            let isAllowed = tokens >= 1
            let left = isAllowed ? tokens - 1 : tokens
            // If the addition is very small compared with the tokens, rounding to `Float` may lose it.
            buckets[slot].tokens = Float(left)
            buckets[slot].moment = now
            return Verdict(isAllowed: isAllowed, left: Int(left), wait: left >= 1 ? 0 : (1 - left) / rate.perSecond)
        }
    }

    /// The slot for a key: the one that it has, otherwise an empty one, otherwise that of the client that has been
    /// inactive for longest.
    private static func slot(of key: UInt64, in buckets: [Bucket], from first: Int, _ now: UInt32) -> Int {
        var (oldest, age) = (first, UInt32(0))
        for slot in first..<(first + ways) {
            if buckets[slot].key == key { return slot }
            let waited = buckets[slot].key == 0 ? .max : now &- buckets[slot].moment
            if waited >= age { (oldest, age) = (slot, waited) }
        }
        return oldest
    }
}
