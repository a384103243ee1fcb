import Geometry
import Timeline

/// The value of every property of every layer at one moment, whether or not a timeline moves it.
struct LayerSnapshot {
    let layers: [Layer]
    /// The states of the properties that a timeline moves.
    let states: [PropertyState]
    /// The window that contains the layers, in their space; `nil` if it does not change.
    let window: Rect?
    private let moving: [LayerProperty: PropertyState]
    private let indices: [String: Int]

    /// Creates a snapshot of `layers` at rest, except for the properties in `states`.
    init(_ layers: [Layer], _ states: [PropertyState] = [], in window: Rect? = nil) {
        self.layers = layers
        self.window = window
        self.states = states
        moving = Dictionary(
            states.map { (LayerProperty($0.layer, $0.property), $0) }, uniquingKeysWith: { _, last in last })
        indices = Dictionary(
            layers.enumerated().map { ($0.element.id, $0.offset) }, uniquingKeysWith: { first, _ in first })
    }

    /// The properties that can move; corners are `cornerRadius`, even if the four radii differ.
    static let properties: [Property] = [
        .position, .size, .scale, .opacity, .rotationX, .rotationY, .rotationZ, .cornerRadius, .tint,
    ]

    /// The centre of a layer of this snapshot when it is off the screen, in the window of `other`; `nil` for layers
    /// that fade in place.
    func away(_ layer: Layer, seenIn other: LayerSnapshot) -> Point? {
        guard let away = layer.away else { return nil }
        let center = layer.frame.center + away
        guard let window, let around = other.window else { return center }
        return center.beyondEdge(towards: away, of: window, seenIn: around)
    }

    /// The layers with the places and sizes that they have at this moment.
    var currentLayers: [Layer] {
        guard !states.isEmpty else { return layers }
        return layers.map { layer in
            guard case .point(let center) = state(layer.id, .position)?.value,
                case .size(let size) = state(layer.id, .size)?.value
            else { return layer }
            var moved = layer
            let offset = center - layer.frame.center
            moved.frame = Rect(center: center, size: size)
            if let whole = layer.scrolledFrame {
                moved.scrolledFrame = Rect(
                    center: whole.center + offset,
                    size: Size(
                        width: whole.width + size.width - layer.frame.width,
                        height: whole.height + size.height - layer.frame.height))
            }
            return moved
        }
    }

    func layer(_ id: String) -> Layer? { indices[id].map { layers[$0] } }

    /// Whether the property's value comes from a timeline rather than the layer's rest.
    func isMoved(_ layer: String, _ property: Property) -> Bool { moving[LayerProperty(layer, property)] != nil }

    /// The state of a layer's property; `nil` if the layer does not exist or lacks the property.
    ///
    /// A layer without a moving position of its own moves with its parent.
    func state(_ id: String, _ property: Property) -> PropertyState? {
        if let state = moving[LayerProperty(id, property)] { return state }
        guard let layer = layer(id) else { return nil }
        if property == .position, let carried = carried(layer) {
            return PropertyState(
                layer: id, property: .position, value: .point(layer.frame.center + carried.offset),
                velocity: .point(carried.velocity))
        }
        return layer.rest(property).map { PropertyState(layer: id, property: property, value: $0) }
    }

    /// The displacement and velocity that a layer gets from its nearest moving ancestor.
    private func carried(_ layer: Layer) -> (offset: Point, velocity: Point)? {
        var parent = layer.parent
        // Parents come before their children, so that the loop ends; its bound makes that evident.
        for _ in layers {
            guard let id = parent, let ancestor = self.layer(id) else { return nil }
            if let state = moving[LayerProperty(id, .position)], case .point(let center) = state.value {
                let velocity: Point = if case .point(let speed) = state.velocity { speed } else { .zero }
                return (center - ancestor.frame.center, velocity)
            }
            parent = ancestor.parent
        }
        return nil
    }
}

extension Layer {
    /// The resting value of a property; `nil` if the layer lacks it.
    func rest(_ property: Property) -> AnimatedValue? {
        switch property {
        case .position: .point(frame.center)
        case .positionX: .scalar(frame.midX)
        case .positionY: .scalar(frame.midY)
        case .size: .size(frame.size)
        case .scale: .scalar(scale)
        case .opacity: .scalar(opacity)
        case .rotationX: .scalar(rotationX)
        case .rotationZ: .scalar(0)
        case .rotationY: .scalar(rotationY)
        case .cornerRadius, .cornerRadii: cornerRadii.map { .corners($0) } ?? .scalar(cornerRadius)
        case .tint: tint.map { .text($0.rawValue) }
        }
    }
}
