/// A colour that looks rely on, in each appearance and contrast, with its source; the counterpart of `StyleFigure` for
/// colours.
package struct ColorFigure: Sendable, Hashable {
    /// A role of the platform, or a part such as `alert.card`.
    package let name: String
    /// `nil` if the platform has no role for the colour.
    package let role: ColorRole?
    /// The role whose colour in a theme replaces this one; `nil` if none does.
    package let follows: ColorRole?
    package let paints: PaintSet
    /// The eras that the colour holds for, in words.
    package let eras: String
    package let confidence: StyleFigure.Confidence
    package let source: String

    /// Creates a colour with or without a role.
    package init(
        _ name: String, role: ColorRole?, follows: ColorRole?, _ paints: PaintSet, eras: String,
        _ confidence: StyleFigure.Confidence, source: String
    ) {
        self.init(name, (role, role ?? follows), paints, eras, confidence, source)
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

    /// The colour for an appearance and a contrast.
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

    /// Returns the colour of a part, which a theme's colour of `role` replaces.
    package func following(_ role: ColorRole) -> ColorFigure {
        ColorFigure(
            name, (self.role, role), paints, eras, confidence, source)
    }
}

/// A role that themes have on every platform, with the platform's roles that it stands for.
package struct NeutralRole: Sendable {
    package let role: ColorRole
    /// The roles whose colours it replaces, apart from itself.
    package let roles: [ColorRole]
    /// The roles that it replaces only in a theme that gives `surface`, too. Those of `surface` itself are the grounds
    /// of buttons, fields and rows, which stay as they are where the theme's text can be read on them.
    package let withSurface: [ColorRole]
    /// Why it stands for these roles.
    package let source: String
}
