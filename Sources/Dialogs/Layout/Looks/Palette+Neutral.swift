package import Devices

/// A role that themes have on every platform, with the platform's roles that it stands for.
package struct NeutralRole: Sendable {
    package let role: ColorRole
    /// The roles whose colours it replaces, apart from itself.
    package let roles: [ColorRole]
    /// Why it stands for these roles.
    package let source: String
}

extension Palette {
    /// The neutral roles of a platform, in the order in which they are listed.
    package static func neutral(on platform: Platform) -> [NeutralRole] {
        switch platform {
        case .apple: apple
        case .material: neutralMaterial
        case .web: neutralWeb
        case .toolkit(let toolkit): toolkit.design.neutral
        }
    }

    /// Returns the colours of a theme with those of the platform's roles that its neutral roles stand for. A platform's
    /// role that the theme names itself takes precedence.
    package static func expanded(_ colors: [ColorRole: Color], on platform: Platform) -> [ColorRole: Color] {
        var expanded = colors
        for neutral in neutral(on: platform) {
            guard let color = colors[neutral.role] else { continue }
            for role in neutral.roles where colors[role] == nil { expanded[role] = color }
        }
        return expanded
    }

    /// Returns the role in a theme that gives the colour of `role`: that role itself, or the neutral one that stands
    /// for it.
    package static func given(
        _ role: ColorRole, in colors: [ColorRole: Color], on platform: Platform
    ) -> ColorRole {
        guard colors[role] == nil else { return role }
        return neutral(on: platform).first { colors[$0.role] != nil && $0.roles.contains(role) }?.role ?? role
    }

    private static let apple = [
        NeutralRole(
            role: .accent, roles: [.tint, .link],
            source: "UIKit, UIView.tintColor: the accent of what can be touched; UIColor.link likewise"),
        NeutralRole(
            role: .onAccent, roles: [],
            source:
                """
                no role of UIKit's; the titles of filled buttons (appearance alert.ios26.preferred.text, \
                nav.ios26.done)
                """
        ),
        NeutralRole(
            role: .surface, roles: [.background, .secondaryBackground],
            source: "UIKit, UIColor.systemBackground, secondarySystemBackground"),
        NeutralRole(role: .neutralOnSurface, roles: [.label], source: "UIKit, UIColor.label"),
        NeutralRole(role: .secondary, roles: [.secondaryLabel], source: "UIKit, UIColor.secondaryLabel"),
        NeutralRole(
            role: .danger, roles: [.destructive], source: "UIKit, UIAlertAction.Style.destructive: systemRed"),
        NeutralRole(
            role: .outline, roles: [.separator, .opaqueSeparator], source: "UIKit, UIColor.separator, opaqueSeparator"),
        NeutralRole(role: .scrim, roles: [], source: "no role of UIKit's; what dims the presenter"),
    ]

    private static let neutralMaterial = [
        NeutralRole(role: .accent, roles: [.primary], source: "Material 3, Color roles: primary"),
        NeutralRole(role: .onAccent, roles: [.onPrimary], source: "Material 3, Color roles: on primary"),
        NeutralRole(
            role: .surface, roles: [.surfaceContainerLow, .surfaceContainer, .surfaceContainerHigh],
            source: "Material 3, Color roles: surface, and the containers that dialogs, sheets and menus have"),
        NeutralRole(role: .neutralOnSurface, roles: [.onSurface], source: "Material 3, Color roles: on surface"),
        NeutralRole(
            role: .secondary, roles: [.onSurfaceVariant],
            source: "Material 3, Color roles: on surface variant, the colour of supporting text"),
        NeutralRole(role: .danger, roles: [.error], source: "Material 3, Color roles: error"),
        NeutralRole(
            role: .outline, roles: [.outlineVariant], source: "Material 3, Color roles: outline, outline variant"),
        NeutralRole(role: .scrim, roles: [], source: "Material 3, Color roles: scrim"),
    ]

    private static let neutralWeb = [
        NeutralRole(
            role: .accent, roles: [],
            source: "CSS Color 4, System Colors: AccentColor, as an author would fill the preferred button"),
        NeutralRole(role: .onAccent, roles: [], source: "CSS Color 4, System Colors: AccentColorText, on that button"),
        NeutralRole(role: .surface, roles: [.canvas], source: "CSS Color 4, System Colors: Canvas"),
        NeutralRole(role: .neutralOnSurface, roles: [.canvasText], source: "CSS Color 4, System Colors: CanvasText"),
        NeutralRole(role: .secondary, roles: [.grayText], source: "CSS Color 4, System Colors: GrayText"),
        NeutralRole(
            role: .danger, roles: [],
            source: "no system colour of CSS; the title of a destructive button, as an author would colour it"),
        NeutralRole(role: .outline, roles: [.buttonBorder], source: "CSS Color 4, System Colors: ButtonBorder"),
        NeutralRole(role: .scrim, roles: [], source: "CSS, ::backdrop, background-color"),
    ]
}
