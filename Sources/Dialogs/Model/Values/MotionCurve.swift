import Boxes
package import Timeline

/// A curve in one or more pieces: each eases from where the one before it ended to its own end.
///
/// Keyframes play it exactly: one for each piece's end.
///
/// An object, since it is large, and a handful of them moves nearly everything.
package final class MotionCurve: Sendable {
    package struct Piece: Sendable, Hashable {
        /// The fraction of the time, and the progress, at which the piece ends; of the last piece both are 1, save
        /// where what moves is at its end before the time is over.
        package var time: Double
        package var progress: Double
        package var easing: Easing

        package init(until time: Double, at progress: Double, _ easing: Easing) {
            self.time = time
            self.progress = progress
            self.easing = easing
        }
    }

    /// The pieces of a curve that is in several; nil where one easing is all.
    private let parts: [Piece]?
    /// The one easing that comes closest, for those who want only one.
    package let easing: Easing
    /// The easing where it is all, and numbers alone: what nearly every track is written by.
    let pace: Keyframes.Pace?
    /// Where what moves is at its end before the time is over: when, as a fraction of that, and by what it gets there.
    let arrival: (share: Double, pace: Keyframes.Pace)?
    /// Whether progress never leaves 0…1, so that an opacity never does.
    private let staysBetweenItsEnds: Bool
    /// What fades by a curve that bounces, in the time for which it was first asked: nearly always the only one.
    private let fading = Once<Fading>()

    /// The curve of what fades in so many seconds.
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

    /// A curve in pieces, in order of time.
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

    /// The pieces, in order of time: one at least.
    package var pieces: [Piece] { parts ?? [Piece(until: 1, at: 1, easing)] }
    /// Whether one easing is all.
    package var isOnePiece: Bool { if case .none = parts { true } else { false } }

    /// The curve of what fades while all else goes by this one: this one, unless it leaves 0…1 on its way, as springs
    /// that bounce do. Opacities and colours never do that: they are at their end when the motion first arrives there,
    /// so that the bounce is seen.
    ///
    /// - Parameter duration: How long the motion takes, in seconds.
    @inline(__always) func fading(over duration: Double) -> MotionCurve {
        staysBetweenItsEnds ? self : bouncing(over: duration)
    }

    @inline(never) private func bouncing(over duration: Double) -> MotionCurve {
        if let known = fading.known, known.duration == duration { return known.curve }
        let curve = arriving(over: duration)
        _ = fading.keep(Fading(curve, over: duration))
        return curve
    }

    /// The curve of what is at its end when the motion first arrives there, and stays.
    private func arriving(over duration: Double) -> MotionCurve {
        let arrival = firstArrival(of: duration)
        guard arrival > 0, arrival < 1 else { return .easeInOut }
        return MotionCurve([Piece(until: arrival, at: 1, .easeInOut)], closest: .easeInOut)
    }

    /// The fraction of the time at which progress is first 1.
    private func firstArrival(of duration: Double) -> Double {
        let pieces = pieces
        let last = pieces[pieces.count - 1]
        let start = pieces.dropLast().last?.time ?? 0
        let share = last.time - start
        return start + share * last.easing.firstArrival(of: duration * share)
    }

    /// The curve of what begins and ends on the screen, where nothing else is said.
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
    /// Whether progress never leaves 0…1, so that an opacity never does.
    fileprivate var staysBetweenItsEnds: Bool {
        switch self {
        case .cubicBezier(let curve): (0...1).contains(curve.y1) && (0...1).contains(curve.y2)
        case .linear(let line): line.stops.allSatisfy { (0...1).contains($0.progress) }
        case .steps: true
        // Let go at rest and damped critically or more. What answers tell of a critical damping is less by a hair of
        // rounding: no overshoot that a double shows.
        case .spring(let spring): spring.playedDampingRatio >= 1 - 1e-6 && spring.initialVelocity == 0
        }
    }
}
