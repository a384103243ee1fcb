package import Dialogs
package import Geometry

extension LayerSymbol {
    /// Draws the symbol in its layer's current frame: it moves with the layer's centre.
    package func operation(of layer: Layer, in frame: Rect) -> DrawingOperation {
        let rest = layer.scrolledFrame == nil ? layer.frame.center : frame.center
        return .fill(
            path.offset(x: frame.midX - rest.x, y: frame.midY - rest.y), .evenOdd, .solid(color))
    }
}
