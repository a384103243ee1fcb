/// A typeface in which texts are measured and drawn, by the system's typeface that it stands for.
package enum Typeface: Sendable, CaseIterable {
    /// Apple's from iOS 9 on: Inter, corrected to its widths; see ``Tracking``.
    case sanFrancisco
    /// Inter itself, on which GNOME's Adwaita Sans is based.
    case inter
    /// Apple's up to iOS 8, and the web's Arial: Arimo, which has the same advances. Helvetica Neue is assumed to have
    /// the same widths.
    case helvetica
    /// Android's: Roboto itself.
    case roboto
    /// The web's Times New Roman: Tinos, which has the same advances.
    case times
    /// KDE's: Noto Sans itself, as Qt sets it.
    case noto

    /// Whether advances are those of ``QtAdvance``.
    var isCut: Bool { if case .noto = self { true } else { false } }
}

/// How Qt sets text without hinting, or with slight hinting, as Plasma does at any scale: the advance of each letter is
/// rounded down to 1/64 of a point, so that a line is narrower than its font specifies.
///
/// Source: qtbase, src/gui/text/freetype/qfontengine_ft.cpp: shouldUseDesignMetrics, recalcAdvances (linearHoriAdvance
/// >> 10). Qt kerns after cutting; here an advance is cut together with its kerning, which differs by at most 1/64.
enum QtAdvance {
    private static let parts = 64.0
    /// The rounding error of sums of 16.16 numbers, in parts.
    private static let tolerance = 1e-6

    /// Returns an advance as Qt has it, in points.
    @inline(__always) static func cut(_ advance: Double) -> Double {
        (advance * parts + tolerance).rounded(.down) / parts
    }
}
