import Geometry
import Jobs
import Timeline

/// Finds the fewest stops of a `linear()` that stay within a tolerance of a spring over a duration.
///
/// The spring is sampled so densely that the lines between the samples stay within a hundredth of the tolerance. Around
/// these lines there is a corridor, through which the path with the fewest corners is found. The path begins at 0 and
/// ends at 1. If the spring is cut off before it comes to rest, the path ends at its value at that moment, and then
/// jumps.
struct SpringStops {
    let spring: Spring
    /// Seconds until the next keyframe.
    let duration: Double
    /// The tolerance of the progress.
    let tolerance: Double

    /// The greatest number of samples.
    private static let mostMoments = 8192.0
    /// The share of the tolerance that sampling may use up.
    private static let share = 0.01

    /// The stops, from the first, at 0, to the last, at 1.
    var stops: [LinearEasing.Stop] {
        let moments = moments
        let last = spring.progress(at: duration)
        let isCutOff = abs(last - 1) > tolerance
        let width = tolerance * (1 - Self.share)
        var gates = [Gate(x: 0, low: 0, high: 0)]
        gates.reserveCapacity(moments.count + 2)
        for moment in moments where !JobBudget.isOver() {
            let progress = spring.progress(at: moment)
            gates.append(Gate(x: moment / duration, low: progress - width, high: progress + width))
        }
        let end = isCutOff ? last : 1
        gates.append(Gate(x: 1, low: end, high: end))
        let stops = MinimumLinkPath.corners(through: gates).map { LinearEasing.Stop(progress: $0.y, fraction: $0.x) }
        return isCutOff ? stops + [LinearEasing.Stop(progress: 1, fraction: 1)] : stops
    }

    /// The largest absolute progress over the whole duration; at least 1.
    static func swing(of spring: Spring, over duration: Double) -> Double {
        // A spring that starts without speed stays within twice its distance.
        guard spring.initialVelocity != 0 else { return 1 }
        return (1...64).reduce(1) { max($0, abs(spring.progress(at: duration * Double($1) / 64))) }
    }

    /// The times of the samples, between 0 and the end.
    private var moments: [Double] {
        let frequency = spring.naturalFrequency
        let damping = spring.playedDamping / spring.mass
        // A chord of length h is up to b·h²/8 away from a curve whose second derivative is b. As b changes, only half
        // of the available room is used.
        let room = 4 * Self.share * tolerance
        let shortest = duration / Self.mostMoments
        let longest = max(shortest, min(0.25 / frequency, duration / 8))
        var moments: [Double] = []
        var moment = 0.0
        var step = shortest
        while !JobBudget.isOver() {
            let distance = 1 - spring.progress(at: moment)
            let speed = spring.velocity(at: moment)
            let bend = frequency * frequency * distance - damping * speed
            let change = -frequency * frequency * speed - damping * bend
            step = (room / max(abs(bend) + abs(change) * step, 1e-300)).squareRoot()
            step = (room / max(abs(bend) + abs(change) * min(step, longest), 1e-300)).squareRoot()
            step = min(max(step, shortest), longest)
            moment += step
            guard moment < duration - step / 4 else { return moments }
            moments.append(moment)
        }
        return moments
    }
}
