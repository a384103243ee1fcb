package import Timeline

/// The rules that decide where a dialog moves when a drag ends: whether it is dismissed, stays, or rests at another
/// detent.
///
/// Two directions are distinguished: *closing* is towards the edge that the dialog rests against, *opening* is away
/// from it.
package struct ReleaseRules: Sendable, Hashable {
    /// The share of the dialog's own extent, 0…1, past which a dialog dragged towards an edge is dismissed.
    package var dismissShare: Double
    /// The distance in points that decides in the place of ``dismissShare``; nil leaves it to that.
    package var dismissTravel: Double?
    /// The speed towards the edge, in points per second, from which on ``speedRule`` applies.
    package var dismissSpeed = 1000.0
    package var speedRule = SpeedRule.suffices
    /// Seconds by which the position is extrapolated along the velocity before it is compared with ``dismissShare``.
    package var hideFriction = 0.0
    /// Whether a dialog may also be dismissed from above its lowest detent.
    package var skipCollapsed = false
    /// The speed along either axis, in points per second, below which it counts as zero.
    package var minimumSpeed = 0.0
    package var axisDominance = AxisDominance.none
    /// The share of the velocity that remains after each millisecond, which determines the projected resting point when
    /// a detent is chosen.
    package var deceleration = Deceleration(rate: 0)
    /// How many detents one release may pass.
    package var reach = Reach.any
    /// The share of the distance from one detent to the next, 0…1, past which the next one is chosen: by
    /// default the nearer of the two.
    package var detentShare = 0.5
    /// The distance, in points, that a dialog slower than ``flickSpeed`` has to be past the last detent to move on to
    /// the next; a faster one moves on from anywhere. `nil` leaves both to the shares, which also decide for a dialog
    /// without speed.
    package var slowTravel: Double?
    package var restRule = RestRule.nearest
    package var halfRule = HalfRule.byHeight
    /// The speed, in points per second, at or above which a release is a flick.
    package var flickSpeed = 0.0
    package var flickOpening = FlickRule.next
    package var flickClosing = FlickRule.next
    /// The coefficient of the rubber band beyond the ends of the dialog's range, 0…1.
    package var rubberBand = 0.0
    package var rubberBandDimensions = RubberBandDimensions()
    /// The spring that takes over from the finger; it starts with the velocity of the release.
    package var spring: Spring
    /// The spring's damping ratio if the speed is above ``dampingSpeed``; `nil` is the spring's own ratio at any speed.
    package var fastDampingRatio: Double?
    /// The speed above which ``fastDampingRatio`` applies, in points per second.
    package var dampingSpeed = 0.0

    package init(spring: Spring, dismissShare: Double) {
        self.spring = spring
        self.dismissShare = dismissShare
    }

    /// Returns the spring for a release at `speed`, in points per second along the dialog's axis, in either direction.
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
        /// Dialogs for which the platform has no separate rules.
        case common
        case sheet, message
    }

    /// What the speed towards an edge means for dismissal.
    package enum SpeedRule: String, Sendable, CaseIterable {
        /// It dismisses regardless of the distance; the same speed in the other direction keeps the dialog.
        case suffices
        /// It only confirms: the dialog also has to be far enough. Being past the middle between its rest and the edge
        /// confirms, too. Any speed in the other direction keeps the dialog. A dialog that is far enough but not
        /// confirmed moves to the nearest detent above the lowest one.
        case confirms
    }

    /// The directions in which a velocity mostly perpendicular to the dialog's axis counts as zero, so that only the
    /// position decides.
    package enum AxisDominance: String, Sendable, CaseIterable { case none, closing, both }

    /// The detent to which a flick takes a sheet.
    package enum FlickRule: String, Sendable, CaseIterable {
        /// Flicks have no rule of their own: the projected resting point decides.
        case none
        /// The projected resting point decides; but if that is the detent at which the sheet rests, the next one in the
        /// flick's direction is chosen.
        case onward
        /// The next detent from the sheet's position in the flick's direction.
        case next
        /// The detent nearest to the projected resting point, except the one at the end from which the flick moves
        /// away.
        case nearest
        /// The last detent in the flick's direction.
        case last
    }

    /// How many detents a release may pass.
    package enum Reach: String, Sendable, CaseIterable {
        case any
        /// At most to the next detent in the release's direction from the sheet's position, and not back beyond the
        /// previous one.
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
        /// The only one that is a share of the container, regardless of its height.
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

    /// The rubber band's dimension at each end of the dialog's range.
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
    /// The range of ``dismissSpeed``: at least 1, because at 0 a dialog that does not move would be dismissed.
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
    /// A tolerance in points, larger than the error of positions in requests.
    private static let tolerance = 0.001

    /// Whether a dialog moves on to the next rest.
    ///
    /// - Parameters:
    ///   - travel: How far the dialog is past the previous rest, in points.
    ///   - distance: The distance between the two rests, in points.
    ///   - speed: The dialog's speed towards the next rest, in points per second.
    package func isPast(_ travel: Double, of distance: Double, at speed: Double) -> Bool {
        guard let slowTravel, speed != 0 else { return travel / distance > detentShare }
        return travel >= (speed.magnitude < flickSpeed ? slowTravel - Self.tolerance : Self.tolerance)
    }

    /// Whether a dialog is dismissed through an edge; `nil` if shares decide.
    ///
    /// - Parameters:
    ///   - travel: How far the dialog was dragged towards the edge, in points.
    ///   - extent: The dialog's extent along the same axis, in points.
    ///   - speed: The dialog's speed towards the edge, in points per second.
    package func leaves(travel: Double, of extent: Double, at speed: Double) -> Bool? {
        guard let slowTravel, speed != 0 else { return nil }
        // For a dialog that moves back, the edge is the previous rest.
        guard speed < 0 else { return travel >= slowTravel - Self.tolerance }
        return speed > -flickSpeed && extent - travel < slowTravel - Self.tolerance
    }
}
