import Boxes
import Devices
import Geometry
import Timeline

/// Joins the layers of several dialogs: each id gets its dialog's name as a prefix, there is one presenter at the
/// bottom, and the presenter of every other dialog is replaced by the dialog below it.
struct SceneLayers {
    /// The layers, back to front.
    private(set) var layers: [Layer] = []
    /// How each dialog is moved and scaled because of the one above it, by the dialog's name.
    private(set) var receded: [String: Receding] = [:]

    /// How a dialog recedes behind the one above it.
    struct Receding {
        var offset: Point
        /// The scale about the centre, before it is moved.
        var scale: Double
        /// The layer without a dialog above it, and after it has receded.
        var before: Layer
        var after: Layer

        /// Whether the dialog faces away, so that it is invisible. Only a resolved dialog has rotations; a resting
        /// layout has none.
        var isFacingAway: Bool {
            after.isBackfaceVisible == false
                && !PlaneTransform.showsFront(rotationX: after.rotationX, rotationY: after.rotationY)
        }
    }

    /// One dialog of a scene, laid out on its own.
    struct Part {
        let id: String
        let layers: [Layer]
        let isModal: Bool
    }

    /// - Parameter parts: The dialogs in painting order. Those below the topmost modal one do not have the focus.
    init(_ parts: [Part]) {
        let focused = parts.lastIndex(where: \.isModal) ?? 0
        // The dialog below, and the index of its first layer.
        var below: (id: String, start: Int)?
        // The system's own layers exist once, above all dialogs.
        var system: [Layer] = []
        for (floor, part) in parts.enumerated() {
            let (id, own) = (part.id, part.layers)
            let place = own.firstIndex { $0.role == .presenter }
            // Presenters with a page curl, below which their dialog appears, are painted above that dialog.
            var lifted: [Layer] = []
            if let place {
                if let below {
                    recede(below.id, as: own[place])
                    if place > 0 {
                        lifted = Array(layers[below.start...])
                        layers.removeSubrange(below.start...)
                    }
                } else if place == 0 {
                    layers.append(own[0])
                } else {
                    lifted = [own[place]]
                }
            }
            let start = layers.count
            for (index, layer) in own.enumerated() {
                if index == place {
                    layers += lifted
                    continue
                }
                guard !layer.role.isSystem else {
                    // Every dialog has the device's system layers. The lowest dialog that covers one determines its
                    // position in the list.
                    if layers.contains(where: { $0.id == layer.id }) { continue }
                    if own.isCovered(layer) {
                        system.removeAll { $0.id == layer.id }
                        layers.append(layer)
                    } else if !system.contains(where: { $0.id == layer.id }) {
                        system.append(layer)
                    }
                    continue
                }
                var layer = layer
                layer.id = LayerID.id(layer.id, in: id)
                layer.parent = layer.parent.map { LayerID.id($0, in: id) }
                if floor < focused, let look = layer.look?.unfocused { layer.look = look }
                layers.append(layer)
            }
            below = (id, start)
        }
        layers += system
    }

    /// Gives the dialog `below` the pose of `presenter`, the layer that represents it in the dialog above.
    private mutating func recede(_ below: String, as presenter: Layer) {
        let id = LayerID.id(LayerID.dialog, in: below)
        guard let index = layers.firstIndex(where: { $0.id == id }) else { return }
        let before = layers[index]
        let offset = Point(x: presenter.frame.midX - before.frame.midX, y: presenter.frame.midY - before.frame.midY)
        var after = before
        after.scale = presenter.scale
        after.opacity *= presenter.opacity
        after.tint = presenter.tint ?? before.tint
        if presenter.rotationY != 0 || presenter.rotationX != 0 {
            (after.rotationX, after.rotationY) = (presenter.rotationX, presenter.rotationY)
            after.isBackfaceVisible = presenter.isBackfaceVisible
        }
        // The app's own outline does not change; a rectangle with corners gets the new ones.
        if presenter.cornerRadius > 0, before.outline == nil || before.cornerRadii != nil {
            let fitted = CornerRadii(all: presenter.cornerRadius).fitted(to: before.frame.size)
            after.cornerRadius = fitted.topLeft
            after.changeDetails { details in
                details.cornerRadii = nil
                details.outline = nil
            }
        }
        layers[index] = after
        layers.moveTree(at: index, by: offset)
        receded[below] = Receding(offset: offset, scale: after.scale, before: before, after: layers[index])
    }
}

