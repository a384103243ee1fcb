import Devices
import Timeline
import Typography

extension ToolkitDesign {
    /// The design of visionOS, whose guidelines say much about components and hardly anything about their layout. Its
    /// glass has no light and dark colours.
    static let visionos = ToolkitDesign(
        roles: Roles(
            window: .glass, windowText: .label, alert: .glass, alertText: .label, popover: .glass, popoverText: .label,
            bar: .glass, barText: .label, accent: .tint, onAccent: .onTint, destructive: nil,
            button: .systemFill, field: .secondarySystemFill, buttonText: .label, placeholder: .placeholderText),
        palette: Palette(of: .visionos), neutral: neutralVision,
        fonts: SystemFonts(
            FontFamily(
                "SF Pro", aliases: [".AppleSystemUIFont"], .sanFrancisco, texts: "all", eras: "visionOS", .documented,
                source: "https://developer.apple.com/design/human-interface-guidelines/typography; it is not free, and "
                    + "measured as on iOS")),
        shades: [
            ([Shade(20, 60, 0, 0.3, 0x000000)], unsourced), ([Shade(12, 40, 0, 0.3, 0x000000)], unsourced),
            ([Shade(12, 40, 0, 0.3, 0x000000)], unsourced),
        ],
        habits: Habits(
            titleWeight: .bold, buttonWeight: .medium, roundsToPoints: false, cutsButtonTitles: false,
            keepsPadding: true, anchorsMenus: true, messageEdge: .top, hasEvenButtons: false, pairsButtons: true,
            stacksAsGiven: true, hasWindowSheets: true, keepsButtonHeight: true,
            closeIsRound: true))

    private static let neutralVision = [
        NeutralRole(role: .accent, roles: [.tint], source: "visionOS, the tint of what is preferred"),
        NeutralRole(role: .onAccent, roles: [.onTint], source: "visionOS, what stands on the tint"),
        NeutralRole(role: .surface, roles: [.glass], source: "visionOS, glass"),
        NeutralRole(role: .neutralOnSurface, roles: [.label], source: "visionOS, label"),
        NeutralRole(role: .secondary, roles: [.secondaryLabel], source: "visionOS, secondaryLabel"),
        NeutralRole(role: .danger, roles: [.systemRed], source: "visionOS, systemRed"),
        NeutralRole(role: .outline, roles: [.separator], source: "visionOS, separator"),
        NeutralRole(role: .scrim, roles: [], source: "visionOS, what a window is dimmed with behind its sheet"),
    ]
}
