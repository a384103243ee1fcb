package import Geometry
package import Typography

/// How the buttons of a dialog stand.
package struct ButtonLayout: Sendable, Equatable {
    package enum Arrangement: Sendable {
        /// Exactly two side by side, each as wide as the other, where both titles fit; else one a row.
        case sideBySideOrStacked
        /// All side by side, each as wide as the others, where their titles fit; else one a row.
        case row
        /// One a row.
        case stacked
        /// In one row at the trailing end, each as wide as its title needs, where they fit; else one a row there.
        case trailingRow
        /// The same at the leading end.
        case leadingRow
        /// At the trailing end, each as wide as its title needs, as many in a row as fit, like words in lines.
        case trailingRows
        /// Under icons in cells of one width, as many in a row as fit; those of role cancel one a row, without.
        case icons

        /// Whether each button is as wide as its title needs.
        var isNatural: Bool {
            switch self {
            case .sideBySideOrStacked, .row, .stacked, .icons: false
            case .trailingRow, .leadingRow, .trailingRows: true
            }
        }
    }

    /// The width of a dialog whose buttons stand in one row, each as wide as the others.
    package struct EvenRow: Sendable, Equatable {
        /// What the dialog is at least, and without a row that needs more at most, in points at the standard text size.
        package var least: Double
        package var most: Double
        /// Whether several buttons that need more than the least stay in their row, rather than going into a column in
        /// a dialog that is only as wide as its title and its widest button ask for.
        package var staysRow = false
        /// What the dialog is at most, in points, where it is also no wider than that row; nil where its texts may make
        /// it wider.
        package var mostByRow: Double?
        /// Whether buttons stay in their row whatever they need, in a dialog that is no wider at larger text sizes; one
        /// alone takes the trailing half of the row.
        package var keepsColumns = false
    }

    package var arrangement = Arrangement.sideBySideOrStacked
    /// Around all buttons together; nil is the content's own on the sides, and nothing above and below.
    package var insets: EdgeInsets?
    /// Above them where nothing is, at least.
    package var topAlone = 0.0
    /// Between two rows.
    package var rowSpacing = 0.0
    /// Between two buttons side by side.
    package var columnSpacing = 8.0
    /// On either side of a button's title.
    package var titlePadding = 8.0
    /// Likewise in the buttons of role cancel; nil is the others'.
    package var cancelPadding: Double?
    package var titleSize = 17.0
    /// From one line's top to the next, at the standard text size, where the system says; nil is the font's own.
    package var titleLineHeight: Double?
    /// Whether titles are drawn in capitals.
    package var isUppercase = false
    /// What widths of buttons are whole multiples of, in points; 0 where they are as wide as their titles ask for.
    package var widthStep = 0.0
    /// Whether titles have one line, and end with an ellipsis where that is too little.
    package var hasOneLine = false
    /// Where titles stand in their buttons.
    package var titleAlignment = ContentMetrics.TextAlignment.center
    package var weight = TextStyle.Weight.regular
    /// The weight of the buttons of role cancel.
    package var cancelWeight = TextStyle.Weight.regular
    /// The weight of the preferred button, beside which those of role cancel have the others'; nil where being
    /// preferred changes no weight.
    package var preferredWeight: TextStyle.Weight?
    package var cornerRadius = 0.0
    /// The icons of buttons that have them.
    package var icons: ButtonIcons?
    /// The size of the titles of buttons of role cancel; nil is the others'.
    package var cancelSize: Double?
    /// The most that all buttons of a row take together; they stand in the middle of what is wider.
    package var maximumWidth = Double.infinity
    /// The least width of a button in a trailing row.
    package var minimumWidth = 0.0
    /// Whether a line of one physical pixel parts buttons from what is above and beside them.
    package var hasSeparators = false
    /// Room above the buttons of role cancel, beside the spacing of rows.
    package var cancelGap = 0.0
    /// Whether the buttons of role cancel are a group of their own, with its own outline, below the rest.
    package var separatesCancel = false
    /// Whether the buttons of role cancel stay where the others have too little room, and those scroll above them.
    package var pinsCancel = false
    /// Whether buttons that have too little room become rows of a list, which scrolls in a box of its own.
    package var scrollsAsList = false
    /// Whether titles do not shrink below the standard size where the user asks for less.
    package var keepsStandardSize = false
    /// Whether buttons stand one a row at the accessibility text sizes.
    package var stacksAtAccessibilitySizes = false
    /// The least height of the buttons that stays in sight while they scroll, if they are that high.
    package var leastVisible = 67.8
    /// How low rows get where that brings all buttons in sight, in points; nil is as low as a control may be, whether
    /// or not that does.
    package var leastHeight: Double?
    /// What the height of a button is at least, beyond its title, at any text size: above and below it, together.
    package var verticalPadding = 2 * ContentMetrics.rowPadding
    /// How wide a dialog that is as wide as its content is made by buttons in one even row; nil where each fits alone.
    package var evenRow: EvenRow?
    /// Whether a column is the row read from its end: the last button is the topmost.
    package var stacksFromEnd = false
    /// Whether the buttons of role cancel are the last of a row, not its first.
    package var endsWithCancel = false
    /// Whether buttons that scroll are seen down to the dialog's edge, below what is safe there.
    package var reachesEdge = false
    /// From the dialog's sides and end to a ground that all buttons have together, in points; nil where they have none.
    package var bandInset: Double?
    /// The height of a line across the dialog in the middle of what is free above all buttons below a body, in points;
    /// 0 where there is none.
    package var rule = 0.0
    /// The line between two buttons of a row, in whose gap it stands: as high in points, as wide in pixels; nil where
    /// there is none.
    package var divider: Size?

    package init() {}

    /// On either side of the title of a button, in points.
    func padding(ofCancel isCancel: Bool) -> Double { isCancel ? cancelPadding ?? titlePadding : titlePadding }

    /// How small a title too wide for its button is set on Apple's systems before it wraps; elsewhere it only wraps.
    package static let leastTitleScale = ContentMetrics.figures.figure(.leastTitleScale)
}
