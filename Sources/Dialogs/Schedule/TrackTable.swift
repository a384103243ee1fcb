import Geometry
import Timeline

/// The tracks of one motion, by what they move, in terms in which several motions can be joined.
struct TrackTable {
    private(set) var keys: [LayerProperty] = []
    private(set) var tracks: [LayerProperty: Track] = [:]

    init(_ motion: Motion) {
        for track in motion.tracks { add(track) }
    }

    private mutating func add(_ track: Track) {
        let key = LayerProperty(track)
        if tracks.updateValue(track, forKey: key) == nil { keys.append(key) }
    }

    /// Whether x and y of some place move on curves of their own.
    var tellsAxes: Bool { keys.contains { $0.property == .positionX || $0.property == .positionY } }

    /// What moves as a pair of numbers.
    var pairs: Set<LayerProperty> {
        Set(keys.filter { if case .pair = tracks[$0]?.keyframes[0].value { true } else { false } })
    }

    /// The same with places told by x and y, if `axes`, and the numbers of `pairs` as pairs.
    func told(axes: Bool, pairs: Set<LayerProperty>) -> TrackTable {
        var told = self
        told.keys = []
        told.tracks = [:]
        for key in keys {
            guard let track = tracks[key] else { continue }
            if axes, key.property == .position {
                told.add(track.coordinate(.positionX))
                told.add(track.coordinate(.positionY))
            } else {
                told.add(pairs.contains(key) ? track.paired : track)
            }
        }
        return told
    }
}

extension Track {
    /// The track of a place, or of one axis of it, moved by a distance, for another layer.
    func offset(by distance: Point, layer: String) -> Track {
        Track(
            layer: layer, property: property,
            keyframes: keyframes.map { keyframe in
                let value: AnimatedValue
                switch (keyframe.value, property) {
                case (.point(let point), _): value = .point(point.offset(x: distance.x, y: distance.y))
                case (.scalar(let x), .positionX): value = .scalar(x + distance.x)
                case (.scalar(let y), .positionY): value = .scalar(y + distance.y)
                default: value = keyframe.value
                }
                return Keyframe(time: keyframe.time, value: value, easing: keyframe.easing)
            })
    }
}
