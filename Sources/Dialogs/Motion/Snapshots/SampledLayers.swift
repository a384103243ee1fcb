package import Geometry
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

    /// The transform from a layer's frame, as in its state, to the screen: its own scale and rotation, then those of
    /// its ancestors.
    package func transform(of id: String) -> PlaneTransform {
        lineage(of: id).reduce(.identity) { $0.followed(by: states[$1].transform) }
    }

    /// The product of the opacities of a layer and its ancestors, 0…1.
    package func opacity(of id: String) -> Double { lineage(of: id).reduce(1) { $0 * states[$1].opacity } }

    /// Whether a layer, or one of its ancestors, faces away from the viewer and has no visible back.
    package func isFacingAway(_ id: String) -> Bool {
        lineage(of: id).contains { moving.layers[$0].isBackfaceVisible == false && states[$0].showsBack }
    }

    /// The indices of a layer and its ancestors, from the inside out.
    private func lineage(of id: String) -> [Int] {
        var lineage: [Int] = []
        var next = moving.index(of: id)
        while let index = next, lineage.count <= states.count {
            lineage.append(index)
            next = moving.parents[index]
        }
        return lineage
    }
}
