/// Takes moments of a timeline, in order; gives when their keyframes are, as CSS counts.
///
/// A keyframe in between comes ever so little before its moment: at the moment itself, where a spring that was cut off
/// jumps to its end, it then stands, whichever way numbers are rounded.
package enum KeyframeTimes {
    /// By how much it comes ahead, as a share of the whole time.
    private static let ahead = 1e-8
    /// By how much the value before a jump comes ahead of that behind it, in hundredths of the whole time.
    private static let instant = 0.00001

    /// Shares of the whole time, 0…1.
    package static func shares(of times: [Double], in whole: Double) -> [Double] {
        times.indices.map { index in
            guard whole > 0 else { return index == times.count - 1 ? 1 : 0 }
            let share = min(times[index] / whole, 1)
            return index == 0 || share == 1 ? share : max(0, share - ahead)
        }
    }

    /// Hundredths of the whole time, as rules of `@keyframes` have them: of two at one moment the later one would stand
    /// for both, so that the first comes before it.
    package static func hundredths(of times: [Double], in whole: Double) -> [Double] {
        let shares = shares(of: times, in: whole)
        return shares.indices.map { index in
            let (own, next) = (shares[index] * 100, index + 1 < shares.count ? shares[index + 1] * 100 : .infinity)
            return next - own < instant ? max(0, own - instant) : own
        }
    }
}
