import Devices
import Geometry

/// Alerts and action sheets on a car's display, which the phone's UIKit draws with figures of their own.
///
/// Source of measured figures: the UIKit of iOS as it shipped with 18.2 and 26.1 (UIAlertControllerVisualStyleAlertCar,
/// UIAlertControllerVisualStyleActionSheetCar, UIInterfaceActionConcreteVisualStyle_CarPlay). Figures that are missing
/// there are the phone's.
enum CarPlay {
    /// The numbers and colours of dialogs on a car's display: `Figures/carplay.json`.
    enum FigureName: Int, FigureKey {
        case width, margin, sheetMarginVertical, sheetMarginSide, cornerRadius, titleSize, messageSize, titleBaseline
        case textBottom, sheetTitleBaseline, sheetTextBottom, buttonHeight, buttonTitleSize, buttonPadding, buttonInset
        case buttonSpacing, buttonCornerRadius
    }

    static let figures = FigureTable<FigureName, CarPlayRelease>("carplay")

    enum ColorName: Int, FigureKey {
        case card, cardTint, buttonFocused, buttonFocusedText, buttonPreferredText
    }

    static let colors = ColorTable<ColorName, CarPlayRelease>("carplay")

    /// The material of alerts and action sheets up to iOS 18.
    static let material = MaterialTable<MaterialName, CarPlayRelease>("carplay")[.card, .card]

    enum MaterialName: Int, FigureKey { case card }

    // MARK: Parts

    /// A style's looks with buttons that show the focus of a knob; an alert and an action sheet also get looks of their
    /// own.
    static func look(_ look: DialogLook, of style: StyleName, in setting: LookSetting) -> DialogLook {
        let release = CarPlayRelease(setting.release)
        let colors = colors[release]
        let isCard = style == .alert || style == .actionSheet
        var parts: [LookPart: PartLook] = [:]
        if isCard, release == .card {
            for part in [LookPart.dialog, .group, .cancelGroup] where look[part].look.background != nil {
                var card = look[part].look
                card.background = setting.fill(material)
                parts[part] = card
            }
            parts[.title] = look[.title].look.with(text: setting.paint(.label))
        }
        for part in LookPart.buttons {
            var button = look[part].look
            if isCard, release == .glass { fill(&button, part, in: setting) }
            var states = button.states ?? PartStates()
            states.focused = StateLook(
                background: setting.fill(colors[.buttonFocused]), text: setting.paint(colors[.buttonFocusedText]))
            button.states = states
            parts[part] = button
        }
        for part in [LookPart.field, .fieldPlaceholder] {
            var field = look[part].look
            var states = field.states ?? PartStates()
            states.focused = focused(field, colors[.buttonFocused], colors[.buttonFocusedText], in: setting)
            field.states = states
            parts[part] = field
        }
        return DialogLook(look, replacing: parts)
    }

    /// The look of a field that has the focus, because nothing else could have it: that of a button, or, where the
    /// field is as white as that already, the same two colours the other way round (assumed).
    private static func focused(
        _ field: PartLook, _ fill: ColorFigure, _ text: ColorFigure, in setting: LookSetting
    ) -> StateLook {
        let own = setting.fill(fill)
        let isSeen = field.background.map { $0.color != own.color || $0.opacity < own.opacity } ?? true
        return StateLook(
            background: isSeen ? own : setting.fill(text), border: field.border,
            text: setting.paint(isSeen ? text : fill))
    }

    /// Fills a capsule of iOS 26: grey, or blue if it is the preferred button, also on a bar.
    private static func fill(_ button: inout PartLook, _ part: LookPart, in setting: LookSetting) {
        let isPreferred = part == .preferredButton || part == .barPreferredButton
        if !setting.isOpaque || isPreferred {
            let accent = isPreferred ? setting.themed(.tint) : nil
            button.background =
                accent.map { Background($0) } ?? setting.fill(isPreferred ? .systemBlue : .tertiarySystemFill)
        }
        if isPreferred { button.text = setting.paint(colors[.buttonPreferredText]) }
        button.states?.disabled?.background = button.background
    }
}
