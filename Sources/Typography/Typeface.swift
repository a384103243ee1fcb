/// A typeface in which texts are measured and drawn. Each case is named after the platform's typeface that it
/// reproduces.
package enum Typeface: Sendable, CaseIterable {
    /// The typeface of Apple's platforms since iOS 9. It is Inter with its widths corrected to San Francisco's; see
    /// ``Tracking``.
    case sanFrancisco
    /// Inter itself, on which GNOME's Adwaita Sans is based.
    case inter
    /// The typeface of Apple's platforms up to iOS 8, and the web's Arial. It is Arimo, which has the same advances as
    /// Arial. Helvetica Neue is assumed to have them, too.
    case helvetica
    /// The typeface of Android: Roboto itself.
    case roboto
    /// The web's Times New Roman. It is Tinos, which has the same advances.
    case times
    /// The typeface of KDE: Noto Sans itself, with advances as Qt computes them.
    case noto

    /// Whether advances are rounded down as in ``QtAdvance``.
    var isCut: Bool { if case .noto = self { true } else { false } }
}

/// How Qt computes advances without hinting or with slight hinting, which Plasma uses at any scale: the advance of each
/// letter is rounded down to 1/64 of a point, so that a line is narrower than its font specifies.
///
/// Source: qtbase, src/gui/text/freetype/qfontengine_ft.cpp: shouldUseDesignMetrics, recalcAdvances (linearHoriAdvance
/// >> 10). Qt applies kerning after rounding; here an advance is rounded together with its kerning, which differs by at
/// most 1/64.
enum QtAdvance {
    private static let parts = 64.0
    /// The rounding error of sums of 16.16 fixed-point numbers, as a share of a unit.
    private static let tolerance = 1e-6

    /// Returns an advance rounded down as Qt does, in points.
    @inline(__always) static func cut(_ advance: Double) -> Double {
        (advance * parts + tolerance).rounded(.down) / parts
    }
}
