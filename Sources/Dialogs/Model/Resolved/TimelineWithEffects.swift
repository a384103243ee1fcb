package import Boxes
package import Devices
package import Timeline

/// A timeline with the effects that tracks cannot express.
package struct TimelineWithEffects: Sendable {
    package var motion: Motion
    /// How the window itself rotates; `nil` if it does not.
    package var rotation: Rotation?
    /// An effect that no track can express; `nil` for most timelines.
    package var effect: Boxed<TransitionEffect>?

    package init(_ motion: Motion, rotation: Rotation? = nil, effect: Boxed<TransitionEffect>? = nil) {
        self.motion = motion
        self.rotation = rotation
        self.effect = effect
    }

    /// The duration in seconds.
    package var duration: Double { motion.duration }

    /// How a window rotates on its device, from the start of a timeline.
    package struct Rotation: Sendable, Hashable {
        /// The total rotation in degrees, clockwise.
        package var degrees: Double
        /// The duration in seconds.
        package var duration: Double
        package var easing: Easing
        /// The orientation of the interface at the end; `nil` if it is not given.
        package var to: Orientation?

        package init(degrees: Double, duration: Double, easing: Easing, to: Orientation?) {
            self.degrees = degrees
            self.duration = duration
            self.easing = easing
            self.to = to
        }

        /// The rotation as a track of degrees, from 0.
        package var track: Track {
            Track(
                layer: LayerID.window, property: .rotationZ, from: .scalar(0), to: .scalar(degrees), easing: easing,
                duration: duration)
        }
    }
}

extension Transitions.Rotation {
    package var timeline: TimelineWithEffects { TimelineWithEffects(motion, rotation: rotation) }
}
