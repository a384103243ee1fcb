import Devices
import Geometry
import Timeline
import Typography

/// What a toolkit has beside its numbers and colours: which role is for what, its shadows and its fonts.
struct ToolkitDesign: Sendable {
    /// The roles of its palette by what they are for.
    struct Roles: Sendable {
        /// What presents, and the text on it.
        let window, windowText: ColorRole
        let alert, alertText: ColorRole
        /// Other dialogs and sheets; nil where they are of the window's.
        var dialog, dialogText: ColorRole?
        let popover, popoverText: ColorRole
        /// Bars at the top of windows and dialogs.
        let bar, barText: ColorRole
        /// What fills the preferred button, nil where that is no role, and the title on it.
        let accent: ColorRole?
        let onAccent: ColorRole
        /// What a share of is in the preferred button's ground and line; nil where accents fill it.
        var highlight: ColorRole?
        /// The title of what destroys something; nil where that looks like everything else.
        let destructive: ColorRole?
        /// Buttons and fields by themselves; nil where they are a share of the text's colour.
        let button, field: ColorRole?
        /// The titles of such buttons; nil where they are of the text's colour.
        var buttonText: ColorRole?
        /// Buttons by themselves while they are pressed, nil where that is no role, and what fields show while they are
        /// empty; nil where that is a share of the text's colour.
        var pressedButton: ColorRole?
        var placeholder: ColorRole?
        /// The ground of the buttons of a message dialog, which is parted from the rest by a line; nil where it is the
        /// dialog's own.
        var buttonBand: ColorRole?
    }

    /// What it does that is no number; without a word as GNOME does.
    struct Habits: Sendable {
        var titleWeight = TextStyle.Weight.bold
        var buttonWeight = TextStyle.Weight.bold
        /// Whether the lines of dialogs stand in the middle, rather than at the start.
        var centresTexts = true
        /// Whether boxes of texts are a whole number of points high, rather than of pixels.
        var roundsToPoints = true
        /// Whether the buttons of a message dialog take the same row whatever they need, in a dialog that is as wide as
        /// they ask for; one alone takes the trailing half.
        var keepsColumns = false
        /// Whether a title that is too wide for its button ends with an ellipsis, rather than taking more lines.
        var cutsButtonTitles = true
        /// Whether buttons grow with their text by what they are higher than a line of it, rather than by the usual.
        var keepsPadding = false
        /// Whether the buttons of role cancel are the last of a row and of a column.
        var cancelIsLast = false
        /// Whether dialogs of forms and pages are message dialogs, and there are no sheets.
        var hasOneDialog = false
        /// Whether dialogs stand in the middle of what the window's title bar leaves.
        var staysInSafeArea = false
        /// Whether a menu stands beside its anchor.
        var anchorsMenus = false
        /// Where messages stand, and whether they are as wide as there is room.
        var messageEdge = RestingEdge.bottom
        var messageIsWide = false
        /// Whether a touch on a message sends it away.
        var messageGoesByTap = false
        /// Whether a message whose width is no whole number of points is cut to one.
        var cutsMessages = false
        /// The side of its anchor on which a popover stands where nothing else is asked for.
        var popoverSide = Edge.bottom
        /// Whether popovers with a title or an image are teaching tips.
        var hasTeachingTips = false
        /// Whether the buttons of message dialogs are as wide as each other, and make their dialog's width; else they
        /// stand at the trailing end, each as wide as its title.
        var hasEvenButtons = true
        /// Whether an image stands beside the texts.
        var putsImageBeside = false
        /// Whether a touch outside closes message dialogs and others.
        var closesOutside = false
        /// Whether just two buttons of a dialog share a row, each as wide as the other, and others stand one a row.
        var pairsButtons = false
        /// Whether a column of buttons has them from the top as they are given, those of role cancel last, while these
        /// are the first of a row.
        var stacksAsGiven = false
        /// Whether sheets are bound to their window's size: on its bottom edge, or in the middle of a wide one.
        var bindsSheets = false
        /// Whether what takes over a sheet's spring leaves by that spring, too, rather than ending where that first
        /// gets there.
        var clampsLeaving = true
        /// Whether a fast release takes a sheet to the next of its heights, or away from the lowest.
        var flicksToNext = false
        /// Whether messages are toasts: at least and at most so wide on any device, inside the safe area, leaving the
        /// way they came.
        var messageIsToast = false
        /// Whether a pane at a side dims what is beside it.
        var dimsBehindPanes = false
        /// Whether the system's own way back closes dialogs, beside Escape.
        var goesBack = false
        /// Whether sheets are dialogs of their own, in the middle of their window whatever its size, with their texts
        /// at the start and their buttons at the end.
        var hasWindowSheets = false
        /// Whether buttons keep their height in dialogs that are too low for them.
        var keepsButtonHeight = false
        /// Whether closing buttons are round.
        var closeIsRound = false
        /// Whether messages stand at the end of their edge, and come and go across the side there.
        var messageStandsAtEnd = false
        /// Whether the rows of a menu that is a dialog have titles in the colour of buttons.
        var rowsAreButtons = false

        /// Whether there are no sheets on the bottom edge.
        var floatsSheets: Bool { hasOneDialog || hasWindowSheets }
    }