extension [Layer] {
    /// Moves a layer and all its descendants.
    mutating func moveTree(at index: Int, by offset: Point) {
        guard offset != .zero else { return }
        var moved: Set<String> = [self[index].id]
        self[index].move(by: offset)
        for child in indices[(index + 1)...] {
            guard let parent = self[child].parent, moved.contains(parent) else { continue }
            moved.insert(self[child].id)
            self[child].move(by: offset)
        }
    }
}

extension Layer {
    /// Moves everything of the layer that is in window coordinates.
    fileprivate mutating func move(by offset: Point) {
        frame = frame.offset(x: offset.x, y: offset.y)
        changeDetails { details in
            details.scrolledFrame = details.scrolledFrame?.offset(x: offset.x, y: offset.y)
            details.outline = details.outline?.offset(x: offset.x, y: offset.y)
            if let path = details.symbol?.path { details.symbol?.path = path.offset(x: offset.x, y: offset.y) }
        }
        func moved(_ lines: TextLines) -> TextLines {
            var lines = lines
            for index in lines.indices {
                lines[index].x += offset.x
                lines[index].baseline += offset.y
            }
            return lines
        }
        if let text {
            self.text?.lines = moved(text.lines)
            self.text?.scrolledLines = moved(text.scrolledLines)
        }
    }
}

/// Converts one dialog's timelines for a scene: its layers get their names there, and the tracks of its presenter
/// become those of the layer that the presenter represents.
struct SceneTracks {
    let id: String
    /// The layer that the presenter represents, and how it recedes; `nil` if the presenter is the app's own view.
    let presenter: (id: String, receding: SceneLayers.Receding)?
    /// The layer in the dialog below that gets the focus after this dialog is removed; `nil` if the app's own view gets
    /// it.
    let returnFocus: String?

    func motion(_ motion: Motion) -> Motion {
        let focus = motion.events.focus.map { target in
            target == LayerID.presenter ? returnFocus ?? target : LayerID.id(target, in: id)
        }
        return Motion(
            motion, tracks: motion.tracks.compactMap { track($0) }, focus: focus,
            labels: [Motion.Label(name: id, start: 0, end: motion.duration, labels: motion.labels)])
    }

    func effect(_ effect: Boxed<TransitionEffect>?) -> Boxed<TransitionEffect>? {
        guard var effect else { return nil }
        effect.layer =
            effect.layer == LayerID.presenter ? presenter?.id ?? effect.layer : LayerID.id(effect.layer, in: id)
        return effect
    }

    private func track(_ track: Track) -> Track? {
        guard !LayerID.isSystem(track.layer) else { return track }
        guard track.layer == LayerID.presenter else {
            return Track(
                layer: LayerID.id(track.layer, in: id), property: track.property, keyframes: Array(track.keyframes))
        }
        guard let presenter else { return track }
        let (before, after) = (presenter.receding.before, presenter.receding.after)
        let change: (Double) -> AnimatedValue
        switch track.property {
        // A translucent dialog fades from its own opacity.
        case .opacity: change = { .scalar($0 * before.opacity) }
        case .cornerRadius, .cornerRadii:
            // The presenter's corners start square, but a dialog's may already be round.
            guard let start = before.rest(.cornerRadius), let rest = after.rest(.cornerRadius), start != rest else {
                return nil
            }
            let (alone, behind) = (start.spread(as: rest), rest.spread(as: start))
            let end = track.keyframes.reduce(0.0) { largest, keyframe in
                if case .scalar(let radius) = keyframe.value { max(largest, radius) } else { largest }
            }
            guard end > 0 else { return nil }
            change = { alone.interpolated(to: behind, at: $0 / end) }
        default: change = { .scalar($0) }
        }
        return Track(
            layer: presenter.id, property: track.property,
            keyframes: track.keyframes.map { keyframe in
                guard case .scalar(let value) = keyframe.value else { return keyframe }
                return Keyframe(time: keyframe.time, value: change(value), easing: keyframe.easing)
            })
    }
}
