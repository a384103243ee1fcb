import Devices
import Geometry

/// As large as what presents it: the frame is the presenter's.
package struct CurrentContext: PresentationStyle {
    package init() {}

    package let summary = "Covers exactly the area of its presenter."

    package func defaults(for request: DialogRequest, on stage: Stage) -> StyleDefaults {
        var defaults = StyleDefaults()
        defaults.isResizable = false
        defaults.avoidsKeyboard = false
        defaults.fillsScreen = true
        if stage.platform == .apple { defaults.background = Background.system(on: stage) }
        defaults.easing = stage.easing(of: .coverVertical)
        // A browser shows what is new without moving it.
        if stage.platform == .web { defaults.transition = .none }
        // What lies beside the presenter is not part of its context, and stays live.
        defaults.interaction = .passThrough
        return defaults
    }

    /// A phone up to iOS 12 shows every style full screen (ledger C5), except over a presenter whose frame is given: a
    /// context covers exactly that (ledger C4; documented, presentation-metrics adapt.current_context).
    package func adaptation(of request: DialogRequest, on stage: Stage) -> StyleAdaptation? {
        request.presenter.frame == nil && stage.idiom == .phone && stage.era < .card
            ? PageSheet.sheetAdaptation(on: stage) : nil
    }

    package func place(
        _ measured: Measured, for request: DialogRequest, on stage: Stage, notes: inout Notes
    ) -> Placed {
        Placed(measured.presenterFrame ?? measured.container)
    }

    package var figures: [StyleFigure] { ContentMetrics.figures + SystemMotion.figures }
}
