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
        let leading = side(of: bar.leading, at: isRightToLeft ? .right : .left, in: row)
        let trailing = side(of: bar.trailing, at: isRightToLeft ? .left : .right, in: row)
        let widest = widest(leading, trailing, in: row)
        let lead = add(leading, widest, in: row, to: &layers)
        let trail = add(trailing, widest, in: row, to: &layers)
        guard let texts, let title = bar.title else { return }
        let (left, right) = isRightToLeft ? (trail, lead) : (lead, trail)
        layers[index].text = setTitle(title, of: row, between: left?.maxX, and: right?.minX, by: texts)
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
    ///
    /// - Parameters:
    ///   - left: The right edge of the buttons at the left; `nil` if there are none.
    ///   - right: The left edge of the buttons at the right; `nil` if there are none.
    private func setTitle(
        _ title: String, of bar: Rect, between left: Double?, and right: Double?, by texts: ContentTexts
    ) -> Boxed<TextBlock> {
        // Limited to the width of a round screen at the title's height.
        let line = stack.barTitleStyle.lineHeight
        let curve = min(arranged.curve(from: bar.midY - line / 2, to: bar.midY + line / 2), bar.width / 2)
        let row = bar.inset(by: EdgeInsets(sides: curve))
        let gap = metrics.barButtons.titleGap
        func room(inset: Double) -> Rect {
            let low = max(row.minX + inset, left.map { $0 + gap } ?? row.minX)
            let high = min(row.maxX - inset, right.map { $0 - gap } ?? row.maxX)
            return Rect(minX: low, minY: row.minY, maxX: max(low, high), maxY: row.maxY)
        }
        guard metrics.barTitleAlignment == .center else {
            return texts.barTitle(title, in: room(inset: metrics.barTitleInset))
        }
        let all = room(inset: 0)
        let half = max(0, min(row.midX - all.minX, all.maxX - row.midX))
        let middle = Rect(center: row.center, size: Size(width: 2 * half, height: row.height))
        let centred = texts.barTitle(title, in: middle)
        guard centred.isTruncated, all.width > middle.width else { return centred }
        let width = min(all.width, max(middle.width, texts.barTitle(title, in: all).lines.first?.width ?? 0))
        let start = max(all.minX, min(all.maxX - width, row.midX - width / 2))
        return texts.barTitle(title, in: Rect(x: start, y: row.minY, width: width, height: row.height))
    }

    // MARK: Buttons

    /// The buttons at one side of a bar, before their widths are known.
    private struct BarSide {
        let buttons: [ContentStack.Button]
        let edge: Edge
        /// The distance from the bar's side to the outermost button, in points.
        let margin: Double
        /// The gap between two buttons, in points.
        let gap: Double
        /// The side of the cross that replaces the title of the only button, in points; `nil` shows titles.
        let closeSize: Double?

        /// What the buttons leave free of the bar, in points: the margin, and the gaps between them.
        var free: Double { buttons.isEmpty ? 0 : margin + gap * Double(buttons.count - 1) }
    }

    /// The buttons at a side. The outermost one keeps clear of the dialog's corners.
    private func side(of buttons: [ContentStack.Button], at edge: Edge, in box: Rect) -> BarSide {
        let closeSize = closeSize(among: buttons)
        let beside = edge == .left ? box.minX - arranged.frame.minX : arranged.frame.maxX - box.maxX
        let clear = arranged.clearance(on: edge, from: box.minY, to: box.maxY) - beside
        let isFirstClose = buttons.first?.isClose == true
        let margin = metrics.barButtons.margin(beside: isFirstClose ? stack.close?.form.icon : closeSize)
        let gaps = min(metrics.barButtons.gap * Double(buttons.count - 1), box.width / 4)
        return BarSide(
            buttons: buttons, edge: edge, margin: min(max(margin, clear), box.width / 4),
            gap: buttons.count > 1 ? gaps / Double(buttons.count - 1) : 0, closeSize: closeSize)
    }

    /// The side of the sign that a button shows instead of its title, in points; `nil` if it shows the title.
    private func sign(_ index: Int, of side: BarSide) -> Double? {
        side.buttons[index].isClose ? stack.close?.form.icon : side.closeSize
    }

    /// The width that a button's title needs, with its padding, in points; a button is no narrower than it is high.
    private func natural(_ index: Int, of side: BarSide, in box: Rect) -> Double {
        let button = side.buttons[index]
        if sign(index, of: side) != nil || button.action.details?.value.symbol != nil {
            return metrics.barButtons.height ?? box.height
        }
        let title =
            button.title.fits(in: box.width)
            ? button.title.firstWidth
            : stack.typesetter.set(button.action.title, button.title.style, width: box.width).firstWidth
        return stack.barButtonWidth(title: title)
    }

    private func total(of side: BarSide, in box: Rect) -> Double {
        var total = 0.0
        for index in side.buttons.indices { total += natural(index, of: side, in: box) }
        return total
    }

    /// The width to which the bar's buttons are limited, in points, so that those of both sides have room with the gaps
    /// between them; infinite if they have. The widest are narrowed first, and the bar's title makes room before them.
    private func widest(_ leading: BarSide, _ trailing: BarSide, in box: Rect) -> Double {
        let isBoth = !leading.buttons.isEmpty && !trailing.buttons.isEmpty
        let free = leading.free + trailing.free + (isBoth ? metrics.barButtons.gap : 0)
        let room = max(0, box.width - free)
        guard total(of: leading, in: box) + total(of: trailing, in: box) > room else { return .infinity }
        let widths = [leading, trailing].flatMap { side in
            side.buttons.indices.map { natural($0, of: side, in: box) }
        }.sorted()
        var left = room
        for (index, width) in widths.enumerated() {
            let share = left / Double(widths.count - index)
            if width > share { return share }
            left -= width
        }
        return .infinity
    }

    /// Adds the buttons of a side, each as wide as its title needs, up to `widest` points. Returns the frame of the
    /// innermost one; `nil` if there are none.
    private func add(_ side: BarSide, _ widest: Double, in box: Rect, to layers: inout [Layer]) -> Rect? {
        var taken = side.margin
        for index in side.buttons.indices {
            let width = min(widest, natural(index, of: side, in: box))
            let x = side.edge == .left ? box.minX + taken : box.maxX - taken - width
            taken += width + side.gap
            var frame = Rect(x: x, y: box.minY, width: width, height: box.height)
            var radius = metrics.barButtons.cornerRadius(of: frame.size)
            if radius == 0, side.buttons[index].isFilled {
                radius = metrics.buttons.cornerRadius(isFilled: true, of: frame.size)
            }
            if side.buttons[index].isClose, let form = stack.close?.form {
                let side = min(form.size, frame.width, frame.height)
                frame = Rect(center: frame.center, size: Size(width: side, height: side))
                if form.isRound { radius = side / 2 }
            }
            add(
                side.buttons, index, in: frame, parent: LayerID.navigationBar,
                ButtonForm(
                    isOnBar: true, cornerRadius: radius, titlePadding: metrics.barButtons.padding, mostLines: 1,
                    closeSize: sign(index, of: side)),
                to: &layers)
        }
        return side.buttons.isEmpty ? nil : layers.last?.frame
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
