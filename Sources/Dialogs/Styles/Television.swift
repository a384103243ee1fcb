import Boxes
import Devices
import Geometry
import Typography

extension Television {
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
}
