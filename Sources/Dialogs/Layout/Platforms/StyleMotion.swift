import Timeline

/// The curve of a motion, and its duration in seconds.
typealias Pace = (curve: MotionCurve, duration: Double)

package enum TransitionDirection: String, Sendable { case present, dismiss }

/// The motion by which a style is presented or dismissed, for a transition whose timing the request does not give.
///
/// A class, since it is large and most styles on most systems have none.
package final class StyleMotion: Sendable {
    /// A property that moves only in a part of the duration, and is constant in the rest.
    package struct Part: Sendable {
        /// The start and the end as fractions of the whole duration.
        package var start = 0.0
        package var end = 1.0
        package var curve: MotionCurve

        package init(from start: Double = 0, to end: Double = 1, _ curve: MotionCurve) {
            self.start = start
            self.end = end
            self.curve = curve
        }
    }

    /// The time from the first to the last movement, in seconds.
    package let duration: Double
    /// The curve of all properties without one of their own.
    package let curve: MotionCurve
    /// The dialog's pose while it is off the screen; `nil` is that of the transition's style.
    package let pose: Pose?
    /// The timing of the dialog's opacity; `nil` is that of the whole motion.
    package let fade: Part?
    /// The timing of the backdrop's opacity; `nil` is that of the whole motion.
    package let dimming: Part?
    /// The timing of the dialog's scale; `nil` is that of the whole motion.
    package let scaling: Part?

    package init(
        duration: Double, curve: MotionCurve, pose: Pose? = nil, fade: Part? = nil, dimming: Part? = nil,
        scaling: Part? = nil
    ) {
        self.duration = duration
        self.curve = curve
        self.pose = pose
        self.fade = fade
        self.dimming = dimming
        self.scaling = scaling
    }
}

extension StyleMotion {
    /// This motion with another duration: its springs settle in their parts of it, with unchanged damping ratios.
    func lasting(_ seconds: Double) -> StyleMotion {
        guard seconds > 0, duration > 0, seconds != duration else { return self }
        let pace = duration / seconds
        func paced(_ part: Part?) -> Part? { part.map { Part(from: $0.start, to: $0.end, $0.curve.paced(by: pace)) } }
        return StyleMotion(
            duration: seconds, curve: curve.paced(by: pace), pose: pose, fade: paced(fade), dimming: paced(dimming),
            scaling: paced(scaling))
    }
}

extension MotionCurve {
    /// This curve with springs that are `pace` times as fast; other easings fill any duration.
    fileprivate func paced(by pace: Double) -> MotionCurve {
        func paced(_ easing: Easing) -> Easing {
            guard case .spring(let spring) = easing else { return easing }
            return spring.paced(by: pace).map { .spring($0) } ?? .easeInOut
        }
        guard pieces.contains(where: { if case .spring = $0.easing { true } else { false } }) else { return self }
        if isOnePiece { return MotionCurve(paced(easing)) }
        return MotionCurve(pieces.map { Piece(until: $0.time, at: $0.progress, paced($0.easing)) }, closest: easing)
    }
}

extension Spring {
    /// This spring, `pace` times as fast; `nil` if a spring cannot have such values.
    fileprivate func paced(by pace: Double) -> Spring? {
        let (stiffness, damping, velocity) = (stiffness * pace * pace, damping * pace, initialVelocity * pace)
        guard Self.stiffnessRange.contains(stiffness), Self.dampingRange.contains(damping),
            Self.initialVelocityRange.contains(velocity)
        else { return nil }
        return Spring(
            mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity,
            allowOverdamping: allowsOverdamping)
    }
}
