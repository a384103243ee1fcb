import Devices
import Geometry

/// The layers at rest as the answer tells them, in the space that was asked for.
extension Choreograph {
    /// - Parameter isFlipping: Whether a transition of the dialog shows its back.
    func layers(flipping isFlipping: Bool) -> [Layer] {
        let flips = isFlipping && !rest.stage.device.reduceMotion
        guard flips || turnsPresenter || projection.rotation != nil else { return rest.layers }
        return rest.layers.map { layer in
            var layer = layer
            layer.frame = projection.rect(layer.frame)
            if layer.role == .presenter, turnsPresenter { layer.rotationY = Self.presenterTurn }
            layer.outline = layer.outline.map { projection.path($0) }
            layer.scrolledFrame = layer.scrolledFrame.map { projection.rect($0) }
            layer.contentSize = layer.contentSize.map { projection.size($0) }
            if let text = layer.text {
                layer.text?.lines = text.lines.map { projection.line($0) }
                layer.text?.scrolledLines = text.scrolledLines.map { projection.line($0) }
            }
            if flips, layer.role == .dialog { layer.isBackfaceVisible = false }
            if layer.role == .presenter, turnsPresenter { layer.isBackfaceVisible = false }
            return layer
        }
    }

    /// What can move of each layer, where the answer has it and turned as it has it.
    func movableLayers() -> [MovableLayer] {
        var movables = [MovableLayer].each(of: rest.layers)
        if projection.rotation != nil {
            for index in movables.indices { movables[index].frame = projection.rect(movables[index].frame) }
        }
        if turnsPresenter, let presenter = rest.layers.indices.first(where: { rest.layers[$0].role == .presenter }) {
            movables[presenter].rotationY = Self.presenterTurn
        }
        return movables
    }
}
