import Boxes
import Geometry
import Timeline

/// The position and velocity of a dialog under a finger, in window coordinates and points per second.
struct Drag {
    var position: Point
    var velocity: Point
}

/// How all layers of a dialog stand while a finger drags it. At the rest position everything is at rest, and nothing
/// jumps on the way.
///
/// The dialog moves as a whole, except for a sheet between its detents (``DetentPull``). Dimming and presenter go along
/// with it: they approach their values without the dialog in the same proportion as the dialog is on its way out. No
/// source says how far they do (assumed). They stay as they are where the toolkit has them so (``DrawnMotion``).
struct DrawnLayers {
    /// One property of one layer that a drag moves, with the values between which it moves.
    struct Channel {
        let target: LayerProperty
        let rest: AnimatedValue
        /// The property's value without the dialog, for a layer that follows the dialog (such as the presenter).
        let alone: AnimatedValue?
        /// The changes towards the lowest detent and towards the highest.
        let closing: DetentPull.Segment?
        let opening: DetentPull.Segment?
        /// Whether the layer is the dialog, or one inside it.
        let isOfDialog: Bool

        /// Whether it is a position that moves with the dialog as a whole.
        var isCarried: Bool { isOfDialog && target.property == .position }

        /// The property, named after the kind of its value.
        var property: Property { if case .corners = rest { .cornerRadii } else { target.property } }
    }

    let rest: DialogLayout
    /// The layers at rest, in the space of the answer.
    let layers: [Layer]
    let projection: Projection
    /// The properties that move, in painting order.
    let channels: [Channel]
    private let edges: [Edge]
    private let closing: DetentPull?
    private let opening: DetentPull?

    /// - Parameters:
    ///   - edges: The edges through which the dialog can be dismissed.
    ///   - pulls: A sheet's changes to its farthest detents, if there are any: towards its edge, and away from it.
    init(_ builder: MotionBuilder, leavingBy edges: [Edge], pulls: (closing: DetentPull?, opening: DetentPull?)) {
        rest = builder.rest
        layers = builder.layers(flipping: false)
        projection = builder.projection
        self.edges = edges
        (closing, opening) = pulls
        let layers = self.layers
        let (presenterCenter, presenterRadius) = (builder.presenterCenterAlone, builder.presenterRadiusAlone)
        let carried = layers.idsOfDialog
        channels = layers.flatMap { layer in
            let alone = Self.alone(layer, presenterCenter: presenterCenter, presenterRadius)
            return LayerSnapshot.properties.compactMap { property in
                Self.channel(of: layer, property, alone: alone[property], pulls, isOfDialog: carried.contains(layer.id))
            }
        }
    }

    private static func channel(
        of layer: Layer, _ property: Property, alone: AnimatedValue?,
        _ pulls: (closing: DetentPull?, opening: DetentPull?), isOfDialog: Bool
    ) -> Channel? {
        let key = LayerProperty(layer.id, property)
        let (closing, opening) = (pulls.closing?.segments[key], pulls.opening?.segments[key])
        // A tint has no intermediate values: it does not change during a drag.
        let isAlways = layer.id == LayerID.dialog && property == .position || property == .tint
        guard let rest = layer.rest(property), isAlways || alone != nil || closing != nil || opening != nil else {
            return nil
        }
        // A single number becomes several if one of the other values has several.
        let all = [rest, alone, closing?.end, opening?.end].compactMap { $0 }
        let model = all.first { if case .scalar = $0 { false } else { true } } ?? rest
        func spread(_ offset: DetentPull.Segment?) -> DetentPull.Segment? {
            offset.map {
                DetentPull.Segment(
                    start: $0.start.spread(as: model), end: $0.end.spread(as: model), isCarried: $0.isCarried)
            }
        }
        return Channel(
            target: key, rest: rest.spread(as: model), alone: alone?.spread(as: model), closing: spread(closing),
            opening: spread(opening), isOfDialog: isOfDialog)
    }

