import Access
import Foundation
import TestSupport
import Testing

@Suite struct `A moment in the form of RFC 3339` {
    /// The first four are the RFC's own examples (5.8); seconds since 1970 by Python's `datetime`.
    @Test(arguments: [
        ("1985-04-12T23:20:50.52Z", 482_196_050.52), ("1996-12-19T16:39:57-08:00", 851_042_397),
        ("1990-12-31T23:59:60Z", 662_688_000), ("1937-01-01T12:00:27.87+00:20", -1_041_337_172.13),
        ("1970-01-01T00:00:00z", 0), ("2000-02-29t12:00:00Z", 951_825_600),
        ("2027-01-31T12:00:00.5+01:00", 1_801_393_200.5),
    ])
    func `a moment is as many seconds after 1970 as another clock counts`(text: String, seconds: Double) throws {
        #expect(abs(try #require(Timestamp.seconds(text)) - seconds) < 1e-6)
    }

    @Test(arguments: [
        "", "2027-01-31", "2027-01-31T12:00:00", "2027-01-31 12:00:00Z", "2027-1-31T12:00:00Z", "2023-02-29T00:00:00Z",
        "2100-02-29T00:00:00Z", "2027-04-31T00:00:00Z", "2027-00-01T00:00:00Z", "2027-13-01T00:00:00Z",
        "2027-01-00T00:00:00Z", "2027-01-31T24:00:00Z", "2027-01-31T12:60:00Z", "2027-01-31T12:00:61Z",
        "2027-01-31T12:00:00.Z", "2027-01-31T12:00:00+1:00", "2027-01-31T12:00:00+24:00", "2027-01-31T12:00:00Zx",
        "+027-01-31T12:00:00Z",
    ])
    func `what is no moment is refused`(text: String) { #expect(Timestamp.seconds(text) == nil) }

    @Test func `a moment of any day is the one that Foundation's calendar has`() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
        var generator = SeededGenerator(seed: 3339)
        for _ in 0..<300 {
            let parts = DateComponents(
                year: Int.random(in: 1600...2500, using: &generator), month: Int.random(in: 1...12, using: &generator),
                day: Int.random(in: 1...28, using: &generator), hour: Int.random(in: 0...23, using: &generator))
            let text = String(
                format: "%04d-%02d-%02dT%02d:00:00Z", parts.year ?? 0, parts.month ?? 0, parts.day ?? 0,
                parts.hour ?? 0)
            #expect(Timestamp.seconds(text) == calendar.date(from: parts)?.timeIntervalSince1970, "\(text)")
        }
    }
}
