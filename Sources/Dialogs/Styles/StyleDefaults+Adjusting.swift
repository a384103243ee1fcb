import Boxes
import Geometry
import Typography

extension Boxed<StyleDefaults> {
    /// These defaults with the figures of a named style. If another style has replaced the named style's base, the
    /// grabber remains the system's.
    consuming func adjusted(by named: NamedStyle, as resolved: StyleName) -> Boxed {
        let arrangement = named.arrangement
        guard
            !named.figures.isEmpty || arrangement.actionAlignment != nil || arrangement.actionCase != nil
                || arrangement.header != nil
        else { return self }
        var adjusted = value
        var content = adjusted.look.content.value
        for figure in AdjustableFigure.allCases {
            guard let number = named.figures[figure] else { continue }
            content.adjust(figure, to: number)
            if figure == .opacity { adjusted.look.opacity = number }
            if resolved == named.base { adjusted.look.grabber?.adjust(figure, to: number) }
        }
        // Buttons of a watch have fixed positions.
        if let alignment = arrangement.actionAlignment, content.watch == nil {
            content.align(alignment, by: named.figures)
        }
        if let actionCase = arrangement.actionCase {
            content.buttons.isUppercase = actionCase == .uppercase
            content.barButtons.isUppercase = content.buttons.isUppercase
        }
        if let header = arrangement.header {
            content.fixesTitle = header == .fixed
            if header == .scrolls { (content.pinsTitle, content.pinsHeader) = (false, false) }
        }
        adjusted.look.content = Boxed<ContentMetrics>(content)
        return Boxed(adjusted)
    }
}

extension Boxed<StyleDefaults> {
    /// These defaults with a line, `line` points wide, inside the dialog at one side. Content keeps clear of the line;
    /// a grabber at that side keeps its distance from the dialog's edge.
    consuming func holding(_ line: Double, at side: Edge, isMirrored: Bool) -> Boxed {
        guard side != .top || value.look.grabber == nil else { return self }
        var adjusted = value
        var content = adjusted.look.content.value
        content.keepOff(line, at: side, isMirrored: isMirrored)
        adjusted.look.content = Boxed<ContentMetrics>(content)
        return Boxed(adjusted)
    }
}

extension ContentMetrics {
    /// - Parameter isMirrored: Whether left and right insets are exchanged, since they are given for left-to-right
    ///   layouts.
    fileprivate mutating func keepOff(_ line: Double, at side: Edge, isMirrored: Bool) {
        switch side {
        case .top: insets.top += line
        case .bottom:
            insets.bottom += insets.bottom > 0 ? line : 0
            lastBottom = lastBottom.map { $0 + line }
            if foot > 0 { foot += line } else { adjustButtonInsets { $0.bottom += line } }
        case .left, .right:
            let start = isMirrored ? side.opposite : side
            adjustButtonInsets { $0[start] += line }
            insets[start] += line
        }
    }

    fileprivate mutating func adjust(_ figure: AdjustableFigure, to number: Double) {
        switch figure {
        case .titleSize:
            // A title alone keeps the size of the text that the system sets it like.
            if soloSize == title.size { soloSize = number }
            title.resize(to: number)
        case .titleLineHeight: title.lineHeight = number
        case .titleWeight:
            let weight = TextStyle.Weight(nearestTo: number)
            if soloWeight == title.weight { soloWeight = weight }
            title.weight = weight
        case .messageSize:
            if soloSize == message.size { soloSize = number }
            message.resize(to: number)
        case .messageLineHeight: message.lineHeight = number
        case .titleRule: titleGapRule = number
        case .buttonsRule: buttons.rule = number
        case .titleAndMessageGap: adjustGap(to: number)
        case .sideInset:
            // Insets that are equal to the text's side inset stay equal to it.
            if foot == insets.left { foot = number }
            if let own = buttons.insets, own.left == insets.left, own.right == insets.right {
                adjustButtonInsets { ($0.left, $0.right) = (number, number) }
            }
            (insets.left, insets.right) = (number, number)
        case .verticalInset:
            insets.top = number
            messageRow?.adjustVerticalInset(to: number)
            ownsTop = true
            adjustBottomInset(to: number)
        case .bottomInset: adjustBottomInset(to: number)
        case .buttonsTop:
            if lastBottom == nil { lastBottom = insets.bottom }
            insets.bottom = 0
            ownsBottom = true
            messageRow?.panel?.buttonsTop = number
            adjustButtonInsets { $0.top = number }
        case .buttonsSide: adjustButtonInsets { ($0.left, $0.right) = (number, number) }
        case .buttonsBottom:
            // If buttons have a distance from the dialog's own edge (`foot`), there is no other distance below them.
            let isFooted = foot > 0
            if isFooted { foot = number }
            messageRow?.adjustButtonsBottom(to: number)
            adjustButtonInsets { $0.bottom = isFooted ? 0 : number }
        case .buttonHeight:
            rowHeight = number
            buttons.narrow(to: number)
        case .textFieldHeight:
            fieldHeight = number
            laterFieldHeight = laterFieldHeight.map { _ in number }
        case .barHeight: barHeight = number
        case .buttonTitleSize, .buttonTitleLineHeight, .buttonTitleWeight, .buttonPadding, .cancelPadding,
            .buttonWidthMinimum, .buttonCornerRadius, .buttonSpacing:
            buttons.adjust(figure, to: number)
        case .closeSize, .closeIcon, .closeCornerRadius, .closeSide, .closeTop: adjustClose(figure, to: number)
        case .grabberWidth, .grabberHeight, .grabberTop, .grabberBottom, .anchorTravel, .opacity: break
        }
    }

