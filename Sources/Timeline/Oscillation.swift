/// A spring's motion as a formula: the remaining distance x, which is 1 at the start.
///
/// Two forms suffice. Each contains a quotient that tends to the time as its denominator tends to 0 (sin(ωt)/ω, and (1
/// − e^−Δt)/Δ), and never a difference of two large terms; so both are continuous at critical damping. No factor can
/// overflow, because all exponentials decay.
struct Oscillation {
    /// Which of the two forms applies.
    enum Form {
        /// Under-damped: x swings at `frequency` (radians per second) under an envelope that decays at `decay` per
        /// second.
        case swinging(decay: Double, frequency: Double)
        /// Critically damped or over-damped: after a faster component has died away, x decays at `slow` per second. The
        /// faster one decays by `gap` per second more; at critical damping the gap is 0.
        case creeping(slow: Double, gap: Double)
    }

    let form: Form
    /// −x′(0), per second.
    let velocity: Double

    /// The motion of `spring` as it is played.
    init(_ spring: Spring) {
        velocity = spring.initialVelocity
        let frequency = spring.naturalFrequency
        let ratio = spring.playedDampingRatio
        if ratio < 1 {
            form = .swinging(decay: ratio * frequency, frequency: frequency * ((1 - ratio) * (1 + ratio)).squareRoot())
        } else {
            let excess = ((ratio - 1) * (ratio + 1)).squareRoot()
            form = .creeping(slow: frequency / (ratio + excess), gap: 2 * frequency * excess)
        }
    }

    /// The signed remaining distance after `seconds`, which are finite and not negative.
    func distance(after seconds: Double) -> Double {
        switch form {
        case .swinging(let decay, let frequency):
            let angle = frequency * seconds
            return Elementary.exp(-decay * seconds)
                * (Elementary.cos(angle) + (decay - velocity) * sine(angle, over: frequency, seconds))
        case .creeping(let slow, let gap):
            return Elementary.exp(-slow * seconds) * (1 + (slow - velocity) * lag(seconds, gap))
        }
    }

    /// The rate at which the distance shrinks after `seconds`, per second.
    func approach(after seconds: Double) -> Double {
        switch form {
        case .swinging(let decay, let frequency):
            let angle = frequency * seconds
            let stiffness = decay * decay + frequency * frequency
            return Elementary.exp(-decay * seconds)
                * (velocity * Elementary.cos(angle)
                    + (stiffness - decay * velocity) * sine(angle, over: frequency, seconds))
        case .creeping(let slow, let gap):
            return Elementary.exp(-slow * seconds)
                * (velocity * Elementary.exp(-gap * seconds) + slow * (slow + gap - velocity) * lag(seconds, gap))
        }
    }

    /// An upper bound of the rounding error of ``distance(after:)`` after `seconds`: the size of its terms, times
    /// eight, times the units in the last place that each step may lose.
    func slack(after seconds: Double) -> Double {
        let unit = Double.ulpOfOne * 4
        switch form {
        case .swinging(let decay, let frequency):
            let swing = 1 + abs(decay - velocity) * (frequency * seconds > 1 ? 1 / frequency : seconds)
            return Elementary.exp(-decay * seconds) * swing * (4 + (decay + frequency) * seconds) * unit
        case .creeping(let slow, let gap):
            let creep = 1 + abs(slow - velocity) * lag(seconds, gap)
            return Elementary.exp(-slow * seconds) * creep * (4 + (slow + gap) * seconds) * unit
        }
    }

    /// sin(angle)/frequency; if the frequency is 0, the time itself.
    private func sine(_ angle: Double, over frequency: Double, _ seconds: Double) -> Double {
        frequency == 0 ? seconds : Elementary.sin(angle) / frequency
    }

    /// (1 − e^−gap·t)/gap; if the gap is 0, the time itself.
    private func lag(_ seconds: Double, _ gap: Double) -> Double {
        gap == 0 ? seconds : -Elementary.expm1(-gap * seconds) / gap
    }
}
