import Boxes
import Devices
import Geometry
import Typography

/// What dialogs have on Apple's televisions, whose points are half as large to the eye as those of a phone.
///
/// Alerts, and action sheets like them, have figures of their own (``TelevisionAlert``); of everything else no source tells,
/// and it stands twice as large as on a pad.
enum Television {
    static let factor = StyleFigure(
        "scale", 2, "of the sizes on pads", eras: "tvOS", .assumed,
        source:
            "no source for other dialogs than alerts; Apple Human Interface Guidelines, Typography: the text styles of tvOS "
            + "are about twice as large (body 29 and 17, headline 38 and 17)")
    static let row = StyleFigure(
        "button.height", 66, "pt", eras: "tvOS", .documented,
        source: "Apple Human Interface Guidelines, Accessibility: control size of tvOS 66 by 66 pt")
    static let buttonRadius = StyleFigure(
        "button.cornerRadius", 16, "pt", eras: "tvOS", .assumed,
        source: "no source found; as far inside an alert's corner of 48 as its inset of 32 is")
    static let figures = [factor, row, buttonRadius]

    /// Defaults that speak of points as pads have them; those that are a television's own stay.
    static func scaled(_ defaults: StyleDefaults) -> StyleDefaults {
        guard defaults.look.content.rowHeight < row.value else { return defaults }
        var scaled = defaults
        if case .points(let width) = defaults.sizing.width { scaled.sizing.width = .points(twice(width)) }
        if case .points(let height) = defaults.sizing.height { scaled.sizing.height = .points(twice(height)) }
        scaled.sizing.widths = defaults.sizing.widths.map { twice($0.lowerBound)...twice($0.upperBound) }
        scaled.sizing.maximumHeight = defaults.sizing.maximumHeight.map(twice)
        scaled.sizing.keyboardMargin = twice(defaults.sizing.keyboardMargin)
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

    private static func twice(_ value: Double) -> Double { value * factor.value }

    private static func twice(_ insets: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: twice(insets.top), left: twice(insets.left), bottom: twice(insets.bottom), right: twice(insets.right))
    }

    private static func scaled(_ content: ContentMetrics) -> ContentMetrics {
        var scaled = content
        for length in lengths { scaled[keyPath: length] = twice(content[keyPath: length]) }
        for length in optionalLengths { scaled[keyPath: length] = content[keyPath: length].map(twice) }
        scaled.insets = twice(content.insets)
        scaled.buttons.insets = content.buttons.insets.map(twice)
        scaled.rowHeight = max(row.value, twice(content.rowHeight))
        scaled.fieldHeight = max(row.value, twice(content.fieldHeight))
        scaled.buttons.cornerRadius = max(buttonRadius.value, twice(content.buttons.cornerRadius))
        // Buttons that the focus fills stand apart.
        scaled.buttons.rowSpacing = max(buttonRadius.value, twice(content.buttons.rowSpacing))
        scaled.buttons.hasSeparators = false
        return scaled
    }

    private static let lengths: [any WritableKeyPath<ContentMetrics, Double> & Sendable] = [
        \.titleSize, \.messageSize, \.textBoxExtra, \.gap, \.barHeight, \.barTitleInset, \.barTop, \.foot,
        \.fieldTextInset, \.fieldCornerRadius, \.leastBody, \.emptyHeight, \.barButtons.margin, \.barButtons.padding,
        \.barButtons.gap, \.barButtons.titleGap, \.barButtons.titleSize, \.barButtons.cornerRadius,
        \.buttons.columnSpacing, \.buttons.titlePadding, \.buttons.titleSize, \.buttons.minimumWidth,
        \.buttons.cancelGap, \.buttons.leastVisible, \.buttons.verticalPadding,
    ]

    private static let optionalLengths: [any WritableKeyPath<ContentMetrics, Double?> & Sendable] = [
        \.soloSize, \.titleLineHeight, \.messageLineHeight, \.textGap, \.soloBottom, \.lastBottom, \.titleBaseline,
        \.messageBaseline, \.barTitleSize, \.laterFieldHeight, \.fieldSize, \.fieldInset, \.firstFieldGap, \.fieldGap,
        \.fieldBottom, \.barButtons.height, \.barButtons.titleLineHeight, \.buttons.titleLineHeight,
        \.buttons.leastHeight,
    ]

    // MARK: Looks

    /// What the remote is on is white and its text black (assumed: no source found); what it is not on is faint.
    static let focused = ColorFigure(
        "tv.button.focused", light: .white, eras: "tvOS", .assumed, source: "no source found; as televisions show it")
    static let focusedText = ColorFigure(
        "tv.button.focused.text", light: .black, eras: "tvOS", .assumed, source: "no source found; black on its white")
    /// On pages, which are white themselves in the light.
    static let pageFocused = ColorFigure(
        "tv.page.button.focused", light: Paint(0x1C1C1E), dark: .white, eras: "tvOS", .assumed,
        source: "no source found; what stands out from a page")
    static let pageFocusedText = ColorFigure(
        "tv.page.button.focused.text", light: .white, dark: .black, eras: "tvOS", .assumed,
        source: "no source found; what is read on that")
    static let resting = ColorFigure(
        "tv.button", light: Paint(0x000000, opacity: 0.1), dark: Paint(0xFFFFFF, opacity: 0.16), eras: "tvOS", .assumed,
        source: "no source found; as televisions show it")
    static let colors = [focused, focusedText, pageFocused, pageFocusedText, resting]

    private static let buttons: [LookPart] = [
        .button, .cancelButton, .destructiveButton, .preferredButton, .barButton, .barCancelButton,
        .barDestructiveButton, .barPreferredButton, .field, .fieldPlaceholder,
    ]

    /// A style's looks with buttons and fields that show where the focus is.
    ///
    /// - Parameter isPage: Whether it stands on a page rather than on glass.
    static func look(_ look: DialogLook, isPage: Bool, in setting: LookSetting) -> DialogLook {
        let fill = setting.fill(isPage ? pageFocused : focused)
        let label = setting.paint(isPage ? pageFocusedText : focusedText)
        var parts: [LookPart: PartLook] = [:]
        for part in buttons {
            var button = look[part].look
            let isField = part == .field || part == .fieldPlaceholder
            let destructive = part == .destructiveButton || part == .barDestructiveButton
            if !isField {
                button.background = setting.fill(resting)
                button.border = nil
                button.shadows = []
                button.text = setting.paint(destructive ? .destructive : .label)
            }
            button.cornerCurve = .continuous
            button.clips = true
            var states = button.states ?? PartStates()
            states.disabled?.background = button.background
            states.disabled?.border = nil
            states.focused = StateLook(background: fill, text: destructive ? setting.paint(.destructive) : label)
            button.states = states
            parts[part] = button
        }
        return DialogLook(look, replacing: parts)
    }
}
