package import Devices

// The colours of Android's own themes before Material 3, under the roles by which Material 3 knows the same parts.
extension Palette {
    static let material1 = earlier(in: "Android 5 – 8", accent: 0x009688, "material_deep_teal_500 up to Android 8")
    static let material2 = earlier(in: "Android 9 – 11", accent: 0x008577, "material_deep_teal_500 since Android 9")

    static let holo = earlier(
        in: "Android 3 – 4", accent: 0x33B5E5, darkAccent: 0x33B5E5, "holo_blue_light", holoColors)

    /// The colours of Holo's themes.
    private static let holoColors: [(roles: [ColorRole], light: UInt32, dark: UInt32, name: String)] = [
        ([.background, .surface], 0xF3F3F3, 0x000000, "background_holo_light, background_holo_dark"),
        (
            [.onSurface, .onBackground], 0x000000, 0xF3F3F3,
            "bright_foreground_holo_light, bright_foreground_holo_dark"
        ),
        (
            [.onSurfaceVariant, .outline], 0x808080, 0x808080,
            "hint_foreground_holo_light, hint_foreground_holo_dark"
        ),
    ]

    /// The palette of a release of Android.
    package static func of(_ release: AndroidRelease) -> Palette {
        switch release {
        case .holo: .holo
        case .material1: .material1
        case .material2: .material2
        case .material3: .material
        }
    }

    /// Those that the themes have, and Material 3's own for roles that they lack.
    private static func earlier(
        in eras: String, accent: UInt32, darkAccent: UInt32 = 0x80CBC4, _ name: String,
        _ others: [(roles: [ColorRole], light: UInt32, dark: UInt32, name: String)] = []
    ) -> Palette {
        var own: [ColorRole: ColorFigure] = [:]
        func add(_ roles: [ColorRole], _ light: Paint, _ dark: Paint, _ name: String) {
            for role in roles {
                own[role] = ColorFigure(
                    role, light: light, dark: dark, eras: eras, .documented,
                    source: "https://github.com/aosp-mirror/platform_frameworks_base "
                        + "core/res/res/values/colors_material.xml: " + name)
            }
        }
        func add(_ roles: [ColorRole], _ light: UInt32, _ dark: UInt32, _ name: String) {
            add(roles, Paint(light), Paint(dark), name)
        }
        add([.background, .surface], 0xFAFAFA, 0x303030, "background_material_light, background_material_dark")
        let containers: [ColorRole] = [
            .surfaceBright, .surfaceContainer, .surfaceContainerHigh, .surfaceContainerHighest, .surfaceContainerLow,
            .surfaceContainerLowest,
        ]
        add(
            containers, 0xFFFFFF, 0x424242, "background_floating_material_light, background_floating_material_dark")
        add(
            [.onSurface, .onBackground], Paint(.black, opacity: 0.87), .white,
            "primary_text_default_material_light, primary_text_default_material_dark")
        add(
            [.onSurfaceVariant, .outline], Paint(.black, opacity: 0.54), Paint(.white, opacity: 0.7),
            "secondary_text_default_material_light, secondary_text_default_material_dark")
        add(
            [.primary, .secondary, .surfaceTint], accent, darkAccent,
            "accent_material_light, accent_material_dark: " + name)
        add([.error], 0xFF5722, 0xFF7043, "error_color_material_light, error_color_material_dark")
        add(
            [.outlineVariant], Paint(.black, opacity: 0.12), Paint(.white, opacity: 0.12),
            "list_divider_opacity_material, #1F")
        for (roles, light, dark, name) in others {
            for role in roles {
                own[role] = ColorFigure(
                    role, light: Paint(light), dark: Paint(dark), eras: eras, .documented,
                    source: "https://github.com/aosp-mirror/platform_frameworks_base "
                        + "core/res/res/values/colors_holo.xml: " + name)
            }
        }
        if !others.isEmpty {
            for role in containers {
                own[role] = ColorFigure(
                    role, light: Paint(0xF3F3F3), dark: Paint(0x282828), eras: eras, .assumed,
                    source: "https://github.com/aosp-mirror/platform_frameworks_base core/res/res: pictures "
                        + "dialog_full_holo_light and dialog_full_holo_dark, by eye")
            }
        }
        let library = "https://github.com/material-components/material-components-android snackbar/res/values: "
        own[.inverseSurface] = ColorFigure(
            .inverseSurface, light: Paint(0x323232), eras: eras, .documented,
            source: library + "design_snackbar_background_color")
        own[.inverseOnSurface] = ColorFigure(
            .inverseOnSurface, light: .white, eras: eras, .assumed,
            source: library + "the text of the dark theme, which a snackbar has in both")
        own[.inversePrimary] = ColorFigure(
            .inversePrimary, light: Paint(accent), dark: Paint(darkAccent), eras: eras, .assumed,
            source: library + "the theme's accent, which its action has")
        return Palette(
            material.figures.map { figure in
                figure.role.flatMap { own[$0] }
                    ?? figure.carried(to: eras, because: "the themes before Material 3 have no such role")
            })
    }
}
