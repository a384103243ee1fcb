package import Boxes
import Devices
package import Geometry
package import Typography

/// Distances and fonts of a dialog's content.
///
/// All dialogs of a style share one boxed value, because it is large.
package struct ContentMetrics: Sendable, Equatable {
    /// The figures of content for which neither a style nor a platform has its own: `Figures/content.json`.
    enum FigureName: Int, FigureKey {
        case insetSide, insetVertical, gap, titleSize, messageSize, fieldHeight, rowHeight, leastControl
        case leastTitleScale, barHeight, textBesideImage, symbolScale, symbolGap, boxSide, boxTop, boxTitleHeight
        case buttonSpacing, buttonPadding, buttonTitleSize, leastButtons, barButtonPadding, barButtonTitleSize
        case barTitleInset, fieldTextInset, leastBody, emptyHeight, rowPadding, fieldPadding, leastAboveKeyboard
        case leastBesideGap, leastTitleRoom, textBesideButtons, iconTitleGap, iconDisc
    }

    static let figures = FigureTable<FigureName, AnyRelease>("content")

    /// The icon of the app that presents a dialog, in points.
    package struct AppIcon: Sendable, Equatable {
        package var side: Double
        package var cornerRadius: Double
        /// The gap between the icon and the text below.
        package var gap: Double
    }

    /// An image that stands before the title as the dialog's icon, in points.
    package struct TitleIcon: Sendable, Equatable {
        /// The greatest side; a larger image is a picture above the title.
        package var most: Double
        /// The gap between the icon and the title.
        package var gap: Double
    }

    /// Insets around the text, inside the safe part of the dialog.
    package var insets = EdgeInsets(
        top: figures[.insetVertical], sides: figures[.insetSide], bottom: figures[.insetVertical])
    package var title = TextRole(size: figures[.titleSize], weight: .semibold)
    package var message = TextRole(size: figures[.messageSize])
    /// The font size and weight of a title or message without the other; `nil` is its usual one.
    package var soloSize: Double?
    package var soloWeight: TextStyle.Weight?
    package var textAlignment = TextAlignment.center
    /// The alignment of the title; `nil` is that of other texts.
    package var titleAlignment: TextAlignment?
    /// The alignment of a title or message without the other; `nil` is its usual one.
    package var soloAlignment: TextAlignment?
    /// Whether a text without another is centred if it has one line, although several lines are not.
    package var centresLoneLine = false
    /// The font size and line height, in points, of a title that is too wide for one line; `nil` keeps the title's own.
    package var wrappedTitle: WrappedTitle?
    /// Whether only the first line of a text has the font's own height, and the following lines are as far apart as in
    /// Apple's table of text styles.
    package var usesLeading = false
    /// Whether the heights of text boxes are whole numbers of physical pixels, as in UIKit's labels.
    package var roundsTextBoxes = false
    /// Whether the heights of text boxes are whole numbers of points, as in the labels of toolkits.
    package var roundsToPoints = false
    /// By how much the box of a text is higher than its lines, in points.
    package var textBoxExtra = 0.0
    /// Distances of baselines, if the system has these rather than distances of boxes.
    package var baselines: BaselineDistances?
    /// Whether a named style sets the room around the texts, which then replaces the distances of baselines.
    package var ownsTop = false
    package var ownsBottom = false
    package var ownsGap = false
    /// Whether no text shrinks below the standard size if the user has set a smaller one.
    package var keepsStandardSize = false
    /// Whether a dialog whose texts wrap is only as wide as the widest of their lines.
    package var hugsLines = false
    /// The gap between the parts of the body (title, message, fields and so on), in points.
    package var gap = figures[.gap]
    /// The gap between title and message; `nil` is `gap`.
    package var textGap: Double?
    /// The least height of the area that contains the title, centred, with the room above and below; and the height of
    /// the line below that area. 0 if there is none.
    package var titleHeight = 0.0
    package var titleRule = 0.0
    /// The height of a line across the dialog in the middle of the gap between title and message, in points; 0 if there
    /// is none.
    package var titleGapRule = 0.0
    /// How far the close button extends into a band above the content (such as the grabber's), in points.
    package var closeLift = 0.0
    /// The distance from the top of the title's area to a title that is not centred in it, in points.
    package var titleTop: Double?
    /// The least distance from the bottom of the title, or from the top without a title, to the bottom of the message,
    /// in points.
    package var leastMessage = 0.0
    /// The least height of the panel with the message, in points. It starts below the gap under the title, or at the
    /// dialog's top, and includes the room below the message if the dialog ends there.
    package var messagePanel = 0.0
    /// The least height of what is above the buttons, including the insets, in points.
    package var bodyHeight = 0.0
    /// The room below a title or message without the other, in points; `nil` is the bottom inset.
    package var soloBottom: Double?
    /// The room under the body if no buttons follow; `nil` is the bottom inset.
    package var lastBottom: Double?
    /// The distance below the title to the dialog's end where the content ends with the title, in points; `nil` is the
    /// inset.
    package var lastBottomOfTitle: Double?
    /// The distance of the title from the dialog's sides, in points; `nil` is that of other texts.
    package var titleInset: Double?
    /// The distance from the dialog's top edge, inside its safe part, to the title's first baseline, in points; `nil`
    /// follows from the inset.
    package var titleBaseline: Double?
    /// The distance from the bottom of the title, or from the dialog's top edge without a title, to the message's first
    /// baseline, in points; `nil` follows from the gap.
    package var messageBaseline: Double?
    /// Height of a navigation bar. Ledger C8.
    package var barHeight = figures[.barHeight]
    /// The size and weight of a bar's title; `nil` is that of the dialog's title.
    package var barTitleSize: Double?
    package var barTitleWeight: TextStyle.Weight?
    /// The alignment of a navigation bar's title: in the middle, or after its inset or the buttons.
    package var barTitleAlignment = TextAlignment.center
    /// The distance from the bar's side to a title that is not in the middle.
    package var barTitleInset = figures[.barTitleInset]
    /// The room above the bar, in points, unless the dialog has something else there, such as a grabber.
    package var barTop = 0.0
    package var barButtons = BarButtons()
    /// The least distance, in points, from the last row of buttons to the dialog's bottom edge or to a keyboard over
    /// it; in sheets the buttons keep the same distance from the sides.
    package var foot = 0.0
    /// Height of a row of buttons: the least target of Apple's guidelines, 44 pt.
    package var rowHeight = figures[.rowHeight]
    /// Height of a text field. Source: presentation-metrics alert.textfield (iOS 7).
    package var fieldHeight = figures[.fieldHeight]
    /// Height of every text field after the first; `nil` is the first's.
    package var laterFieldHeight: Double?
    /// Font size of the text in fields; `nil` is the message's.
    package var fieldSize: Double?
    /// The distance from the sides of the dialog to a field; `nil` is the text's inset.
    package var fieldInset: Double?
    /// The width of a field, in points; `nil` fills the available width.
    package var fieldWidth: Double?
    /// The least width of a field, in points, in a dialog that is as wide as its content.
    package var fieldWidthMinimum = 0.0
    /// The distance from the sides of a field to its text.
    package var fieldTextInset = figures[.fieldTextInset]
    /// The gaps above the first field and between two fields; `nil` is `gap`.
    package var firstFieldGap: Double?
    package var fieldGap: Double?
    /// The room under the last field; `nil` is the bottom inset.
    package var fieldBottom: Double?
    package var fieldCornerRadius = 0.0
    /// The height of a line along the lower edge of fields, where their look has one, in points.
    package var fieldLine = 0.0
    /// Whether only the upper corners of a field are rounded.
    package var fieldIsRoundAtTopOnly = false
    package var buttons = ButtonLayout()
    /// The height of the row of apps that the system shows below the text, before any buttons; 0 if there is none.
    package var rowOfApps = 0.0
    /// The app's own icon above the texts, inside `insets`; `nil` if there is none.
    package var appIcon: AppIcon?
    /// Whether buttons directly follow the body, rather than standing at the dialog's bottom edge.
    package var buttonsFollow = false
    /// Whether the free room between the body and buttons without a background stays free while the body scrolls.
    package var keepsGap = false
    /// Whether buttons are part of the body, which continues below the dialog's bottom edge if it is higher.
    package var joinsButtons = false
    /// The part of the body's height that stays visible while it scrolls, in points, or all of it if it is lower.
    package var leastBody = figures[.leastBody]
    /// Whether buttons have priority over the body: all of them stay visible, lower than usual if necessary, however
    /// little that leaves of the body.
    package var keepsButtonsInSight = true
    /// Whether the title stays visible above a scrolling body, and the room around title and buttons shrinks first, as
    /// in Android's `AlertDialogLayout`.
    package var pinsTitle = false
    /// Whether the header with the title stays in place above a scrolling body, if all buttons stay visible.
    package var pinsHeader = false
    /// As `pinsHeader`, for a title that has no header but a line or a gap below it.
    package var fixesTitle = false
    /// The least height of a control if there is no room for 44 pt.
    package static let leastControl = figures.figure(.leastControl)
    /// The least room above and below the text of a button that outgrows its row.
    static let rowPadding = figures[.rowPadding]
    /// The least room above and below the text of a field that outgrows its height.
    static let fieldPadding = figures[.fieldPadding]
    /// Whether title and message are in fixed boxes if the height is given (ledger E4).
    package var usesFixedBoxes = false
    /// The height of a dialog that fits its content but has none, in points.
    package var emptyHeight = figures[.emptyHeight]
    /// The least height for an image above the text, in points; a lower image is centred in it.
    package var imageRoom = 0.0
    /// The image that stands before the title; `nil` if there is none.
    package var titleIcon: TitleIcon?
    /// Whether an image stands beside the text rather than above it (ledger E12).
    package var putsImageBeside = false
    /// The least share of the width that text keeps beside an image.
    static let textBesideImage = figures.figure(.textBesideImage)
    /// The layout of text and buttons in one row; `nil` if buttons are below.
    package var messageRow: MessageRow?

    /// The form of the close button, if the style has one of its own; `nil` is the platform's.
    var closeButton: Boxed<CloseButtonForm>?
    /// What a named style has of its own in the place of either; `nil` if it has nothing.
    package var ownClose: Boxed<OwnCloseButton>?
    /// The size of the platform's close button as a share of its own size.
    package var closeButtonScale = 1.0

    /// Metrics that only dialogs of watches have; `nil` in all others.
    package var watch: Boxed<WatchContent>?

    package init() {}

    /// Whether the header ends with its title, because a named style sets the gap below it.
    package var endsHeaderWithTitle: Bool { ownsGap && titleRule == 0 }

    /// The end of the header, in points from the top of the body, with a title that has the same room below as above.
    package func endOfHeader(at title: Rect) -> Double { max(titleHeight, title.maxY + title.minY) }

    /// The font of a title that takes more than one line, in points.
    package struct WrappedTitle: Sendable, Equatable {
        package var size: Double
        package var lineHeight: Double
        /// By how much the title's box is higher than its lines, in points; `nil` is as for other texts.
        package var boxExtra: Double?
        /// The most lines, after which it is truncated; `nil` is any number.
        package var mostLines: Int?
    }

    /// The layout of a short text and its buttons in one row.
    package struct MessageRow: Sendable, Equatable {
        /// The most lines of text, after which it is truncated; `nil` is any number.
        package var mostLines: Int?
        /// The greatest height of the row, in points, which limits the number of lines; `nil` is none.
        package var mostHeight: Double?
        /// The inset above and below text of more than one line, in points.
        package var linesInset: Double
        /// The gap between the text and the buttons, in points.
        package var gap: Double
        /// The total width of the buttons, in points, above which they go below text of more than one line.
        package var widestButtons: Double
        /// The gap between text and buttons below it, in points; `nil` is the difference between the insets of several
        /// lines and of one line.
        package var buttonsGap: Double?
        /// The gap between title and message, in points.
        package var textGap = 0.0
        /// The least room above and below the buttons together, in points.
        package var buttonsInset = 0.0
        /// The least height of the row, in points.
        package var least = 0.0
        /// The panel that contains texts and buttons, if the toolkit has one.
        package var panel: Panel?
        /// The close button at the end of the row; `nil` if the row has no room for one.
        package var cross: Cross?

        /// Distances, in points, of texts and buttons in a row, each as wide as it needs; or in a column, if only one
        /// part exists, if they do not fit, or if one is higher than the row.
        package struct Panel: Sendable, Equatable {
            /// The distance from the message's upper edge to texts, to buttons in a row and to an image, and from the
            /// end of a column to the lower edge.
            package var top: Double
            package var buttonTop: Double
            package var imageTop: Double
            package var bottom: Double
            /// The gap between title and message, in a row and in a column.
            package var rowGap: Double
            package var columnGap: Double
            /// The gap before the buttons in a row, and above them in a column.
            package var buttonGap: Double
            package var buttonsTop: Double
            /// The height of the row, and the outline around it.
            package var least: Double
            package var outline: Double
        }

        /// The form of a close button in a row.
        package struct Cross: Sendable, Equatable {
            /// The side of the button, in points.
            package var size: Double
            /// The distance to the message's end and upper edge, in points.
            package var margin: Double
            /// Whether a filled closing button is a circle rather than a rectangle.
            package var isRound: Bool
            /// Where it stands between the upper edge and the lower.
            package var place = Place.top
            /// How far the row ends before the message's end for the button, in points; 0 where the row always keeps
            /// room for it.
            package var room = 0.0

            package enum Place: Sendable {
                /// At the upper edge.
                case top
                /// In the middle, or at the upper edge where there are buttons below the text.
                case middle
                /// In the middle of the row, or of the buttons below the text.
                case middleOfButtons
            }
        }
    }

    /// The content of a style that has no distances of its own.
    package static let standard = Boxed(ContentMetrics())

    /// The standard content, with buttons as far from the dialog's bottom edge as from its sides.
    package static let footed: Boxed<ContentMetrics> = {
        var metrics = ContentMetrics()
        metrics.foot = metrics.insets.left
        metrics.keepsGap = true
        return Boxed(metrics)
    }()

    /// The standard content for buttons with visible edges, as in browsers.
    package static let edged: Boxed<ContentMetrics> = {
        var metrics = footed.value
        metrics.insetBar(metrics.insets.left)
        metrics.buttons.rowSpacing = metrics.buttons.columnSpacing
        return Boxed(metrics)
    }()

    /// Adapts a bar to buttons with visible edges: they are apart, and as far from the dialog's edges as its content.
    package mutating func insetBar(_ inset: Double) {
        barTop = inset
        barButtons.margin = inset
        barButtons.gap = buttons.columnSpacing
        barButtons.titleGap = buttons.columnSpacing
    }

    package enum TextAlignment: Sendable {
        case center
        /// In the reading direction: left for text that runs from left to right.
        case natural
    }
}
