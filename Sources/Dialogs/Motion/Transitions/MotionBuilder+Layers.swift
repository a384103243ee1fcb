import Boxes
import Devices
import Geometry

/// The layers of the answer at rest, in the requested space.
extension MotionBuilder {
    /// Whether the presenter's corners are the same without the dialog.
    var keepsPresenterCorners: Bool { (request.pushBack ?? rest.pushBack)?.keepsCorners == true }

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
    /// A look with its shadows and borders rotated to the space of the answer.
    fileprivate func look(_ shared: SharedLook) -> SharedLook {
        guard !shared.look.shadows.isEmpty || shared.look.border?.sides != nil else { return shared }
        var look = shared.look
        for index in look.shadows.indices { look.shadows[index].offset = direction(look.shadows[index].offset) }
        let sides = look.border?.sides?.map { edge($0) }
        look.border?.sides = sides
        return SharedLook(look)
    }

    fileprivate func line(_ line: TextBlock.Line) -> TextBlock.Line {
        var line = line
        let start = point(Point(x: line.x, y: line.baseline))
        (line.x, line.baseline) = (start.x, start.y)
        return line
    }
}
