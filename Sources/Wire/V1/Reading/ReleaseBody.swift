package import Dialogs
package import JSONText
import Geometry
import Timeline

/// The body of `POST /v1/specs/release`, read and checked: a dialog, and the end of a drag.
package struct ReleaseBody: BodyRequest {
    package var spec: SpecRequest
    package var release: ReleaseRequest

    package static let members: NameTable = ["device", "dialog", "position", "velocity", "rules", "options"]

    package static func read(_ root: ObjectReader, by reader: SchemaReader) -> ReleaseBody? {
        let spec = reader.specRequest(root)
        let position = root.point(
            "position", .required, in: reader.limits.coordinates, setting: Setting.coordinate)
        let velocity = root.point("velocity", .required, in: ReleaseRequest.velocityRange)
        let rules = reader.releaseRules(root)
        guard root.isSound, let spec, let position, let velocity else { return nil }
        var release = ReleaseRequest(position: position, velocity: velocity)
        release.rules = rules ?? ReleaseRulesRequest()
        return ReleaseBody(spec: spec, release: release)
    }
}

package enum RuleMembers {
    package static let all: NameTable = [
        "dismissShare", "dismissSpeed", "speedRule", "hideFriction", "skipCollapsed", "minimumSpeed", "axisDominance",
        "deceleration", "reach", "detentShare", "restRule", "halfRule", "flickSpeed", "flickOpening", "flickClosing",
        "rubberBand", "rubberBandDimension", "rubberBandDimensionClosing", "rubberBandDimensionAcross", "spring",
        "fastDampingRatio", "dampingSpeed", "slowTravel", "dismissTravel",
    ]
    /// The velocity of the release is the spring's initial velocity, so the spring here has no member for it.
    static let spring = NameTable(names: SchemaReader.springMembers.names.filter { $0 != "initialVelocity" })
}

extension SchemaReader {
    /// Reads the member `rules`: the rules of a release that replace the style's own; `nil` if there are none.
    func releaseRules(_ root: ObjectReader) -> ReleaseRulesRequest? {
        root.object("rules", members: RuleMembers.all).map { rules(in: $0) }
    }

    /// Reads the rules that an object gives.
    func rules(in object: ObjectReader) -> ReleaseRulesRequest {
        var rules = ReleaseRulesRequest()
        rules.dismissShare = object.number("dismissShare", in: ReleaseRules.shareRange)
        rules.dismissTravel = object.number("dismissTravel", in: ReleaseRules.travelRange)
        rules.dismissSpeed = object.number("dismissSpeed", in: ReleaseRules.dismissSpeedRange)
        rules.speedRule = object.oneOf("speedRule", ReleaseRules.SpeedRule.self)
        rules.hideFriction = object.number("hideFriction", in: ReleaseRules.hideFrictionRange)
        rules.skipCollapsed = object.bool("skipCollapsed")
        rules.minimumSpeed = object.number("minimumSpeed", in: ReleaseRules.flickSpeedRange)
        rules.axisDominance = object.oneOf("axisDominance", ReleaseRules.AxisDominance.self)
        readDetentRules(object, into: &rules)
        rules.rubberBand = object.number("rubberBand", in: RubberBand.coefficientRange)
        rules.rubberBandDimension = dimension(object, "rubberBandDimension")
        rules.rubberBandDimensionClosing = dimension(object, "rubberBandDimensionClosing")
        rules.rubberBandDimensionAcross = dimension(object, "rubberBandDimensionAcross")
        if let spring = object.object("spring", members: RuleMembers.spring),
            case .spring(let read)? = self.spring(spring)
        {
            rules.spring = read
        }
        // As in answers, null means the spring's own damping ratio.
        rules.fastDampingRatio = object.number("fastDampingRatio", in: ReleaseRules.dampingRatioRange, null: .asAbsent)
        rules.dampingSpeed = object.number("dampingSpeed", in: ReleaseRules.flickSpeedRange)
        return rules
    }

    /// Reads the rules by which one of several detents is chosen.
    private func readDetentRules(_ object: ObjectReader, into rules: inout ReleaseRulesRequest) {
        rules.deceleration = object.number("deceleration", in: Deceleration.rateRange).map { Deceleration(rate: $0) }
        rules.reach = object.oneOf("reach", ReleaseRules.Reach.self)
        rules.detentShare = object.number("detentShare", in: ReleaseRules.shareRange)
        rules.slowTravel = object.number("slowTravel", in: ReleaseRules.travelRange)
        rules.restRule = object.oneOf("restRule", ReleaseRules.RestRule.self)
        rules.halfRule = object.oneOf("halfRule", ReleaseRules.HalfRule.self)
        rules.flickSpeed = object.number("flickSpeed", in: ReleaseRules.flickSpeedRange)
        rules.flickOpening = object.oneOf("flickOpening", ReleaseRules.FlickRule.self)
        rules.flickClosing = object.oneOf("flickClosing", ReleaseRules.FlickRule.self)
    }

    private func dimension(_ object: ObjectReader, _ name: StaticString) -> ReleaseRules.RubberBandDimension? {
        guard let value = object.value(name), let kind = value.choose([.number, .string]) else { return nil }
        if kind == .number { return value.number(in: limits.sizes, setting: Setting.size).map { .points($0) } }
        return value.oneOf(RubberBandRule.self)?.dimension
    }
}

private enum RubberBandRule: String, NamedChoice {
    case screen, safeArea

    static let names = ChoiceNames<RubberBandRule>()

    var dimension: ReleaseRules.RubberBandDimension {
        switch self {
        case .screen: .screen
        case .safeArea: .safeArea
        }
    }
}
