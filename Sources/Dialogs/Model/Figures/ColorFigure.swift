package import Devices

/// A colour that looks use, in each appearance and contrast, with its source; the counterpart of `StyleFigure` for
/// colours.
package struct ColorFigure: Sendable, Hashable {
    /// A role of the platform, or a part such as `alert.card`.
    package let name: String
    /// The platform's role for the colour; `nil` if there is none.
    package let role: ColorRole?
    /// The role whose colour in a theme replaces this one; `nil` if none does.
    package let follows: ColorRole?
    package let paints: PaintSet
    package let eras: Eras
    package let confidence: StyleFigure.Confidence
    package let source: String

    /// Creates a colour with or without a role.
    package init(
        _ name: String, role: ColorRole?, follows: ColorRole?, _ paints: PaintSet, eras: Eras,
        _ confidence: StyleFigure.Confidence, source: String
    ) {
        self.init(name, (role, role ?? follows), paints, eras, confidence, source)
    }

    private init(
        _ name: String, _ roles: (is: ColorRole?, follows: ColorRole?), _ paints: PaintSet, _ eras: Eras,
        _ confidence: StyleFigure.Confidence, _ source: String
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

    package subscript(appearance: Appearance, contrast: Contrast) -> Paint { paints[appearance, contrast] }

    /// This colour for eras that its source does not cover: `assumed`.
    /// - Parameter because: Why this colour is used for them; `nil` if only for lack of another.
    package func carried(to eras: Eras, because: String? = nil) -> ColorFigure {
        ColorFigure(
            name, (role, follows), paints, eras, .assumed,
            (because ?? "no source found") + "; the colour of " + self.eras.text + " (" + source + ")")
    }
}

/// A role that themes have on every platform, with the platform's roles that it implies.
package struct NeutralRole: Sendable {
    package let role: ColorRole
    /// The roles whose colours it replaces, apart from itself.
    package let roles: [ColorRole]
    /// The roles that it replaces only in a theme that also gives `surface`. Those of `surface` itself are the
    /// backgrounds of buttons, fields and rows, which do not change if the theme's text is legible on them.
    package let withSurface: [ColorRole]
    /// Why it implies these roles.
    package let source: String
}
