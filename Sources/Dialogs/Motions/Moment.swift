package import Geometry
package import Timeline

/// Takes the layers of a dialog and a timeline; gives how each layer stands at one moment; promises that a layer without
/// tracks goes along with what carries it.
///
/// A track of a position says where the layer's centre is, whatever carries the layer; without one it keeps its place
/// relative to the frame of its parent's centre. Scales and turns of a layer are then those of all that it carries.
package struct Moment: Sendable {
    private let layers: [String: Layer]
    private let states: [String: LayerState]

    /// - Parameter seconds: From the timeline's start; from its end on, the end stands.
    package init(_ layers: [Layer], in motion: Motion, at seconds: Double) {
        self.init(layers, values: Self.values(of: motion, at: seconds))
    }

    private init(_ layers: [Layer], values: [String: [Property: AnimatedValue]]) {
        self.layers = Dictionary(layers.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        var states: [String: LayerState] = [:]
        var shifts: [String: Point] = [:]
        var pending = layers
        // Parents come before children in almost any answer; a second look is for those that do not.
        while !pending.isEmpty {
            var later: [Layer] = []
            for layer in pending {
                if let parent = layer.parent, self.layers[parent] != nil, shifts[parent] == nil {
                    later.append(layer)
                    continue
                }
                let carried = layer.parent.flatMap { shifts[$0] } ?? .zero
                let state = Self.state(of: layer, values[layer.id] ?? [:], carriedBy: carried)
                states[layer.id] = state
                shifts[layer.id] = Point(
                    x: state.frame.midX - layer.frame.midX, y: state.frame.midY - layer.frame.midY)
            }
            guard later.count < pending.count else { break }
            pending = later
        }
        self.states = states
    }

    private static func values(of motion: Motion, at seconds: Double) -> [String: [Property: AnimatedValue]] {
        var values: [String: [Property: AnimatedValue]] = [:]
        for movement in motion.movements(at: seconds) {
            values[movement.layer, default: [:]][movement.property] = movement.value
        }
        return values
    }

    private static func state(
        of layer: Layer, _ values: [Property: AnimatedValue], carriedBy shift: Point
    ) -> LayerState {
        var state = LayerState(layer)
        func number(_ property: Property) -> Double? {
            if case .scalar(let number) = values[property] { number } else { nil }
        }
        var center = layer.frame.center.offset(x: shift.x, y: shift.y)
        if case .point(let point) = values[.position] { center = point }
        var size = layer.frame.size
        if case .size(let now) = values[.size] { size = Size(width: max(0, now.width), height: max(0, now.height)) }
        if center != layer.frame.center || size != layer.frame.size { state.frame = Rect(center: center, size: size) }
        switch values[.scale] {
        case .scalar(let scale): state.scale = Size(width: scale, height: scale)
        case .pair(let x, let y): state.scale = Size(width: x, height: y)
        default: break
        }
        state.rotationX = number(.rotationX) ?? 0
        state.rotationY = number(.rotationY) ?? layer.rotationY
        state.rotationZ = number(.rotationZ) ?? 0
        state.opacity = min(max(number(.opacity) ?? layer.opacity, 0), 1)
        state.cornerRadius = number(.cornerRadius).map { max(0, $0) }
        return state
    }

    /// How a layer stands; nil where there is none of that id.
    package func state(of id: String) -> LayerState? { states[id] }

    /// From a layer's frame, as its state tells it, to where that is seen: its own scale and turns, then those of all
    /// that carry it.
    package func transform(of id: String) -> PlaneTransform {
        lineage(of: id).reduce(.identity) { $0.followed(by: $1.transform) }
    }

    /// A layer's opacity with that of all that carry it.
    package func opacity(of id: String) -> Double { lineage(of: id).reduce(1) { $0 * $1.opacity } }

    /// Whether a layer, or one that carries it, has turned its back on the viewer and is not seen from behind.
    package func isTurnedAway(_ id: String) -> Bool {
        var next: String? = id
        for _ in 0...layers.count {
            guard let id = next, let layer = layers[id], let state = states[id] else { return false }
            if layer.isBackfaceVisible == false, state.showsBack { return true }
            next = layer.parent
        }
        return false
    }

    /// The states of a layer and of all that carry it, from the inside out.
    private func lineage(of id: String) -> [LayerState] {
        var lineage: [LayerState] = []
        var next: String? = id
        while let id = next, let state = states[id], lineage.count <= layers.count {
            lineage.append(state)
            next = layers[id]?.parent
        }
        return lineage
    }
}
