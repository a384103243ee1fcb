import Geometry
package import Typography

/// Measures text in a dialog's fonts at the user's text size.
package struct Typesetter: Sendable {
    package let measuring: any TextMeasuring
    package let contentSize: ContentSize
    /// Whether text grows with the user's setting: Dynamic Type came with iOS 7.
    package let isDynamic: Bool

    /// Whether the accessibility sizes grow body text alone, everything else stopping at the largest ordinary size:
    /// iOS 7 to 10 (presentation-metrics, Dynamic Type).
    package let growsBodyOnly: Bool

    package init(
        measuring: any TextMeasuring, contentSize: ContentSize, isDynamic: Bool, growsBodyOnly: Bool = false
    ) {
        self.measuring = measuring
        self.contentSize = contentSize
        self.isDynamic = isDynamic
        self.growsBodyOnly = growsBodyOnly
    }

    /// Asked by pattern: another room's enumerations are compared by way of a table (Swift 6.3).
    private var isStandard: Bool { if case .large = contentSize { true } else { false } }

    /// The style of a text of `size` points at the standard setting, at the user's.
    package func style(_ size: Double, _ weight: TextStyle.Weight) -> TextStyle {
        guard isDynamic, !isStandard else { return TextStyle(size: size, weight: weight) }
        return TextStyle(
            size: size * DynamicType.scale(ofSize: size, at: effectiveSize(of: size, weight)), weight: weight)
    }

    /// The style of a button's title, likewise: of one size, whatever its weight.
    package func buttonStyle(_ size: Double, _ weight: TextStyle.Weight) -> TextStyle {
        TextStyle(size: style(size, .regular).size, weight: weight)
    }

    /// By how much distances grow that belong to a text of `size` points at the standard setting: as its leading does
    /// (UIKit scales the values of a font by it), and never shrink.
    package func growth(of size: Double, _ weight: TextStyle.Weight) -> Double {
        guard isDynamic, !isStandard else { return 1 }
        let style = DynamicType.nearestStyle(toSize: size)
        let grown = DynamicType.leading(of: style, at: effectiveSize(of: size, weight))
        return max(1, grown / DynamicType.leading(of: style, at: .large))
    }

    private func effectiveSize(of size: Double, _ weight: TextStyle.Weight) -> ContentSize {
        // A heavier text of body's size is a headline.
        let isBody = DynamicType.nearestStyle(toSize: size) == .body && weight == .regular
        return growsBodyOnly && contentSize.isAccessibility && !isBody ? .xxxLarge : contentSize
    }

    /// The same where no text shrinks below the standard size.
    package var keepingStandardSize: Typesetter {
        switch contentSize {
        case .xSmall, .small, .medium:
            Typesetter(measuring: measuring, contentSize: .large, isDynamic: isDynamic, growsBodyOnly: growsBodyOnly)
        default: self
        }
    }

    /// From one baseline to the next in a text of `size` points at the standard setting, at the user's.
    package func leading(_ size: Double) -> Double {
        DynamicType.leading(of: DynamicType.nearestStyle(toSize: size), at: isDynamic ? contentSize : .large)
    }

    /// `text` broken into lines no wider than `width`.
    package func set(_ text: String, _ style: TextStyle, width: Double, maximumLines: Int? = nil) -> MeasuredText {
        measuring.measure(text, style: style, width: max(0, width), maximumLines: maximumLines)
    }

    /// Whether the width of every character is known. Every engine knows those of ASCII.
    func isMeasured(_ text: String, _ style: TextStyle) -> Bool {
        var bytes = text.utf8Span
        return bytes.checkForASCII() || set(text, style, width: .infinity).metrics == .measured
    }
}
