import Devices

/// A number of a style that no member of a request sets, and that a named style may replace. In points, except for
/// weights and `opacity`.
///
/// The cases are in the order in which they are applied: a figure comes after the sizes that it follows from.
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
    case closeSize = "closeButton.size"
    case closeIcon = "closeButton.icon"
    case closeCornerRadius = "closeButton.cornerRadius"
    case closeSide = "closeButton.inset.side"
    case closeTop = "closeButton.inset.top"
    case textFieldHeight = "textField.height"
    case barHeight = "navigationBar.height"
    case grabberWidth = "grabber.width"
    case grabberHeight = "grabber.height"
    case grabberTop = "grabber.top"
    case grabberBottom = "grabber.bottom"
    case anchorTravel = "anchor.travel"
    case opacity

    /// The names under which styles list the figure; the prefix `content.` makes no difference.
    package var names: [String] { rawValue.hasPrefix("content.") ? [rawValue] : [rawValue, "content." + rawValue] }

    /// The names by which a style has this figure if it lists one of them: the figure's own, or those of a figure that
    /// it depends on.
    package var listedNames: [String] { self == .grabberBottom ? Self.grabberTop.names : names }

    /// Creates the figure with a name; `nil` if no adjustable figure has that name.
    package init?(named name: String) {
        guard let figure = Self.allCases.first(where: { $0.names.contains(name) }) else { return nil }
        self = figure
    }

    /// Whether every style with texts and buttons has the figure, even if it does not list it.
    package var isOfEveryContent: Bool {
        switch self {
        case .textFieldHeight, .barHeight, .titleSize, .messageSize, .titleAndMessageGap, .buttonHeight, .grabberWidth,
            .grabberHeight, .grabberTop, .grabberBottom, .anchorTravel, .opacity:
            false
        case .titleLineHeight, .titleWeight, .messageLineHeight, .sideInset, .verticalInset, .bottomInset,
            .buttonTitleSize, .buttonTitleLineHeight, .buttonTitleWeight, .buttonPadding, .cancelPadding,
            .buttonWidthMinimum, .buttonCornerRadius, .buttonSpacing, .buttonsTop, .buttonsSide, .buttonsBottom,
            .titleRule, .buttonsRule, .closeSize, .closeIcon, .closeCornerRadius, .closeSide, .closeTop:
            true
        }
    }

    /// Whether a style has the figure, regardless of the figures that it lists.
    package func isAlways(of style: StyleName) -> Bool {
        self == .anchorTravel ? style.traits.isAnchored : isOfEveryContent
    }

    /// Whether a style ignores the figure on every device where a condition holds: buttons of watches have fixed
    /// positions, and rows of messages have no lines.
    package func isUnheard(in style: StyleName, where condition: StyleCondition) -> Bool {
        let isOfWatch = condition.idiom == .watch || condition.platform == .toolkit(.wearos)
        if isOfWatch, rawValue.hasPrefix("closeButton") { return true }
        if isOfWatch, rawValue.hasPrefix("button"), !rawValue.hasPrefix("button.title") { return true }
        guard style == .slidingMessage, self == .titleRule || self == .buttonsRule else { return false }
        return switch condition.platform {
        case .material, .toolkit: true
        case .apple, .web, nil: false
        }
    }

    /// Whether the figure is a font weight as in CSS: 400 is regular, 700 is bold.
    package var isWeight: Bool { self == .titleWeight || self == .buttonTitleWeight }

    /// The unit as styles list it; empty for weights and shares.
    package var unit: String { isWeight || self == .opacity ? "" : "pt" }

    /// The range of values: points, a weight, or a share.
    package var range: ClosedRange<Double> { isWeight ? 1...1000 : self == .opacity ? 0...1 : 0...1000 }
}

/// How the buttons of a dialog share its width if they are in a row.
package enum ActionAlignment: String, Sendable, CaseIterable {
    /// Side by side, each as wide as the others.
    case fill
    /// At the leading end of the text, each as wide as its title needs.
    case leading
    /// At the trailing end of the text, each as wide as its title needs.
    case trailing
    /// After the text, vertically centred beside it, each as wide as its title needs; below the text if that would
    /// leave the text too little width. Dialogs with text fields or blocks have them below.
    case beside
    /// One below the other directly under the content before them, each as wide as there is room. If the dialog is too
    /// low for its content, the end of it, beginning with the buttons, is below the bottom edge.
    case flow
}

/// How the titles of a dialog's buttons are drawn.
package enum ActionCase: String, Sendable, CaseIterable {
    /// As given by the request.
    case asGiven
    /// In capitals; screen readers get the titles as given.
    case uppercase
}

/// The sides of a dialog on which its border is drawn.
package enum BorderSides: String, Sendable, CaseIterable {
    case all
    /// Only the side opposite the edge against which the dialog rests; content is inset by the border there.
    case inner
}

/// How the title of a dialog behaves while its body scrolls.
package enum HeaderScroll: String, Sendable, CaseIterable {
    /// It scrolls with the rest of the body.
    case scrolls
    /// It stays in place with the line or the gap below it, and only what follows scrolls.
    case fixed
}

/// The viewport of which shares of the window are taken: the units of CSS Values 4.
package enum ShareViewport: String, Sendable, CaseIterable {
    /// The part of the window between a browser's bars at the moment: `dvw` and `dvh`.
    case dynamic
    /// The window without a browser's bars, as if they were withdrawn: `lvw` and `lvh`, which `vw` and `vh` are.
    case large
}

/// The origin from which a sheet's detents in points are measured.
package enum DetentOrigin: String, Sendable, CaseIterable {
    /// From the safe area: the inset at the sheet's edge is added.
    case safeArea
    /// From the window's edge, and the largest detent is all of the window.
    case window
}
