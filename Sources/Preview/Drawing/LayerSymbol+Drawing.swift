package import Dialogs
package import Geometry

extension LayerSymbol {
    /// Draws the symbol in its layer's current frame: it moves with the layer's centre.
    ///
    /// - Parameter frame: The current place of the layer's `frame`; of a layer that scrolls, of the part in sight.
    package func operation(of layer: Layer, in frame: Rect) -> DrawingOperation {
        let rest = layer.frame.center
        return .fill(path.offset(x: frame.midX - rest.x, y: frame.midY - rest.y), .evenOdd, .solid(color))
    }
}
