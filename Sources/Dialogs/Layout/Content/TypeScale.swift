import Typography

/// The letter spacing of Material 3's type scale by size and weight, as a library has it.
package enum TypeScale: Sendable {
    /// The spacing of the guideline.
    ///
    /// Source: appearance, Material 3 type scale (github.com/material-components/material-web: _md-sys-typescale.scss):
    /// 0.5 at 16, 0.25 at 14, 0.4 at 12 and -0.25 at 57 in regular, 0.15 at 16, 0.1 at 14, 0.5 at 12 and 11 in medium,
    /// 0 at 22 to 45.
    case material
    /// Compose's spacing, in tenths of a point.
    ///
    /// Source: https://github.com/androidx/androidx 16082509
    /// compose/material3/material3/src/commonMain/kotlin/androidx/compose/material3/tokens/TypeScaleTokens.kt:
    /// BodyMediumTracking, TitleMediumTracking, DisplayLargeTracking.
    case compose

    /// The spacing in em, for a size in points at the standard text size; 0 for sizes and weights that the scale lacks.
    func spacing(_ size: Double, _ weight: TextStyle.Weight) -> Float {
        let isCompose = if case .compose = self { true } else { false }
        let points: Double =
            switch (weight, size) {
            case (.regular, 57): isCompose ? -0.2 : -0.25
            case (.regular, 16), (.medium, 12), (.medium, 11): 0.5
            case (.regular, 14): isCompose ? 0.2 : 0.25
            case (.regular, 12): 0.4
            case (.medium, 16): isCompose ? 0.2 : 0.15
            case (.medium, 14): 0.1
            default: 0
            }
        return points == 0 ? 0 : Float(points / size)
    }
}