    /// The values of a layer that follows the dialog (such as the dimming) when the dialog is absent, if they differ
    /// from its resting values.
    private static func alone(
        _ layer: Layer, presenterCenter: Point?, _ presenterRadius: Double
    ) -> [Property: AnimatedValue] {
        let alone: [Property: AnimatedValue]
        switch layer.role {
        case .dimming: alone = [.opacity: .scalar(0)]
        case .presenter:
            alone = [
                .position: .point(presenterCenter ?? layer.frame.center), .scale: .scalar(1), .opacity: .scalar(1),
                .cornerRadius: .scalar(presenterRadius),
            ]
        default: return [:]
        }
        return alone.filter { property, value in layer.rest(property).map { $0 != value } ?? false }
    }

    // MARK: At a position

    /// The states of all channels during a drag, in their order.
    func states(at drag: Drag) -> [PropertyState] {
        let offset = DragOffset(drag, from: rest)
        let pull = offset.along > 0 ? closing : offset.along < 0 ? opening : nil
        let stretch = pull?.stretch(of: offset)
        let out = shareOut(at: drag)
        let whole = (
            projection.distance(Point(x: drag.position.x - rest.frame.midX, y: drag.position.y - rest.frame.midY)),
            projection.distance(drag.velocity)
        )
        return channels.map { channel in
            let pulled = offset.along > 0 ? channel.closing : offset.along < 0 ? channel.opening : nil
            if let pulled, let stretch { return state(of: channel, pulled, at: stretch) }
            if channel.isCarried { return state(of: channel, movedBy: whole.0, at: whole.1) }
            guard let alone = channel.alone else { return state(of: channel, channel.rest, nil) }
            return state(
                of: channel, channel.rest.interpolated(to: alone, at: out.share),
                channel.rest.rate(to: alone, at: out.rate))
        }
    }

    private func state(of channel: Channel, _ value: AnimatedValue, _ velocity: AnimatedValue?) -> PropertyState {
        PropertyState(layer: channel.target.layer, property: channel.target.property, value: value, velocity: velocity)
    }

    private func state(of channel: Channel, movedBy shift: Point, at velocity: Point) -> PropertyState {
        guard case .point(let center) = channel.rest else { return state(of: channel, channel.rest, nil) }
        return state(of: channel, .point(center + shift), .point(velocity))
    }

    private func state(
        of channel: Channel, _ offset: DetentPull.Segment, at stretch: DetentPull.Stretch
    ) -> PropertyState {
        let value = offset.start.interpolated(to: offset.end, at: stretch.share)
        let rate = offset.start.rate(to: offset.end, at: stretch.rate)
        switch (channel.target.property, value, rate) {
        case (_, .point(let center), .point(let speed)) where offset.isCarried:
            return state(of: channel, .point(center + stretch.shift), .point(speed + stretch.velocity))
        // Beyond its highest detent a sheet is extrapolated, but opacities and corners stay within their limits.
        case (.opacity, .scalar(let opacity), _): return state(of: channel, .scalar(min(max(0, opacity), 1)), rate)
        case (.cornerRadius, .scalar(let radius), _): return state(of: channel, .scalar(max(0, radius)), rate)
        default: return state(of: channel, value, rate)
        }
    }

    /// The dialog's progress towards the edge through which it is nearest to being dismissed, 0…1, and the rate of that
    /// per second.
    private func shareOut(at drag: Drag) -> (share: Double, rate: Double) {
        guard !rest.stage.device.reduceMotion, rest.defaults.value.interaction.drawnMotion == nil else { return (0, 0) }
        var most = (share: 0.0, rate: 0.0)
        for edge in edges {
            let out = edge.outward
            let away = Sliding.justOutside(rest.frame, through: edge, of: rest.backdrop)
            let whole = (away - rest.frame.center).along(out)
            guard whole > 0 else { continue }
            let (offset, speed) = ((drag.position - rest.frame.center).along(out), drag.velocity.along(out))
            let share = offset / whole
            // At either end the progress can only change inwards.
            let isMoving = share > 0 && share < 1 || share == 0 && speed > 0
            let rate = isMoving ? speed / whole : 0
            if min(max(0, share), 1) > most.share || most.share == 0 && rate > most.rate {
                most = (min(max(0, share), 1), rate)
            }
        }
        return most
    }
}
