import Geometry

/// Covers everything: the frame is the container.
package struct FullScreen: PresentationStyle {
    package init() {}

    package let summary = "Covers the whole window, status bar included."

    package func defaults(for request: DialogRequest, on stage: Stage) -> StyleDefaults {
        var defaults = StyleDefaults()
        defaults.isResizable = false
        defaults.avoidsKeyboard = false
        defaults.fillsScreen = true
        defaults.background = Background.system(on: stage)
        defaults.easing = SystemMotion.easing(of: .coverVertical, in: stage.era)
        return defaults
    }

    package func place(
        _ measured: Measured, for request: DialogRequest, on stage: Stage, notes: inout Notes
    ) -> Placed { Placed(measured.container) }

    package var figures: [StyleFigure] { ContentMetrics.figures + SystemMotion.figures }
}
