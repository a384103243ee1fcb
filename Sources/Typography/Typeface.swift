/// A typeface that texts are measured and drawn in, by the one of a system's that it stands for.
package enum Typeface: Sendable, CaseIterable {
    /// Apple's from iOS 9 on: Inter, corrected to its widths; see ``Tracking``.
    case sanFrancisco
    /// Inter as it is, which GNOME's Adwaita Sans is made of.
    case inter
    /// Apple's up to iOS 8, and the web's Arial: Arimo, whose advances are the same. Helvetica Neue is taken to be as
    /// wide.
    case helvetica
    /// Android's: Roboto itself.
    case roboto
    /// The web's Times New Roman: Tinos, whose advances are the same.
    case times
    /// KDE's: Noto Sans itself, as Qt sets it.
    case noto

    /// Whether advances are those of ``QtAdvance``.
    var isCut: Bool { if case .noto = self { true } else { false } }
}

/// How Qt sets text that is not hinted, or lightly, as Plasma has it at any scale: the advance of each letter is cut
/// off to 1/64 of a point, so that a line is narrower than its font has it.
///
/// Source: qtbase, src/gui/text/freetype/qfontengine_ft.cpp: shouldUseDesignMetrics, recalcAdvances
/// (linearHoriAdvance >> 10). Qt kerns after it has cut; here an advance is cut with its kerning in it, which is 1/64
/// off at most.
enum QtAdvance {
    private static let parts = 64.0
    /// What sums of 16.16 numbers are off by, in parts.
    private static let tolerance = 1e-6

    /// An advance as Qt has it, in points.
    @inline(__always) static func cut(_ advance: Double) -> Double {
        (advance * parts + tolerance).rounded(.down) / parts
    }
}
