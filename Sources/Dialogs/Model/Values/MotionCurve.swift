import Boxes
package import Timeline

/// A timing curve of one or more pieces. Each piece eases from the end of the piece before it to its own end.
///
/// Keyframes reproduce the curve exactly: one for each piece's end.
///
/// A class, because the curve is large, and nearly all motions use a handful of curves.
package final class MotionCurve: Sendable {
    package struct Piece: Sendable, Hashable {
        /// The fraction of the duration, and the progress, at which the piece ends. For the last piece both are 1, but
        /// its time is less if the motion ends before the duration is over.
        package var time: Double
        package var progress: Double
        package var easing: Easing

        package init(until time: Double, at progress: Double, _ easing: Easing) {
            self.time = time
            self.progress = progress
            self.easing = easing
        }
    }

    /// The pieces, if there are several; `nil` if `easing` is the whole curve.
    private let parts: [Piece]?
    /// The single easing that comes closest to the curve, for uses that cannot play pieces.
    package let easing: Easing
    /// `easing` as a pace, if it is the whole curve and consists only of numbers; nearly every track is written by it.
    let pace: Keyframes.Pace?
    /// If the motion ends before the duration is over: when, as a fraction of the duration, and the pace until then.
    let arrival: (share: Double, pace: Keyframes.Pace)?
    /// Whether progress never leaves 0…1, so that an opacity that follows the curve stays in range.
    private let staysBetweenItsEnds: Bool
    /// The curve for opacities if this curve bounces, for the first requested duration, which is nearly always the only
    /// one.
    private let fading = Once<Fading>()

    /// A curve for opacities and colours, and the duration in seconds for which it was made.
    private final class Fading: Sendable {
        let duration: Double
        let curve: MotionCurve

        init(_ curve: MotionCurve, over duration: Double) {
            self.curve = curve
            self.duration = duration
        }
    }

    package init(_ easing: Easing) {
        self.easing = easing
        pace = Keyframes.Pace(easing)
        staysBetweenItsEnds = easing.staysBetweenItsEnds
        arrival = nil
        parts = nil
    }

    /// Creates a curve of pieces, which are in order of time.
    package init(_ pieces: [Piece], closest easing: Easing) {
        parts = pieces
        pace = nil
        if pieces.count == 1, pieces[0].progress == 1, pieces[0].time < 1, let pace = Keyframes.Pace(pieces[0].easing) {
            arrival = (pieces[0].time, pace)
        } else {
            arrival = nil
        }
        staysBetweenItsEnds = pieces.allSatisfy(\.easing.staysBetweenItsEnds)
        self.easing = easing
    }

    /// The pieces in order of time; at least one.
    package var pieces: [Piece] { parts ?? [Piece(until: 1, at: 1, easing)] }
    /// Whether a single easing is the whole curve.
    package var isOnePiece: Bool { if case .none = parts { true } else { false } }

    /// The curve for opacities and colours of a motion that otherwise follows this curve.
    ///
    /// It is this curve, unless that leaves 0…1, as springs that bounce do. Opacities and colours do not overshoot:
    /// they reach their end when the motion first does, and hold it while everything else bounces.
    ///
    /// - Parameter duration: The duration of the motion, in seconds.
    @inline(__always) func fading(over duration: Double) -> MotionCurve {
        staysBetweenItsEnds ? self : bouncing(over: duration)
    }

    @inline(never) private func bouncing(over duration: Double) -> MotionCurve {
        if let known = fading.known, known.duration == duration { return known.curve }
        let curve = arriving(over: duration)
        _ = fading.keep(Fading(curve, over: duration))
        return curve
    }

    /// A curve that reaches its end when the motion first does, and holds it.
    private func arriving(over duration: Double) -> MotionCurve {
        let arrival = firstArrival(of: duration)
        guard arrival > 0, arrival < 1 else { return .easeInOut }
        return MotionCurve([Piece(until: arrival, at: 1, .easeInOut)], closest: .easeInOut)
    }

    /// The fraction of the duration at which progress is first 1.
    private func firstArrival(of duration: Double) -> Double {
        let pieces = pieces
        let last = pieces[pieces.count - 1]
        let start = pieces.dropLast().last?.time ?? 0
        let share = last.time - start
        return start + share * last.easing.firstArrival(of: duration * share)
    }

    /// The default curve for things that move and stay on the screen.
    package static let easeInOut = MotionCurve(.easeInOut)
}

extension MotionCurve: Hashable {
    package static func == (one: MotionCurve, other: MotionCurve) -> Bool {
        one === other || one.easing == other.easing && one.parts == other.parts
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(easing)
        hasher.combine(parts)
    }
}

extension Easing {
    /// Whether progress never leaves 0…1.
    fileprivate var staysBetweenItsEnds: Bool {
        switch self {
        case .cubicBezier(let curve): (0...1).contains(curve.y1) && (0...1).contains(curve.y2)
        case .linear(let line): line.stops.allSatisfy { (0...1).contains($0.progress) }
        case .steps: true
        // A spring does not overshoot if it is released at rest and damped critically or more. Rounding in an answer
        // may lower the damping of a critically damped spring slightly, but not enough for a measurable overshoot.
        case .spring(let spring): spring.playedDampingRatio >= 1 - 1e-6 && spring.initialVelocity == 0
        }
    }
}
