private import Geometry
package import Timeline

/// Layers and a timeline, prepared for many moments; the states are those of ``SampledLayers``.
///
/// What is the same at all moments is found once: which layer a track moves, which layer carries another, and where
/// each track last was.
package struct MovingLayers: Sendable {
    package let layers: [Layer]
    /// The index of each layer's parent.
    package let parents: [Int?]
    private let indexes: [String: Int]
    private var sampler: Motion.Sampler
    /// The index of the layer that each channel of the sampler moves.
    private let moved: [Int?]
    /// For a layer without a track of its position, the nearest of its ancestors that has one.
    private let carriers: [Int?]
    /// The state of each layer where nothing moves it.
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
            // The loop is no longer than there are layers, whatever the parents say.
            for _ in layers {
                guard let parent = next, !goes[parent] else { break }
                next = parents[parent]
            }
            return next.flatMap { goes[$0] ? $0 : nil }
        }
    }

    /// The index of the layer with that id; nil where there is none.
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
