package import Geometry
package import Timeline

/// The end of a drag, as a request describes it.
package struct ReleaseRequest: Sendable {
    /// The dialog's current centre in points, in the space of the answer, with the slop already subtracted.
    package var position: Point
    /// The velocity, in points per second, in the same space.
    package var velocity: Point
    package var rules = ReleaseRulesRequest()

    package init(position: Point, velocity: Point) {
        self.position = position
        self.velocity = velocity
    }

    /// The range of either component of a velocity, in points per second.
    package static let velocityRange = -1_000_000.0...1_000_000.0
}

/// Rules of a request that replace the style's own; missing members keep the style's.
package struct ReleaseRulesRequest: Sendable, Hashable {
    package var dismissShare: Double?
    package var dismissTravel: Double?
    package var dismissSpeed: Double?
    package var speedRule: ReleaseRules.SpeedRule?
    package var hideFriction: Double?
    package var skipCollapsed: Bool?
    package var minimumSpeed: Double?
    package var axisDominance: ReleaseRules.AxisDominance?
    package var deceleration: Deceleration?
    package var reach: ReleaseRules.Reach?
    package var detentShare: Double?
    package var slowTravel: Double?
    package var restRule: ReleaseRules.RestRule?
    package var halfRule: ReleaseRules.HalfRule?
    package var flickSpeed: Double?
    package var flickOpening: ReleaseRules.FlickRule?
    package var flickClosing: ReleaseRules.FlickRule?
    package var rubberBand: Double?
    /// The dimension for every end for which the request has no separate one.
    package var rubberBandDimension: ReleaseRules.RubberBandDimension?
    package var rubberBandDimensionClosing: ReleaseRules.RubberBandDimension?
    package var rubberBandDimensionAcross: ReleaseRules.RubberBandDimension?
    package var spring: Spring?
    package var fastDampingRatio: Double?
    package var dampingSpeed: Double?

    package init() {}
}

extension ReleaseRules {
    /// Returns these rules with the given members of a request in their place.
    package func overridden(by request: ReleaseRulesRequest) -> ReleaseRules {
        var rules = self
        rules.dismissShare = request.dismissShare ?? dismissShare
        // A share alone takes the place of the style's distance.
        rules.dismissTravel = request.dismissTravel ?? (request.dismissShare == nil ? dismissTravel : nil)
        rules.dismissSpeed = request.dismissSpeed ?? dismissSpeed
        rules.speedRule = request.speedRule ?? speedRule
        rules.hideFriction = request.hideFriction ?? hideFriction
        rules.skipCollapsed = request.skipCollapsed ?? skipCollapsed
        rules.minimumSpeed = request.minimumSpeed ?? minimumSpeed
        rules.axisDominance = request.axisDominance ?? axisDominance
        rules.deceleration = request.deceleration ?? deceleration
        rules.reach = request.reach ?? reach
        rules.detentShare = request.detentShare ?? detentShare
        rules.slowTravel = request.slowTravel ?? slowTravel
        rules.restRule = request.restRule ?? restRule
        rules.halfRule = request.halfRule ?? halfRule
        rules.flickSpeed = request.flickSpeed ?? flickSpeed
        rules.flickOpening = request.flickOpening ?? flickOpening
        rules.flickClosing = request.flickClosing ?? flickClosing
        rules.rubberBand = request.rubberBand ?? rubberBand
        rules.rubberBandDimensions = rubberBandDimensions.overridden(by: request)
        rules.spring = request.spring ?? spring
        rules.fastDampingRatio = request.fastDampingRatio ?? fastDampingRatio
        rules.dampingSpeed = request.dampingSpeed ?? dampingSpeed
        return rules
    }
}

extension ReleaseRules.RubberBandDimensions {
    fileprivate func overridden(by request: ReleaseRulesRequest) -> Self {
        let all = request.rubberBandDimension
        var dimensions = self
        dimensions.opening = all ?? opening
        dimensions.closing = request.rubberBandDimensionClosing ?? all ?? closing
        dimensions.across = request.rubberBandDimensionAcross ?? all ?? across
        return dimensions
    }
}
