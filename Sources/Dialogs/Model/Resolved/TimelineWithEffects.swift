package import Boxes
package import Devices
package import Timeline

/// A timeline with what is more than moving layers beside it.
package struct TimelineWithEffects: Sendable {
    package var motion: Motion
    /// How the window itself turns; nil where it stays.
    package var rotation: Rotation?
    /// An effect that no track can say; nil for most.
    package var effect: Boxed<TransitionEffect>?

    package init(_ motion: Motion, rotation: Rotation? = nil, effect: Boxed<TransitionEffect>? = nil) {
        self.motion = motion
        self.rotation = rotation
        self.effect = effect
    }

    /// Its length, in seconds.
    package var duration: Double { motion.duration }

    /// How a window turns on its device, from the start of a timeline on.
    package struct Rotation: Sendable, Hashable {
        /// Degrees, clockwise, by which it turns in all.
        package var degrees: Double
        /// Seconds that it takes.
        package var duration: Double
        package var easing: Easing
        /// How the interface is turned at the end; nil where nobody says.
        package var to: Orientation?

        package init(degrees: Double, duration: Double, easing: Easing, to: Orientation?) {
            self.degrees = degrees
            self.duration = duration
            self.easing = easing
            self.to = to
        }

        /// The turn as a track of degrees from 0.
        package var track: Track {
            Track(
                layer: LayerID.window, property: .rotationZ, from: .scalar(0), to: .scalar(degrees), easing: easing,
                duration: duration)
        }
    }
}

extension Transitions.Rotation {
    /// The rotation as a timeline.
    package var timeline: TimelineWithEffects {
        TimelineWithEffects(motion, rotation: rotation)
    }
}
