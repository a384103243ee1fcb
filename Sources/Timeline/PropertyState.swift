import Geometry

/// The value of one track at one moment, and how fast it changes there.
public struct PropertyState: Hashable, Sendable {
    /// The id of the layer that moves.
    public let layer: String
    /// The property that moves. For corners it is `cornerRadius`, even if the value has four radii.
    public let property: Property
    /// The value at that moment.
    public let value: AnimatedValue
    /// The rate of change, per second; nil for texts.
    public let velocity: AnimatedValue?

    /// A state of `property` of `layer`: its value, and its change per second.
    public init(layer: String, property: Property, value: AnimatedValue, velocity: AnimatedValue? = nil) {
        self.layer = layer
        self.property = property.base
        self.value = value
        self.velocity = velocity
    }
}

extension Motion {
    /// The state of every track at `seconds`, in the order of the tracks.
    ///
    /// `positionX` and `positionY` of one layer become one `position`, and `cornerRadii` becomes `cornerRadius`. Before
    /// the start and after the end of the timeline, the states there apply.
    public func states(at seconds: Double) -> [PropertyState] {
        var states: [PropertyState] = []
        states.reserveCapacity(tracks.count)
        var coordinates: [String: (x: Track?, y: Track?)] = [:]
        for track in tracks {
            switch track.property {
            case .positionX where coordinates[track.layer]?.x == nil:
                coordinates[track.layer, default: (nil, nil)].x = track
            case .positionY where coordinates[track.layer]?.y == nil:
                coordinates[track.layer, default: (nil, nil)].y = track
            default: break
            }
        }
        var positions: Set<String> = []
        for track in tracks {
            switch track.property {
            case .positionX, .positionY:
                // The first of the two coordinates represents both.
                guard positions.insert(track.layer).inserted, let (x, y) = coordinates[track.layer] else { continue }
                states.append(Self.position(of: track.layer, x, y, at: seconds))
            default:
                if track.property == .position { positions.insert(track.layer) }
                states.append(
                    PropertyState(
                        layer: track.layer, property: track.property, value: track.value(at: seconds),
                        velocity: track.velocity(at: seconds)))
            }
        }
        return states
    }

    private static func position(of layer: String, _ x: Track?, _ y: Track?, at seconds: Double) -> PropertyState {
        func read(_ track: Track?) -> (value: Double, velocity: Double) {
            guard let track, case .scalar(let value) = track.value(at: seconds) else { return (0, 0) }
            guard case .scalar(let velocity) = track.velocity(at: seconds) else { return (value, 0) }
            return (value, velocity)
        }
        let (x, y) = (read(x), read(y))
        return PropertyState(
            layer: layer, property: .position, value: .point(Point(x: x.value, y: y.value)),
            velocity: .point(Point(x: x.velocity, y: y.velocity)))
    }
}
