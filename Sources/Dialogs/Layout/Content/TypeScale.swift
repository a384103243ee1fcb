import Typography

/// The letter spacing of a system's type scale, for each size and weight.
enum TypeScale {
    /// Material 3's letter spacing in em, for a size in points at the standard text size; 0 for sizes that the scale
    /// lacks.
    ///
    /// Source: appearance, Material 3 type scale (github.com/material-components/material-web: _md-sys-typescale.scss):
    /// 0.5 at 16, 0.25 at 14, 0.4 at 12 and -0.25 at 57 in regular, 0.15 at 16, 0.1 at 14, 0.5 at 12 and 11 in medium,
    /// 0 at 22 to 45.
    static func material(_ size: Double, _ weight: TextStyle.Weight) -> Float {
        let points: Double =
            switch (weight, size) {
            case (.regular, 57): -0.25
            case (.regular, 16), (.medium, 12), (.medium, 11): 0.5
            case (.regular, 14): 0.25
            case (.regular, 12): 0.4
            case (.medium, 16): 0.15
            case (.medium, 14): 0.1
            default: 0
            }
        return points == 0 ? 0 : Float(points / size)
    }
}
