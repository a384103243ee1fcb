package import Devices
import Geometry

/// Covers everything: the frame is the container.
package struct FullScreen: ReadyStyle {
    package init() {}

    package var summary: String {
        "Covers the whole window, status bar included."
    }

    package static func ready(on stage: Stage) -> Shared<StyleDefaults> { defaults[SystemLook(on: stage)] }

    private static let defaults = ReadyDefaults<SystemLook> { look in
        var defaults = StyleDefaults()
        defaults.isResizable = false
        defaults.avoidsKeyboard = false
        defaults.fillsScreen = true
        defaults.background = look.background
        defaults.easing = SystemMotion.easing(of: .coverVertical, in: look.era)
        return defaults
    }

    package func place(
        _ measured: Measured, for request: DialogRequest, on stage: Stage
    ) -> Placed { Placed(measured.container) }

    package var figures: [StyleFigure] { ContentMetrics.figures + SystemMotion.figures }
}
