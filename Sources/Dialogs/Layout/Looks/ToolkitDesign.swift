import Devices
import Geometry
import Timeline
import Typography

/// A toolkit's design apart from its figures and colours: its roles by purpose, its behaviour and its fonts.
struct ToolkitDesign: Sendable {
    /// The roles of the toolkit's palette, by purpose.
    struct Roles: Sendable {
        /// The presenter, and the text on it.
        let window, windowText: ColorRole
        let alert, alertText: ColorRole
        /// Dialogs other than alerts, and sheets; `nil` if they have the window's roles.
        var dialog, dialogText: ColorRole?
        let popover, popoverText: ColorRole
        /// Bars at the top of windows and dialogs.
        let bar, barText: ColorRole
        /// The fill of the preferred button, `nil` if no role has its colour; and the title on it.
        let accent: ColorRole?
        let onAccent: ColorRole
        /// The accent of which the preferred button's fill and border have a share; `nil` if the accent fills the
        /// button.
        var highlight: ColorRole?
        /// The title of destructive buttons; `nil` if they look like all others.
        let destructive: ColorRole?
        /// Plain buttons and fields; `nil` if their colour is a share of the text's.
        let button, field: ColorRole?
        /// The titles of plain buttons; `nil` if they have the text's colour.
        var buttonText: ColorRole?
        /// Plain buttons while pressed, `nil` if no role has that colour; and the placeholders of fields, `nil` if
        /// their colour is a share of the text's.
        var pressedButton: ColorRole?
        var placeholder: ColorRole?
        /// The background of a message dialog's buttons, which a line separates from the rest; `nil` if it is the
        /// dialog's own.
        var buttonBand: ColorRole?
    }

    /// The toolkit's behaviour that is not numeric; the defaults are GNOME's.
    struct Habits: Sendable {
        var titleWeight = TextStyle.Weight.bold
        var buttonWeight = TextStyle.Weight.bold
        /// Whether the texts of dialogs are centred, rather than aligned at the start.
        var centresTexts = true
        /// Whether text boxes are a whole number of points high, rather than of pixels.
        var roundsToPoints = true
        /// Whether the buttons of a message dialog always stay in one row, for which the dialog is made wide enough. A
        /// single button takes the trailing half of the row.
        var keepsColumns = false
        /// Whether a title that is too wide for its button is truncated, rather than wrapped.
        var cutsButtonTitles = true
        /// Whether the padding around a button's title does not grow with the text size.
        var keepsPadding = false
        /// Whether the buttons of role cancel are last in a row and in a column.
        var cancelIsLast = false
        /// Whether dialogs of forms and pages are message dialogs, and there are no sheets.
        var hasOneDialog = false
        /// Whether dialogs are centred in what the window's title bar leaves.
        var staysInSafeArea = false
        /// Whether a menu stands beside its anchor.
        var anchorsMenus = false
        /// The edge of the window at which messages appear, and whether they fill the available width.
        var messageEdge = RestingEdge.bottom
        var messageIsWide = false
        /// Whether a touch on a message dismisses it.
        var messageGoesByTap = false
        /// Whether the width of a message is rounded down to whole points.
        var cutsMessages = false
        /// The side of its anchor on which a popover stands if the request names none.
        var popoverSide = Edge.bottom
        /// Whether dialogs whose texts break are no wider than the widest of their lines.
        var hugsLines = false
        /// Whether buttons and rows have their padding around a line whose height is rounded to physical pixels, at any
        /// text size.
        var roundsLines = false
        /// Whether popovers with a title or an image are teaching tips.
        var hasTeachingTips = false
        /// Whether the buttons of message dialogs have equal widths and determine the dialog's width; else they stand
        /// at the trailing end, each as wide as its title.
        var hasEvenButtons = true
        /// Whether an image stands beside the texts.
        var putsImageBeside = false
        /// Whether a touch outside dismisses message dialogs and others.
        var closesOutside = false
        /// Whether exactly two buttons share a row with equal widths, and any other number of them stands one per row.
        var pairsButtons = false
        /// Whether a column of buttons has the request's order from the top, with those of role cancel last, while in a
        /// row these are first.
        var stacksAsGiven = false
        /// Whether sheets depend on their window's size: at the bottom edge of a narrow window, in the middle of a wide
        /// one.
        var bindsSheets = false
        /// Whether a dismissal by a spring ends as soon as it first reaches its end, rather than overshooting.
        var clampsLeaving = true
        /// Whether a fast release takes a sheet to its next detent, or dismisses it from the lowest one.
        var flicksToNext = false
        /// Whether the speed of such a release is given in physical pixels, rather than in points.
        var flicksInPixels = false
        /// Whether messages are toasts: with the same least and greatest width on any device, inside the safe area, and
        /// leaving the way they came.
        var messageIsToast = false
        /// Whether a pane at a side dims the area beside it.
        var dimsBehindPanes = false
        /// Whether the system's back gesture or button dismisses dialogs, as Escape does.
        var goesBack = false
        /// Whether sheets are centred in their window, whatever its size, with texts at the start and buttons at the
        /// end.
        var hasWindowSheets = false
        /// Whether buttons keep their height in dialogs that are too low for them.
        var keepsButtonHeight = false
        /// Whether close buttons are round.
        var closeIsRound = false
        /// Whether the cross of a message is filled as that of a dialog is.
        var messageCrossIsFilled = false
        /// Whether the cross of a message without buttons below its text stands in the middle of its height.
        var messageCrossIsCentred = false
        /// Whether messages stand at the trailing end of their edge, and enter and leave through the side there.
        var messageStandsAtEnd = false
        /// Whether, in a menu shown as a dialog, the titles of rows have the colour of buttons' titles.
        var rowsAreButtons = false
        /// Whether dialogs in the middle of their window stand below its title bar.
        var keepsOffTitleBar = false

