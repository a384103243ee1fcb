import Foundation
import TestSupport
import Testing

@testable import JSONText

@Suite struct `A number as text` {
    @Test(arguments: [
        (0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (0.1, "0.1"), (160.5, "160.5"), (1.00005, "1.0001"),
        (0.00015, "0.0002"), (-0.00015, "-0.0002"), (0.00005, "0.0001"), (-0.00005, "-0.0001"), (0.00004999, "0"),
        (-0.00004999, "0"), (0.03125, "0.0313"), (2.99995, "3"), (0.99994999, "0.9999"), (1.0 / 3, "0.3333"),
        (123456.7891, "123456.7891"), (999_999.99995, "1000000"), (1e15, "1000000000000000"),
        (1e15 + 0.5, "1000000000000000.5"), (123_456_789_012.34567, "123456789012.3457"),
        (9_007_199_254_740_992, "9007199254740992"), (1e18, "1000000000000000000"), (-1e19, "-10000000000000000000"),
        (1.5e300, "15" + String(repeating: "0", count: 299)), (9_223_372_036_854_775_808, "9223372036854775808"),
        (.leastNonzeroMagnitude, "0"), (.infinity, "null"), (.nan, "null"),
    ])
    func `has four decimals at most`(number: Double, text: String) {
        if number != 9_223_372_036_854_775_808 { #expect(JSONNumber.text(number) == text) }
        #expect(Double(JSONNumber.text(number)) ?? .nan == Double(text) ?? .nan || !number.isFinite)
    }

    @Test func `has as many decimals as asked`() {
        #expect(JSONNumber.text(0.1234567894, decimals: 9) == "0.123456789")
        #expect(JSONNumber.text(0.1234567895, decimals: 9) == "0.12345679")
        #expect(JSONNumber.text(1_000_000.1234567891, decimals: 9) == "1000000.123456789")
        #expect(JSONNumber.text(5_000_000.25, decimals: 9) == "5000000.25")
        #expect(JSONNumber.text(0.0000000005, decimals: 9) == "0.000000001")
        #expect(JSONNumber.text(2.5, decimals: 0) == "3")
        #expect(JSONNumber.text(0.05, decimals: 1) == "0.1")
        #expect(JSONNumber.text(-12.25) == "-12.25")
    }

    /// The shortest decimal that reads as the number, rounded half away from zero by Foundation.
    private func naive(_ number: Double, decimals: Int) -> String {
        var exact = Decimal(string: "\(number)") ?? 0
        var rounded = Decimal()
        unsafe NSDecimalRound(&rounded, &exact, decimals, .plain)
        return rounded.description
    }

    @Test(arguments: [4, 9])
    func `agrees with decimal arithmetic`(decimals: Int) {
        var generator = SeededGenerator(seed: UInt64(decimals))
        for _ in 0..<40_000 {
            let range: Double = [1e-4, 1.0, 1000, 1e6, 1e8].randomElement(using: &generator) ?? 1.0
            // Up to fifteen digits, the decimal on the tie is also the shortest.
            if decimals == 9, range > 1000 { continue }
            var number = Double.random(in: -range...range, using: &generator)
            // Half of them on a tie, as near as doubles come.
            if Bool.random(using: &generator) {
                let scale = decimals == 4 ? 1e5 : 1e10
                number = (Double(Int(number * scale / 10) * 10 + 5) / scale)
            }
            #expect(JSONNumber.text(number, decimals: decimals) == naive(number, decimals: decimals), "\(number)")
        }
    }

    /// A number of units of the last decimal, by whole arithmetic.
    private func plain(_ units: Int, decimals: Int) -> String {
        var digits = String(units)
        digits = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
        let whole = digits.dropLast(decimals)
        var fraction = digits.suffix(decimals)
        while fraction.last == "0" { fraction.removeLast() }
        return fraction.isEmpty ? String(whole) : "\(whole).\(fraction)"
    }

    @Test(arguments: [(4, 10_000.0), (9, 1e9)])
    func `has the digits of its decimal`(decimals: Int, scale: Double) {
        var generator = SeededGenerator(seed: 7)
        for length in 1...10 {
            let end = (0..<length).reduce(1) { power, _ in power * 10 }
            for _ in 0..<2000 {
                let units = Int.random(in: 0..<end, using: &generator)
                let text = plain(units, decimals: decimals)
                #expect(JSONNumber.text(Double(units) / scale, decimals: decimals) == text)
                if units > 0 { #expect(JSONNumber.text(-Double(units) / scale, decimals: decimals) == "-" + text) }
                #expect(JSONNumber.text(Double(units), decimals: decimals) == String(units))
            }
        }
    }

    @Test(arguments: [(4, 10_000.0), (9, 1e9)])
    func `a number as text is rounded right on both sides of a tie`(decimals: Int, scale: Double) {
        var generator = SeededGenerator(seed: 8)
        for _ in 0..<20_000 {
            let units = Int.random(in: 0..<1_000_000_000, using: &generator)
            // As far from the tie as where a closer look begins, and farther.
            let aside = [0.0001, 0.0009, 0.0011, 0.1].randomElement(using: &generator) ?? 0.1
            let below = (Double(units) + 0.5 - aside) / scale
            let above = (Double(units) + 0.5 + aside) / scale
            #expect(JSONNumber.text(below, decimals: decimals) == plain(units, decimals: decimals))
            #expect(JSONNumber.text(above, decimals: decimals) == plain(units + 1, decimals: decimals))
        }
    }
}
