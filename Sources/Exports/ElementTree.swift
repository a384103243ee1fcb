import Animations
import Dialogs
import Geometry
import Preview
import Timeline

/// The elements that a page makes of a depiction's layers, each in the element of its parent, and their animations in
/// each timeline.
struct ElementTree {
    struct Element {
        var layer: Layer
        /// The frame in the parent's element, at rest.
        var frame: Rect
        /// The only timeline in which the element is there; set for a layer that only the rest at the end of a timeline
        /// has.
        var phase: String?
    }

    /// One timeline.
    struct Phase {
        var name: String
        /// The duration in seconds.
        var duration: Double
        var animations: [ElementAnimation]
        /// The turns of the window on its device.
        var rotations: [(time: Double, rotation: TimelineWithEffects.Rotation)]
    }

    private(set) var elements: [Element]
    private(set) var phases: [Phase] = []

    init(_ depiction: Depiction, tolerance: MotionTolerance) {
        let rest = LayerTree(depiction.rest.layers)
        elements = Self.elements(of: rest, where: { _ in true }, phase: nil)
        let writer = ElementAnimations(tolerance: tolerance)
        for named in depiction.timelines {
            let motion = named.timeline.motion
            var animations = writer.animations(of: RelativeMotion(rest, in: motion), rest.layers)
            if let end = named.end.map({ LayerTree($0.layers) }) {
                elements += Self.elements(of: end, where: { rest.index(of: $0.id) == nil }, phase: named.name)
                animations += writer.animations(of: RelativeMotion(end, in: motion), end.layers).filter {
                    rest.index(of: $0.layer) == nil
                }
            }
            animations += depiction.lifetimeAnimations(over: motion.duration)
            let rotation = named.timeline.rotation.map { [(time: 0.0, rotation: $0)] } ?? []
            phases.append(
                Phase(
                    name: named.name, duration: motion.duration, animations: animations,
                    rotations: rotation + named.rotations.map { ($0.time, $0.rotation) }))
        }
    }

    private static func elements(of tree: LayerTree, where isWanted: (Layer) -> Bool, phase: String?) -> [Element] {
        tree.layers.indices.compactMap { index in
            let layer = tree.layers[index]
            guard isWanted(layer) else { return nil }
            let origin = tree.parents[index].map { tree.layers[$0].frame.origin } ?? .zero
            return Element(layer: layer, frame: layer.frame.offset(x: -origin.x, y: -origin.y), phase: phase)
        }
    }
}
