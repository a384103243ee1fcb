import Devices
import Geometry
import Timeline
import Typography

extension ToolkitDesign {
    /// The design of Compose Material 3 for Wear OS, which is dark whatever the device's appearance. Source of the
    /// values: https://github.com/androidx/androidx wear/compose/compose-material3.
    static let wearos = ToolkitDesign(
        roles: Roles(
            window: .background, windowText: .onBackground, alert: .background, alertText: .onBackground,
            popover: .background, popoverText: .onBackground, bar: .background, barText: .onBackground,
            accent: .primary, onAccent: .onPrimary, destructive: nil, button: .surfaceContainer,
            field: .surfaceContainer, buttonText: .onSurface, placeholder: .onSurfaceVariant),
        palette: Palette(of: .wearos), neutral: neutralWear,
        fonts: SystemFonts(
            FontFamily(
                "Roboto Flex", .roboto, texts: "all", eras: "Wear OS", .assumed,
                source: "https://github.com/androidx/androidx 2a51d5b2 wear/compose/compose-material3/src/main/java/"
                    + "androidx/wear/compose/material3/tokens/TypeScaleTokens.kt: the brand's typeface at a width of "
                    + "110, which is Roboto Flex; it is measured in Roboto, which is narrower")),
        shades: [([], flat), ([], flat), ([], flat)],
        habits: Habits(
            titleWeight: .medium, buttonWeight: .medium, roundsToPoints: false, cutsButtonTitles: false,
            clampsLeaving: false, closeIsRound: true))

    private static let flat =
        "https://github.com/androidx/androidx 30444be1 wear/compose/compose-material3/src/main/java/androidx/wear/"
        + "compose/material3/Dialog.kt: none"

    private static let neutralWear = [
        NeutralRole(role: .accent, roles: [.primary], source: "Compose for Wear OS, ColorScheme: primary"),
        NeutralRole(role: .onAccent, roles: [.onPrimary], source: "Compose for Wear OS, ColorScheme: onPrimary"),
        NeutralRole(
            role: .surface, roles: [.background, .surfaceContainerLow, .surfaceContainer, .surfaceContainerHigh],
            source: "Compose for Wear OS, ColorScheme: background and the containers on it"),
        NeutralRole(
            role: .neutralOnSurface, roles: [.onBackground, .onSurface],
            source: "Compose for Wear OS, ColorScheme: onBackground, onSurface"),
        NeutralRole(
            role: .secondary, roles: [.onSurfaceVariant], source: "Compose for Wear OS, ColorScheme: onSurfaceVariant"),
        NeutralRole(role: .danger, roles: [.error], source: "Compose for Wear OS, ColorScheme: error"),
        NeutralRole(
            role: .outline, roles: [.outlineVariant],
            source: "Compose for Wear OS, ColorScheme: outline, outlineVariant"),
        NeutralRole(role: .scrim, roles: [], source: "Compose for Wear OS, Dialog: nothing is dimmed"),
    ]
}
