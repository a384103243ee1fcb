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
    /// Where Android's setting ends.
    static let androidGrowth = StyleFigure(
        "text.scale.maximum", 2, "", eras: "Android 12 on", .documented,
        source: "https://developer.android.com/about/versions/14/features: text grows to 200 percent")
    /// The factor beyond which text does not grow.
    package let mostGrowth: Double

    /// In what texts are measured.
    private let typeface: Typeface
    /// Whether each size has the letter spacing of Material 3's scale of type.
    private let isSpaced: Bool

    package init(
        measuring: any TextMeasuring, in typeface: Typeface = .sanFrancisco, contentSize: ContentSize, isDynamic: Bool,
        growsBodyOnly: Bool = false, mostGrowth: Double = .infinity, isSpaced: Bool = true
    ) {
        self.measuring = measuring
        self.typeface = typeface
        self.isSpaced = isSpaced
        self.contentSize = contentSize
        self.isDynamic = isDynamic
        self.growsBodyOnly = growsBodyOnly
        self.mostGrowth = mostGrowth
    }

    /// Asked by pattern: another room's enumerations are compared by way of a table (Swift 6.3).
    private var isStandard: Bool { if case .large = contentSize { true } else { false } }

    /// The style of a text of `size` points at the standard setting, at the user's.
    package func style(_ size: Double, _ weight: TextStyle.Weight) -> TextStyle {
        let standard = spaced(TextStyle(size: size, weight: weight))
        guard isDynamic, !isStandard else { return standard }
        let growth = min(mostGrowth, DynamicType.scale(ofSize: size, at: effectiveSize(of: size, weight)))
        var style = TextStyle(size: size * growth, weight: weight)
        style.spacing = standard.spacing
        return style
    }

    /// A style of the standard text size with the letter spacing that its system's scale of type has for it.
    func spaced(_ style: TextStyle) -> TextStyle {
        guard isSpaced, case .roboto = typeface else { return style }
        var style = style
        style.spacing = TypeScale.material(style.size, style.weight)
        return style
    }

    /// The style of a button's title, likewise: of one size, whatever its weight.
    func buttonStyle(_ size: Double, _ weight: TextStyle.Weight, lineHeight: Double? = nil) -> TextStyle {
        let regular = style(size, .regular, lineHeight: lineHeight)
        var style = TextStyle(size: regular.size, weight: weight, lineHeight: regular.lineHeight)
        // That of the scale is a matter of weight, too.
        if isSpaced, case .roboto = typeface { style.spacing = TypeScale.material(size, weight) }
        return style
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

    /// The style of a text with lines `lineHeight` points high at the standard setting, which grow with the text; nil is
    /// the font's own height.
    func style(_ size: Double, _ weight: TextStyle.Weight, lineHeight: Double?) -> TextStyle {
        var style = style(size, weight)
        if let lineHeight, size > 0 { style.lineHeight = lineHeight * style.size / size }
        return style
    }

    /// The same where no text shrinks below the standard size.
    package var keepingStandardSize: Typesetter {
        switch contentSize {
        case .xSmall, .small, .medium:
            Typesetter(
                measuring: measuring, in: typeface, contentSize: .large, isDynamic: isDynamic,
                growsBodyOnly: growsBodyOnly, mostGrowth: mostGrowth, isSpaced: isSpaced)
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
