import Devices
import Geometry

/// Dialogs as Android itself drew them before Material 3: `Theme.Material.Dialog.Alert` of Android 5 to 8, and the same
/// with rounder corners on Android 9 to 11.
///
/// Source: https://github.com/aosp-mirror/platform_frameworks_base core/res/res.
package enum EarlierMaterial {
    package static let allFigures = figures.list.filter { !$0.name.hasPrefix("holo.") } + shadowFigures

    /// The corner radius of dialogs; Holo's dialogs have that of the first Material.
    static func radius(in release: AndroidRelease) -> Double { figures[.cornerRadius, max(release, .material1)] }

    // MARK: Shadows

    /// Offset, blur and spread in dp of the three shadows at each elevation: umbra, penumbra and ambient.
    private static let heights = [
        Elevation.figures([
            .height6UmbraOffset, .height6UmbraBlur, .height6UmbraSpread,
            .height6PenumbraOffset, .height6PenumbraBlur, .height6PenumbraSpread,
            .height6AmbientOffset, .height6AmbientBlur, .height6AmbientSpread,
        ]),
        Elevation.figures([
            .height8UmbraOffset, .height8UmbraBlur, .height8UmbraSpread,
            .height8PenumbraOffset, .height8PenumbraBlur, .height8PenumbraSpread,
            .height8AmbientOffset, .height8AmbientBlur, .height8AmbientSpread,
        ]),
        Elevation.figures([
            .height16UmbraOffset, .height16UmbraBlur, .height16UmbraSpread,
            .height16PenumbraOffset, .height16PenumbraBlur, .height16PenumbraSpread,
            .height16AmbientOffset, .height16AmbientBlur, .height16AmbientSpread,
        ]),
    ]
    private static let opacities = Elevation.figures([
        .heightUmbraOpacity, .heightPenumbraOpacity, .heightAmbientOpacity,
    ])

    private static let shadowFigures = heights.flatMap(\.self) + opacities

    /// Returns the shadows at an elevation: dialogs and sheets are 16 dp high, popovers and menus 8, messages 6.
    static func shadows(at elevation: Elevation, of container: ColorRole, in setting: LookSetting) -> [Shadow] {
        let row = container == .inverseSurface ? 0 : elevation.level == 2 ? 1 : 2
        let color = setting.paint(.shadow).color
        let height = heights[row]
        return opacities.indices.map { part in
            Shadow(
                color: color, opacity: opacities[part].value, blur: height[3 * part + 1].value,
                spread: height[3 * part + 2].value, offset: Point(x: 0, y: height[3 * part].value))
        }
    }
}
