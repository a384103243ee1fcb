import Boxes
import Devices
import Geometry
import Typography

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
        case presentStart, presentFade, presentScale, bodyHeightMinimum
    }

    static let figures = FigureTable<FigureName, TelevisionRelease>("tvos")

    enum CurveName: Int, FigureKey { case growing, darkening }

    static let curves = CurveTable<CurveName, TelevisionRelease>("tvos")

    enum ColorName: Int, FigureKey {
        case buttonFocused, buttonFocusedText, pageButtonFocused, pageButtonFocusedText, button, buttonEmphasized
        case hairline, alertShadow
    }

    static let colors = ColorTable<ColorName, TelevisionRelease>("tvos")

    /// Doubles defaults that are given in a pad's points; a television's own figures do not change.
    static func scaled(_ defaults: StyleDefaults) -> StyleDefaults {
        guard defaults.look.content.rowHeight < figures[.buttonHeight] else { return defaults }
        var scaled = defaults
        if case .points(let width) = defaults.sizing.width { scaled.sizing.width = .points(twice(width)) }
        if case .points(let height) = defaults.sizing.height { scaled.sizing.height = .points(twice(height)) }
        scaled.sizing.widths = defaults.sizing.widths.map { twice($0.lowerBound)...twice($0.upperBound) }
        scaled.sizing.maximumHeight = defaults.sizing.maximumHeight.map(twice)
        scaled.sizing.keyboardMargin = defaults.sizing.keyboardMargin.map(twice)
        scaled.look.corners = defaults.look.corners.combined(with: .zero) { radius, _ in twice(radius) }
        if let arrow = defaults.look.arrow {
            scaled.look.arrow?.width = twice(arrow.width)
            scaled.look.arrow?.height = twice(arrow.height)
            scaled.look.arrow?.padding = twice(arrow.padding)
        }
        if let grabber = defaults.look.grabber {
            scaled.look.grabber = Grabber(
                size: Size(width: twice(grabber.size.width), height: twice(grabber.size.height)),
                top: twice(grabber.top))
        }
        scaled.look.content = Boxed(Self.scaled(defaults.look.content.value))
        return scaled
    }

    private static func twice(_ value: Double) -> Double { value * figures[.scale] }

    private static func twice(_ insets: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: twice(insets.top), left: twice(insets.left), bottom: twice(insets.bottom), right: twice(insets.right))
    }

    /// Doubles figures that no source gives for a television's alert: those of bars and of the close button.
    static func scaleBar(of content: inout ContentMetrics) {
        let own = content
        for length in barLengths { content[keyPath: length] = twice(own[keyPath: length]) }
        for length in optionalBarLengths { content[keyPath: length] = own[keyPath: length].map(twice) }
        fitBarButtons(of: &content)
    }

    private static func fitBarButtons(of content: inout ContentMetrics) {
        guard !content.barButtons.isCapsule else { return }
        // Buttons of a bar are like all others, within the bar's height and aligned with its content.
        content.barButtons.height = min(figures[.buttonHeight], content.barHeight)
        content.barButtons.cornerRadius = content.buttons.cornerRadius
        content.barButtons.margin = max(content.insets.left, content.barButtons.margin)
    }

    private static func scaled(_ content: ContentMetrics) -> ContentMetrics {
        var scaled = content
        for length in lengths + barLengths { scaled[keyPath: length] = twice(content[keyPath: length]) }
        for length in optionalLengths + optionalBarLengths {
            scaled[keyPath: length] = content[keyPath: length].map(twice)
        }
        scaled.insets = twice(content.insets)
        scaled.buttons.insets = content.buttons.insets.map(twice)
        scaled.rowHeight = max(figures[.buttonHeight], twice(content.rowHeight))
        scaled.fieldHeight = max(figures[.buttonHeight], twice(content.fieldHeight))
        scaled.buttons.cornerRadius = max(figures[.buttonCornerRadius], twice(content.buttons.cornerRadius))
        fitBarButtons(of: &scaled)
        // Rows of buttons have a gap between them, since the focus fills buttons.
        scaled.buttons.rowSpacing = max(figures[.buttonCornerRadius], twice(content.buttons.rowSpacing))
        scaled.buttons.hasSeparators = false
        return scaled
    }

    private static let lengths: [any WritableKeyPath<ContentMetrics, Double> & Sendable] = [
        \.title.size, \.message.size, \.textBoxExtra, \.gap, \.foot, \.fieldTextInset, \.fieldCornerRadius, \.leastBody,
        \.emptyHeight, \.buttons.columnSpacing, \.buttons.titlePadding, \.buttons.title.size, \.buttons.minimumWidth,
        \.buttons.cancelGap, \.buttons.leastVisible, \.buttons.verticalPadding,
    ]

    /// The lengths of bars, and of the close button.
    private static let barLengths: [any WritableKeyPath<ContentMetrics, Double> & Sendable] = [
        \.barHeight, \.barTitleInset, \.barTop, \.barButtons.margin, \.barButtons.padding, \.barButtons.gap,
        \.barButtons.titleGap, \.barButtons.title.size, \.barButtons.cornerRadius, \.closeButtonScale,
    ]

    private static let optionalBarLengths: [any WritableKeyPath<ContentMetrics, Double?> & Sendable] = [
        \.barTitleSize, \.barButtons.height, \.barButtons.title.lineHeight,
    ]

    private static let optionalLengths: [any WritableKeyPath<ContentMetrics, Double?> & Sendable] = [
        \.soloSize, \.title.lineHeight, \.message.lineHeight, \.textGap, \.soloBottom, \.lastBottom, \.titleBaseline,
        \.messageBaseline, \.laterFieldHeight, \.fieldSize, \.fieldInset, \.firstFieldGap, \.fieldGap,
        \.fieldBottom, \.buttons.title.lineHeight, \.buttons.leastHeight,
    ]

    // MARK: Looks

    private static let buttons: [LookPart] = [
        .button, .cancelButton, .destructiveButton, .preferredButton, .barButton, .barCancelButton,
        .barDestructiveButton, .barPreferredButton, .closeButton, .field, .fieldPlaceholder,
    ]

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
        for part in buttons {
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
            Shadow(
                setting.paint(colors[.alertShadow]), blur: figures[.shadowBlur],
                offset: Point(x: 0, y: figures[.shadowOffset]), isClipped: true)
        ]
        card.cornerCurve = .continuous
        card.clips = true
        let line = setting.paint(colors[.hairline])
        if card.border == nil, line.opacity > 0 { card.border = Border(width: figures[.hairline], line) }
        return card
    }
}
