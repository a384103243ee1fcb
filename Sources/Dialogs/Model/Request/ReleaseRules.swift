package import Timeline

/// The rules that decide where a dialog goes when a drag ends: whether it is dismissed, stays, or rests at another
/// detent.
///
/// Two directions are distinguished: *closing* is towards the edge that the dialog rests against, *opening* is away
/// from it.
package struct ReleaseRules: Sendable, Hashable {
    /// The share of the dialog's own extent, 0…1, past which a dialog dragged towards an edge is dismissed.
    package var dismissShare = 0.5
    /// The distance in points that decides in the place of ``dismissShare``; nil leaves it to that.
    package var dismissTravel: Double?
    /// The speed towards the edge, in points per second, from which on ``speedRule`` applies.
    package var dismissSpeed = 1000.0
    package var speedRule = SpeedRule.suffices
    /// Seconds by which the position is extrapolated along the velocity before it is compared with ``dismissShare``.
    package var hideFriction = 0.0
    /// Whether a dialog may be dismissed from above its lowest detent, too.
    package var skipCollapsed = false
    /// The speed along either axis, in points per second, below which it counts as zero.
    package var minimumSpeed = 0.0
    package var axisDominance = AxisDominance.none
    /// The share of the velocity that is left after each millisecond, by which the resting point is projected when a
    /// detent is chosen.
    package var deceleration = Deceleration(rate: 0)
    /// How far one release may get among the detents.
    package var reach = Reach.any
    /// The share of the way from one detent to the next, 0…1, past which the next one is chosen.
    package var detentShare = 0.5
    /// The distance, in points, that a dialog slower than ``flickSpeed`` has to be past the last detent to go on to the
    /// next; a faster one goes on from anywhere. Nil leaves both to the shares, as what stands still is.
    package var slowTravel: Double?
    package var restRule = RestRule.nearest
    package var halfRule = HalfRule.byHeight
    /// The speed, in points per second, at or above which a release is a flick.
    package var flickSpeed = 0.0
    package var flickOpening = FlickRule.next
    package var flickClosing = FlickRule.next
    /// The coefficient of the rubber band beyond the ends of the dialog's way, 0…1.
    package var rubberBand = 0.0
    package var rubberBandDimensions = RubberBandDimensions()
    /// The spring that takes over from the finger; it starts with the velocity of the release.
    package var spring: Spring
    /// The spring's damping ratio if the speed is above ``dampingSpeed``; `nil` is the spring's own ratio at any speed.
    package var fastDampingRatio: Double?
    /// The speed above which ``fastDampingRatio`` applies, in points per second.
    package var dampingSpeed = 0.0

    package init(spring: Spring) {
        self.spring = spring
    }

    /// Returns the spring for a release at `speed`, in points per second along the dialog's way, in either direction.
    package func spring(at speed: Double) -> Spring {
        guard let fastDampingRatio, speed.magnitude > dampingSpeed else { return spring }
        let damping = 2 * fastDampingRatio * (spring.stiffness * spring.mass).squareRoot()
        return Spring(
            mass: spring.mass, stiffness: spring.stiffness, damping: min(damping, Spring.dampingRange.upperBound),
            allowOverdamping: spring.allowsOverdamping)
    }
}

// MARK: Choices

extension ReleaseRules {
    /// The kinds of dialogs that have rules of their own.
    package enum Kind: Sendable {
        /// Dialogs that the platform has no rules of their own for.
        case common
        case sheet, message
    }

    /// What the speed towards an edge means for dismissal.
    package enum SpeedRule: String, Sendable, CaseIterable {
        /// It dismisses by itself, however far the dialog was dragged; the same speed in the other direction keeps the
        /// dialog.
        case suffices
        /// It only confirms: the dialog also has to be far enough. Being past the middle between its rest and the edge
        /// confirms as well as speed does. Any speed in the other direction keeps the dialog. A dialog that is far
        /// enough but not confirmed goes to the nearest detent above the lowest one.
        case confirms
    }

    /// The directions in which a velocity that is mostly across the dialog's way counts as zero, so that the position
    /// alone decides.
    package enum AxisDominance: String, Sendable, CaseIterable { case none, closing, both }

