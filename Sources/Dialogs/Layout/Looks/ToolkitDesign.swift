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
        /// The title of what destroys something; nil where it looks like all others.
        let destructive: ColorRole?
        /// Buttons and fields by themselves; nil where they are a share of the text's colour.
        let button, field: ColorRole?
        /// The titles of such buttons, and what stands in empty fields; nil where they are of the text's colour.
        var buttonText, placeholder: ColorRole?
    }

    /// How texts and buttons stand.
    struct Form: Sendable {
        var titleWeight = TextStyle.Weight.bold
        var buttonWeight = TextStyle.Weight.bold
        /// Whether texts are in the middle; else they begin where lines do.
        var centresTexts = true
        /// Whether the buttons of message dialogs are as wide as each other, and make their dialog's width; else they
        /// stand at the trailing end, each as wide as its title, those of role cancel last.
        var hasEvenButtons = true
        /// Whether an image stands beside the texts.
        var putsImageBeside = false
        /// Whether a touch outside closes message dialogs and others.
        var closesOutside = false
        /// Whether popovers have the outline of dialogs.
        var outlinesPopovers = false
    }

    /// By what things move that go by durations, and messages.
    struct Curves: Sendable {
        var dialogEnter = Curves.ease
        var dialogExit = Curves.ease
        var sheetEnter = Curves.ease
        var sheetExit = Curves.ease
        var messageEnter = Curves.ease
        var messageExit = Curves.ease
        /// The opacity of a message that goes; nil is as all else.
        var messageFade: MotionCurve?

        /// The `ease` of CSS.
        static let ease = MotionCurve(Easing.default)
    }

    /// A shadow as CSS has it, in points.
    struct Shade: Sendable {
        let y, blur, spread: Double
        let opacity: Double
        /// The opacity with increased contrast.
        let increased: Double
        let color: UInt32

        init(
            _ y: Double, _ blur: Double, _ spread: Double, _ opacity: Double, increased: Double? = nil, _ color: UInt32
        ) {
            (self.y, self.blur, self.spread) = (y, blur, spread)
            (self.opacity, self.increased, self.color) = (opacity, increased ?? opacity, color)
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
    var form = Form()
    var curves = Curves()

    func shadows(of surface: Surface, in setting: LookSetting) -> [Shadow] {
        shades[surface.shades].list.map { shade in
            Shadow(
                color: Color(rgb: shade.color),
                opacity: setting.contrast == .increased ? shade.increased : shade.opacity, blur: shade.blur,
                spread: shade.spread, offset: Point(x: 0, y: shade.y))
        }
    }

    /// The shadows as figures.
    func shadowFigures(_ eras: String) -> [StyleFigure] {
        zip([Surface.dialog, .popover, .message], shades).flatMap { surface, shade in
            shade.list.enumerated().flatMap { index, cast in
                [("offset", cast.y), ("blur", cast.blur), ("spread", cast.spread)].map { name, value in
                    StyleFigure(
                        "\(surface.rawValue).shadow.\(index + 1).\(name)", value, "px", eras: eras, .documented,
                        source: shade.source)
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
        }
    }

    var design: ToolkitDesign { Self.designs[rawValue] }
}
