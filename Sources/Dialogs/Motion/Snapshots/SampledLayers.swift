package import Geometry
package import Timeline

/// Takes the layers of a dialog and a timeline; gives how each layer stands at one moment; promises that a layer without
/// tracks goes along with what carries it.
///
/// A track of a position says where the layer's centre is, whatever carries the layer; without one it keeps its offset
/// relative to the frame of its parent's centre. Scales and turns of a layer are then those of all that it carries.
package struct SampledLayers: Sendable {
    private let layers: [String: Layer]
    private let states: [String: LayerState]

    /// - Parameter seconds: From the timeline's start; from its end on, the end stands.
    package init(_ layers: [Layer], in motion: Motion, at seconds: Double) {
        let snapshot = LayerSnapshot(layers, motion.states(at: seconds))
        self.layers = Dictionary(layers.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        states = self.layers.mapValues { Self.state(of: $0, in: snapshot) }
    }

    private static func state(of layer: Layer, in snapshot: LayerSnapshot) -> LayerState {
        var state = LayerState(layer)
        func value(_ property: Property) -> AnimatedValue? { snapshot.state(layer.id, property)?.value }
        func number(_ property: Property) -> Double? {
            if case .scalar(let number) = value(property) { number } else { nil }
        }
        var (center, size) = (layer.frame.center, layer.frame.size)
        if case .point(let point) = value(.position) { center = point }
        if case .size(let now) = value(.size) { size = Size(width: max(0, now.width), height: max(0, now.height)) }
        if center != layer.frame.center || size != layer.frame.size { state.frame = Rect(center: center, size: size) }
        switch value(.scale) {
        case .scalar(let scale): state.scale = Size(width: scale, height: scale)
        case .pair(let x, let y): state.scale = Size(width: x, height: y)
        default: break
        }
        state.rotationX = number(.rotationX) ?? layer.rotationX
        state.rotationY = number(.rotationY) ?? layer.rotationY
        state.rotationZ = number(.rotationZ) ?? 0
        state.opacity = min(max(number(.opacity) ?? layer.opacity, 0), 1)
        if snapshot.isMoved(layer.id, .cornerRadius),
            case .corners(let radii) = value(.cornerRadius)?.spread(as: .corners(.zero))
        {
            state.cornerRadii = radii.combined(with: .zero) { max($0, $1) }
        }
        return state
    }

    /// How a layer stands; nil where there is none of that id.
    package func state(of id: String) -> LayerState? { states[id] }

    /// From a layer's frame, as its state has it, to where that is seen: its own scale and turns, then those of all
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
