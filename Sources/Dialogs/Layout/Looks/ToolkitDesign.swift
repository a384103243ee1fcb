import Devices
import Geometry

/// What a toolkit has beside its numbers and colours: which role is for what, its shadows and its fonts.
struct ToolkitDesign: Sendable {
    /// The roles of its palette by what they are for.
    struct Roles: Sendable {
        /// What presents, and the text on it.
        let window, windowText: ColorRole
        /// Message dialogs; other dialogs and sheets are of the window's.
        let alert, alertText: ColorRole
        let popover, popoverText: ColorRole
        /// Bars at the top of windows and dialogs.
        let bar, barText: ColorRole
        /// What fills the preferred button, and the title on it.
        let accent, onAccent: ColorRole
        /// The title of what destroys something.
        let destructive: ColorRole
        /// Buttons and fields by themselves; nil where they are a share of the text's colour.
        let button, field: ColorRole?
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
        }
    }

    var design: ToolkitDesign { Self.designs[rawValue] }
}
