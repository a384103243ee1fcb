private import Synchronization
import Timeline

/// How long springs take to settle, which is some 8,000 instructions to work out: an app moves its dialogs by a few of
/// its own.
///
/// A spring has its place by its numbers; the one that came last to a place has it. So there are never more than
/// places.
final class SettlingTimes: Sendable {
    private let slots = InlineArray<64, Mutex<(spring: Spring, duration: Double?)?>> { _ in Mutex(nil) }

    /// In seconds; nil for a spring that never settles.
    func duration(of spring: Spring) -> Double? {
        let slot = Self.slot(of: spring)
        if let known = slots[slot].withLock({ $0 }), known.spring == spring { return known.duration }
        let duration = spring.settlingDuration()
        slots[slot].withLock { $0 = (spring, duration) }
        return duration
    }

    private static func slot(of spring: Spring) -> Int {
        let numbers =
            spring.mass.bitPattern &+ spring.stiffness.bitPattern &* 3 &+ spring.damping.bitPattern &* 5
            &+ spring.initialVelocity.bitPattern &* 9
        // The top six bits of a product, in which all bits below have had a say.
        return Int((numbers &* 0x9E37_79B9_7F4A_7C15) >> 58)
    }
}
