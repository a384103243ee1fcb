import Geometry
package import Typography

/// Measures text in a dialog's fonts at the user's text size.
package struct Typesetter: Sendable {
    package let measuring: any TextMeasuring
    package private(set) var contentSize: ContentSize
    /// The user's setting where it is a number; nil where it is ``contentSize`` itself.
    private var factor: TextFactor?
    /// Whether text grows with the user's setting: Dynamic Type came with iOS 7.
    package let isDynamic: Bool

    /// Whether the accessibility sizes grow body text alone, everything else stopping at the largest ordinary size:
    /// iOS 7 to 10 (presentation-metrics, Dynamic Type).
    package let growsBodyOnly: Bool
    /// Where Android's setting ends.
    static let androidGrowth = ContentMetrics.materialTable.figure(.textScaleMaximum)
    /// The factor beyond which text does not grow.
    package let mostGrowth: Double

    /// In what texts are measured.
    private let typeface: Typeface
    /// Whose letter spacing each size has; nil where none has any of its own.
    private let spacing: TypeScale?
    /// The letter spacing of texts of every size where the system has one alike for all, in points; 0 where not.
    private let tracking: Double

    package init(
        measuring: any TextMeasuring, in typeface: Typeface = .sanFrancisco, contentSize: ContentSize,
        factor: TextFactor? = nil, isDynamic: Bool, growsBodyOnly: Bool = false, mostGrowth: Double = .infinity,
        spacing: TypeScale? = .material, tracking: Double = 0
    ) {
        self.measuring = measuring
        self.typeface = typeface
        self.spacing = spacing
        self.tracking = tracking
        self.contentSize = contentSize
        self.factor = factor
        self.isDynamic = isDynamic
        self.growsBodyOnly = growsBodyOnly
        self.mostGrowth = mostGrowth
    }

    /// Asked by pattern: another room's enumerations are compared by way of a table (Swift 6.3).
    private var isStandard: Bool {
        if case .some = factor { return false }
        return if case .large = contentSize { true } else { false }
    }

    /// The user's setting as a request writes it.
    var settingName: String { factor.map { TraceText.points($0.value) } ?? contentSize.rawValue }

    /// The style of a text of `size` points at the standard setting, at the user's.
    package func style(_ size: Double, _ weight: TextStyle.Weight) -> TextStyle {
        let standard = spaced(TextStyle(size: size, weight: weight))
        guard isDynamic, !isStandard else { return standard }
        let growth = scale(of: size, weight)
        var style = TextStyle(size: size * growth, weight: weight)
        style.spacing = standard.spacing
        return style
    }

    /// A style of the standard text size with the letter spacing that its system's scale of type has for it.
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

    /// The style of a button's title, likewise: of one size, whatever its weight.
    func buttonStyle(_ size: Double, _ weight: TextStyle.Weight, lineHeight: Double? = nil) -> TextStyle {
        let regular = style(size, .regular, lineHeight: lineHeight)
        var style = TextStyle(size: regular.size, weight: weight, lineHeight: regular.lineHeight)
        // That of the scale is a matter of weight, too.
        if let spacing, case .roboto = typeface { style.spacing = spacing.spacing(size, weight) }
        if tracking > 0 { style.spacing = regular.spacing }
        return style
    }

    /// By how much distances grow that belong to a text of `size` points at the standard setting: as its leading does
    /// (UIKit scales the values of a font by it), and never shrink.
    package func growth(of size: Double, _ weight: TextStyle.Weight) -> Double {
        guard isDynamic, !isStandard else { return 1 }
        let style = DynamicType.nearestStyle(toSize: size)
        let grown =
            effectiveFactor(of: size, weight).map { $0.leading(ofSize: size) }
            ?? DynamicType.leading(of: style, at: effectiveSize(of: size, weight))
        return max(1, grown / DynamicType.leading(of: style, at: .large))
    }

    /// By how much a text of `size` points at the standard setting grows.
    private func scale(of size: Double, _ weight: TextStyle.Weight) -> Double {
        effectiveFactor(of: size, weight).map { $0.growth(ofSize: size) }
            ?? min(mostGrowth, DynamicType.scale(ofSize: size, at: effectiveSize(of: size, weight)))
    }

    /// The factor at which a text is set, where the setting is one.
    private func effectiveFactor(of size: Double, _ weight: TextStyle.Weight) -> TextFactor? {
        guard var factor else { return nil }
        factor.value = min(factor.value, mostGrowth)
        if growsBodyOnly, !isBody(size, weight) { factor.value = min(factor.value, DynamicType.growth(at: .xxxLarge)) }
        return factor
    }

    private func effectiveSize(of size: Double, _ weight: TextStyle.Weight) -> ContentSize {
        growsBodyOnly && contentSize.isAccessibility && !isBody(size, weight) ? .xxxLarge : contentSize
    }

    /// Whether a text is body's. A heavier one of its size is a headline.
    private func isBody(_ size: Double, _ weight: TextStyle.Weight) -> Bool {
        DynamicType.nearestStyle(toSize: size) == .body && weight == .regular
    }

    /// The style of a text with lines `lineHeight` points high at the standard setting, which grow with the text; nil
    /// is the font's own height.
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

    /// The same where no text shrinks below the standard size.
    package var keepingStandardSize: Typesetter {
        switch contentSize {
        case .xSmall, .small, .medium:
            var kept = self
            kept.contentSize = .large
            kept.factor = nil
            return kept
        default: return self
        }
    }

    /// From one baseline to the next in a text of `size` points at the standard setting, at the user's.
    package func leading(_ size: Double) -> Double {
        if isDynamic, let factor { return factor.leading(ofSize: size) }
        return DynamicType.leading(of: DynamicType.nearestStyle(toSize: size), at: isDynamic ? contentSize : .large)
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
