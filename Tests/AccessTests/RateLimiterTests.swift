import Access
import MicroHTTP
import TestSupport
import Testing

@Suite struct `A limiter of rates` {
    @Test(arguments: [("5", 5.0, 5.0), ("0.5", 0.5, 1), ("5/20", 5, 20), ("2.5/3", 2.5, 3)])
    func `a rate is read with the requests that may come at once`(text: String, perSecond: Double, burst: Double) throws
    {
        let rate = try #require(RateLimiter.Rate(text))
        #expect(rate.perSecond == perSecond && rate.burst == burst)
    }

    @Test(arguments: ["", "0", "-1", "+1", "1/", "1/0.5", "/5", "nan", "inf", "1e9", "1 ", "5/20/3"])
    func `what is no rate is refused`(text: String) { #expect(RateLimiter.Rate(text) == nil) }

    /// A bucket in numbers twice as wide: it fills at the rate up to the burst, and each request takes one.
    @Test func `a client's requests are let in as a bucket of tokens lets them`() throws {
        var generator = SeededGenerator(seed: 429)
        for text in ["5", "0.5/4", "100/7", "1/1"] {
            let rate = try #require(RateLimiter.Rate(text))
            let limiter = RateLimiter(rate)
            var (tokens, moment, last) = (rate.burst, 0, 0)
            for _ in 0..<300 {
                moment += Int.random(in: 0...600, using: &generator)
                tokens = min(rate.burst, tokens + Double(moment - last) / 1000 * rate.perSecond)
                last = moment
                let verdict = limiter.take(holder: "a", at: moment)
                // Next to one token the narrower numbers may decide otherwise.
                if tokens == rate.burst || abs(tokens - 1) > 1e-3 {
                    #expect(verdict.isAllowed == (tokens >= 1), "\(text) at \(moment): \(tokens)")
                }
                if verdict.isAllowed { tokens -= 1 }
                #expect(abs(verdict.wait - max(0, (1 - tokens) / rate.perSecond)) < 0.01)
            }
        }
    }

    @Test func `clients have buckets of their own, those of one IPv6 network together`() throws {
        let limiter = RateLimiter(try #require(RateLimiter.Rate("0.001/1")))
        func isLetIn(_ text: String) throws -> Bool {
            limiter.take(client: try #require(ClientAddress(text: text)), at: 0).isAllowed
        }
        #expect(try isLetIn("192.0.2.1") && isLetIn("192.0.2.2") && isLetIn("2001:db8::1"))
        #expect(try !isLetIn("192.0.2.1"))
        #expect(try !isLetIn("2001:db8::ffff") && isLetIn("2001:db8:0:1::1"))
        #expect(limiter.take(holder: "a", at: 0).isAllowed && limiter.take(holder: "b", at: 0).isAllowed)
        #expect(!limiter.take(holder: "a", at: 0).isAllowed)
    }
}
