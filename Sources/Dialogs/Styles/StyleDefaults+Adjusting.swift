import Boxes
import Geometry

extension Boxed<StyleDefaults> {
    /// These defaults with the figures of a named style in the place of its built-in one's. A style that has taken
    /// the place of that one keeps the grabber that the system gives it.
    consuming func adjusted(by named: NamedStyle, as resolved: StyleName) -> Boxed {
        guard !named.figures.isEmpty else { return self }
        var adjusted = value
        var content = adjusted.look.content.value
        for (figure, number) in named.figures {
            content.adjust(figure, to: number)
            if resolved == named.base { adjusted.look.grabber?.adjust(figure, to: number) }
        }
        adjusted.look.content = Boxed<ContentMetrics>(content)
        return Boxed(adjusted)
    }
}

extension ContentMetrics {
    fileprivate mutating func adjust(_ figure: AdjustableFigure, to number: Double) {
        switch figure {
        case .titleSize:
            titleLineHeight = titleLineHeight.map { $0 * number / titleSize }
            // What stands alone is as large as the text that the system has it like.
            if soloSize == titleSize { soloSize = number }
            titleSize = number
        case .messageSize:
            messageLineHeight = messageLineHeight.map { $0 * number / messageSize }
            if soloSize == messageSize { soloSize = number }
            messageSize = number
        case .titleAndMessageGap:
            gap = number
            textGap = textGap.map { _ in number }
        case .sideInset: (insets.left, insets.right) = (number, number)
        case .verticalInset: (insets.top, insets.bottom) = (number, number)
        case .buttonHeight: rowHeight = number
        case .buttonSpacing: (buttons.rowSpacing, buttons.columnSpacing) = (number, number)
        case .textFieldHeight:
            fieldHeight = number
            laterFieldHeight = laterFieldHeight.map { _ in number }
        case .barHeight: barHeight = number
        case .grabberWidth, .grabberHeight, .grabberTop: break
        }
    }
}

extension Grabber {
    fileprivate mutating func adjust(_ figure: AdjustableFigure, to number: Double) {
        switch figure {
        case .grabberWidth: size.width = number
        case .grabberHeight: size.height = number
        case .grabberTop: top = number
        case .titleSize, .messageSize, .titleAndMessageGap, .sideInset, .verticalInset, .buttonHeight, .buttonSpacing,
            .textFieldHeight, .barHeight:
            break
        }
    }
}
