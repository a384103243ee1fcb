import Boxes
package import Dialogs
package import Geometry

/// The parts of a layer that a box with round corners cannot draw: its symbol, and, if its outline is a path, its fill,
/// shadows and border.
package struct LayerPicture {
    /// The bounds of the picture in the space of the layer's frame: the frame, extended in whole points as far as
    /// necessary.
    package let bounds: Rect
    /// The picture as an SVG document, in UTF-8.
    package let document: [UInt8]

    /// - Parameters:
    ///   - arrow: The arrow that the layer's outline includes, if it does.
    ///   - hasGround: Whether the fill is drawn, with its shadows and its border.
    /// - Returns: `nil` if nothing is drawn.
    package init?(of layer: Layer, with arrow: Layer?, hasGround: Bool) {
        var own = layer.atOrigin
        own.text = nil
        own.changeDetails { $0.image = nil }
        if !hasGround {
            own.look = nil
            guard layer.details?.symbol != nil else { return nil }
        }
        let layers = arrow.map { [own, $0] } ?? [own]
        let moment = Moment(layers: layers.map { .init(layer: $0, state: LayerState($0)) })
        let painter = LayerPainter(moment, textRotation: 0, omitsPresenter: false)
        var operations = painter.painted(own, LayerState(own)).operations.filter { operation in
            // A page blurs what is behind the layer itself.
            if case .backdrop = operation { return false }
            return true
        }
        if !hasGround, let symbol = own.details?.symbol {
            operations.append(symbol.value.operation(of: own, in: own.frame))
        }
        guard let drawn = DrawingOperation.bounds(of: operations) else { return nil }
        let (all, frame) = (drawn.union(own.frame), own.frame)
        bounds = Rect(
            minX: frame.minX - (frame.minX - all.minX).rounded(.up),
            minY: frame.minY - (frame.minY - all.minY).rounded(.up),
            maxX: frame.maxX + (all.maxX - frame.maxX).rounded(.up),
            maxY: frame.maxY + (all.maxY - frame.maxY).rounded(.up))
        document = SVGWriter.document(of: Picture(bounds: bounds, operations: operations))
    }
}

extension Layer {
    /// The layer with its frame's origin at that of its space.
    fileprivate var atOrigin: Layer {
        var layer = self
        let (x, y) = (-frame.minX, -frame.minY)
        layer.frame = frame.offset(x: x, y: y)
        layer.outline = outline?.offset(x: x, y: y)
        layer.scrolledFrame = scrolledFrame?.offset(x: x, y: y)
        if let path = details?.symbol?.value.path {
            layer.changeDetails { $0.symbol?.path = path.offset(x: x, y: y) }
        }
        return layer
    }
}
