import Boxes
import Devices
import Geometry

/// How the button that closes a dialog is drawn: `Figures/close-button.json`.
struct CloseButtonForm: Equatable {
    /// Of its sides, in points.
    let size: Double
    /// Of the box that its cross is drawn in, in points.
    let icon: Double
    /// From the edges of what content keeps to, in points.
    let margin: Double
    /// From it to a title beside it, in points.
    let gap: Double
    /// Whether it is round where its look fills it.
    let isRound: Bool

    enum FigureName: Int, FigureKey {
        case sizeApple, iconApple, marginApple, sizeGlass, iconGlass, marginGlass, sizeAndroid, iconAndroid
        case marginAndroid, sizeWeb, iconWeb, marginWeb
    }

    static let figures = FigureTable<FigureName, AnyRelease>("close-button")

    init(on stage: Stage) {
        let figures = Self.figures
        switch stage.platform {
        case .apple where stage.release == .glass:
            self.init(figures[.sizeGlass], icon: figures[.iconGlass], margin: figures[.marginGlass])
        case .apple:
            self.init(
                figures[.sizeApple], icon: figures[.iconApple], margin: figures[.marginApple],
                isRound: stage.release >= .card)
        case .material:
            self.init(figures[.sizeAndroid], icon: figures[.iconAndroid], margin: figures[.marginAndroid])
        case .toolkit(let toolkit):
            let figures = toolkit.figures
            self.init(
                figures[.closeSize], icon: figures[.closeIcon], margin: figures[.closeMargin], gap: figures[.closeGap],
                isRound: toolkit.design.habits.closeIsRound)
        case .web:
            self.init(
                figures[.sizeWeb], icon: figures[.iconWeb], margin: figures[.marginWeb], isRound: false)
        }
    }

    /// A teaching tip's, in the corner inside its border.
    static let tip = CloseButtonForm(
        TeachingTip.figures[.closeSize], icon: TeachingTip.figures[.closeIcon],
        margin: TeachingTip.figures[.closeMargin],
        isRound: false)

    /// That of a style that has one of its own, else its platform's.
    static func of(_ metrics: Boxed<ContentMetrics>, on stage: Stage) -> CloseButtonForm {
        metrics.value.closeButton?.value ?? CloseButtonForm(on: stage)
    }

    private init(_ size: Double, icon: Double, margin: Double, gap: Double = 0, isRound: Bool = true) {
        self.size = size
        self.icon = icon
        self.margin = margin
        self.gap = gap
        self.isRound = isRound
    }
}

/// The button that closes a dialog as its content has it.
struct PlacedCloseButton {
    let button: ContentStack.Button
    let side: CloseButton.Side
    let form: CloseButtonForm
}

extension ContentStack {
    /// Whether the closing button stands at the physical left.
    private func isAtLeft(_ close: PlacedCloseButton) -> Bool {
        (close.side == .leading) == (direction == .leftToRight)
    }

    /// Where the closing button stands in what content keeps to; nil where there is none, or it is on a bar.
    func closeBox(in interior: Rect) -> Rect? {
        guard let close, !hasBar else { return nil }
        let own = cross
        let (side, margin) = (own?.size ?? close.form.size, own?.margin ?? close.form.margin)
        let size = min(side, interior.width, interior.height)
        let beside = min(margin, interior.width - size)
        let x = isAtLeft(close) ? interior.minX + beside : interior.maxX - beside - size
        var above = min(margin - metrics.closeLift, interior.height - size)
        if own?.isCentred == true {
            let plan = plan(width: interior.width)
            let isBelow = !plan.buttons.items.isEmpty
            let height = isBelow ? plan.buttons.height - buttonInsets.bottom : interior.height
            above = (isBelow ? interior.height - plan.buttons.height : 0) + (height - size) / 2
        }
        return Rect(x: x, y: interior.minY + above, width: size, height: size)
    }

    /// What the closing button takes from a corner of the body, in points; nil where there is none, or it is on a bar.
    var closeReach: CloseReach? {
        guard let close, !hasBar, cross == nil else { return nil }
        let side = close.form.margin + close.form.size
        return CloseReach(
            size: Size(width: side + close.form.gap, height: side - metrics.closeLift), isAtLeft: isAtLeft(close))
    }

    /// From the top of what content keeps to, to the lower edge of the closing button, in points; 0 where there is
    /// none, or it is on a bar.
    var closeBottom: Double {
        guard let close, !hasBar else { return 0 }
        return cross.map { $0.margin + $0.size } ?? close.form.margin + close.form.size - metrics.closeLift
    }

    /// What a title beside the closing button has to have more than its own width, in points.
    var widthBesideClose: Double {
        guard let reach = closeReach, content.title != nil, content.image == nil || hasHeader else { return 0 }
        let insets = bodyInsets
        return titleAlignment == .center
            ? max(0, 2 * reach.size.width - insets.horizontal)
            : max(0, reach.size.width - (reach.isAtLeft ? insets.left : insets.right))
    }
}

/// A corner of the body that nothing but the closing button is in.
struct CloseReach {
    let size: Size
    let isAtLeft: Bool

    /// The part of a column, from its left edge and as wide, in which a text stands clear of the corner: as much on
    /// either side where it is centred.
    ///
    /// - Parameter width: Of the body, in points.
    func beside(_ column: (x: Double, width: Double), of width: Double, isCentred: Bool) -> (x: Double, width: Double) {
        var (low, high) = (column.x, column.x + column.width)
        if isAtLeft || isCentred { low = max(low, size.width) }
        if !isAtLeft || isCentred { high = min(high, width - size.width) }
        low = min(low, column.x + column.width)
        return (low, max(0, high - low))
    }
}
