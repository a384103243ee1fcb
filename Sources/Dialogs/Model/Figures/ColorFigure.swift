/// A colour that looks rest on, in each appearance and contrast, with where it comes from; what `StyleFigure` is to
/// numbers.
package struct ColorFigure: Sendable, Hashable {
    /// A role of the platform's, or a part: `alert.card`.
    package let name: String
    /// Nil for a colour that the platform has no role for.
    package let role: ColorRole?
    /// The role whose colour in a theme takes this one's place; nil where none does.
    package let follows: ColorRole?
    package let paints: PaintSet
    /// The eras that the colour holds for, in words.
    package let eras: String
    package let confidence: StyleFigure.Confidence
    package let source: String

    /// A colour by its name. What is left out is the light one, and with increased contrast the one without.
    package init(
        _ name: String, light: Paint, dark: Paint? = nil, increased: (light: Paint, dark: Paint)? = nil, eras: String,
        _ confidence: StyleFigure.Confidence, source: String
    ) {
        self.init(name, (nil, nil), PaintSet(light, dark, increased), eras, confidence, source)
    }

    /// The colour of a role, likewise.
    package init(
        _ role: ColorRole, light: Paint, dark: Paint? = nil, increased: (light: Paint, dark: Paint)? = nil,
        eras: String, _ confidence: StyleFigure.Confidence, source: String
    ) {
        self.init(role.rawValue, (role, role), PaintSet(light, dark, increased), eras, confidence, source)
    }

    /// A colour of either kind; what is left out is as above.
    package init(
        _ name: String, role: ColorRole?, follows: ColorRole?, light: Paint, dark: Paint?, lightIncreased: Paint?,
        darkIncreased: Paint?, eras: String, _ confidence: StyleFigure.Confidence, source: String
    ) {
        let dark = dark ?? light
        self.init(
            name, (role, role ?? follows),
            PaintSet(
                light: light, dark: dark, lightIncreased: lightIncreased ?? light,
                darkIncreased: darkIncreased ?? dark), eras, confidence, source)
    }

    private init(
        _ name: String, _ roles: (is: ColorRole?, follows: ColorRole?), _ paints: PaintSet, _ eras: String,
        _ confidence: StyleFigure.Confidence,
        _ source: String
    ) {
        func named(_ paint: Paint) -> Paint { Paint(paint.color, opacity: paint.opacity, role: roles.is) }
        self.name = name
        role = roles.is
        follows = roles.follows
        self.paints = PaintSet(
            light: named(paints.light), dark: named(paints.dark), lightIncreased: named(paints.lightIncreased),
            darkIncreased: named(paints.darkIncreased))
        self.eras = eras
        self.confidence = confidence
        self.source = source
    }

    /// The colour where the user has it so.
    package subscript(appearance: Appearance, contrast: Contrast) -> Paint { paints[appearance, contrast] }

    /// This colour for eras of which another source speaks, or none: `assumed` unless that says more.
    /// - Parameter because: Why this one is taken.
    package func carried(
        to eras: String, _ confidence: StyleFigure.Confidence = .assumed, because: String
    ) -> ColorFigure {
        ColorFigure(
            name, (role, follows), paints, eras, confidence,
            because + "; the colour of " + self.eras + " (" + source + ")")
    }

    /// A part's colour, which a theme's colour of that role takes the place of.
    package func following(_ role: ColorRole) -> ColorFigure {
        ColorFigure(
            name, (self.role, role), paints, eras, confidence, source)
    }
}

extension PaintSet {
    /// What is left out is the light one, and with increased contrast the one without.
    fileprivate init(_ light: Paint, _ dark: Paint?, _ increased: (light: Paint, dark: Paint)?) {
        self.init(
            light: light, dark: dark ?? light, lightIncreased: increased?.light ?? light,
            darkIncreased: increased?.dark ?? dark ?? light)
    }
}
