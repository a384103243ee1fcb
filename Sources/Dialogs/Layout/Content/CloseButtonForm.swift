import Boxes
import Devices
import Geometry

/// The form of the button that closes a dialog: `Figures/close-button.json`.
struct CloseButtonForm: Equatable {
    /// The side of the button, in points.
    var size: Double
    /// The side of the box in which its cross is drawn, in points.
    var icon: Double
    /// The distance from the side of the content's area, in points.
    var side: Double
    /// The distance from its upper edge, in points.
    var top: Double
    /// The distance to a title beside the button, in points.
    let gap: Double
    /// Whether a filled closing button is a circle rather than a rectangle.
    let isRound: Bool
    /// The radius of its corners, in points; nil follows from `isRound` and its fill.
    var cornerRadius: Double?
    /// Whether title and message both stay beside the button; else the title is beside it, and everything else below
    /// it.
    let isBesideTexts: Bool

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
                isRound: toolkit.design.habits[.closeIsRound])
        case .web:
            self.init(figures[.sizeWeb], icon: figures[.iconWeb], margin: figures[.marginWeb], isRound: false)
        }
    }

    /// The form in a teaching tip, where the button is in the corner inside the border.
    static let tip = CloseButtonForm(
        TeachingTip.figures[.closeSize], icon: TeachingTip.figures[.closeIcon],
        margin: TeachingTip.figures[.closeMargin],
        isRound: false, isBesideTexts: true)

    /// The close button's form of the style; else that of the platform.
    static func of(_ metrics: Boxed<ContentMetrics>, on stage: Stage) -> CloseButtonForm {
        if let own = metrics.value.closeButton?.value { return own }
        let (form, scale) = (CloseButtonForm(on: stage), metrics.value.closeButtonScale)
        let scaled = scale == 1 ? form : form.scaled(by: scale)
        guard let own = metrics.value.ownClose?.value else { return scaled }
        return scaled.replaced(by: own)
    }

    private func scaled(by scale: Double) -> CloseButtonForm {
        CloseButtonForm(
            size * scale, icon: icon * scale, margin: side * scale, gap: gap * scale, isRound: isRound,
            isBesideTexts: isBesideTexts)
    }

    private func replaced(by own: OwnCloseButton) -> CloseButtonForm {
        var form = self
        form.size = own.size ?? size
        form.icon = min(own.icon ?? icon, form.size)
        form.side = own.side ?? side
        form.top = own.top ?? top
        form.cornerRadius = own.cornerRadius.map { min($0, form.size / 2) }
        return form
    }

    private init(
        _ size: Double, icon: Double, margin: Double, gap: Double = 0, isRound: Bool = true, isBesideTexts: Bool = false
    ) {
        self.isBesideTexts = isBesideTexts
        self.size = size
        self.icon = icon
        (side, top) = (margin, margin)
        self.gap = gap
        self.isRound = isRound
    }
}

/// What a named style has of its own of the button that closes a dialog, in points; `nil` is as on the platform.
package struct OwnCloseButton: Sendable, Equatable {
    package var size: Double?
    package var icon: Double?
    package var cornerRadius: Double?
    package var side: Double?
    package var top: Double?
}

/// The button that closes a dialog, with its side and form.
struct PlacedCloseButton {
    let button: ContentStack.Button
    let side: CloseButton.Side
    let form: CloseButtonForm
}

extension ContentStack {
    /// Whether the close button is on the physical left.
    private func isAtLeft(_ close: PlacedCloseButton) -> Bool {
        (close.side == .leading) == (direction == .leftToRight)
    }

    /// The frame of the close button in the content's area; `nil` if there is none, or if it is on a bar.
    func closeBox(in interior: Rect) -> Rect? {
        guard let close, !hasBar else { return nil }
        let own = cross
        let size = min(own?.size ?? close.form.size, interior.width, interior.height)
        let beside = min(own?.margin ?? close.form.side, interior.width - size)
        let x = isAtLeft(close) ? interior.minX + beside : interior.maxX - beside - size
        var above = min((own?.margin ?? close.form.top) - metrics.closeLift, interior.height - size)
        if let place = own?.place, place != .top {
            let plan = plan(width: interior.width)
            let isBelow = !plan.buttons.items.isEmpty
            if !isBelow {
                above = (interior.height - size) / 2
            } else if place == .middleOfButtons {
                let height = plan.buttons.height - buttonInsets.bottom
                let middle = interior.height - plan.buttons.height + (height - size) / 2
                // It never hangs over an edge, however low the buttons and the room below them are, or however many
                // buttons scroll.
                above = max(0, min(middle, interior.height - size))
            }
        }
        return Rect(x: x, y: interior.minY + above, width: size, height: size)
    }

    /// The corner of the body that the close button takes, in points; `nil` if there is none, or if it is on a bar.
    var closeReach: CloseReach? {
        guard let close, !hasBar, cross == nil else { return nil }
        let form = close.form
        // A title beside a named style's cross need only be as high as that is seen: the gap to what is below it
        // follows.
        let top = form.top - metrics.closeLift
        let gap = metrics.textGap ?? metrics.gap
        let seen = metrics.ownClose == nil ? form.size : max((form.size + form.icon) / 2, form.size - gap)
        return CloseReach(
            size: Size(width: form.side + form.size + form.gap, height: top + form.size), titleHeight: top + seen,
            isAtLeft: isAtLeft(close), isBesideTexts: form.isBesideTexts)
    }

    /// The distance from the top of the content's area to the lower edge of the close button, in points; 0 if there is
    /// none, or if it is on a bar.
    var closeBottom: Double {
        guard let close, !hasBar else { return 0 }
        return cross.map { $0.margin + $0.size } ?? close.form.top + close.form.size - metrics.closeLift
    }

    /// The additional width that a title beside the close button needs, in points.
    var widthBesideClose: Double {
        guard let reach = closeReach, content.title != nil, content.image == nil || hasHeader else { return 0 }
        let insets = bodyInsets
        return titleAlignment == .center
            ? max(0, 2 * reach.size.width - insets.horizontal)
            : max(0, reach.size.width - (reach.isAtLeft ? insets.left : insets.right))
    }
}

/// The corner of the body that is reserved for the close button.
struct CloseReach {
    let size: Size
    /// The least height, from the upper edge, of a title beside the button, in points.
    let titleHeight: Double
    let isAtLeft: Bool
    /// Whether all texts are beside the button rather than only the title.
    let isBesideTexts: Bool

    /// The reach, if it is beside all texts.
    var besideTexts: CloseReach? { isBesideTexts ? self : nil }

    /// Returns the part of a column in which a text is clear of the corner; centred text is narrowed equally on both
    /// sides.
    ///
    /// - Parameters:
    ///   - column: The column's left edge and width, in points.
    ///   - width: The width of the body, in points.
    func beside(_ column: (x: Double, width: Double), of width: Double, isCentred: Bool) -> (x: Double, width: Double) {
        var (low, high) = (column.x, column.x + column.width)
        if isAtLeft || isCentred { low = max(low, size.width) }
        if !isAtLeft || isCentred { high = min(high, width - size.width) }
        low = min(low, column.x + column.width)
        guard high > low else { return (isCentred ? column.x + column.width / 2 : low, 0) }
        return (low, high - low)
    }

    /// Whether a text beside the corner has as large a share of its column as one beside an image.
    func hasRoom(in column: (x: Double, width: Double), of width: Double, isCentred: Bool) -> Bool {
        beside(column, of: width, isCentred: isCentred).width >= column.width * ContentMetrics.textBesideImage.value
    }
}
