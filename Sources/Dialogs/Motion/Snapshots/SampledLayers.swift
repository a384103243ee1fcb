import Geometry
package import Timeline

/// The state of each layer of a dialog at one moment of a timeline.
///
/// A track of a position gives the layer's centre, independent of its parent. A layer without one keeps its offset from
/// the centre of its parent's frame, and so moves with it. The scale and rotation of a layer also apply to its
/// descendants.
package struct SampledLayers: Sendable {
    private let moving: MovingLayers
    private let states: [LayerState]

    /// - Parameter seconds: The time from the timeline's start; later than its end counts as the end.
    package init(_ layers: [Layer], in motion: Motion, at seconds: Double) {
        var moving = MovingLayers(layers, in: motion)
        states = moving.states(at: seconds)
        self.moving = moving
    }

    /// The state of the layer with that id; `nil` if there is none.
    package func state(of id: String) -> LayerState? { moving.index(of: id).map { states[$0] } }

    /// The layer with that id; `nil` if there is none.
    package func layer(_ id: String) -> Layer? { moving.index(of: id).map { moving.layers[$0] } }

    /// What the layers and their ancestors do together, worked out once for each.
    func chains() -> LayerChains { LayerChains(states, moving) }
}

/// What each layer and all of its ancestors do together, at one moment.
struct LayerChains: Sendable {
    private struct Chain {
        var transform = PlaneTransform.identity
        var opacity = 1.0
        var facesAway = false
    }

    private let moving: MovingLayers
    private let chains: [Chain]

    /// - Complexity: O(layers).
    fileprivate init(_ states: [LayerState], _ moving: MovingLayers) {
        var chains: [Chain?] = Array(repeating: nil, count: states.count)
        var isOnPath = Array(repeating: false, count: states.count)
        for index in states.indices {
            // From the layer up to an ancestor that is done, and back. Parents that form a circle carry nothing.
            var path: [Int] = []
            var next: Int? = index
            while let at = next, chains[at] == nil, !isOnPath[at] {
                isOnPath[at] = true
                path.append(at)
                next = moving.parents[at]
            }
            var chain = next.flatMap { chains[$0] } ?? Chain()
            for at in path.reversed() {
                chain.transform = states[at].transform.followed(by: chain.transform)
                chain.opacity *= states[at].opacity
                chain.facesAway =
                    chain.facesAway || moving.layers[at].isBackfaceVisible == false && states[at].showsBack
                chains[at] = chain
            }
        }
        self.moving = moving
        self.chains = chains.map { $0 ?? Chain() }
    }

    private func chain(of id: String) -> Chain { moving.index(of: id).map { chains[$0] } ?? Chain() }

    /// The transform from a layer's frame, as in its state, to the screen: its own scale and rotation, then those of
    /// its ancestors.
    func transform(of id: String) -> PlaneTransform { chain(of: id).transform }

    /// The product of the opacities of a layer and its ancestors, 0…1.
    func opacity(of id: String) -> Double { chain(of: id).opacity }

    /// Whether a layer, or one of its ancestors, faces away from the viewer and has no visible back.
    func isFacingAway(_ id: String) -> Bool { chain(of: id).facesAway }
}