        /// Whether no sheets rest on the bottom edge.
        var floatsSheets: Bool { hasOneDialog || hasWindowSheets }
    }

    /// The curves of motions that have a duration, and of messages.
    struct Curves: Sendable {
        var dialogEnter = Curves.ease
        var dialogExit = Curves.ease
        /// The curves of dialogs that slide in from an edge.
        var sheetEnter = Curves.ease
        var sheetExit = Curves.ease
        var popoverEnter = Curves.ease
        var popoverExit = Curves.ease
        var messageEnter = Curves.ease
        var messageExit = Curves.ease
        var keyboard = Curves.ease
        /// The opacity of a message that leaves; `nil` is the curve of its motion.
        var messageFade: MotionCurve?
        /// The opacity of dialogs whose fade has its own duration.
        var fade = MotionCurve(.linear)

        /// The `ease` of CSS.
        static let ease = MotionCurve(Easing.default)
    }

    /// The kinds of surfaces that cast shadows.
    enum Surface: String, CaseIterable {
        case alert, dialog, popover, message

        /// The surface's rows in the palette's file; alerts and other dialogs share theirs.
        var shadows: ShadowFigure.Surface {
            switch self {
            case .alert, .dialog: .dialog
            case .popover: .popover
            case .message: .message
            }
        }
    }

    let roles: Roles
    let palette: Palette
    let fonts: SystemFonts
    var habits = Habits()
    var curves = Curves()
    /// With increased contrast: the share of the text's colour in rings around popovers, messages and buttons, where
    /// message dialogs have no outline; 0 means that rings have their own colours.
    var ringShare = 0.0

    /// The shadows of a surface, from the topmost down.
    ///
    /// - Parameter ring: The colour of rings with increased contrast; `nil` uses the shadows' own colours.
    func shadows(of surface: Surface, in setting: LookSetting, ring: Paint? = nil) -> [Shadow] {
        palette.shadows.lazy.filter { $0.surface == surface.shadows }.compactMap { figure in
            guard let paints = figure.paints else { return nil }
            let own = figure.isRing && setting.contrast == .increased ? ring : nil
            let paint = own ?? paints[setting.appearance, setting.contrast]
            // Some shadows exist only with one contrast.
            if paint.opacity == 0, paints.light.opacity != paints.lightIncreased.opacity { return nil }
            return figure.cast(paint.color, opacity: paint.opacity)
        }
    }
}

extension Toolkit {
    private static let designs = allCases.map { toolkit in
        switch toolkit {
        case .gnome: ToolkitDesign.gnome
        case .kde: ToolkitDesign.kde
        case .windows: ToolkitDesign.windows
        case .harmonyos: ToolkitDesign.harmonyos
        case .macos: ToolkitDesign.macos
        case .wearos: ToolkitDesign.wearos
        case .visionos: ToolkitDesign.visionos
        }
    }

    var design: ToolkitDesign { Self.designs[rawValue] }
}
