import Boxes
import Devices
import Geometry
import Typography

// The colours and the symbol that a request gives a button.
extension ContentLayers {
    /// Gives a button the colours of the request.
    func recolor(_ layer: inout Layer, by look: ActionDetails) {
        guard look.background != nil || look.color != nil, var own = layer.look?.look else { return }
        if let color = look.background { own.background = Background(Paint(color)) }
        if let color = look.color { own.text = Paint(color) }
        layer.look = SharedLook(own)
    }

    /// Shows a button's title with the request's symbol: in the place of its icon, before its title or, on a bar,
    /// without a title.
    func show(
        _ button: ContentStack.Button, under symbol: VectorPath, on layer: inout Layer, in box: Rect, _ form: ButtonForm
    ) {
        let style = button.title.style
        if form.isOnBar { return draw(symbol, on: &layer, in: box, beside: style) }
        if let icons = form.icons {
            let path = ActionSymbols.fit(symbol, in: icons.frame(in: box))
            let color = layer.textColor
            layer.changeDetails { $0.symbol = Boxed(LayerSymbol("custom", path, color)) }
            layer.text = texts?.title(
                button.action.title, button.title, in: icons.title(in: box), padding: form.titlePadding,
                mostLines: ButtonIcons.mostLines)
            return
        }
        let taken = min(box.width, button.symbolRoom)
        let room = box.inset(by: isRightToLeft ? EdgeInsets(right: taken) : EdgeInsets(left: taken))
        layer.text = texts?.title(
            button.action.title, button.title, in: room, padding: form.titlePadding, mostLines: form.mostLines)
        draw(symbol, on: &layer, in: box, beside: style)
    }

    /// Draws a button's symbol in the room that its text leaves for it; without text, in the middle of the box.
    func draw(_ symbol: VectorPath, on layer: inout Layer, in box: Rect, beside style: TextStyle) {
        let side = min(ActionSymbols.side(beside: style), box.width, box.height)
        var frame = Rect(center: box.center, size: Size(width: side, height: side))
        if let line = layer.text?.value.lines.first {
            let gap = ActionSymbols.gap.value
            frame.origin.x = isRightToLeft ? line.x + line.width + gap : line.x - gap - side
        }
        let color = layer.textColor
        let path = ActionSymbols.fit(symbol, in: frame)
        layer.changeDetails { $0.symbol = Boxed(LayerSymbol("custom", path, color)) }
    }
}
