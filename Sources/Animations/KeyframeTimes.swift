/// Converts the moments of a timeline, in order, to the offsets of CSS keyframes.
///
/// Keyframes other than the first and the last come slightly before their moment. So at the moment itself the new value
/// applies, however numbers are rounded. This matters if a spring that was cut off jumps to its end.
package enum KeyframeTimes {
    /// How much earlier they come, as a fraction of the whole time.
    private static let ahead = 1e-8
    /// How much earlier the value before a jump comes than the value after it, in percent of the whole time.
    private static let instant = 0.00001

    /// Returns the moments as fractions of the whole time, 0…1.
    package static func shares(of times: [Double], in whole: Double) -> [Double] {
        times.indices.map { index in
            guard whole > 0 else { return index == times.count - 1 ? 1 : 0 }
            let share = min(times[index] / whole, 1)
            return index == 0 || share == 1 ? share : max(0, share - ahead)
        }
    }

    /// Returns the moments as percentages of the whole time, for rules of `@keyframes`. If two keyframes had the same
    /// percentage, the later one would replace the earlier one, so the earlier one comes a little before.
    package static func hundredths(of times: [Double], in whole: Double) -> [Double] {
        let shares = shares(of: times, in: whole)
        return shares.indices.map { index in
            let (own, next) = (shares[index] * 100, index + 1 < shares.count ? shares[index + 1] * 100 : .infinity)
            return next - own < instant ? max(0, own - instant) : own
        }
    }
}
