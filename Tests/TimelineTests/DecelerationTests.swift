import Testing
import Timeline

@Suite struct `A deceleration` {
    /// 1000/1000 · 0.998/0.002 = 499, the sum of 0.998 + 0.998² + … for each millisecond's point.
    @Test func `goes as far as all its milliseconds together`() {
        let normal = Deceleration(rate: 0.998)
        #expect(abs(normal.travel(at: 1000) - 499) < 1e-9)
        var sum = 0.0
        var velocity = 1000.0
        for _ in 0..<20_000 {
            velocity *= 0.998
            sum += velocity / 1000
        }
        #expect(abs(sum - normal.travel(at: 1000)) < 1e-6)
        #expect(normal.travel(at: -250) == -normal.travel(at: 250))
        #expect(Deceleration(rate: 0).travel(at: 5000) == 0)
    }
}
