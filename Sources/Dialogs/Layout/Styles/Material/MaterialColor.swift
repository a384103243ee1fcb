import Boxes
import Devices

/// Material 3's baseline colours, light and dark.
///
/// Source: https://github.com/material-components/material-web/tree/70e259d464f627a21c7831cb4e871e0061bc0644/tokens/versions/v0_192
/// `_md-sys-color.scss` for which tone a role takes, `_md-ref-palette.scss` for the tones.
enum MaterialColor {
    /// Dialogs: surface-container-high.
    static func dialog(on stage: Stage) -> Color {
        stage.device.appearance == .dark
            ? Color(red: 0x2B, green: 0x29, blue: 0x30) : Color(red: 0xEC, green: 0xE6, blue: 0xF0)
    }

    /// Bottom sheets: surface-container-low.
    static func sheet(on stage: Stage) -> Color {
        stage.device.appearance == .dark
            ? Color(red: 0x1D, green: 0x1B, blue: 0x20) : Color(red: 0xF7, green: 0xF2, blue: 0xFA)
    }

    /// Rich tooltips: surface-container.
    static func tooltip(on stage: Stage) -> Color {
        stage.device.appearance == .dark
            ? Color(red: 0x21, green: 0x1F, blue: 0x26) : Color(red: 0xF3, green: 0xED, blue: 0xF7)
    }

    /// Full-screen dialogs: surface.
    static func surface(on stage: Stage) -> Color {
        stage.device.appearance == .dark
            ? Color(red: 0x14, green: 0x12, blue: 0x18) : Color(red: 0xFE, green: 0xF7, blue: 0xFF)
    }

    /// Texts on them: on-surface.
    static func text(isDark: Bool) -> Color {
        isDark
            ? Color(red: 0xE6, green: 0xE0, blue: 0xE9) : Color(red: 0x1D, green: 0x1B, blue: 0x20)
    }

    /// Snackbars: inverse-surface.
    static func snackbar(on stage: Stage) -> Color {
        stage.device.appearance == .dark
            ? Color(red: 0xE6, green: 0xE0, blue: 0xE9) : Color(red: 0x32, green: 0x2F, blue: 0x35)
    }

    /// Texts on snackbars: inverse-on-surface.
    static func snackbarText(isDark: Bool) -> Color {
        isDark
            ? Color(red: 0x32, green: 0x2F, blue: 0x35) : Color(red: 0xF5, green: 0xEF, blue: 0xF7)
    }
}
