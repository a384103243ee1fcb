import Animations
import Dialogs
import Geometry
import Preview
import Timeline

/// The elements that a page has for a depiction's layers, each in the element of its parent, and their animations in
/// each timeline.
struct ElementTree {
    struct Element {
        var layer: Layer
        /// The frame in the parent's element, at rest.
        var frame: Rect
        /// The only timeline in which the element exists, for a layer that exists only at the end of a timeline; else
        /// `nil`.
        var phase: String?
        /// The arrow that the layer's outline includes.
        var arrow: Layer?
        /// Whether the parent draws it, as a dialog draws its arrow.
        var isDrawnByParent = false
        /// The visible part of the element, in the element's space: its parent's outline, if that cuts it; else `nil`.
        var clip: VectorPath?
    }

    /// One timeline.
    struct Phase {
        var name: String
        /// The duration in seconds.
        var duration: Double
        var animations: [ElementAnimation]
        /// The rotations of the window on its device, with their start times.
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
        let arrows = Dictionary(
            tree.layers.lazy.filter { $0.role == .arrow }.compactMap { arrow in arrow.parent.map { ($0, arrow) } },
            uniquingKeysWith: { first, _ in first })
        return tree.layers.indices.compactMap { index in
            let layer = tree.layers[index]
            guard isWanted(layer) else { return nil }
            let origin = tree.parents[index].map { tree.layers[$0].frame.origin } ?? .zero
            var element = Element(layer: layer, frame: layer.frame.offset(x: -origin.x, y: -origin.y), phase: phase)
            element.arrow = arrows[layer.id]
            if let parent = tree.parents[index].map({ tree.layers[$0] }), parent.hasDrawnGround {
                element.isDrawnByParent = layer.role == .arrow
                element.clip = element.isDrawnByParent ? nil : parent.cut(through: layer)
            }
            return element
        }
    }
}

extension Layer {
    /// Whether its fill is drawn as a picture: if its outline does not fill its box, or if shadows or a border follow
    /// such an outline. CSS draws these only around boxes, and a clip would cut them off.
    var hasDrawnGround: Bool {
        guard let outline, cornerRadii == nil, role != .dimming, !isEllipse, let look = look?.look else {
            return false
        }
        return !look.shadows.isEmpty || look.border != nil
            || !frame.inset(by: EdgeInsets(all: -0.5)).contains(outline.bounds)
    }

    /// Whether its outline is the ellipse that fills its frame, which a box has by its corner radii.
    var isEllipse: Bool { cornerRadii == nil && outline == VectorPath(ellipseIn: frame) }

    /// The outline in the space of a child; `nil` if it cuts off nothing of the child.
    fileprivate func cut(through layer: Layer) -> VectorPath? {
        guard look?.look.clips == true, cornerRadius == 0, layer.outline == nil, let outline else { return nil }
        let box = layer.frame
        let corners = [
            Point(x: box.minX, y: box.minY), Point(x: box.maxX, y: box.minY), Point(x: box.minX, y: box.maxY),
            Point(x: box.maxX, y: box.maxY),
        ]
        return corners.allSatisfy(outline.contains) ? nil : outline.offset(x: -box.minX, y: -box.minY)
    }
}
