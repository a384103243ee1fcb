/// Converts moments of a timeline, in order, to the offsets of keyframes in CSS.
///
/// An intermediate keyframe comes slightly before its moment, so that at the moment itself, when a spring that was cut
/// off jumps to its end, the new value applies, however numbers are rounded.
package enum KeyframeTimes {
    /// How much earlier it comes, as a fraction of the whole time.
    private static let ahead = 1e-8
    /// How much earlier the value before a jump comes than the one after it, in percent of the whole time.
    private static let instant = 0.00001

    /// Returns fractions of the whole time, 0…1.
    package static func shares(of times: [Double], in whole: Double) -> [Double] {
        times.indices.map { index in
            guard whole > 0 else { return index == times.count - 1 ? 1 : 0 }
            let share = min(times[index] / whole, 1)
            return index == 0 || share == 1 ? share : max(0, share - ahead)
        }
    }

    /// Returns percentages of the whole time, as in rules of `@keyframes`. If two had the same percentage, the later
    /// one would replace both, so the first one is moved ahead.
    package static func hundredths(of times: [Double], in whole: Double) -> [Double] {
        let shares = shares(of: times, in: whole)
        return shares.indices.map { index in
            let (own, next) = (shares[index] * 100, index + 1 < shares.count ? shares[index + 1] * 100 : .infinity)
            return next - own < instant ? max(0, own - instant) : own
        }
    }
}
