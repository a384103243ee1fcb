/// A number of a style that no member of a request says, and that a named style may have its own of: points, but for
/// weights.
///
/// In the order in which they are taken over: what follows from a size comes after it.
package enum AdjustableFigure: String, Sendable, CaseIterable {
    case titleSize = "title.size"
    case titleLineHeight = "title.lineHeight"
    case titleWeight = "title.weight"
    case titleRule = "title.rule"
    case messageSize = "message.size"
    case messageLineHeight = "message.lineHeight"
    case titleAndMessageGap = "content.gap"
    case sideInset = "content.inset.side"
    case verticalInset = "content.inset.vertical"
    case bottomInset = "content.inset.bottom"
    case buttonTitleSize = "button.title.size"
    case buttonTitleLineHeight = "button.title.lineHeight"
    case buttonTitleWeight = "button.title.weight"
    case buttonHeight = "button.height"
    case buttonPadding = "button.padding"
    case cancelPadding = "button.cancel.padding"
    case buttonWidthMinimum = "button.width.minimum"
    case buttonCornerRadius = "button.cornerRadius"
    case buttonSpacing = "button.spacing"
    case buttonsTop = "buttons.inset.top"
    case buttonsSide = "buttons.inset.side"
    case buttonsBottom = "buttons.inset.bottom"
    case buttonsRule = "buttons.rule"
    case textFieldHeight = "textField.height"
    case barHeight = "navigationBar.height"
    case grabberWidth = "grabber.width"
    case grabberHeight = "grabber.height"
    case grabberTop = "grabber.top"
    case grabberBottom = "grabber.bottom"
    case opacity

    /// The names under which the styles list it: `content.` before one says the same.
    package var names: [String] { rawValue.hasPrefix("content.") ? [rawValue] : [rawValue, "content." + rawValue] }

    /// The names of which a style lists one whose figure this is, or goes with.
    package var listedNames: [String] { self == .grabberBottom ? Self.grabberTop.names : names }

    /// The figure of a name; nil for one that stays as it is.
    package init?(named name: String) {
        guard let figure = Self.allCases.first(where: { $0.names.contains(name) }) else { return nil }
        self = figure
    }

    /// Whether every style with texts and buttons has the figure, be it listed among the style's figures or not.
    package var isOfEveryContent: Bool {
        switch self {
        case .textFieldHeight, .barHeight, .titleSize, .messageSize, .titleAndMessageGap, .buttonHeight, .grabberWidth,
            .grabberHeight, .grabberTop, .grabberBottom, .opacity:
            false
        case .titleLineHeight, .titleWeight, .messageLineHeight, .sideInset, .verticalInset, .bottomInset,
            .buttonTitleSize, .buttonTitleLineHeight, .buttonTitleWeight, .buttonPadding, .cancelPadding,
            .buttonWidthMinimum, .buttonCornerRadius, .buttonSpacing, .buttonsTop, .buttonsSide, .buttonsBottom,
            .titleRule, .buttonsRule:
            true
        }
    }

    /// Whether it is a weight as CSS counts them: 400 is regular, 700 bold.
    package var isWeight: Bool { self == .titleWeight || self == .buttonTitleWeight }

    /// As listed.
    package var unit: String { isWeight || self == .opacity ? "" : "pt" }

    /// What it may be, in points, as a weight or as a share.
    package var range: ClosedRange<Double> { isWeight ? 1...1000 : self == .opacity ? 0...1 : 0...1000 }
}

/// How the buttons of a dialog share the width that they have, where they stand in a row.
package enum ActionAlignment: String, Sendable, CaseIterable {
    /// Side by side, each as wide as the others.
    case fill
    /// From where a line of text begins, each as wide as its title needs.
    case leading
    /// At the end of that line, likewise.
    case trailing
    /// At the end of the text, in the middle of its height, each as wide as its title needs; below it where that
    /// leaves the text too little. Dialogs with fields or blocks have them below.
    case beside
    /// One below the other right under what comes before them, each as wide as there is room. What the dialog is too
    /// low for lies below its end, buttons first.
    case flow
}

/// What becomes of the titles of a dialog's buttons where they are drawn.
package enum ActionCase: String, Sendable, CaseIterable {
    /// Nothing.
    case asGiven
    /// Capitals, of which readers are told nothing.
    case uppercase
}

/// Which sides of a dialog have the border that is said for it.
package enum BorderSides: String, Sendable, CaseIterable {
    case all
    /// The one across from the edge that it rests against: what is in the dialog keeps off that line.
    case inner
}
