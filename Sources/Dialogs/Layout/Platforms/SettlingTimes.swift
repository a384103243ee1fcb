private import Synchronization
import Timeline

/// A cache of settling times, each of which costs some 8,000 instructions to compute. An app usually uses only a few
/// springs.
///
/// The slot of a spring follows from its numbers. A slot holds the latest spring only, so that the cache never grows.
final class SettlingTimes: Sendable {
    private let slots = InlineArray<64, Mutex<(spring: Spring, duration: Double?)?>> { _ in Mutex(nil) }

    /// Returns the settling time in seconds; `nil` for a spring that never settles.
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
        // The top six bits of a product, which depend on all bits of the factors.
        return Int((numbers &* 0x9E37_79B9_7F4A_7C15) >> 58)
    }
}
