package import Geometry
package import Timeline

/// By what rules a dialog that is let go after a drag goes, stays, or rests at another height.
package struct ReleaseRules: Sendable, Hashable {
    /// What a speed towards an edge does for a dismissal.
    package enum SpeedRule: String, Sendable, CaseIterable {
        /// It dismisses by itself, however far the dialog is; as fast the other way keeps the dialog.
        case suffices
        /// It only confirms: the dialog has to be far enough too, and speed may be replaced by being past the middle
        /// between its rest and the edge. Any speed the other way keeps the dialog.
        case confirms
    }

    /// The share of its own extent, 0…1, past which a dialog drawn towards an edge is dismissed.
    package var dismissShare = 0.5
    /// The speed towards the edge from which on ``speedRule`` holds, in points per second.
    package var dismissSpeed = 1000.0
    package var speedRule = SpeedRule.suffices
    /// Seconds by which the share looks ahead along the velocity.
    package var hideFriction = 0.0
    /// The share of the velocity left after each millisecond, when the next detent is looked for.
    package var deceleration = Deceleration(rate: 0)
    /// The speed, in points per second, above which a sheet gets at least to the next detent in its direction.
    package var flickSpeed = 0.0
    /// The coefficient of the rubber band beyond the ends, 0…1.
    package var rubberBand = 0.0
    /// The spring that takes over from the finger; its initial velocity is the release's.
    package var spring: Spring

    package init(spring: Spring) {
        self.spring = spring
    }

    /// Which dialogs have rules of their own.
    package enum Kind: Sendable {
        /// Those that the platform has for all others.
        case common
        case sheet, message
    }

    /// What ``dismissSpeed`` may be: more than nothing, or what stands still would go.
    package static let dismissSpeedRange = 1.0...1_000_000.0
    package static let flickSpeedRange = 0.0...1_000_000.0
    package static let hideFrictionRange = 0.0...10.0
    package static let shareRange = 0.0...1.0
}

/// Rules that a request puts in place of the style's own; members left out leave those.
package struct ReleaseRulesRequest: Sendable {
    package var dismissShare: Double?
    package var dismissSpeed: Double?
    package var speedRule: ReleaseRules.SpeedRule?
    package var hideFriction: Double?
    package var deceleration: Deceleration?
    package var flickSpeed: Double?
    package var rubberBand: Double?
    package var spring: Spring?

    package init() {}
}

extension ReleaseRules {
    /// These rules with those that a caller names put in place of them.
    package func overridden(by request: ReleaseRulesRequest) -> ReleaseRules {
        var rules = self
        rules.dismissShare = request.dismissShare ?? dismissShare
        rules.dismissSpeed = request.dismissSpeed ?? dismissSpeed
        rules.speedRule = request.speedRule ?? speedRule
        rules.hideFriction = request.hideFriction ?? hideFriction
        rules.deceleration = request.deceleration ?? deceleration
        rules.flickSpeed = request.flickSpeed ?? flickSpeed
        rules.rubberBand = request.rubberBand ?? rubberBand
        rules.spring = request.spring ?? spring
        return rules
    }
}

/// The end of a drag, as a caller tells it.
package struct ReleaseRequest: Sendable {
    /// The dialog's centre now, in the space of the answer, in points; the slop is already taken off.
    package var position: Point
    /// In points per second, in the same space.
    package var velocity: Point
    package var rules = ReleaseRulesRequest()

    package init(position: Point, velocity: Point) {
        self.position = position
        self.velocity = velocity
    }

    /// What either part of a velocity may be, in points per second.
    package static let velocityRange = -1_000_000.0...1_000_000.0
}
