import Boxes
import Dialogs
import Geometry
import Timeline

extension ResolvedDialog {
    /// Whether presenting ends, and dismissing starts, with each layer at rest.
    var continuousJoints: Proof {
        var rests: [String: Layer] = [:]
        for layer in layers { rests[layer.id] = layer }
        var breaches: [String] = []
        let (coming, going) = (transitions.present.tracks, transitions.dismiss.tracks)
        for track in coming {
            if let last = track.keyframes.last?.value { rests[track.layer].check(last, track, "comes to", &breaches) }
        }
        for track in going {
            if let first = track.keyframes.first?.value {
                rests[track.layer].check(first, track, "leaves from", &breaches)
            }
        }
        return Proof(
            .continuousJoints, breaches,
            seen: "\(coming.count) tracks come to the rest, \(going.count) leave from it")
    }
}

extension Layer? {
    /// Appends a violation if a track's value at the joint is not the layer's at rest.
    fileprivate func check(_ value: AnimatedValue, _ track: Track, _ how: String, _ breaches: inout [String]) {
        guard let layer = self else {
            breaches.append("\(track.layer) moves and is not there")
            return
        }
        guard let rest = layer.rest(of: track.property), !rest.isClose(to: value) else { return }
        breaches.append("\(track.layer)'s \(track.property.rawValue) \(how) another value than that of its rest")
    }
}

extension Layer {
    /// The value of a property while the layer rests; `nil` if the answer gives it in another form.
    fileprivate func rest(of property: Property) -> AnimatedValue? {
        switch property {
        case .position: .point(Point(x: frame.midX, y: frame.midY))
        case .positionX: .scalar(frame.midX)
        case .positionY: .scalar(frame.midY)
        case .size: .size(frame.size)
        case .opacity: .scalar(opacity)
        case .rotationY: .scalar(rotationY)
        case .scale, .rotationX, .rotationZ, .cornerRadius, .cornerRadii, .tint: nil
        }
    }
}

extension AnimatedValue {
    /// Whether the two are equal to the precision of answers.
    fileprivate func isClose(to other: AnimatedValue) -> Bool {
        func near(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 2e-4 }
        return switch (self, other) {
        case (.scalar(let one), .scalar(let other)): near(one, other)
        case (.point(let one), .point(let other)): near(one.x, other.x) && near(one.y, other.y)
        case (.size(let one), .size(let other)): near(one.width, other.width) && near(one.height, other.height)
        default: self == other
        }
    }
}
