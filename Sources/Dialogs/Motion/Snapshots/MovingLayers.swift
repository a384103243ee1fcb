private import Geometry
package import Timeline

/// Layers and a timeline, prepared for many moments; the states are those of ``SampledLayers``.
///
/// What does not depend on the moment is computed once: which layer each track moves, and which ancestor moves each
/// layer. Each track's last position is remembered.
package struct MovingLayers: Sendable {
    package let layers: [Layer]
    /// The index of each layer's parent.
    package let parents: [Int?]
    private let indexes: [String: Int]
    private var sampler: Motion.Sampler
    /// The index of the layer that each channel of the sampler moves.
    private let moved: [Int?]
    /// For a layer without a track of its position, the index of its nearest ancestor that has one.
    private let carriers: [Int?]
    /// The state of each layer if nothing moves it.
    private let resting: [LayerState]

    package init(_ layers: [Layer], in motion: Motion) {
        self.layers = layers
        var indexes: [String: Int] = [:]
        for (index, layer) in layers.enumerated() where indexes[layer.id] == nil { indexes[layer.id] = index }
        self.indexes = indexes
        let parents = layers.map { layer in layer.parent.flatMap { indexes[$0] } }
        self.parents = parents
        sampler = Motion.Sampler(motion)
        let moved = sampler.channels.map { indexes[$0.layer] }
        self.moved = moved
        var goes = Array(repeating: false, count: layers.count)
        for (channel, place) in zip(sampler.channels, moved) where channel.property == .position {
            if let place { goes[place] = true }
        }
        resting = layers.map { layer in
            var state = LayerState(layer)
            state.opacity = min(max(state.opacity, 0), 1)
            return state
        }
        carriers = layers.indices.map { place in
            guard !goes[place] else { return nil }
            var next = parents[place]
            // The loop ends after as many steps as there are layers, even if parents form a circle.
            for _ in layers {
                guard let parent = next, !goes[parent] else { break }
                next = parents[parent]
            }
            return next.flatMap { goes[$0] ? $0 : nil }
        }
    }

    /// The index of the layer with that id; `nil` if there is none.
    package func index(of id: String) -> Int? { indexes[id] }

    /// The state of each layer at a moment.
    ///
    /// - Parameter seconds: The time from the timeline's start; later than its end counts as the end.
    package mutating func states(at seconds: Double) -> [LayerState] {
        var states = resting
        var centers = resting.map(\.frame.center)
        var sizes = resting.map(\.frame.size)
        for (channel, place) in moved.enumerated() {
            guard let place else { continue }
            switch (sampler.channels[channel].property.base, sampler.value(channel, at: seconds)) {
            case (.position, .point(let center)): centers[place] = center
            case (.size, .size(let size)): sizes[place] = Size(width: max(0, size.width), height: max(0, size.height))
            case (let property, let value): states[place].set(property, value)
            }
        }
        for place in resting.indices {
            let rest = resting[place].frame
            if let carrier = carriers[place] {
                centers[place] = rest.center + (centers[carrier] - resting[carrier].frame.center)
            }
            if centers[place] != rest.center || sizes[place] != rest.size {
                states[place].frame = Rect(center: centers[place], size: sizes[place])
            }
        }
        return states
    }
}

extension LayerState {
    /// Sets a value that a timeline gives a property other than position and size.
    fileprivate mutating func set(_ property: Property, _ value: AnimatedValue) {
        switch (property, value) {
        case (.scale, .scalar(let factor)): scale = Size(width: factor, height: factor)
        case (.scale, .pair(let x, let y)): scale = Size(width: x, height: y)
        case (.rotationX, .scalar(let degrees)): rotationX = degrees
        case (.rotationY, .scalar(let degrees)): rotationY = degrees
        case (.rotationZ, .scalar(let degrees)): rotationZ = degrees
        case (.opacity, .scalar(let now)): opacity = min(max(now, 0), 1)
        case (.cornerRadius, let now):
            if case .corners(let radii) = now.spread(as: .corners(.zero)) {
                cornerRadii = radii.combined(with: .zero) { max($0, $1) }
            }
        default: break
        }
    }
}
