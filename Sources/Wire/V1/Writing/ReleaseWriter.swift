package import Dialogs
package import JSONText
import Geometry
import Timeline

/// Writes the result of a drag's end as the body of `POST /v1/specs/release`.
package enum ReleaseWriter {
    package static func write(_ released: Released, to json: inout JSONWriter) {
        json.beginObject()
        json.key("target")
        json.write(released.choice.target)
        json.member("edge", orNull: released.choice.target.edge?.rawValue)
        json.member("reason", released.choice.reason)
        json.key("draw")
        json.write(released.choice.progress, ahead: released.rules.hideFriction)
        json.key("timeline")
        json.write(TimelineWithEffects(released.motion))
        if let refused = released.refused {
            json.key("refuse")
            json.write(TimelineWithEffects(refused))
        }
        json.beginObject("swipe")
        json.member("edges", released.edges.map(\.rawValue))
        json.member("from", released.isSwipeGiven ? "request" : "style")
        json.endObject()
        json.key("rules")
        json.write(released.rules)
        json.key("rubberBand")
        json.write(released.freedom, coefficient: released.rules.rubberBand)
        json.array("adaptations", released.adaptations) { $0.write($1) }
        json.endObject()
    }
}

extension ReleaseChoice.Target {
    fileprivate var edge: Edge? { if case .dismissed(let edge) = self { edge } else { nil } }
}

extension JSONWriter {
    mutating func write(_ target: ReleaseChoice.Target) {
        switch target {
        case .dismissed: string("dismissed")
        case .detent(let detent): write(detent)
        case .presented: string("presented")
        }
    }

    fileprivate mutating func write(_ progress: DragProgress?, ahead seconds: Double) {
        guard let progress else { return null() }
        beginObject()
        member("edge", progress.edge)
        member("travel", progress.travel)
        member("extent", progress.extent)
        member("share", progress.share(ahead: seconds))
        member("speed", progress.speed)
        endObject()
    }

    /// Writes rules in the form of a request's member.
    mutating func write(_ rules: ReleaseRules) {
        beginObject()
        member("dismissShare", rules.dismissShare)
        if let travel = rules.dismissTravel { member("dismissTravel", travel) }
        member("dismissSpeed", rules.dismissSpeed)
        member("speedRule", rules.speedRule)
        member("hideFriction", rules.hideFriction)
        member("skipCollapsed", rules.skipCollapsed)
        member("minimumSpeed", rules.minimumSpeed)
        member("axisDominance", rules.axisDominance)
        member("deceleration", rules.deceleration.rate)
        member("reach", rules.reach)
        member("detentShare", rules.detentShare)
        if let travel = rules.slowTravel { member("slowTravel", travel) }
        member("restRule", rules.restRule)
        member("halfRule", rules.halfRule)
        member("flickSpeed", rules.flickSpeed)
        member("flickOpening", rules.flickOpening)
        member("flickClosing", rules.flickClosing)
        member("rubberBand", rules.rubberBand)
        key("rubberBandDimension")
        write(rules.rubberBandDimensions.opening)
        key("rubberBandDimensionClosing")
        write(rules.rubberBandDimensions.closing)
        key("rubberBandDimensionAcross")
        write(rules.rubberBandDimensions.across)
        beginObject("spring")
        writePull(of: rules.spring)
        member("allowOverdamping", rules.spring.allowsOverdamping)
        endObject()
        member("fastDampingRatio", orNull: rules.fastDampingRatio)
        member("dampingSpeed", rules.dampingSpeed)
        endObject()
    }

    private mutating func write(_ dimension: ReleaseRules.RubberBandDimension) {
        switch dimension {
        case .points(let points): number(points)
        case .screen: string("screen")
        case .safeArea: string("safeArea")
        }
    }

    /// Writes the range in which the dialog's centre follows a finger freely, and the rubber band beyond it.
    fileprivate mutating func write(_ freedom: Released.Freedom, coefficient: Double) {
        beginObject()
        member("coefficient", coefficient)
        member("dimension", freedom.dimension.width, freedom.dimension.height)
        beginObject("ends")
        member("left", freedom.ends.left)
        member("top", freedom.ends.top)
        member("right", freedom.ends.right)
        member("bottom", freedom.ends.bottom)
        endObject()
        beginObject("free")
        member("left", orNull: freedom.left)
        member("top", orNull: freedom.top)
        member("right", orNull: freedom.right)
        member("bottom", orNull: freedom.bottom)
        endObject()
        endObject()
    }
}
