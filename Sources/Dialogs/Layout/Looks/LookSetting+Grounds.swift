import Devices

// What texts that follow a theme stand on. A theme's surface and its text are given together, and the grounds of
// buttons, fields and rows, which the theme does not name, lie between them.
extension LookSetting {
    /// Whether a theme gives the colour of surfaces.
    var hasSurface: Bool { theme?[.surface] != nil }

    /// A theme's colour for lesser texts, where it gives their surface, too.
    var secondaryOnSurface: Paint? { hasSurface ? themed(.secondary) : nil }

    /// The same where it can be read on a ground, which need not be the surface.
    func secondary(on ground: Background) -> Paint? {
        guard let text = secondaryOnSurface else { return nil }
        let whole = Paint(ground.color)
        return text.over(whole).color.plainContrast(with: ground.color) >= Self.leastContrast ? text : nil
    }

    /// The colour of a text on a ground of the platform's own, which no theme's surface reaches: not that of the texts
    /// on the surface.
    func paintOffSurface(_ figure: ColorFigure) -> Paint { hasSurface ? own(figure) : paint(figure) }

    /// The colour of a sign on the surface, which no theme names: that of the other appearance where a theme's surface
    /// leaves too little contrast with its own, and that has more.
    func readable(_ figure: ColorFigure) -> Paint {
        let own = own(figure)
        guard let surface = given(.surface) else { return own }
        let ground = Paint(surface.color)
        func contrast(_ paint: Paint) -> Double { paint.over(ground).color.plainContrast(with: ground.color) }
        let other = appearing(isDark ? .light : .dark).own(figure)
        return contrast(own) < Self.leastContrast && contrast(other) > contrast(own) ? other : own
    }

    /// Whether a role is the ground of buttons, fields or rows.
    func isGround(_ role: ColorRole) -> Bool {
        hasSurface && Palette.neutral(on: platform).contains { $0.role == .surface && $0.withSurface.contains(role) }
    }

    /// Whether a theme names one of these grounds itself: then all of them are its own matter.
    private var namesGrounds: Bool {
        Palette.neutral(on: platform).contains {
            $0.role == .surface && $0.withSurface.contains { theme?[$0] != nil }
        }
    }

    /// The fill of a button that has no role.
    func groundFill(_ figure: ColorFigure, isPressed: Bool = false) -> Background {
        ground(insteadOf: figure, isPressed: isPressed).map { Background($0) } ?? fill(figure)
    }

    /// The ground in place of a platform's own in a theme that gives a surface and the text on it; `nil` if the
    /// platform's own stays, if the theme does not give both, or if it names such grounds itself.
    ///
    /// A see-through ground stays if the text can be read on it. If not, the ground of the other appearance may do over
    /// the surface; then, and for an opaque ground at once, the surface with a share of the text's colour, as
    /// libadwaita fills buttons. Where that leaves too little contrast, the ground is the surface.
    func ground(insteadOf figure: ColorFigure, isPressed: Bool = false) -> Paint? {
        guard hasSurface, !namesGrounds, let surface = given(.surface), let text = given(.neutralOnSurface) else {
            return nil
        }
        func shows(_ ground: Paint) -> Bool {
            text.over(ground).color.plainContrast(with: ground.color) >= Self.leastContrast
        }
        let whole = Paint(surface.color)
        let own = own(figure)
        if own.opacity < 1 {
            if shows(own.over(whole)) { return nil }
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
            Paint(color).over(Paint(surface)).color.plainContrast(with: surface) >= Self.leastContrast
        }
        var theme = theme
        for role in [ColorRole.tint, .destructive] where theme[role] == nil && shows(text) {
            guard let own = Palette.of(platform, release)[role], !shows(self.own(own).color) else { continue }
            theme[role] = text
        }
        return theme
    }

    /// A theme's colour of what a neutral role stands for: that of the platform's role first, which overrides it.
    private func given(_ role: ColorRole) -> Paint? {
        let roles = Palette.neutral(on: platform).first { $0.role == role }?.roles ?? []
        return roles.lazy.compactMap { themed($0) }.first ?? themed(role)
    }

    /// The least contrast of large texts (WCAG 2.2, 1.4.3), below which a ground is not taken.
    private static let leastContrast = 3.0
}
