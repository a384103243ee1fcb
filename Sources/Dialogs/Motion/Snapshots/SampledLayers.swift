package import Geometry
package import Timeline

/// Takes the layers of a dialog and a timeline; gives how each layer stands at one moment; promises that a layer
/// without tracks goes along with what carries it.
///
/// A track of a position says where the layer's centre is, whatever carries the layer; without one it keeps its offset
/// relative to the frame of its parent's centre. Scales and turns of a layer are then those of all that it carries.
package struct SampledLayers: Sendable {
    private let moving: MovingLayers
    private let states: [LayerState]

    /// - Parameter seconds: From the timeline's start; from its end on, the end stands.
    package init(_ layers: [Layer], in motion: Motion, at seconds: Double) {
        var moving = MovingLayers(layers, in: motion)
        states = moving.states(at: seconds)
        self.moving = moving
    }

    /// How a layer stands; nil where there is none of that id.
    package func state(of id: String) -> LayerState? { moving.index(of: id).map { states[$0] } }

    /// From a layer's frame, as its state has it, to where that is seen: its own scale and turns, then those of all
    /// that carry it.
    package func transform(of id: String) -> PlaneTransform {
        lineage(of: id).reduce(.identity) { $0.followed(by: states[$1].transform) }
    }

    /// A layer's opacity with that of all that carry it.
    package func opacity(of id: String) -> Double { lineage(of: id).reduce(1) { $0 * states[$1].opacity } }

    /// Whether a layer, or one that carries it, has turned its back on the viewer and is not seen from behind.
    package func isFacingAway(_ id: String) -> Bool {
        lineage(of: id).contains { moving.layers[$0].isBackfaceVisible == false && states[$0].showsBack }
    }

    /// The places of a layer and of all that carry it, from the inside out.
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