    /// What only some toolkits have, in points; 0 is without.
    struct Details: Sendable {
        /// How high the area of a message dialog's title is, and how many pixels of that are one line's, in whose
        /// middle it stands, whatever its height.
        var titleHeight = 0.0
        var titlePixels = 0.0
        /// What dialogs are high at most, as a share of what the window's upper inset leaves; 0 is any.
        var heightShare = 0.0
        /// The line between two buttons in a row, as wide in pixels.
        var dividerHeight = 0.0
        var dividerPixels = 0.0
        /// Between the buttons of a column; 0 is as in a row.
        var columnGap = 0.0
        /// On a desktop: above the buttons of message dialogs, the corners of dialogs and those of smaller parts.
        var buttonsTopDesktop = 0.0
        var radiusDesktop = 0.0
        var smallRadiusDesktop = 0.0
        /// The font of popovers and messages; 0 is a message dialog's.
        var smallSize = 0.0
        var smallLine = 0.0
        /// From an anchor to the arrow of a popover, and above and below what is in one; 0 is as beside it.
        var popoverGap = 0.0
        var popoverPaddingVertical = 0.0
        /// How high a message of one line is at least.
        var messageHeight = 0.0
        /// How long dialogs fade in and out, in seconds; 0 is by `fadeDuration`.
        var enterFade = 0.0
        var exitFade = 0.0
        /// What stays free between dialogs and a keyboard, and above them where it leaves them less height.
        var keyboardMargin = 0.0
        var keyboardTop = 0.0
        /// How high the room of a sheet's handle is; 0 is as far below it as above.
        var handleArea = 0.0
        /// From the sides of a sheet to its title on a desktop, and from those of a message to its text; 0 is as
        /// elsewhere.
        var sheetSideDesktop = 0.0
        var messageSideDesktop = 0.0
        /// What messages are high at most, as a share of what the bars of their window leave, and the size down to
        /// which type becomes smaller for that; 0 is any.
        var messageHeightShare = 0.0
        var messageSizeMinimum = 0.0
        /// From a popover to the edges above and below of what it may stand in.
        var popoverMarginVertical = 0.0
        /// Popovers with buttons: the least width of one, 0 where they are as in other dialogs, on either side of its
        /// title, from the buttons to the popover's end and side, and from the sides to the text.
        var popoverButtonWidth = 0.0
        var popoverButtonPadding = 0.0
        var popoverButtonsFoot = 0.0
        var popoverTextSide = 0.0
        /// From which width of its window on a pane is one, and below which it takes half of that.
        var paneWide = 0.0
        var paneFull = 0.0
    }

    /// By what things move that take a time, and messages.
    struct Curves: Sendable {
        var dialogEnter = Curves.ease
        var dialogExit = Curves.ease
        /// Of what slides in from an edge.
        var sheetEnter = Curves.ease
        var sheetExit = Curves.ease
        var popoverEnter = Curves.ease
        var popoverExit = Curves.ease
        var messageEnter = Curves.ease
        var messageExit = Curves.ease
        /// The opacity of a message that goes; nil is as all else.
        var messageFade: MotionCurve?
        /// The opacity of dialogs that fade in a time of their own.
        var fade = MotionCurve(.linear)

        /// The `ease` of CSS.
        static let ease = MotionCurve(Easing.default)
    }

    /// A shadow as CSS has it, in points.
    struct Shade: Sendable {
        let y, blur, spread: Double
        let opacity: Double
        /// The opacity with increased contrast.
        let increased: Double
        /// The opacity in the dark.
        let dark: Double
        let color: UInt32

        init(
            _ y: Double, _ blur: Double, _ spread: Double, _ opacity: Double, dark: Double? = nil,
            increased: Double? = nil, _ color: UInt32
        ) {
            (self.y, self.blur, self.spread) = (y, blur, spread)
            (self.opacity, self.dark, self.color) = (opacity, dark ?? opacity, color)
            self.increased = increased ?? opacity
        }

        func opacity(in setting: LookSetting) -> Double {
            if setting.contrast == .increased, increased != opacity { return increased }
            return setting.isDark ? dark : opacity
        }
    }

    /// What casts shadows.
    enum Surface: String, CaseIterable {
        case alert, dialog, popover, message

        /// The place of its shadows among those of a design: dialogs of either kind have the same.
        var shades: Int {
            switch self {
            case .alert, .dialog: 0
            case .popover: 1
            case .message: 2
            }
        }
    }

    let roles: Roles
    let palette: Palette
    let neutral: [NeutralRole]
    let fonts: SystemFonts
    /// By place, each from the topmost down, and where they come from.
    let shades: [(list: [Shade], source: String)]
    var habits = Habits()
    var curves = Curves()
    var details = Details()

    func shadows(of surface: Surface, in setting: LookSetting) -> [Shadow] {
        shades[surface.shades].list.map { shade in
            Shadow(
                color: Color(rgb: shade.color), opacity: shade.opacity(in: setting), blur: shade.blur,
                spread: shade.spread, offset: Point(x: 0, y: shade.y))
        }
    }

    /// The source of what has none.
    static let unsourced = "no source found"

    /// The shadows as figures.
    func shadowFigures(_ eras: String) -> [StyleFigure] {
        zip([Surface.dialog, .popover, .message], shades).flatMap { surface, shade in
            shade.list.enumerated().flatMap { index, cast in
                [("offset", cast.y), ("blur", cast.blur), ("spread", cast.spread)].map { name, value in
                    StyleFigure(
                        "\(surface.rawValue).shadow.\(index + 1).\(name)", value, "px", eras: eras,
                        shade.source == Self.unsourced ? .assumed : .documented, source: shade.source)
                }
            }
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