    /// The detent to which a flick takes a sheet.
    package enum FlickRule: String, Sendable, CaseIterable {
        /// Flicks have no rule of their own: the projected resting point decides.
        case none
        /// The projected resting point decides; but if that leads back to the detent that the sheet rests at, the next
        /// one in the flick's direction is taken.
        case onward
        /// The next detent from the sheet's position in the flick's direction.
        case next
        /// The detent nearest to the projected resting point, except the one at the end that the flick comes from.
        case nearest
        /// The last detent in the flick's direction.
        case last
    }

    /// How many detents a release may pass.
    package enum Reach: String, Sendable, CaseIterable {
        case any
        /// At most to the next detent in the release's direction from the sheet's position, and not back behind the one
        /// before.
        case next
    }

    /// The detent at which a sheet that is released without a flick comes to rest.
    package enum RestRule: String, Sendable, CaseIterable {
        /// The nearest one, as decided by ``ReleaseRules/detentShare``.
        case nearest
        /// The nearest one; of two that are equally near, the lower. If there are three or more and the sheet stops
        /// above the last but one: the highest if the container's far side is nearer than the lowest detent, else the
        /// last but one.
        case ends
    }

    /// Which of three detents counts as the one between the other two.
    package enum HalfRule: String, Sendable, CaseIterable {
        /// The one whose height is in the middle.
        case byHeight
        /// The only one that is a share of the container, whatever its height.
        case byShare
    }

    /// The dimension of the rubber band: the distance that a dialog dragged beyond its end approaches but never
    /// reaches.
    package enum RubberBandDimension: Sendable, Hashable {
        case points(Double)
        /// The screen's extent along the axis.
        case screen
        /// The distance from the dialog at the end of its way to the safe area's edge there, at most
        /// ``ReleaseFigures/rubberBandMost``.
        case safeArea
    }

    /// The rubber band's dimension at each end of the dialog's way.
    package struct RubberBandDimensions: Sendable, Hashable {
        /// Beyond the highest rest.
        package var opening = RubberBandDimension.screen
        /// Beyond the lowest rest, towards the dialog's edge.
        package var closing = RubberBandDimension.screen
        /// Along the other axis, at both ends.
        package var across = RubberBandDimension.screen
    }
}

// MARK: Ranges

extension ReleaseRules {
    /// The range of ``dismissSpeed``: at least 1, as a dialog that does not move would be dismissed at 0.
    package static let dismissSpeedRange = 1.0...1_000_000.0
    /// The range of ``flickSpeed``, ``minimumSpeed`` and ``dampingSpeed``.
    package static let flickSpeedRange = 0.0...1_000_000.0
    /// The range of ``dismissTravel`` and ``slowTravel``, in points.
    package static let travelRange = 0.0...1_000_000.0
    package static let hideFrictionRange = 0.0...10.0
    package static let shareRange = 0.0...1.0
    /// The range of ``fastDampingRatio``.
    package static let dampingRatioRange = 0.01...100.0
}

// MARK: Slow drags

extension ReleaseRules {
    /// A tolerance in points, larger than what positions lose on the wire.
    private static let hair = 0.001

    /// Whether a dialog goes on to the next place.
    ///
    /// - Parameters:
    ///   - way: How far the dialog is past the place behind it, in points.
    ///   - distance: The distance between the two places, in points.
    ///   - speed: The dialog's speed towards the next place.
    package func isPast(_ way: Double, of distance: Double, at speed: Double) -> Bool {
        guard let slowTravel, speed != 0 else { return way / distance > detentShare }
        return way >= (speed.magnitude < flickSpeed ? slowTravel - Self.hair : Self.hair)
    }

    /// Whether a dialog leaves by an edge; `nil` if shares decide.
    ///
    /// - Parameters:
    ///   - travel: How far the dialog was dragged towards the edge, in points.
    ///   - extent: The dialog's extent along the same axis.
    ///   - speed: The dialog's speed towards the edge, in points per second.
    package func leaves(travel: Double, of extent: Double, at speed: Double) -> Bool? {
        guard let slowTravel, speed != 0 else { return nil }
        // A dialog that moves back has the edge as the place behind it.
        guard speed < 0 else { return travel >= slowTravel - Self.hair }
        return speed > -flickSpeed && extent - travel < slowTravel - Self.hair
    }
}
