package import Geometry

/// Covers everything: the frame is the container.
package struct FullScreen: PresentationStyle {
    package init() {}

    package let summary = "Covers the whole window, status bar included."

    package func defaults(on stage: Stage) -> StyleDefaults {
        var defaults = StyleDefaults()
        defaults.isResizable = false
        defaults.avoidsKeyboard = false
        defaults.fillsScreen = true
        defaults.easing = SystemMotion.easing(of: .coverVertical, in: stage.era)
        return defaults
    }

    package func place(_ measured: Measured, on stage: Stage) -> Rect { measured.container }

    package var figures: [StyleFigure] { SystemMotion.figures }
}
