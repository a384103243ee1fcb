package import Geometry
package import Typography

package struct ButtonLayout: Sendable, Equatable {
    package enum Arrangement: Sendable {
        /// Exactly two side by side with equal widths if both titles fit; else one per row.
        case sideBySideOrStacked
        /// All side by side with equal widths if their titles fit; else one per row.
        case row
        /// One per row.
        case stacked
        /// In one row at the trailing end, each as wide as its title needs, if they fit; else one per row there.
        case trailingRow
        /// In one row at the leading end, each as wide as its title needs, if they fit; else one per row there.
        case leadingRow
        /// At the trailing end, each as wide as its title needs, as many in a row as fit, like words in lines of text.
        case trailingRows
        /// Titles below icons in cells of equal widths, as many in a row as fit; those of role cancel one per row,
        /// without icons.
        case icons

        /// Whether each button is as wide as its title needs.
        var isNatural: Bool {
            switch self {
            case .sideBySideOrStacked, .row, .stacked, .icons: false
            case .trailingRow, .leadingRow, .trailingRows: true
            }
        }
    }

    /// The limits for the width of a dialog whose buttons are in one row with equal widths.
    package struct EvenRow: Sendable, Equatable {
        /// The minimum width of the dialog, and its maximum width unless a row needs more, in points at the standard
        /// text size.
        package var least: Double
        package var most: Double
        /// Whether a row of buttons wider than the minimum stays a row. If not, it becomes a column, in a dialog only
        /// as wide as its title or its widest button.
        package var staysRow = false
        /// The greatest width of a dialog that is no wider than its row of buttons, in points; `nil` if wider texts may
        /// widen it.
        package var mostByRow: Double?
        /// Whether buttons are columns of a grid, equal unless one needs more than its share, in a dialog that does not
        /// widen with larger text sizes; a single button takes the trailing half of the row.
        package var keepsColumns = false
    }

    package var arrangement = Arrangement.sideBySideOrStacked
    /// Insets around all buttons together; `nil` is the content's own at the sides, and none above and below.
    package var insets: EdgeInsets?
    /// The least inset above the buttons if there is nothing above them.
    package var topAlone = 0.0
    /// The gap between two rows.
    package var rowSpacing = 0.0
    /// The gap between two buttons side by side.
    package var columnSpacing = ContentMetrics.figures[.buttonSpacing]
    /// The padding on either side of a button's title.
    package var titlePadding = ContentMetrics.figures[.buttonPadding]
    /// The padding on either side of the title of a button of role cancel; `nil` is that of the others.
    package var cancelPadding: Double?
    package var title = TextRole(size: ContentMetrics.figures[.buttonTitleSize])
    /// The font sizes of titles at the text sizes at which they do not follow from `title.size` by Dynamic Type.
    package var titleSizes: [ContentSize: Double] = [:]
    /// Whether titles are drawn in capitals.
    package var isUppercase = false
    /// Whether a line of a title is as high as whole physical pixels.
    package var roundsLines = false
    /// The step to multiples of which buttons' widths are rounded up, in points; 0 leaves them as wide as their titles.
    package var widthStep = 0.0
    /// Whether a row grows until titles of several lines fit in it.
    package var growsWithTitles = false
    /// Whether titles have one line and are truncated if it is too short.
    package var hasOneLine = false
    /// The alignment of titles in their buttons.
    package var titleAlignment = ContentMetrics.TextAlignment.center
    /// The weight of the buttons of role cancel; `nil` is that of the others.
    package var cancelWeight: TextStyle.Weight?
    /// The weight of the preferred button. If there is one, buttons of role cancel have the weight of the others; `nil`
    /// if being preferred changes no weight.
    package var preferredWeight: TextStyle.Weight?
    package var cornerRadius = 0.0
    /// The corner radius of buttons that a request fills, in styles whose own buttons have no outline; 0 keeps them
    /// square, as rows are that fill a card from side to side.
    package var filledCornerRadius = 0.0
    /// The icons of buttons, in arrangements that have them.
    package var icons: ButtonIcons?
    /// The font size of the titles of buttons of role cancel; `nil` is that of the others.
    package var cancelSize: Double?
    /// The maximum width of a row of buttons, which is centred in a wider dialog.
    package var maximumWidth = Double.infinity
    /// The minimum width of a button, in points, including the padding of its title.
    package var minimumWidth = 0.0
    /// Whether a line of one physical pixel separates buttons from what is above and beside them.
    package var hasSeparators = false
    /// The room above the buttons of role cancel, in addition to the gap between rows.
    package var cancelGap = 0.0
    /// Whether the buttons of role cancel form a group with an outline of its own, below the others.
    package var separatesCancel = false
    /// Whether the buttons of role cancel stay in place if the others have too little room and scroll above them.
    package var pinsCancel = false
    /// Whether buttons that have too little room become rows of a list, which scrolls in a box of its own.
    package var scrollsAsList = false
    /// Whether titles do not shrink below the standard size if the user has set a smaller one.
    package var keepsStandardSize = false
    /// Whether buttons stand one per row at the accessibility text sizes.
    package var stacksAtAccessibilitySizes = false
    /// The part of the buttons' height that stays visible while they scroll, in points, or all of it if they are lower.
    package var leastVisible = ContentMetrics.figures[.leastButtons]
    /// The height to which rows may shrink if all buttons then become visible, in points; `nil` lets rows shrink to the
    /// least height of a control even if not all do.
    package var leastHeight: Double?
    /// The room above plus below a button's title, in points; a button has at least this much at any text size.
    package var verticalPadding = 2 * ContentMetrics.rowPadding
    /// How much `verticalPadding` grows per point by which the title's font grows.
    package var verticalPaddingPerSize = 0.0
    /// The limits for the width of a dialog that is as wide as its content, with its buttons in one even row; `nil` if
    /// there are none.
    package var evenRow: EvenRow?
    /// Whether a column has the order of a row reversed, so that the last button of the row is the topmost.
    package var stacksFromEnd = false
    /// Whether the buttons of role cancel are the last of a row, rather than the first.
    package var endsWithCancel = false
    /// Whether buttons that scroll extend to the dialog's edge, over the unsafe area there.
    package var reachesEdge = false
    /// The distance from the dialog's sides and bottom to a common background of all buttons, in points; `nil` if they
    /// have none.
    package var bandInset: Double?
    /// The height of a line across the dialog in the middle of the free room between a body and the buttons below it,
    /// in points; 0 if there is none.
    package var rule = 0.0
    /// The line in the gap between two buttons of a row: its height in points, its width in pixels; `nil` draws none.
    package var divider: Size?

    /// The corner radius of a button of a size.
    ///
    /// - Parameter isFilled: Whether the request gives it a background.
    func cornerRadius(isFilled: Bool, of size: Size) -> Double {
        let radius = isFilled && cornerRadius == 0 ? filledCornerRadius : cornerRadius
        return min(radius, min(size.width, size.height) / 2)
    }

    /// Sets one gap, in points, between rows and between buttons side by side.
    package mutating func setSpacing(_ gap: Double) { (rowSpacing, columnSpacing) = (gap, gap) }

    /// The padding on either side of a button's title, in points.
    func padding(ofCancel isCancel: Bool) -> Double { isCancel ? cancelPadding ?? titlePadding : titlePadding }

    /// How far a title that is too wide for its button shrinks on Apple's systems before it wraps, as a share of its
    /// size. Other platforms do not shrink titles.
    package static let leastTitleScale = ContentMetrics.figures.figure(.leastTitleScale)
}
