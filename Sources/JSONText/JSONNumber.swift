/// Numbers as Scrim writes them, in JSON and in SVG paths: plain decimals, the same bytes on any machine.
///
/// A number is rounded to a number of decimals, half away from zero, and written without an exponent, without trailing
/// zeros and never as `-0`. A tie is judged by decimals: a double that is read from a decimal halfway between two
/// counts as that decimal, so 0.00015 with four decimals is 0.0002, though the double itself is slightly less. Where
/// doubles are so sparse that decimals no longer distinguish them (beyond 2^52 units of the last decimal), the exact
/// value of the double is rounded instead. From 2^63 on, the shortest digits that read back as the double are written
/// and filled up with zeros. Values that are not finite are written as `null`: no request can lead to them, and neither
/// a trap nor text that is not JSON would be better.
@usableFromInline package enum JSONNumber {
    /// The most bytes that a number takes: a sign and 309 digits, rounded up. Nothing is written beyond them.
    @inlinable static var longest: Int { 320 }

    /// Returns `number` with at most `decimals` decimals, 0…9.
    package static func text(_ number: Double, decimals: Int = 4) -> String {
        // It is not written directly into a string, which would allocate memory for the longest number.
        unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: longest) { buffer in
            guard let start = buffer.baseAddress else { return "" }
            let end = unsafe write(number, decimals: decimals, at: start)
            return unsafe String(decoding: UnsafeBufferPointer(start: start, count: end - start), as: UTF8.self)
        }
    }

    /// Appends `number` with at most four decimals.
    package static func append(_ number: Double, to bytes: inout [UInt8]) {
        unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: longest) { buffer in
            guard let start = buffer.baseAddress else { return }
            let end = unsafe writeFour(number, at: start)
            unsafe bytes.append(contentsOf: UnsafeBufferPointer(start: start, count: end - start))
        }
    }

    /// Writes at most `longest` bytes and returns where they end.
    @_effects(releasenone)
    @usableFromInline static func write(
        _ number: Double, decimals: Int, at start: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        switch decimals {
        case 4: unsafe writeFour(number, at: start)
        case 9: unsafe writeNine(number, at: start)
        default: unsafe writeExactly(number, decimals: decimals, at: start)
        }
    }

    // MARK: Quick

    // Nearly every number in an answer is small, and not near a tie of the last decimal. Then the errors of
    // multiplying, and of finding the nearest whole number, are at most a ten-thousandth of a unit. So if the nearest
    // whole number of units is less than `surely` away, it is the result without closer inspection.

    /// A number less than this away from a whole number of units is certainly rounded to it.
    private static let surely = 0.499

    /// Like `write` with four decimals.
    @inline(__always) static func writeFour(
        _ number: Double, at start: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        unsafe writeFourQuickly(number, at: start) ?? writeExactly(number, decimals: 4, at: start)
    }

    /// Like `write` with four decimals, but writes at most sixteen bytes; `nil` for the few numbers that need more
    /// work.
    @inline(__always) static func writeFourQuickly(
        _ number: Double, at start: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8>? {
        let size = number.magnitude
        // Then the whole part has at most four digits, even if the number is rounded up.
        guard size < 9999 else { return nil }
        let whole = nearest(size)
        if whole.distance == 0 {
            let end = unsafe writeSign(number < 0, at: start)
            return unsafe writeWhole(UInt32(truncatingIfNeeded: whole.number), at: end)
        }
        let units = nearest(size * 10_000)
        guard units.distance < surely else { return nil }
        let parts = UInt32(truncatingIfNeeded: units.number).quotientAndRemainder(dividingBy: 10_000)
        var end = unsafe writeSign(number < 0 && units.number > 0, at: start)
        unsafe end = unsafe writeWhole(parts.quotient, at: end)
        return unsafe writeFraction(ofFour: parts.remainder, at: end)
    }

    /// Like `write` with nine decimals.
    @_effects(releasenone)
    @usableFromInline static func writeNine(
        _ number: Double, at start: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        let size = number.magnitude
        let units = nearest(size * 1_000_000_000)
        guard size < 1024, units.distance < surely else { return unsafe writeExactly(number, decimals: 9, at: start) }
        let (whole, fraction) = units.number.quotientAndRemainder(dividingBy: 1_000_000_000)
        var end = unsafe writeSign(number < 0 && units.number > 0, at: start)
        unsafe end = unsafe writeWhole(UInt32(truncatingIfNeeded: whole), at: end)
        let (four, rest) = UInt32(truncatingIfNeeded: fraction).quotientAndRemainder(dividingBy: 100_000)
        if rest == 0 { return unsafe writeFraction(ofFour: four, at: end) }
        return unsafe end + writeFraction(fraction, decimals: 9, at: end)
    }

    /// The whole number nearest to `size`, which is 0…2^48, and its distance.
    @inline(__always) private static func nearest(_ size: Double) -> (number: UInt64, distance: Double) {
        // At 2^52 the distance between doubles is one, so the sum is rounded to a whole number, which is in its low
        // bits.
        let shifted = size + 0x1p52
        return (shifted.bitPattern & 0xF_FFFF_FFFF_FFFF, (shifted - 0x1p52 - size).magnitude)
    }

    @inline(__always) private static func writeSign(
        _ isNegative: Bool, at start: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        unsafe start[0] = UInt8(ascii: "-")
        return unsafe start + (isNegative ? 1 : 0)
    }

    /// Writes the digits of a whole number below 10,000. May write three bytes beyond them.
    @inline(__always) private static func writeWhole(
        _ value: UInt32, at start: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        if value < 10 {
            unsafe start[0] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: value)
            return unsafe start + 1
        }
        let digits = fourDigits(value)
        // Leading zeros are in the lowest bytes. The last digit is written even if it is a zero.
        let zeros = (digits | 1 << 24).trailingZeroBitCount & 24
        unsafe store((digits | 0x3030_3030) >> UInt32(truncatingIfNeeded: zeros), at: start)
        return unsafe start + (4 &- zeros >> 3)
    }

    /// Writes the point and up to four digits, without trailing zeros; nothing for zero. Always writes up to five
    /// bytes.
    @inline(__always) private static func writeFraction(
        ofFour units: UInt32, at start: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        let digits = fourDigits(units)
        unsafe start[0] = UInt8(ascii: ".")
        unsafe store(digits | 0x3030_3030, at: start + 1)
        let length = 5 &- digits.leadingZeroBitCount >> 3
        return unsafe start + (units == 0 ? 0 : length)
    }

    /// The four decimal digits of a number below 10,000, one in each byte, the first digit lowest.
    @inline(__always) private static func fourDigits(_ value: UInt32) -> UInt32 {
        // Division by multiplication: 5243 / 2^19 is a hundredth up to 10,000, and 103 / 2^10 a tenth up to 100.
        let high = (value &* 5243) &>> 19
        let pairs = high | (value &- high &* 100) &<< 16
        let tens = ((pairs &* 103) &>> 10) & 0x000F_000F
        return tens | (pairs &- tens &* 10) &<< 8
    }

    /// Writes eight hexadecimal digits, in upper case.
    @inline(__always) static func writeHexadecimal(_ value: UInt32, at start: UnsafeMutablePointer<UInt8>) {
        // Spreads the digits to one in each byte, by halving repeatedly. The highest digit stays the highest.
        var digits = UInt64(value)
        digits = (digits | digits &<< 16) & 0x0000_FFFF_0000_FFFF
        digits = (digits | digits &<< 8) & 0x00FF_00FF_00FF_00FF
        digits = (digits | digits &<< 4) & 0x0F0F_0F0F_0F0F_0F0F
        // Adding six to a digit of ten or more carries into the next four bits. The codes of letters are seven greater
        // than a continuation of the digits would be.
        let letters = ((digits &+ 0x0606_0606_0606_0606) &>> 4) & 0x0101_0101_0101_0101
        let text = digits &+ 0x3030_3030_3030_3030 &+ letters &* 7
        unsafe UnsafeMutableRawPointer(start).storeBytes(of: text.bigEndian, as: UInt64.self)
    }

    @inline(__always) private static func store(_ digits: UInt32, at start: UnsafeMutablePointer<UInt8>) {
        unsafe UnsafeMutableRawPointer(start).storeBytes(of: digits.littleEndian, as: UInt32.self)
    }

    // MARK: Exact

    /// Like `write`, for any number.
    @inline(never) private static func writeExactly(
        _ number: Double, decimals: Int, at start: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        // Each scale is a constant in a separate branch, so that the compiler can replace the division by a
        // multiplication.
        switch decimals {
        case 4: return unsafe start + write(number, decimals: 4, scale: 10_000, at: start)
        case 9: return unsafe start + write(number, decimals: 9, scale: 1_000_000_000, at: start)
        default:
            let decimals = min(max(decimals, 0), 9)
            let scale = (0..<decimals).reduce(1 as UInt64) { power, _ in power * 10 }
            return unsafe start + write(number, decimals: decimals, scale: scale, at: start)
        }
    }

    @inline(__always) private static func write(
        _ number: Double, decimals: Int, scale: UInt64, at start: UnsafeMutablePointer<UInt8>
    ) -> Int {
        guard number.isFinite else { return unsafe copy("null", to: start) }
        let size = number.magnitude
        guard size < 0x1p63 else { return unsafe writeHuge(number, at: start) }
        var whole = UInt64(size)
        var units: UInt64 = 0
        if Double(whole) != size {
            // If the scaled value is below 2^52, `floor + 0.5` is exact, and so is the comparison with the double next
            // to the tie; a product that was rounded up to a whole number still compares correctly.
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
        if units > 0 { count += unsafe writeFraction(units, decimals: decimals, at: start + count) }
        return count
    }

    /// The number of units nearest to `size`: `floor` or one more.
    @inline(__always) private static func round(_ size: Double, _ floor: UInt64, _ scale: Double) -> UInt64 {
        size >= (Double(floor) + 0.5) / scale ? floor + 1 : floor
    }

    @inline(__always) private static func copy(_ text: StaticString, to start: UnsafeMutablePointer<UInt8>) -> Int {
        unsafe start.update(from: text.utf8Start, count: text.utf8CodeUnitCount)
        return text.utf8CodeUnitCount
    }

    /// Writes decimal digits, and returns their count.
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

    /// Writes the point and the digits of `units` of the last decimal, without trailing zeros; `units` is not zero.
    @inline(__always) private static func writeFraction(
        _ units: UInt64, decimals: Int, at start: UnsafeMutablePointer<UInt8>
    ) -> Int {
        unsafe start[0] = UInt8(ascii: ".")
        // All decimals fit 32 bits; the leading ones may be zeros.
        var rest = UInt32(truncatingIfNeeded: units)
        var position = decimals
        var length = 0
        while position > 0 {
            let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
            if digit != 0, length == 0 { length = position }
            unsafe start[position] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: digit)
            rest = quotient
            position &-= 1
        }
        return length &+ 1
    }

    /// Writes the standard library's shortest digits, which may have an exponent, filled up with zeros.
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
        // "9.3e+18" has one decimal, and "1e+300" none. Without an exponent, as in "…807.0", one zero is too many.
        var zeros = exponent - max(decimals, 0)
        while zeros > 0, count < longest {
            unsafe start[count] = UInt8(ascii: "0")
            count += 1
            zeros -= 1
        }
        return count + min(zeros, 0)
    }
}
