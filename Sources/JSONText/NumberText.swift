/// Numbers as Scrim writes them, in JSON and in SVG paths: plain decimals, the same bytes on any machine.
///
/// A number is rounded to so many decimals, half away from zero, and written without an exponent, without trailing
/// zeros and never as `-0`. A tie is judged on decimals: a double that reads from a decimal halfway between two
/// counts as that decimal, so 0.00015 with four decimals is 0.0002, though the double itself lies just below. Where doubles are so sparse that decimals no longer tell (beyond 2^52 units of the last
/// decimal), the exact value of the double is rounded instead. From 2^63 on, the shortest digits that read back as the
/// double are written and filled with zeros. What is not finite is `null`: nothing of a request can lead there, and
/// neither a trap nor text that is not JSON would be better.
package enum NumberText {
    /// The most bytes that a number takes: a sign and 309 digits, rounded up.
    static let longest = 320

    /// Powers of ten for up to nine decimals.
    @inline(__always) private static func power(_ decimals: Int) -> UInt64 {
        switch decimals {
        case 4: 10_000
        case 9: 1_000_000_000
        default: (0..<min(max(decimals, 0), 9)).reduce(1) { power, _ in power * 10 }
        }
    }

    /// Appends `number` with at most `decimals` decimals, 0…9.
    package static func append(_ number: Double, decimals: Int = 4, to bytes: inout [UInt8]) {
        unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: longest) { buffer in
            guard let start = buffer.baseAddress else { return }
            let count = unsafe write(number, decimals: decimals, at: start)
            unsafe bytes.append(contentsOf: UnsafeBufferPointer(start: start, count: count))
        }
    }

    /// `number` with at most `decimals` decimals, 0…9.
    package static func text(_ number: Double, decimals: Int = 4) -> String {
        unsafe String(unsafeUninitializedCapacity: longest) { buffer in
            guard let start = buffer.baseAddress else { return 0 }
            return unsafe write(number, decimals: decimals, at: start)
        }
    }

    /// Writes at most `longest` bytes and returns how many.
    static func write(_ number: Double, decimals: Int, at start: UnsafeMutablePointer<UInt8>) -> Int {
        guard number.isFinite else { return unsafe copy("null", to: start) }
        let size = number.magnitude
        guard size < 0x1p63 else { return unsafe writeHuge(number, at: start) }
        let scale = power(decimals)
        var whole = UInt64(size)
        var units: UInt64 = 0
        if Double(whole) != size {
            // Where the scaled value is below 2^52, `floor + 0.5` is exact, and so is the comparison with the double
            // next to the tie; a product rounded up to a whole number still compares right.
            let scaled = size * Double(scale)
            if scaled < 0x1p52 {
                units = round(size, UInt64(scaled), Double(scale))
                (whole, units) = (units / scale, units % scale)
            } else {
                // The fraction is exact and has few bits.
                let fraction = size - Double(whole)
                units = round(fraction, UInt64(fraction * Double(scale)), Double(scale))
                if units == scale { (whole, units) = (whole + 1, 0) }
            }
        }
        var count = 0
        if number < 0, whole > 0 || units > 0 {
            unsafe start[0] = UInt8(ascii: "-")
            count = 1
        }
        count += unsafe writeDigits(of: whole, at: start + count)
        if units > 0 { count += unsafe writeFraction(units, scale, at: start + count) }
        return count
    }

    /// The number of units, `floor` or one more, nearest to `size`.
    @inline(__always) private static func round(_ size: Double, _ floor: UInt64, _ scale: Double) -> UInt64 {
        size >= (Double(floor) + 0.5) / scale ? floor + 1 : floor
    }

    @inline(__always) private static func copy(_ text: StaticString, to start: UnsafeMutablePointer<UInt8>) -> Int {
        unsafe start.update(from: text.utf8Start, count: text.utf8CodeUnitCount)
        return text.utf8CodeUnitCount
    }

    /// Decimal digits, and their count.
    @inline(__always) static func writeDigits(of value: UInt64, at start: UnsafeMutablePointer<UInt8>) -> Int {
        if value < 10 {
            unsafe start[0] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: value)
            return 1
        }
        var count = 2
        var bound: UInt64 = 100
        while value >= bound {
            count &+= 1
            let (next, overflow) = bound.multipliedReportingOverflow(by: 10)
            if overflow { break }
            bound = next
        }
        var rest = value
        var position = count
        while position > 0 {
            position &-= 1
            let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
            unsafe start[position] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: digit)
            rest = quotient
        }
        return count
    }

    /// The point and the digits of `units` of 1/`scale`, without trailing zeros.
    @inline(__always) private static func writeFraction(
        _ units: UInt64, _ scale: UInt64, at start: UnsafeMutablePointer<UInt8>
    ) -> Int {
        unsafe start[0] = UInt8(ascii: ".")
        var count = 1
        var rest = units
        var unit = scale / 10
        while rest > 0 {
            let (digit, remainder) = rest.quotientAndRemainder(dividingBy: unit)
            unsafe start[count] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: digit)
            count &+= 1
            rest = remainder
            unit /= 10
        }
        return count
    }

    /// The standard library's shortest digits, which may have an exponent, filled with zeros.
    private static func writeHuge(_ number: Double, at start: UnsafeMutablePointer<UInt8>) -> Int {
        var count = 0
        var decimals = -1
        var exponent = 0
        var inExponent = false
        for byte in number.description.utf8 {
            switch byte {
            case UInt8(ascii: "e"): inExponent = true
            case UInt8(ascii: "."): decimals = 0
            case UInt8(ascii: "0")...UInt8(ascii: "9") where inExponent: exponent = exponent * 10 + Int(byte - 0x30)
            case UInt8(ascii: "+"): break
            default:
                unsafe start[count] = byte
                count += 1
                if decimals >= 0 { decimals += 1 }
            }
        }
        // "9.3e+18" has one decimal, "1e+300" none; a plain "…807.0" has a zero too many.
        var zeros = exponent - max(decimals, 0)
        while zeros > 0, count < longest {
            unsafe start[count] = UInt8(ascii: "0")
            count += 1
            zeros -= 1
        }
        return count + min(zeros, 0)
    }
}
