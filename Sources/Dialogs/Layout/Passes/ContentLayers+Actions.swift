import Boxes
import Devices
import Geometry
import Typography

// What a caller gives a button of its own.
extension ContentLayers {
    /// Gives a button the colours that the caller has for it.
    func recolor(_ layer: inout Layer, by look: ActionDetails) {
        guard look.background != nil || look.color != nil, var own = layer.look?.look else { return }
        if let color = look.background { own.background = Background(Paint(color)) }
        if let color = look.color { own.text = Paint(color) }
        layer.look = SharedLook(own)
    }

    /// Draws a button's glyph where its line of text leaves it room; in the middle of the box where there is no text.
    func draw(_ symbol: VectorPath, on layer: inout Layer, in box: Rect, beside style: TextStyle) {
        let side = min(ActionSymbols.side(beside: style), box.width, box.height)
        var frame = Rect(center: box.center, size: Size(width: side, height: side))
        if let line = layer.text?.value.lines.first {
            let gap = ActionSymbols.gap.value
            frame.origin.x = isRightToLeft ? line.x + line.width + gap : line.x - gap - side
        }
        let color = layer.look?.look.text?.flat ?? .black
        let path = ActionSymbols.place(symbol, in: frame)
        layer.changeDetails { $0.symbol = Boxed(LayerSymbol("custom", path, color)) }
    }
}
