package import Boxes
import Devices
package import Geometry
package import Typography

/// Distances and fonts of a dialog's content.
///
/// Large, and the same in every dialog of a style: styles keep one of them for all of theirs.
package struct ContentMetrics: Sendable, Equatable {
    /// The icon of the app that shows a dialog, in points.
    package struct AppIcon: Sendable, Equatable {
        package var side: Double
        package var cornerRadius: Double
        /// From it to the text below.
        package var gap: Double
    }

    /// Around the text, inside the safe part of the dialog.
    package var insets = EdgeInsets(
        top: figures[.insetVertical], left: figures[.insetSide], bottom: figures[.insetVertical],
        right: figures[.insetSide])
    package var titleSize = figures[.titleSize]
    package var titleWeight = TextStyle.Weight.semibold
    package var messageSize = figures[.messageSize]
    package var messageWeight = TextStyle.Weight.regular
    /// The size and weight of a title or message that stands alone; nil is its own.
    package var soloSize: Double?
    package var soloWeight: TextStyle.Weight?
    package var titleAlignment = TextAlignment.center
    package var messageAlignment = TextAlignment.center
    /// Where a title or message that stands alone is aligned; nil is as ever.
    package var soloAlignment: TextAlignment?
    /// From one line's top to the next, at the standard text size, where the system says; nil is the font's own.
    package var titleLineHeight: Double?
    /// What a title is set in that is too wide for one line at its own size, and from one of its lines to the next; nil
    /// where it keeps that.
    package var wrappedTitle: WrappedTitle?
    package var messageLineHeight: Double?
    /// Whether lines after the first come at the distances of Apple's table of text styles, the first in the font's own
    /// height, rather than all in the font's own.
    package var usesLeading = false
    /// Whether text boxes are a whole number of physical pixels high, as UIKit's labels are.
    package var roundsTextBoxes = false
    /// Whether that is a whole number of points, as the labels of toolkits are.
    package var roundsToPoints = false
    /// What the box of a text is higher than its lines, in points.
    package var textBoxExtra = 0.0
    /// Distances of baselines, where the system has these rather than distances of boxes.
    package var baselines: BaselineDistances?
    /// Whether no text shrinks below the standard size where the user asks for less.
    package var keepsStandardSize = false
    /// Between title and message, message and fields, and so on.
    package var gap = figures[.gap]
    /// Between title and message; nil is `gap`.
    package var textGap: Double?
    /// The least height of a title with what is above and below it, in whose middle it stands, and of the line below
    /// that; 0 where there is none.
    package var titleHeight = 0.0
    package var titleRule = 0.0
    /// The height of a line across the dialog in the middle of the gap between title and message, in points; 0 where
    /// there is none.
    package var titleGapRule = 0.0
    /// How far the button that closes the dialog stands into a band above its content, in points.
    package var closeLift = 0.0
    /// From the top of that to a title that does not stand in its middle, in points.
    package var titleTop: Double?
    /// From the end of the title, or from the top without one, to the end of the message, at least.
    package var leastMessage = 0.0
    /// The least height of what is above the buttons, with the insets, in points.
    package var bodyHeight = 0.0
    /// Under a title or message that stands alone; nil is the bottom inset.
    package var soloBottom: Double?
    /// Under the body where no buttons follow; nil is the bottom inset.
    package var lastBottom: Double?
    /// From the dialog's top edge, inside its safe part, to the title's first baseline, in points; nil is as the inset
    /// has it.
    package var titleBaseline: Double?
    /// From under the title, or from that edge without one, to the message's first baseline, in points; nil is as the
    /// gap has it.
    package var messageBaseline: Double?
    /// Height of a navigation bar. Ledger C8.
    package var barHeight = figures[.barHeight]
    /// The size and weight of a bar's title; nil is those of the dialog's.
    package var barTitleSize: Double?
    package var barTitleWeight: TextStyle.Weight?
    /// Where the title of a navigation bar is aligned: in the middle, or from its inset or the buttons on.
    package var barTitleAlignment = TextAlignment.center
    /// From the bar's side to a title that is not in the middle.
    package var barTitleInset = 16.0
    /// Above the bar, where nothing else keeps it off the dialog's top edge.
    package var barTop = 0.0
    /// How buttons stand on the bar.
    package var barButtons = BarButtons()
    /// From the last row of buttons to the dialog's end, or to a keyboard over it, at least: in sheets as far as from
    /// the sides.
    package var foot = 0.0
    /// Height of a row of buttons: the least target of Apple's guidelines, 44 pt.
    package var rowHeight = figures[.rowHeight]
    /// Height of a text field. Source: presentation-metrics alert.textfield (iOS 7).
    package var fieldHeight = figures[.fieldHeight]
    /// Height of every text field but the first; nil is the first's.
    package var laterFieldHeight: Double?
    /// Size of the text in fields; nil is the message's.
    package var fieldSize: Double?
    /// From the sides of the dialog to a field; nil is the text's inset.
    package var fieldInset: Double?
    /// The width of a field that is not as wide as the room for it, in points; nil fills that.
    package var fieldWidth: Double?
    /// From the sides of a field to its text.
    package var fieldTextInset = 8.0
    /// Above the first field, and between two; nil is `gap`.
    package var firstFieldGap: Double?
    package var fieldGap: Double?
    /// Under the last field; nil is the bottom inset.
    package var fieldBottom: Double?
    package var fieldCornerRadius = 0.0
    /// The height of a line along the lower edge of fields, where their look has one, in points.
    package var fieldLine = 0.0
    /// Whether only the upper corners of a field are round.
    package var fieldIsRoundAtTopOnly = false
    /// How buttons stand.
    package var buttons = ButtonLayout()
    /// What the system shows under the text, of the height that it takes, before any buttons; nothing without.
    package var rowOfApps = 0.0
    /// The app's own icon above the texts, inside what `insets` keep free there; nil without.
    package var appIcon: AppIcon?
    /// Whether buttons follow right under the body, rather than standing at the dialog's end.
    package var buttonsFollow = false
    /// Whether what is free between the body and buttons without a ground of their own stays so where the body scrolls.
    package var keepsGap = false
    /// Whether buttons are a part of the body, which goes on below the dialog's end where that is higher.
    package var joinsButtons = false
    /// The least height of the body that stays in sight while it scrolls, if it is that high.
    package var leastBody = 88.0
    /// Whether buttons go before the body: they all stay in sight, lower than usual if need be, however little that
    /// leaves of the body.
    package var keepsButtonsInSight = true
    /// Whether the title stays in sight above a body that scrolls, and what stands around title and buttons gives way
    /// to them, as in Android's `AlertDialogLayout`.
    package var pinsTitle = false
    /// The least height of a control where there is no room for 44 pt.
    package static let leastControl = figures.figure(.leastControl)
    /// The least room above and below the text of a button that outgrows its row.
    static let rowPadding = 8.0
    /// Likewise for a text field. Source: presentation-metrics alert.textfield (text insets 4).
    static let fieldPadding = 4.0
    /// Whether title and message stand in fixed boxes when the height is given (ledger E4).
    package var usesFixedBoxes = false
    /// Height of a dialog that has nothing in it and is to fit its content.
    package var emptyHeight = 88.0
    /// Whether an image stands beside the text rather than above it (ledger E12).
    package var putsImageBeside = false
    /// The least share of the width that text keeps beside an image.
    static let textBesideImage = figures.figure(.textBesideImage)
    /// How text and buttons share one row; nil where buttons stand below.
    package var messageRow: MessageRow?

    /// The button that closes the dialog where its style has one of its own; nil is its platform's.
    var closeButton: Boxed<CloseButtonForm>?

    /// What only dialogs of watches do; nil in all others.
    package var watch: Boxed<WatchContent>?

    package init() {}

    /// The font of a title of more lines than one, in points.
    package struct WrappedTitle: Sendable, Equatable {
        package var size: Double
        package var lineHeight: Double
    }

    /// How a short text and its buttons share one row.
    package struct MessageRow: Sendable, Equatable {
        /// The most lines of text, of which the rest ends in an ellipsis; nil is as many as it takes.
        package var mostLines: Int?
        /// Above and below text of more than one line, in points.
        package var linesInset: Double
        /// Between the text and the buttons, in points.
        package var gap: Double
        /// Together wider than this, in points, the buttons go below text of more than one line.
        package var widestButtons: Double
        /// From text to buttons that stand below it, in points; nil is what lines have around them and a text of one
        /// line has not.
        package var buttonsGap: Double?
        /// Between title and message, in points.
        package var textGap = 0.0
        /// Above and below the buttons, together and at least, in points.
        package var buttonsInset = 0.0
        /// The button that closes the message, for which the end of the row has room; nil where it has none.
        package var cross: Cross?

        /// How such a button stands.
        package struct Cross: Sendable, Equatable {
            /// Of its sides, in points.
            package var size: Double
            /// To the message's end and upper edge, in points.
            package var margin: Double
            /// Whether it is round where its look fills it.
            package var isRound: Bool
        }
    }

    /// Those of a style that has none of its own.
    package static let standard = Boxed(ContentMetrics())

    /// The same; buttons keep as clear of the dialog's end as of its sides.
    package static let footed: Boxed<ContentMetrics> = {
        var metrics = ContentMetrics()
        metrics.foot = metrics.insets.left
        metrics.keepsGap = true
        return Boxed(metrics)
    }()

    /// The same where buttons have edges, as in browsers.
    package static let edged: Boxed<ContentMetrics> = {
        var metrics = footed.value
        metrics.insetBar(metrics.insets.left)
        metrics.buttons.rowSpacing = metrics.buttons.columnSpacing
        return Boxed(metrics)
    }()

    /// The buttons of a bar, where they have edges: as far from the dialog's own as its content is, and apart.
    package mutating func insetBar(_ inset: Double) {
        barTop = inset
        barButtons.margin = inset
        barButtons.gap = buttons.columnSpacing
        barButtons.titleGap = buttons.columnSpacing
    }

    /// Where the lines of a text are aligned.
    package enum TextAlignment: Sendable {
        case center
        /// In the reading direction: left where it runs from left to right.
        case natural
    }
}