    /// Aligns the buttons of a row. Figures have already been adjusted.
    fileprivate mutating func align(_ alignment: ActionAlignment, by figures: [AdjustableFigure: Double]) {
        buttons.evenRow = nil
        switch alignment {
        case .fill: buttons.arrangement = .row
        case .leading: buttons.arrangement = .leadingRow
        case .trailing: buttons.arrangement = .trailingRow
        case .beside:
            alignBeside(by: figures)
        case .flow:
            buttons.arrangement = .stacked
            buttonsFollow = true
            keepsButtonsInSight = false
            joinsButtons = true
        }
    }

    private mutating func alignBeside(by figures: [AdjustableFigure: Double]) {
        buttons.arrangement = .trailingRow
        // Buttons are at the dialog's end only if they are below the text; then they are as far from it as the text.
        foot = 0
        var around = buttons.insets ?? EdgeInsets(left: insets.left, bottom: insets.bottom, right: insets.right)
        if let below = figures[.bottomInset] ?? figures[.verticalInset], figures[.buttonsBottom] == nil {
            around.bottom = below
        }
        if let beside = figures[.sideInset], figures[.buttonsSide] == nil {
            // At the end there may be a close button.
            (around.left, around.right) = (beside, max(beside, around.right))
        }
        buttons.insets = around
        usesFixedBoxes = false
        var cross = messageRow?.cross
        // A cross that was kept off by the platform's insets is as far from the buttons as they are from the text.
        if let closeButton = cross, let right = buttons.insets?.right, closeButton.margin + closeButton.size > right {
            cross?.room = max(closeButton.room, closeButton.margin + closeButton.size + buttons.columnSpacing)
        }
        messageRow = MessageRow(
            mostLines: nil, linesInset: insets.top, gap: buttons.columnSpacing, widestButtons: .infinity,
            buttonsGap: gap, textGap: textGap ?? gap, buttonsInset: insets.vertical,
            least: cross.map { $0.room > 0 ? 0 : $0.size } ?? 0, cross: cross)
    }

    private mutating func adjustClose(_ figure: AdjustableFigure, to number: Double) {
        var own = ownClose?.value ?? OwnCloseButton()
        own.adjust(figure, to: number)
        ownClose = Boxed(own)
    }

    private mutating func adjustGap(to number: Double) {
        gap = number
        textGap = textGap.map { _ in number }
        messageRow?.textGap = number
        messageRow?.panel?.rowGap = number
        messageRow?.panel?.columnGap = number
        ownsGap = true
    }

    private mutating func adjustBottomInset(to number: Double) {
        insets.bottom = number
        ownsBottom = true
        lastBottom = lastBottom.map { _ in number }
    }

    private mutating func adjustButtonInsets(_ adjust: (inout EdgeInsets) -> Void) {
        var own = buttons.insets ?? EdgeInsets(left: insets.left, right: insets.right)
        adjust(&own)
        buttons.insets = own
    }
}

extension OwnCloseButton {
    fileprivate mutating func adjust(_ figure: AdjustableFigure, to number: Double) {
        switch figure {
        case .closeSize: size = number
        case .closeIcon: icon = number
        case .closeCornerRadius: cornerRadius = number
        case .closeSide: side = number
        case .closeTop: top = number
        default: break
        }
    }
}

extension ButtonLayout {
    fileprivate mutating func adjust(_ figure: AdjustableFigure, to number: Double) {
        switch figure {
        case .buttonTitleSize: title.resize(to: number)
        case .buttonTitleLineHeight: title.lineHeight = number
        case .buttonTitleWeight:
            title.weight = TextStyle.Weight(nearestTo: number)
            cancelWeight = nil
            preferredWeight = preferredWeight.map { _ in title.weight }
        case .buttonPadding: titlePadding = number
        case .cancelPadding: cancelPadding = number
        case .buttonWidthMinimum: minimumWidth = number
        case .buttonCornerRadius: (cornerRadius, filledCornerRadius) = (number, number)
        case .buttonSpacing: setSpacing(number)
        default: break
        }
    }

    /// Reduces the vertical padding so that titles of one line fit buttons of that height.
    fileprivate mutating func narrow(to height: Double) {
        let line = title.lineHeight ?? title.size * TextStyle.lineHeightPerSize
        verticalPadding = min(verticalPadding, max(0, height - line))
    }
}

extension TextStyle.Weight {
    /// Creates the weight nearest to a CSS weight, 1 to 1,000; of two equally near, the lighter one.
    fileprivate init(nearestTo number: Double) {
        self = number <= 450 ? .regular : number <= 550 ? .medium : number <= 650 ? .semibold : .bold
    }
}

extension Grabber {
    fileprivate mutating func adjust(_ figure: AdjustableFigure, to number: Double) {
        switch figure {
        case .grabberWidth: size.width = number
        case .grabberHeight: size.height = number
        case .grabberTop:
            top = number
            // The room below follows the room above, unless the style sets it later.
            bottom = nil
        case .grabberBottom: bottom = number
        default: break
        }
    }
}

extension ContentMetrics.MessageRow {
    fileprivate mutating func adjustVerticalInset(to number: Double) {
        linesInset = number
        panel?.top = number
        panel?.bottom = number
    }

    fileprivate mutating func adjustButtonsBottom(to number: Double) {
        // Buttons beside the text are vertically centred, with the same room above them.
        buttonsInset = 2 * number
        panel?.bottom = number
    }
}
