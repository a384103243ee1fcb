import Geometry
import Timeline

/// The tracks of one motion by layer and property, with values converted to the same kinds, so that several motions can
/// be joined.
struct TrackTable {
    private(set) var keys: [LayerProperty] = []
    private(set) var tracks: [LayerProperty: Track] = [:]

    init(_ motion: Motion) { for track in motion.tracks { add(track) } }

    private mutating func add(_ track: Track) {
        let key = LayerProperty(track)
        if tracks.updateValue(track, forKey: key) == nil { keys.append(key) }
    }

    /// The kinds of values in a table.
    struct Terms {
        enum Position { case points, axes }

        /// Whether positions are points, or x and y.
        let position: Position
        /// The properties written with several numbers although one is possible: pairs, and different corners.
        let spread: Set<LayerProperty>
    }

    /// Whether x and y of some position have separate easings.
    var hasAxes: Bool { keys.contains { $0.property == .positionX || $0.property == .positionY } }

    /// The properties written with several numbers although one is possible.
    var spread: Set<LayerProperty> {
        Set(
            keys.filter {
                switch tracks[$0]?.keyframes.startValue {
                case .pair, .corners: true
                case .scalar, .point, .size, .text, nil: false
                }
            })
    }

    /// This table with its values converted: points to x and y, and single numbers to several.
    func converted(to terms: Terms) -> TrackTable {
        var converted = self
        converted.keys = []
        converted.tracks = [:]
        for key in keys {
            guard let track = tracks[key] else { continue }
            if terms.position == .axes, key.property == .position {
                converted.add(track.coordinate(.positionX))
                converted.add(track.coordinate(.positionY))
            } else {
                converted.add(terms.spread.contains(key) ? track.spread : track)
            }
        }
        return converted
    }
}

extension Track {
    /// The track of a position, or of one axis of it, displaced for another layer.
    func offset(by distance: Point, layer: String) -> Track {
        Track(
            layer: layer, property: property,
            keyframes: keyframes.map { keyframe in
                let value: AnimatedValue
                switch (keyframe.value, property) {
                case (.point(let point), _): value = .point(point + distance)
                case (.scalar(let x), .positionX): value = .scalar(x + distance.x)
                case (.scalar(let y), .positionY): value = .scalar(y + distance.y)
                default: value = keyframe.value
                }
                return Keyframe(time: keyframe.time, value: value, easing: keyframe.easing)
            })
    }
}
