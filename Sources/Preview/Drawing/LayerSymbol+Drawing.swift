package import Dialogs
package import Geometry

extension LayerSymbol {
    /// The symbol where its layer is now: it goes along with the layer's middle.
    package func operation(of layer: Layer, in frame: Rect) -> DrawingOperation {
        let rest = layer.scrolledFrame == nil ? layer.frame.center : frame.center
        return .fill(
            path.offset(x: frame.midX - rest.x, y: frame.midY - rest.y), .evenOdd, .solid(color))
    }
}
