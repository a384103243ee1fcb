package import Boxes
import Devices
import Geometry

/// Covers everything: the frame is the container.
package struct FullScreen: CachedStyle {
    package static func cached(on stage: Stage) -> Boxed<StyleDefaults> { defaults[SystemLook(on: stage)] }

    private static let defaults = CachedDefaults<AppleRelease, SystemTraits> { look in
        var defaults = StyleDefaults.filling
        defaults.look.content = NavigationBars.inFullScreens(in: look)
        defaults.motion.easing = SystemMotion.easing(of: .coverVertical, in: look.release)
        return defaults
    }

    package func look(in setting: LookSetting) -> DialogLook { SheetLooks.page(in: setting) }

    package func frame(for measured: Measured) -> Placed { Placed(measured.container) }

    package var list: StyleList { StyleList("fullScreen", in: "apple-navigation-bars") }
}
