import Devices
import Geometry

/// Dialogs as Android itself drew them before Material 3: `Theme.Material.Dialog.Alert` of Android 5 to 8, and the same
/// with rounder corners on Android 9 to 11.
///
/// Source: https://github.com/aosp-mirror/platform_frameworks_base core/res/res.
package enum EarlierMaterial {
    static let eras = "Android 5 – 11"

    package static let allFigures = figures.list.filter { !$0.name.hasPrefix("holo.") } + shadowFigures

    /// Holo's dialogs have the corners of the first Material's.
    static func radius(in release: AndroidRelease) -> Double { figures[.cornerRadius, max(release, .material1)] }

    // MARK: Shadows

    /// One of the three shadows of a height, in dp: the umbra, the penumbra, the ambient one.
    private struct Part {
        let name: String
        let opacity: Double
    }

    private static let parts = [
        Part(name: "umbra", opacity: 0.2), Part(name: "penumbra", opacity: 0.14), Part(name: "ambient", opacity: 0.12),
    ]

    /// Offset, blur and spread of each.
    private static let heights: [(height: Int, shadows: [(y: Double, blur: Double, spread: Double)])] = [
        (6, [(3, 5, -1), (6, 10, 0), (1, 18, 0)]), (8, [(5, 5, -3), (8, 10, 1), (3, 14, 2)]),
        (16, [(8, 10, -5), (16, 24, 2), (6, 30, 5)]),
    ]

    private static let shadowFigures: [StyleFigure] = heights.flatMap { height, shadows in
        zip(parts, shadows).flatMap { part, shadow in
            [("offset", shadow.y), ("blur", shadow.blur), ("spread", shadow.spread)].map { name, value in
                StyleFigure(
                    "elevation.\(height).\(part.name).\(name)", value, "dp", eras: eras, .assumed,
                    source: "https://github.com/material-components/material-components-web packages/mdc-elevation: "
                        + "floating_window_z is 16, menus 8, snackbars 6; Android lights all surfaces by one light")
            }
        }
    }

    /// Dialogs and sheets are 16 dp high, what stands beside an anchor 8, messages 6.
    static func shadows(at elevation: Elevation, of container: ColorRole, in setting: LookSetting) -> [Shadow] {
        let place = container == .inverseSurface ? 0 : elevation.level == 2 ? 1 : 2
        let color = setting.paint(.shadow).color
        return zip(parts, heights[place].shadows).map { part, shadow in
            Shadow(
                color: color, opacity: part.opacity, blur: shadow.blur, spread: shadow.spread,
                offset: Point(x: 0, y: shadow.y))
        }
    }
}
