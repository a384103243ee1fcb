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
        palette: Palette(of: .wearos),
        fonts: SystemFonts(
            FontFamily(
                "Roboto Flex", .roboto, texts: "all", eras: "Wear OS", .assumed,
                source: "https://github.com/androidx/androidx 2a51d5b2 wear/compose/compose-material3/src/main/java/"
                    + "androidx/wear/compose/material3/tokens/TypeScaleTokens.kt: the brand's typeface at a width of "
                    + "110, which is Roboto Flex; it is measured in Roboto, which is narrower")),
        // Nothing casts a shadow: Dialog.kt at 30444be1.
        habits: Habits(
            titleWeight: .medium, buttonWeight: .medium, roundsToPoints: false, cutsButtonTitles: false,
            clampsLeaving: false, closeIsRound: true))
}
