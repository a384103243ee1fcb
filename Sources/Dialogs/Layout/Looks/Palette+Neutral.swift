package import Devices

extension Palette {
    /// The figures of themes on every platform: `Figures/theme.json`.
    private enum ThemeFigure: Int, FigureKey { case secondaryOpacity }

    private static let themes = FigureTable<ThemeFigure, AnyRelease>("theme")

    /// The neutral roles of a platform, in the order in which they are listed.
    package static func neutral(on platform: Platform) -> [NeutralRole] { of(platform, .glass).neutral }

    /// Returns the colours of a theme with those of the platform's roles that its neutral roles imply. A platform's
    /// role that the theme names itself takes precedence.
    ///
    /// If a theme gives the colours of a surface and of text on it but none for secondary text, that is the text's
    /// colour at a share of its opacity.
    package static func expanded(_ colors: [ColorRole: Color], on platform: Platform) -> [ColorRole: Color] {
        var colors = colors
        if colors[.secondary] == nil, colors[.surface] != nil, var text = colors[.neutralOnSurface] {
            text.alpha = UInt8((Double(text.alpha) * themes[.secondaryOpacity]).rounded())
            colors[.secondary] = text
        }
        var expanded = colors
        let grounds = neutral(on: platform).first { $0.role == .surface }?.withSurface ?? []
        let namesGrounds = grounds.contains { colors[$0].map { $0.alpha > 0 } ?? false }
        for neutral in neutral(on: platform) {
            guard let color = colors[neutral.role] else { continue }
            for role in neutral.roles where colors[role] == nil { expanded[role] = color }
            // Backgrounds of buttons, fields and rows depend on the platform's own colours: see `LookSetting.ground`.
            guard neutral.role != .surface, !namesGrounds, colors[.surface] != nil else { continue }
            for role in neutral.withSurface where colors[role] == nil { expanded[role] = color }
        }
        return expanded
    }

    /// Returns the role by which a theme gives the colour of `role`: that role itself, or the neutral one that implies
    /// it.
    package static func given(_ role: ColorRole, in colors: [ColorRole: Color], on platform: Platform) -> ColorRole {
        guard colors[role] == nil else { return role }
        let given = neutral(on: platform).filter { colors[$0.role] != nil }
        return given.first { ($0.roles + $0.withSurface).contains(role) }?.role ?? role
    }
}
