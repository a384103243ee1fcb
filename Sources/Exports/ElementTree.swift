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
        /// Whether its size or its corners change: a picture of its ground would be stretched as a whole.
        var isResized = false

        /// Whether its ground is drawn as a picture: where a box cannot, or where its shadow is seen through its fill.
        var hasDrawnGround: Bool {
            layer.hasOutlinedGround || (!isResized && layer.look?.look.isSeenThroughToShadow == true)
        }
    }

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

    /// - Parameter resized: The ids of the layers whose size or corners change in any timeline in which the elements
    ///   are shown; `nil` for those of the depiction's own timelines.
    init(_ depiction: Depiction, tolerance: MotionTolerance, resized: Set<String>? = nil) {
        let rest = LayerTree(depiction.rest.layers.map(\.whole))
        elements = Self.elements(of: rest, where: { _ in true }, phase: nil)
        let writer = ElementAnimations(tolerance: tolerance)
        for named in depiction.timelines {
            let motion = depiction.motionOfWholes(in: named)
            var animations = writer.animations(of: RelativeMotion(rest, in: motion), rest.layers)
            if let end = named.end.map({ LayerTree($0.layers.map(\.whole)) }) {
                elements += Self.elements(of: end, where: { rest.index(of: $0.id) == nil }, phase: named.name)
                animations += writer.animations(of: RelativeMotion(end, in: motion), end.layers).filter {
                    rest.index(of: $0.layer) == nil
                }
                animations += CutAtEnd(from: rest, to: end).animations(in: motion)
            }
            animations += FillAnimations(depiction, in: named).animations
            animations += depiction.lifetimeAnimations(over: motion.duration)
            let rotation = named.timeline.rotation.map { [(time: 0.0, rotation: $0)] } ?? []
            phases.append(
                Phase(
                    name: named.name, duration: motion.duration, animations: animations,
                    rotations: rotation + named.rotations.map { ($0.time, $0.rotation) }))
        }
        let resized = resized ?? depiction.resizedLayers
        for index in elements.indices { elements[index].isResized = resized.contains(elements[index].layer.id) }
    }

    private static func elements(of tree: LayerTree, where isWanted: (Layer) -> Bool, phase: String?) -> [Element] {
        let arrows = Dictionary(
            tree.layers.lazy.filter { $0.role == .arrow }.compactMap { arrow in arrow.parent.map { ($0, arrow) } },
            uniquingKeysWith: { first, _ in first })
        let layers = tree.layers.withDimmedTints
        return layers.indices.compactMap { index in
            let layer = layers[index]
            guard isWanted(layer) else { return nil }
            let origin = tree.parents[index].map { layers[$0].frame.origin } ?? .zero
            var element = Element(layer: layer, frame: layer.frame.offset(x: -origin.x, y: -origin.y), phase: phase)
            element.arrow = arrows[layer.id]
            if let parent = tree.parents[index].map({ layers[$0] }), parent.hasOutlinedGround {
                element.isDrawnByParent = layer.role == .arrow
                element.clip = element.isDrawnByParent ? nil : parent.cut(through: layer)
            }
            return element
        }
    }
}

extension Depiction {
    /// The ids of the layers whose size or corners are in a timeline not what they are at rest.
    var resizedLayers: Set<String> {
        var resized: Set<String> = []
        for named in timelines {
            let layers = Dictionary(
                (rest.layers + (named.end?.layers ?? [])).lazy.map { ($0.id, $0.whole) },
                uniquingKeysWith: { first, _ in first })
            for track in motionOfWholes(in: named).tracks {
                guard let layer = layers[track.layer] else { continue }
                if track.keyframes.contains(where: { layer.isResized(by: track.property, $0.value) }) {
                    resized.insert(track.layer)
                }
            }
        }
        return resized
    }
}

extension Layer {
    /// Whether a value of one of its properties is another size, or other corners, than it has.
    fileprivate func isResized(by property: Property, _ value: AnimatedValue) -> Bool {
        let radii = cornerRadii ?? CornerRadii(all: cornerRadius)
        return switch (property, value) {
        case (.size, .size(let size)): size != frame.size
        case (.cornerRadius, .scalar(let radius)): CornerRadii(all: radius) != radii
        case (.cornerRadii, .corners(let corners)): corners != radii
        default: false
        }
    }

    /// Whether it has an outline of its own that leaves its box, or around which shadows or a border run. CSS has
    /// shadows and borders around boxes only, and a clip cuts them away.
    var hasOutlinedGround: Bool {
        guard let look = look?.look, let outline, cornerRadii == nil, role != .dimming, !isEllipse else { return false }
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

extension PartLook {
    /// Whether a shadow is drawn inside the outline, too, and the fill shows it. A material shows only what is below.
    fileprivate var isSeenThroughToShadow: Bool {
        guard background?.material == nil, shadows.contains(where: { !$0.isClipped && $0.opacity > 0 }) else {
            return false
        }
        guard let background else { return true }
        guard !background.gradient.isEmpty else { return background.flat.alpha < 255 }
        return background.gradient.contains { $0.paint.flat.alpha < 255 }
    }
}
