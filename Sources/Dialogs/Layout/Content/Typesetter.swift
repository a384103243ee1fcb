import Geometry
package import Typography

/// Measures text in a dialog's fonts at the user's text size.
///
/// Use the memberwise initialiser, as for `Layer`.
package struct Typesetter: Sendable {
    package let measuring: any TextMeasuring
    package private(set) var contentSize: ContentSize
    /// The user's text size as a factor; `nil` if it is given by ``contentSize``.
    private(set) var factor: TextFactor?
    /// Whether text grows with the user's text size; Dynamic Type came with iOS 7.
    package let isDynamic: Bool

    /// Whether at the accessibility sizes only body text grows, and all other text stops at the largest ordinary size:
    /// iOS 7 to 10 (presentation-metrics, Dynamic Type).
    package let growsBodyOnly: Bool
    /// The largest factor of Android's text size setting.
    static let androidGrowth = ContentMetrics.materialTable.figure(.textScaleMaximum)
    /// The largest factor by which text grows.
    package let mostGrowth: Double

    /// The typeface in which texts are measured.
    let typeface: Typeface
    /// The type scale that gives letter spacing by size; `nil` if the system has none.
    let spacing: TypeScale?
    /// The letter spacing that texts of all sizes share, in points; 0 if there is none.
    let tracking: Double

    /// Pattern matching: comparing enumerations of another room would go through a witness table (Swift 6.3).
    private var isStandard: Bool {
        if case .some = factor { return false }
        return if case .large = contentSize { true } else { false }
    }

    /// The user's text size as a request writes it.
    var settingName: String { factor.map { TraceText.points($0.value) } ?? contentSize.rawValue }

    /// Returns the style, at the user's text size, of a text that has `size` points at the standard one.
    package func style(_ size: Double, _ weight: TextStyle.Weight) -> TextStyle {
        let standard = spaced(TextStyle(size: size, weight: weight))
        guard isDynamic, !isStandard else { return standard }
        let growth = scale(of: size, weight)
        var style = TextStyle(size: size * growth, weight: weight)
        style.spacing = standard.spacing
        return style
    }

    /// Returns a style of the standard text size with the letter spacing of its system's type scale.
    func spaced(_ style: TextStyle) -> TextStyle {
        guard let spacing, case .roboto = typeface else { return tracked(style) }
        var style = style
        style.spacing = spacing.spacing(style.size, style.weight)
        return style
    }

    private func tracked(_ style: TextStyle) -> TextStyle {
        guard tracking > 0 else { return style }
        var style = style
        style.spacing = Float(tracking / style.size)
        return style
    }

    /// Returns the style of a button's title at the user's text size; the weight does not influence the size.
    func buttonStyle(_ size: Double, _ weight: TextStyle.Weight, lineHeight: Double?) -> TextStyle {
        let regular = style(size, .regular, lineHeight: lineHeight)
        var style = TextStyle(size: regular.size, weight: weight, lineHeight: regular.lineHeight)
        // The spacing of the type scale also depends on the weight.
        if let spacing, case .roboto = typeface { style.spacing = spacing.spacing(size, weight) }
        if tracking > 0 { style.spacing = regular.spacing }
        return style
    }

    /// Returns the font size that a text has at the user's text size by `sizes`; `nil` if that lacks the size.
    func size(among sizes: [ContentSize: Double]) -> Double? {
        guard !sizes.isEmpty, isDynamic, factor == nil else { return nil }
        return sizes[contentSize]
    }

    /// Returns the factor for distances that belong to a text of `size` points at the standard text size: they grow as
    /// the text's leading does (UIKit scales the values of a font by it), and never shrink.
    package func growth(of size: Double, _ weight: TextStyle.Weight) -> Double {
        guard isDynamic, !isStandard else { return 1 }
        let style = DynamicType.nearestStyle(toSize: size)
        let grown =
            effectiveFactor(of: size, weight).map { $0.leading(ofSize: size) }
            ?? DynamicType.leading(of: style, at: effectiveSize(of: size, weight))
        return max(1, grown / DynamicType.leading(of: style, at: .large))
    }

    /// The factor by which a text of `size` points at the standard setting grows.
    private func scale(of size: Double, _ weight: TextStyle.Weight) -> Double {
        effectiveFactor(of: size, weight).map { $0.growth(ofSize: size) }
            ?? min(mostGrowth, DynamicType.scale(ofSize: size, at: effectiveSize(of: size, weight)))
    }

    /// Returns the factor of a text, if the user's text size is a factor.
    private func effectiveFactor(of size: Double, _ weight: TextStyle.Weight) -> TextFactor? {
        guard var factor else { return nil }
        factor.value = min(factor.value, mostGrowth)
        if growsBodyOnly, !isBody(size, weight) { factor.value = min(factor.value, DynamicType.growth(at: .xxxLarge)) }
        return factor
    }

    private func effectiveSize(of size: Double, _ weight: TextStyle.Weight) -> ContentSize {
        growsBodyOnly && contentSize.isAccessibility && !isBody(size, weight) ? .xxxLarge : contentSize
    }

    /// Whether a text is body text. A heavier text of the same size is a headline.
    private func isBody(_ size: Double, _ weight: TextStyle.Weight) -> Bool {
        DynamicType.nearestStyle(toSize: size) == .body && weight == .regular
    }

    /// Returns the style of a text whose lines are `lineHeight` points high at the standard text size, and grow with
    /// it; `nil` is the font's own line height.
    func style(_ size: Double, _ weight: TextStyle.Weight, lineHeight: Double?) -> TextStyle {
        var style = style(size, weight)
        guard let lineHeight, size > 0 else { return style }
        if isDynamic, let growth = effectiveFactor(of: size, weight)?.growth(ofLine: lineHeight) {
            style.lineHeight = lineHeight * growth
        } else {
            style.lineHeight = lineHeight * style.size / size
        }
        return style
    }

    /// The typesetter with which no text shrinks below the standard size.
    package var keepingStandardSize: Typesetter {
        if keepsStandardSize { return self }
        var standard = self
        standard.contentSize = .large
        standard.factor = nil
        return standard
    }

    /// Whether no text is smaller than at the standard size.
    var keepsStandardSize: Bool {
        switch contentSize {
        case .xSmall, .small, .medium: false
        default: true
        }
    }

    /// The distance between baselines, at the user's text size, of a text of `size` points at the standard one.
    package func leading(_ size: Double) -> Double {
        if isDynamic, let factor { return factor.leading(ofSize: size) }
        return DynamicType.leading(of: DynamicType.nearestStyle(toSize: size), at: isDynamic ? contentSize : .large)
    }

    /// Returns `text` broken into lines no wider than `width`.
    package func set(_ text: String, _ style: TextStyle, width: Double, maximumLines: Int? = nil) -> MeasuredText {
        measuring.measure(text, style: style, width: max(0, width), maximumLines: maximumLines)
    }

    /// Whether the width of every character is known. Every engine knows the widths of ASCII characters.
    func isMeasured(_ text: String, _ style: TextStyle) -> Bool {
        var bytes = text.utf8Span
        return bytes.checkForASCII() || set(text, style, width: .infinity).metrics == .measured
    }
}
