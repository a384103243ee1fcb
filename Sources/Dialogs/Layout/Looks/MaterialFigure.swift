/// A material that looks use: the filter for what is behind it, the tint over that, and the colour that replaces both.
package struct MaterialFigure: Sendable, Hashable {
    /// The platform's name for the material, such as `systemMaterial` or `regular`.
    package let name: String
    package let filter: BackdropFilter
    /// The tint over what is blurred.
    package let tint: ColorFigure
    /// The colour where nothing can be blurred, and if the user reduces transparency.
    package let flat: ColorFigure

    package init(_ name: String, _ filter: BackdropFilter, tint: ColorFigure, flat: ColorFigure) {
        self.name = name
        self.filter = filter
        self.tint = tint
        self.flat = flat
    }
}

/// The filter of a material in each appearance, with its source.
package struct BackdropFilter: Sendable, Hashable {
    package struct Amounts: Sendable, Hashable {
        /// Standard deviation of the blur in points.
        package let blur: Double
        /// The factor by which the saturation is multiplied; 1 leaves it as it is.
        package let saturation: Double
    }

    package let light: Amounts
    package let dark: Amounts
    package let confidence: StyleFigure.Confidence
    package let source: String

    /// - Parameter dark: The amounts with the dark appearance; by default `light`.
    package init(light: Amounts, dark: Amounts? = nil, _ confidence: StyleFigure.Confidence, source: String) {
        self.light = light
        self.dark = dark ?? light
        self.confidence = confidence
        self.source = source
    }
}
