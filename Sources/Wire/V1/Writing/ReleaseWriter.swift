package import Dialogs
package import JSONText
import Geometry
import Timeline

/// Writes what follows the end of a drag as the body of `POST /v1/specs/release`.
package enum ReleaseWriter {
    package static func write(_ released: Released, to json: inout JSONWriter) {
        json.beginObject()
        json.key("target")
        switch released.choice.target {
        case .dismissed: json.string("dismissed")
        case .detent(let detent): json.write(detent)
        case .presented: json.string("presented")
        }
        json.key("edge")
        json.string(orNull: released.choice.target.edge?.rawValue)
        json.name("reason", released.choice.reason)
        json.key("draw")
        json.write(released.choice.draw, ahead: released.rules.hideFriction)
        json.key("timeline")
        json.write(Choreography(released.motion))
        if let refused = released.refused {
            json.key("refuse")
            json.write(Choreography(refused))
        }
        json.key("swipe")
        json.beginObject()
        json.key("edges")
        json.strings(released.edges.map(\.rawValue))
        json.string("from", released.isSwipeGiven ? "request" : "style")
        json.endObject()
        json.key("rules")
        json.write(released.rules)
        json.key("rubberBand")
        json.write(released.freedom, coefficient: released.rules.rubberBand)
        json.key("adaptations")
        json.beginArray()
        for adaptation in released.adaptations { json.write(adaptation) }
        json.endArray()
        json.endObject()
    }
}

extension ReleaseChoice.Target {
    fileprivate var edge: Edge? { if case .dismissed(let edge) = self { edge } else { nil } }
}

extension JSONWriter {
    fileprivate mutating func write(_ draw: Draw?, ahead seconds: Double) {
        guard let draw else { return null() }
        beginObject()
        name("edge", draw.edge)
        number("travel", draw.travel)
        number("extent", draw.extent)
        number("share", draw.share(ahead: seconds))
        number("speed", draw.speed)
        endObject()
    }

    /// Rules as a request may name them.
    mutating func write(_ rules: ReleaseRules) {
        beginObject()
        number("dismissShare", rules.dismissShare)
        number("dismissSpeed", rules.dismissSpeed)
        name("speedRule", rules.speedRule)
        number("hideFriction", rules.hideFriction)
        number("deceleration", rules.deceleration.rate)
        number("flickSpeed", rules.flickSpeed)
        number("rubberBand", rules.rubberBand)
        key("spring")
        beginObject()
        number("mass", rules.spring.mass)
        number("stiffness", rules.spring.stiffness)
        number("damping", rules.spring.damping)
        bool("allowOverdamping", rules.spring.allowsOverdamping)
        endObject()
        endObject()
    }

    /// Where the dialog's centre follows a finger freely, and what draws beyond.
    fileprivate mutating func write(_ freedom: Released.Freedom, coefficient: Double) {
        beginObject()
        number("coefficient", coefficient)
        key("dimension")
        pair(freedom.dimension.width, freedom.dimension.height)
        key("free")
        beginObject()
        key("left")
        number(orNull: freedom.left)
        key("top")
        number(orNull: freedom.top)
        key("right")
        number(orNull: freedom.right)
        key("bottom")
        number(orNull: freedom.bottom)
        endObject()
        endObject()
    }
}
