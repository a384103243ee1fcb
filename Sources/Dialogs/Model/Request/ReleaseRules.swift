package import Timeline

/// By what rules a dialog that is let go after a drag goes, stays, or rests at another height.
///
/// Two ways are told apart: *closing* is towards the edge that the dialog rests against, *opening* is away from it.
package struct ReleaseRules: Sendable, Hashable {
    /// The share of its own extent, 0…1, past which a dialog drawn towards an edge is dismissed.
    package var dismissShare = 0.5
    /// The speed towards the edge from which on ``speedRule`` holds, in points per second.
    package var dismissSpeed = 1000.0
    package var speedRule = SpeedRule.suffices
    /// Seconds by which the share looks ahead along the velocity.
    package var hideFriction = 0.0
    /// Whether a dialog may leave from above its lowest height too.
    package var skipCollapsed = false
    /// The speed along either axis, in points per second, below which there is none.
    package var minimumSpeed = 0.0
    package var axisDominance = AxisDominance.none
    /// The share of the velocity left after each millisecond, when the next detent is looked for.
    package var deceleration = Deceleration(rate: 0)
    /// How far one release gets among the detents.
    package var reach = Reach.any
    /// The share of the way from one detent to the next, 0…1, past which it is the next.
    package var detentShare = 0.5
    /// The distance, in points, that a dialog slower than ``flickSpeed`` has to be past the last detent to go on to the
    /// next; a faster one goes on from anywhere. Nil leaves both to the shares, as what stands still is.
    package var slowTravel: Double?
    package var restRule = RestRule.nearest
    package var halfRule = HalfRule.byHeight
    /// The speed, in points per second, from which on a release is a flick.
    package var flickSpeed = 0.0
    package var flickOpening = FlickRule.next
    package var flickClosing = FlickRule.next
    /// The coefficient of the rubber band beyond the ends, 0…1.
    package var rubberBand = 0.0
    package var rubberBandDimensions = RubberBandDimensions()
    /// The spring that takes over from the finger; its initial velocity is the release's.
    package var spring: Spring
    /// The damping ratio of the spring above ``dampingSpeed``; nil is the spring's own at any speed.
    package var fastDampingRatio: Double?
    /// In points per second.
    package var dampingSpeed = 0.0

    package init(spring: Spring) {
        self.spring = spring
    }

    /// The spring that takes over at a speed along the dialog's way, in points per second either way.
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
    /// Which dialogs have rules of their own.
    package enum Kind: Sendable {
        /// Dialogs that the platform has no rules of their own for.
        case common
        case sheet, message
    }

    /// What a speed towards an edge does for a dismissal.
    package enum SpeedRule: String, Sendable, CaseIterable {
        /// It dismisses by itself, however far the dialog is; as fast the other way keeps the dialog.
        case suffices
        /// It only confirms: the dialog has to be far enough too, and speed may be replaced by being past the middle
        /// between its rest and the edge. Any speed the other way keeps the dialog; what is far enough and not
        /// confirmed goes to the nearest height above the lowest.
        case confirms
    }

    /// On which ways a velocity that is mostly across them counts as none: the dialog is judged by its place.
    package enum AxisDominance: String, Sendable, CaseIterable { case none, closing, both }

    /// Where a flick takes a sheet.
    package enum FlickRule: String, Sendable, CaseIterable {
        /// Where it would come to a stand, as without a flick.
        case none
        /// Likewise; but from where it lands back at the height that it rests at, to the next one in its direction.
        case onward
        /// To the next height in its direction from where it is.
        case next
        /// To the nearest height of all but the one at the end that it comes from.
        case nearest
        /// To the last height in its direction.
        case last
    }

    /// How far a release gets.
    package enum Reach: String, Sendable, CaseIterable {
        case any
        /// No further than the next height in its direction from where it is, and not back behind the one before.
        case next
    }

    /// Which height a release without a flick comes to.
    package enum RestRule: String, Sendable, CaseIterable {
        /// The nearest, by ``ReleaseRules/detentShare``.
        case nearest
        /// The nearest, of two the lower; but above the last height but one, of three or more, the highest where the
        /// container's far side is nearer than the lowest height, and else that last but one.
        case ends
    }

    /// Which of three heights counts as the one between the two others.
    package enum HalfRule: String, Sendable, CaseIterable {
        /// The middle one.
        case byHeight
        /// The only one that is a share of the container, wherever it lies.
        case byShare
    }

    /// What the rubber band's dimension is: what a thing drawn beyond its end would approach.
    package enum RubberBandDimension: Sendable, Hashable {
        case points(Double)
        /// The screen's extent along the axis.
        case screen
        /// What is between the dialog at the end of its way and the safe area's edge there, at most
        /// ``ReleaseFigures/rubberBandMost``.
        case safeArea
    }

    /// A dimension for each end of the dialog's way.
    package struct RubberBandDimensions: Sendable, Hashable {
        /// Beyond the highest rest.
        package var opening = RubberBandDimension.screen
        /// Beyond the lowest rest, towards the dialog's edge.
        package var closing = RubberBandDimension.screen
        /// Along the other axis, at both ends.
        package var across = RubberBandDimension.screen

        package init() {}
    }
}

// MARK: Ranges

extension ReleaseRules {
    /// What ``dismissSpeed`` may be: more than nothing, or what stands still would go.
    package static let dismissSpeedRange = 1.0...1_000_000.0
    /// What ``flickSpeed``, ``minimumSpeed`` and ``dampingSpeed`` may be.
    package static let flickSpeedRange = 0.0...1_000_000.0
    /// What ``slowTravel`` may be, in points.
    package static let slowTravelRange = 0.0...1_000_000.0
    package static let hideFrictionRange = 0.0...10.0
    package static let shareRange = 0.0...1.0
    /// What ``fastDampingRatio`` may be.
    package static let dampingRatioRange = 0.01...100.0
}

// MARK: Slow drags

extension ReleaseRules {
    /// What positions lose on their way over the wire, in points, and more.
    private static let hair = 0.001

    /// Whether what is `way` points past the place behind it, of `distance` to the next, and goes on at `speed`, gets
    /// there.
    package func isPast(_ way: Double, of distance: Double, at speed: Double) -> Bool {
        guard let slowTravel, speed != 0 else { return way / distance > detentShare }
        return way >= (speed.magnitude < flickSpeed ? slowTravel - Self.hair : Self.hair)
    }

    /// Whether what moves at `speed` towards an edge, and is drawn `travel` points of `extent` towards it, leaves by
    /// it; nil where shares decide.
    package func leaves(travel: Double, of extent: Double, at speed: Double) -> Bool? {
        guard let slowTravel, speed != 0 else { return nil }
        // What goes back has the edge behind it.
        guard speed < 0 else { return travel >= slowTravel - Self.hair }
        return speed > -flickSpeed && extent - travel < slowTravel - Self.hair
    }
}
