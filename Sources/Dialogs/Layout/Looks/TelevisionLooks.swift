import Devices
import Geometry

/// The dialogs of Apple's televisions, where a point looks half as large as on a phone.
///
/// Alerts, and action sheets like them, have figures of their own (``TelevisionAlert``). No source has figures for
/// anything else, so it is twice as large as on a pad.
enum Television {
    /// The numbers and colours of dialogs on Apple's televisions: `Figures/tvos.json`.
    enum FigureName: Int, FigureKey {
        case scale, buttonHeight, buttonCornerRadius, sizeWidth, sizeWidthLarge, sizeWidthLargest, titleLinesMost
        case contentHeightMost, buttonWidthMaximum, backdropOpacity, cornerRadius, contentInset, hairline, textInsetSide
        case titleBaseline, messageBaseline, titleSize, messageSize, buttonTitleSize, buttonPadding, buttonSpacing
        case buttonSpacingSide, emphasisOpacity, shadowBlur, shadowOffset, presentDuration, dismissDuration
        case presentStart, presentFade, presentScale, bodyHeightMinimum, dismissFade
    }

    static let figures = FigureTable<FigureName, TelevisionRelease>("tvos")

    enum CurveName: Int, FigureKey { case growing, darkening }

    static let curves = CurveTable<CurveName, TelevisionRelease>("tvos")

    enum ColorName: Int, FigureKey {
        case buttonFocused, buttonFocusedText, pageButtonFocused, pageButtonFocusedText, button, buttonEmphasized
        case hairline, alertShadow
    }

    static let colors = ColorTable<ColorName, TelevisionRelease>("tvos")

    // MARK: Parts

    /// A style's looks with buttons and fields that show the focus.
    ///
    /// - Parameter isPage: Whether the dialog is a page rather than a card.
    static func look(_ look: DialogLook, isPage: Bool, in setting: LookSetting) -> DialogLook {
        // A page that is dark in either appearance, such as a message, has the buttons of the dark appearance.
        let isDark = isPage && look[.dialog].look.background?.color.isDark == true
        let setting = isDark ? setting.appearing(.dark) : setting
        let release = TelevisionRelease(setting.release)
        let (figures, colors) = (figures[release], colors[release])
        let fill = setting.fill(isPage ? colors[.pageButtonFocused] : colors[.buttonFocused])
        let label = setting.paint(isPage ? colors[.pageButtonFocusedText] : colors[.buttonFocusedText])
        var parts: [LookPart: PartLook] = [:]
        for part in LookPart.buttons + [.field, .fieldPlaceholder] {
            var button = look[part].look
            if part != .field, part != .fieldPlaceholder {
                button.background = setting.groundFill(colors[.button])
                button.border = nil
                button.shadows = []
                button.text = setting.paint(destructive.contains(part) ? .destructive : .label)
            } else if let own = button.background, own.color == fill.color, own.opacity >= fill.opacity {
                // A field whose own colour is that of the focus is filled like buttons.
                button.background = setting.groundFill(colors[.button])
            }
            button.cornerCurve = .continuous
            button.clips = true
            var states = button.states ?? PartStates()
            states.disabled?.background = button.background
            states.disabled?.border = nil
            states.focused = StateLook(background: fill, text: label)
            if !isPage, let role = emphasis(of: part) {
                // An emphasised button is filled with its own colour, which is opaque while it has the focus.
                let paint = setting.paint(role)
                button.background = Background(paint.opacity(figures[.emphasisOpacity]))
                button.text = paint
                states.focused = StateLook(
                    background: Background(paint.opacity(fill.opacity)),
                    text: themed(role, in: setting) ?? setting.paint(colors[.buttonEmphasized]))
            }
            button.states = states
            parts[part] = button
        }
        if !isPage {
            parts[.dialog] = card(look[.dialog].look, in: setting)
            for part in [LookPart.message, .soloMessage] {
                var message = look[part].look
                message.text = setting.paint(.secondaryLabel)
                parts[part] = message
            }
        }
        return DialogLook(look, replacing: parts)
    }

    private static let destructive: Set<LookPart> = [.destructiveButton, .barDestructiveButton]

    /// The colour of an emphasised button; `nil` for the others.
    private static func emphasis(of part: LookPart) -> ColorRole? {
        if destructive.contains(part) { return .destructive }
        return part == .preferredButton ? .tint : nil
    }

    /// The theme's text colour for buttons filled with its accent; `nil` for other buttons.
    private static func themed(_ role: ColorRole, in setting: LookSetting) -> Paint? {
        role == .tint ? setting.themed(.onAccent) : nil
    }

    /// An alert's card: with a shadow, and in the dark appearance with a hairline around it.
    private static func card(_ look: PartLook, in setting: LookSetting) -> PartLook {
        let release = TelevisionRelease(setting.release)
        let (figures, colors) = (figures[release], colors[release])
        var card = look
        card.shadows = [
            setting.shadow(
                colors[.alertShadow], blur: figures[.shadowBlur], down: figures[.shadowOffset], isClipped: true)
        ]
        card.cornerCurve = .continuous
        card.clips = true
        let line = setting.paint(colors[.hairline])
        if card.border == nil, line.opacity > 0 { card.border = Border(width: figures[.hairline], line) }
        return card
    }
}
