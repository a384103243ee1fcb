import Devices

// The backgrounds of texts in a theme. A theme gives the colours of surfaces and of texts on them together, but not
// those of the backgrounds (grounds) of buttons, fields and rows, which lie between the two.
extension LookSetting {
    /// Whether a theme gives the colour of surfaces.
    var hasSurface: Bool { theme?[.surface] != nil }

    /// The theme's colour of secondary text, if the theme also gives the surface's colour; else `nil`.
    var secondaryOnSurface: Paint? { hasSurface ? themed(.secondary) : nil }

    /// Whether a role of the platform has the theme's colour of secondary text.
    func hasSecondary(for role: ColorRole) -> Bool {
        guard let secondary = theme?[.secondary] else { return false }
        return theme?[role] == secondary
    }

    /// The same where it can be read on a ground, which need not be the surface.
    func secondary(on ground: Background) -> Paint? {
        guard let text = secondaryOnSurface else { return nil }
        let whole = Paint(ground.color)
        return text.over(whole).color.plainContrast(with: ground.color) >= Color.leastContrast ? text : nil
    }

    /// The colour of a text on one of the platform's own backgrounds. A theme's text colour does not apply there if the
    /// theme gives the surface's colour.
    func paintOffSurface(_ figure: ColorFigure) -> Paint { hasSurface ? own(figure) : paint(figure) }

    /// The colour of a sign on the surface, which no theme names: that of the other appearance where a theme's surface
    /// leaves too little contrast with its own, and that has more.
    func readable(_ figure: ColorFigure) -> Paint {
        let own = own(figure)
        guard let surface = given(.surface) else { return own }
        let ground = Paint(surface.color)
        func contrast(_ paint: Paint) -> Double { paint.over(ground).color.plainContrast(with: ground.color) }
        let other = appearing(isDark ? .light : .dark).own(figure)
        return contrast(own) < Color.leastContrast && contrast(other) > contrast(own) ? other : own
    }

    /// Whether a role is the background of buttons, fields or rows in a theme that gives the surface's colour.
    func isGround(_ role: ColorRole) -> Bool {
        hasSurface && Palette.neutral(on: platform).contains { $0.role == .surface && $0.withSurface.contains(role) }
    }

    /// The colours that the theme gives any of these backgrounds.
    private var namedGrounds: [Color] {
        Palette.neutral(on: platform).filter { $0.role == .surface }.flatMap(\.withSurface).compactMap { theme?[$0] }
    }

    /// The fill of a button that has no role.
    func groundFill(_ figure: ColorFigure, isPressed: Bool = false) -> Background {
        ground(insteadOf: figure, isPressed: isPressed).map { Background($0) } ?? fill(figure)
    }

    /// The background that replaces the platform's own in a theme that gives the colours of surface and text; `nil` if
    /// the platform's own stays, if the theme does not give both, or if it names such backgrounds itself. One that is
    /// not drawn names none, but has others stay where text on them is legible.
    ///
    /// A translucent background stays if text on it is legible. Otherwise that of the other appearance is tried over
    /// the surface; then, and for an opaque background at once, the surface mixed with a share of the text's colour, as
    /// libadwaita fills buttons. If the contrast is still too low, the background is the surface.
    func ground(insteadOf figure: ColorFigure, isPressed: Bool = false) -> Paint? {
        let named = namedGrounds
        guard hasSurface, named.allSatisfy({ $0.alpha == 0 }), let surface = given(.surface),
            let text = given(.neutralOnSurface)
        else { return nil }
        func shows(_ ground: Paint) -> Bool {
            text.over(ground).color.plainContrast(with: ground.color) >= Color.leastContrast
        }
        let whole = Paint(surface.color)
        let own = own(figure)
        if own.opacity < 1 || !named.isEmpty, shows(own.over(whole)) { return nil }
        if own.opacity < 1 {
            let other = appearing(isDark ? .light : .dark).own(figure)
            let mixed = other.over(whole)
            if other.opacity < 1, shows(mixed) {
                return Paint(mixed.color, opacity: surface.opacity, role: figure.role)
            }
        }
        let share = Toolkit.gnome.figures[isPressed ? .pressedOpacity : .fillOpacity]
        let mixed = whole.mixed(with: text, share: share)
        return Paint(shows(mixed) ? mixed.color : surface.color, opacity: surface.opacity, role: figure.role)
    }

    /// A theme for iPhone OS with its text in the place of the blue and the red of buttons that have no gloss, where it
    /// does not name these, gives the surface and the text, and they could not be read on that.
    func readable(_ theme: [ColorRole: Color]) -> [ColorRole: Color] {
        guard platform == .apple, release == .classic, let surface = theme[.surface],
            let text = theme[.neutralOnSurface] ?? theme[.label]
        else { return theme }
        func shows(_ color: Color) -> Bool {
            Paint(color).over(Paint(surface)).color.plainContrast(with: surface) >= Color.leastContrast
        }
        var theme = theme
        for role in [ColorRole.tint, .destructive] where theme[role] == nil && shows(text) {
            guard let own = Palette.of(platform, release)[role], !shows(self.own(own).color) else { continue }
            theme[role] = text
        }
        return theme
    }

    /// The theme's colour for the use that a neutral role names. A platform's own role for that use takes precedence.
    private func given(_ role: ColorRole) -> Paint? {
        let roles = Palette.neutral(on: platform).first { $0.role == role }?.roles ?? []
        return roles.lazy.compactMap { themed($0) }.first ?? themed(role)
    }
}
