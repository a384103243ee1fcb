/// A material that looks rest on: what it does to what lies behind it, its tint over that, and what stands in its
/// place.
package struct MaterialFigure: Sendable, Hashable {
    /// As the platform calls it: `systemMaterial`, `regular`.
    package let name: String
    package let filter: BackdropFilter
    /// Over what is blurred.
    package let tint: ColorFigure
    /// All there is where nothing can be blurred, and where the user reduces transparency.
    package let flat: ColorFigure

    package init(_ name: String, _ filter: BackdropFilter, tint: ColorFigure, flat: ColorFigure) {
        self.name = name
        self.filter = filter
        self.tint = tint
        self.flat = flat
    }
}

/// What a material does to what lies behind it in each appearance, with where it comes from.
package struct BackdropFilter: Sendable, Hashable {
    package struct Amounts: Sendable, Hashable {
        /// Standard deviation in points.
        package let blur: Double
        /// By how much colours are saturated; 1 leaves them as they are.
        package let saturation: Double

        package init(blur: Double, saturation: Double) {
            self.blur = blur
            self.saturation = saturation
        }
    }

    package let light: Amounts
    package let dark: Amounts
    package let confidence: StyleFigure.Confidence
    package let source: String

    /// - Parameter dark: As in the light where it is left out.
    package init(light: Amounts, dark: Amounts? = nil, _ confidence: StyleFigure.Confidence, source: String) {
        self.light = light
        self.dark = dark ?? light
        self.confidence = confidence
        self.source = source
    }
}
