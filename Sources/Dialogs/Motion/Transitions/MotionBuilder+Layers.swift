import Boxes
import Devices
import Geometry

/// The layers of the answer at rest, in the requested space.
extension MotionBuilder {
    /// - Parameter isFlipping: Whether a transition makes the dialog's back visible.
    func layers(flipping isFlipping: Bool) -> [Layer] {
        let flips = isFlipping && !rest.stage.device.reduceMotion
        guard flips || flipsPresenter || projection.rotation != nil else { return rest.layers }
        return rest.layers.map { layer in
            var layer = layer
            layer.frame = projection.rect(layer.frame)
            if layer.role == .presenter, flipsPresenter {
                (layer.rotationX, layer.rotationY) = projection.rotation(of: Self.presenterFlip)
            }
            layer.changeDetails { details in
                details.outline = details.outline.map { projection.path($0) }
                if let path = details.symbol?.path { details.symbol?.path = projection.path(path) }
                details.scrolledFrame = details.scrolledFrame.map { projection.rect($0) }
                details.contentSize = details.contentSize.map { projection.size($0) }
                details.contentOffset = details.contentOffset.map { projection.distance($0) }
                details.cornerRadii = details.cornerRadii.map { projection.radii($0) }
                details.away = details.away.map { projection.direction($0) }
            }
            if projection.isFixed, let look = layer.look { layer.look = projection.look(look) }
            if let text = layer.text {
                layer.text?.lines = TextLines(text.lines.map { projection.line($0) })
                layer.text?.scrolledLines = TextLines(text.scrolledLines.map { projection.line($0) })
            }
            if flips, layer.role == .dialog { layer.isBackfaceVisible = false }
            if layer.role == .presenter, flipsPresenter { layer.isBackfaceVisible = false }
            return layer
        }
    }

    /// The layers of a resting layout for motion, in the space of the answer.
    func movable(_ rest: DialogLayout) -> MovableLayers {
        MovableLayers(
            rest.layers, in: rest.stage.window,
            by: projection.isFixed ? Projection(of: rest.stage, into: options.coordinateSpace) : nil,
            flipsPresenter: !isOfScene && rest.flipsPresenter(request))
    }
}

extension Projection {
    /// A look with its shadows, borders and gradients rotated to the space of the answer.
    fileprivate func look(_ shared: SharedLook) -> SharedLook {
        var look = shared.look
        look.background = look.background.map { turned($0) }
        if var states = look.states {
            states.pressed = states.pressed.map { turned($0) }
            states.focused = states.focused.map { turned($0) }
            states.disabled = states.disabled.map { turned($0) }
            look.states = states
        }
        guard !look.shadows.isEmpty || look.border?.sides != nil || look != shared.look else { return shared }
        for index in look.shadows.indices { look.shadows[index].offset = direction(look.shadows[index].offset) }
        let sides = look.border?.sides?.map { edge($0) }
        look.border?.sides = sides
        return SharedLook(look)
    }

    private func turned(_ state: StateLook) -> StateLook {
        var state = state
        state.background = state.background.map { turned($0) }
        if let sides = state.border?.sides { state.border?.sides = sides.map { edge($0) } }
        return state
    }

    private func turned(_ background: Background) -> Background {
        guard !background.gradient.isEmpty else { return background }
        var background = background
        if let radial = background.radial {
            let middle = Point(x: 0.5, y: 0.5)
            background.radial = RadialGradient(
                center: middle + direction(radial.center - middle), radii: size(radial.radii))
        } else {
            let end = edge(.bottom)
            background.towards = end == .bottom ? nil : end
        }
        return background
    }

    fileprivate func line(_ line: TextBlock.Line) -> TextBlock.Line {
        var line = line
        let start = point(Point(x: line.x, y: line.baseline))
        (line.x, line.baseline) = (start.x, start.y)
        return line
    }
}
