import Devices
import Geometry
import Timeline
import Typography

/// A toolkit's design apart from its figures and colours: its roles by purpose, its behaviour and its fonts.
struct ToolkitDesign: Sendable {
    /// The purposes for which every toolkit has a role of its palette.
    enum Role: Int, CaseIterable {
        /// The presenter, and the text on it.
        case window, windowText
        case alert, alertText, popover, popoverText
        /// Bars at the top of windows and dialogs.
        case bar, barText
        /// The title on a button that the accent fills.
        case onAccent
    }

    /// The purposes for which only some toolkits have a role.
    enum OwnRole: Int, CaseIterable {
        /// Dialogs other than alerts, and sheets; without it they have the window's roles.
        case dialog, dialogText
        /// The fill of the preferred button; and the accent of which that fill and its border have a share, without
        /// which the accent fills the button.
        case accent, highlight
        /// The title of destructive buttons; without it they look like all others.
        case destructive
        /// Plain buttons, also while pressed, fields and their placeholders; without it their colour is a share of the
        /// text's.
        case button, pressedButton, field, placeholder
        /// The titles of plain buttons; without it they have the text's colour.
        case buttonText
        /// The background of a message dialog's buttons, which a line separates from the rest; without it it is the
        /// dialog's own.
        case buttonBand
    }

    /// Behaviour that a toolkit has or has not.
    enum Habit: Int, CaseIterable {
        /// Whether the texts of dialogs are centred, rather than aligned at the start.
        case centresTexts
        /// Whether text boxes are a whole number of points high, rather than of pixels.
        case roundsToPoints
        /// Whether the buttons of a message dialog always stay in one row, for which the dialog is made wide enough. A
        /// single button takes the trailing half of the row.
        case keepsColumns
        /// Whether a title that is too wide for its button is truncated, rather than wrapped.
        case cutsButtonTitles
        /// Whether the padding around a button's title does not grow with the text size.
        case keepsPadding
        /// Whether the buttons of role cancel are last in a row and in a column.
        case cancelIsLast
        /// Whether dialogs of forms and pages are message dialogs, and there are no sheets.
        case hasOneDialog
        /// Whether dialogs are centred in what the window's title bar leaves.
        case staysInSafeArea
        /// Whether a menu stands beside its anchor.
        case anchorsMenus
        case messageIsWide
        /// Whether a touch on a message dismisses it.
        case messageGoesByTap
        /// Whether the width of a message is rounded down to whole points.
        case cutsMessages
        /// Whether dialogs whose texts break are no wider than the widest of their lines.
        case hugsLines
        /// Whether buttons and rows have their padding around a line whose height is rounded to physical pixels, at any
        /// text size.
        case roundsLines
        /// Whether popovers with a title or an image are teaching tips.
        case hasTeachingTips
        /// Whether the buttons of message dialogs have equal widths and determine the dialog's width; else they stand
        /// at the trailing end, each as wide as its title.
        case hasEvenButtons
        /// Whether an image stands beside the texts.
        case putsImageBeside
        /// Whether a touch outside dismisses message dialogs and others.
        case closesOutside
        /// Whether exactly two buttons share a row with equal widths, and any other number of them stands one per row.
        case pairsButtons
        /// Whether a column of buttons has the request's order from the top, with those of role cancel last, while in a
        /// row these are first.
        case stacksAsGiven
        /// Whether sheets depend on their window's size: at the bottom edge of a narrow window, in the middle of a wide
        /// one.
        case bindsSheets
        /// Whether a dismissal by a spring ends as soon as it first reaches its end, rather than overshooting.
        case clampsLeaving
        /// Whether a fast release takes a sheet to its next detent, or dismisses it from the lowest one.
        case flicksToNext
        /// Whether the speed of such a release is given in physical pixels, rather than in points.
        case flicksInPixels
        /// Whether messages are toasts: with the same least and greatest width on any device, inside the safe area, and
        /// leaving the way they came.
        case messageIsToast
        /// Whether a pane at a side dims the area beside it.
        case dimsBehindPanes
        /// Whether the system's back gesture or button dismisses dialogs, as Escape does.
        case goesBack
        /// Whether sheets are centred in their window, whatever its size, with texts at the start and buttons at the
        /// end.
        case hasWindowSheets
        /// Whether buttons keep their height in dialogs that are too low for them.
        case keepsButtonHeight
        /// Whether close buttons are round.
        case closeIsRound
        /// Whether the cross of a message is filled as that of a dialog is.
        case messageCrossIsFilled
        /// Whether the cross of a message without buttons below its text stands in the middle of its height.
        case messageCrossIsCentred
        /// Whether messages stand at the trailing end of their edge, and enter and leave through the side there.
        case messageStandsAtEnd
        /// Whether, in a menu shown as a dialog, the titles of rows have the colour of buttons' titles.
        case rowsAreButtons
        /// Whether dialogs in the middle of their window stand below its title bar.
        case keepsOffTitleBar
    }

    /// The habits of a toolkit.
    struct Habits: Sendable {
        private var bits = 0

        init(_ habits: [Habit]) { for habit in habits { bits |= 1 << habit.rawValue } }

        subscript(habit: Habit) -> Bool { bits >> habit.rawValue & 1 == 1 }

        /// Whether no sheets rest on the bottom edge.
        var floatsSheets: Bool { self[.hasOneDialog] || self[.hasWindowSheets] }
    }

    /// The motions that have a curve.
    enum Curve: Int, CaseIterable {
        case dialogEnter, dialogExit, popoverEnter, popoverExit, messageEnter, messageExit, keyboard
        /// Dialogs that slide in from an edge.
        case sheetEnter, sheetExit
        /// The opacity of dialogs whose fade has its own duration.
        case fade
    }

    /// The widgets and other components that a toolkit may have a name for.
    enum Component: Int, CaseIterable {
        /// These have a name in every toolkit.
        case alert, dialog, sheet, popover, message, page
        /// Menus, pages and popovers with a title, if the toolkit does not use its dialogs and popovers for these.
        case menu, document, tip
        /// What stands at a side of the toolkit's window, and centred sheets, if there are any.
        case pane, centredSheet

        static let always = 0...page.rawValue
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

    /// By ``Component``, ``Role`` and ``OwnRole``.
    let names: [String?]
    let roles: [ColorRole]
    let ownRoles: [ColorRole?]
    let palette: Palette
    let fonts: SystemFonts
    let titleWeight, buttonWeight: TextStyle.Weight
    let habits: Habits
    /// By ``Curve``.
    let curves: [MotionCurve]
    /// The opacity of a message that leaves; `nil` is the curve of its motion.
    let messageFade: MotionCurve?
    /// The edge of the window at which messages appear.
    let messageEdge: RestingEdge
    /// The side of its anchor on which a popover stands if the request names none.
    let popoverSide: Edge
    /// With increased contrast: the share of the text's colour in rings around popovers, messages and buttons, where
    /// message dialogs have no outline; 0 means that rings have their own colours.
    let ringShare: Double

    func name(of component: Component) -> String? { names[component.rawValue] }
    subscript(role: Role) -> ColorRole { roles[role.rawValue] }
    subscript(role: OwnRole) -> ColorRole? { ownRoles[role.rawValue] }
    subscript(curve: Curve) -> MotionCurve { curves[curve.rawValue] }

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
    private static let designs = allCases.map { ToolkitDesign(of: $0) }

    var design: ToolkitDesign { Self.designs[rawValue] }
}
