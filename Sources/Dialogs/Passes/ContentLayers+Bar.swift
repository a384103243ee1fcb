import Boxes
import Devices
import Geometry
import Typography

/// The layers of a dialog's navigation bar: its background, its title and its buttons.
extension ContentLayers {
    /// - Parameter box: The box that contains the bar's items.
    func add(_ bar: ContentStack.Bar, in box: Rect, to layers: inout [Layer]) {
        let ground = arranged.barGround
        if ground.minY < box.minY || arranged.attachesBar { addGround(below: box, to: &layers) }
        let index = layers.count
        // If regions of the screen leave no width for its items, the bar is beside the area of the background.
        let frame = Rect(
            minX: min(ground.minX, box.minX), minY: box.minY, maxX: max(ground.maxX, box.maxX), maxY: box.maxY)
        layers.append(child(LayerID.navigationBar, .navigationBar, .bar, frame, parent: main))
        let row = stack.barButtons.row(in: box)
        add(bar.leading, from: isRightToLeft ? .right : .left, in: row, to: &layers)
        add(bar.trailing, from: isRightToLeft ? .left : .right, in: row, to: &layers)
        guard let texts, let title = bar.title else { return }
        layers[index].text = setTitle(title, of: row, beside: layers[(index + 1)...], by: texts)
    }

    /// Adds the bar's background if that is larger than the bar: from the dialog's edge down, behind the bar and the
    /// grabber, so that no seam is visible at any scale. At the top of the window it is added even if it is no larger
    /// than the bar, so that it can grow when a rotation brings the status bar back.
    private func addGround(below box: Rect, to layers: inout [Layer]) {
        guard look[.barBackground].look.background != nil else { return }
        let ground = arranged.barGround
        let frame = Rect(minX: ground.minX, minY: ground.minY, maxX: ground.maxX, maxY: box.maxY)
        layers.insert(
            child(LayerID.barBackground, .barBackground, .barBackground, frame, parent: main),
            at: layers.index(of: .grabber) ?? layers.count)
    }

    /// Sets the title of a bar: in the bar's middle if it fits there between the buttons; else in the room between
    /// them, as near to the middle as possible (UIKit, `UINavigationBar`).
    private func setTitle(
        _ title: String, of bar: Rect, beside buttons: ArraySlice<Layer>, by texts: ContentTexts
    ) -> Boxed<TextBlock> {
        // Limited to the width of a round screen at the title's height.
        let line = stack.barTitleStyle.lineHeight
        let curve = min(arranged.curve(from: bar.midY - line / 2, to: bar.midY + line / 2), bar.width / 2)
        let row = bar.inset(by: EdgeInsets(sides: curve))
        guard metrics.barTitleAlignment == .center else {
            return texts.barTitle(title, in: roomForTitle(of: row, beside: buttons, inset: metrics.barTitleInset))
        }
        let middle = middleForTitle(of: row, beside: buttons)
        let centred = texts.barTitle(title, in: middle)
        guard centred.isTruncated, !buttons.isEmpty else { return centred }
        let room = roomForTitle(of: row, beside: buttons, inset: 0)
        guard room.width > middle.width else { return centred }
        let width = min(room.width, max(middle.width, texts.barTitle(title, in: room).lines.first?.width ?? 0))
        let left = max(room.minX, min(room.maxX - width, row.midX - width / 2))
        return texts.barTitle(title, in: Rect(x: left, y: row.minY, width: width, height: row.height))
    }

    /// The room between the buttons for a centred title: equally wide on both sides of the middle.
    private func middleForTitle(of box: Rect, beside buttons: ArraySlice<Layer>) -> Rect {
        var taken = buttons.reduce(0) {
            max($0, box.width / 2 - abs($1.frame.midX - box.midX) + $1.frame.width / 2)
        }
        if !buttons.isEmpty { taken += metrics.barButtons.titleGap }
        let width = max(0, box.width - 2 * min(taken, box.width / 2))
        return Rect(center: box.center, size: Size(width: width, height: box.height))
    }

    /// All the room between the buttons of a bar.
    private func roomForTitle(of box: Rect, beside buttons: ArraySlice<Layer>, inset: Double) -> Rect {
        let gap = metrics.barButtons.titleGap
        var (left, right) = (box.minX + inset, box.maxX - inset)
        for button in buttons where button.role == .action {
            if button.frame.midX < box.midX { left = max(left, button.frame.maxX + gap) }
            if button.frame.midX > box.midX { right = min(right, button.frame.minX - gap) }
        }
        return Rect(minX: left, minY: box.minY, maxX: max(left, right), maxY: box.maxY)
    }

    /// Adds the bar's buttons from one side, each as wide as its title needs and no narrower than it is high.
    ///
    /// The outermost button keeps clear of the dialog's corners.
    private func add(_ buttons: [ContentStack.Button], from side: Edge, in box: Rect, to layers: inout [Layer]) {
        let onlySign = closeSize(among: buttons)
        func sign(_ index: Int) -> Double? { buttons[index].isClose ? stack.close?.form.icon : onlySign }
        // The buttons of each side may take half of the bar; beyond that all are narrowed by the same factor.
        func natural(_ index: Int) -> Double {
            if sign(index) != nil || buttons[index].action.details?.value.symbol != nil {
                return metrics.barButtons.height ?? box.height
            }
            let title =
                buttons[index].title.fits(in: box.width)
                ? buttons[index].title.firstWidth
                : stack.typesetter.set(buttons[index].action.title, buttons[index].title.style, width: box.width)
                    .firstWidth
            return stack.barButtonWidth(title: title)
        }
        guard !buttons.isEmpty else { return }
        let beside = side == .left ? box.minX - arranged.frame.minX : arranged.frame.maxX - box.maxX
        let clear = arranged.clearance(on: side, from: box.minY, to: box.maxY) - beside
        let margin = metrics.barButtons.margin(beside: sign(0))
        var taken = min(max(margin, clear), box.width / 4)
        let gaps = min(metrics.barButtons.gap * Double(buttons.count - 1), box.width / 4)
        let gap = buttons.count > 1 ? gaps / Double(buttons.count - 1) : 0
        let room = max(0, box.width / 2 - taken - gaps)
        var total = 0.0
        for index in buttons.indices { total += natural(index) }
        let factor = total > room ? room / total : 1
        for index in buttons.indices {
            let width = natural(index) * factor
            let x = side == .left ? box.minX + taken : box.maxX - taken - width
            taken += width + gap
            var frame = Rect(x: x, y: box.minY, width: width, height: box.height)
            var radius = metrics.barButtons.cornerRadius(of: frame.size)
            if buttons[index].isClose, let form = stack.close?.form {
                let side = min(form.size, frame.width, frame.height)
                frame = Rect(center: frame.center, size: Size(width: side, height: side))
                if form.isRound { radius = side / 2 }
            }
            add(
                buttons, index, in: frame, parent: LayerID.navigationBar,
                ButtonForm(
                    isOnBar: true, cornerRadius: radius, mostLines: 1,
                    closeSize: sign(index)),
                to: &layers)
        }
    }

    /// The side of the cross that a bar's only button shows instead of its title, in points; `nil` if the bar shows
    /// titles, or for other buttons.
    private func closeSize(among buttons: [ContentStack.Button]) -> Double? {
        guard metrics.barButtons.closeSize != nil, buttons.count == 1, let bar = stack.bar,
            bar.leading.first?.id == buttons[0].id
        else { return nil }
        return stack.closeSize(of: buttons[0].action)
    }
}
