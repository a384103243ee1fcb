import Devices
package import Geometry

/// A view that points at what it belongs to.
package struct Popover: PresentationStyle {
    package init() {}

    package let summary = "A view beside its anchor, with an arrow pointing at it; a touch outside dismisses it."

    package func defaults(for request: DialogRequest, on stage: Stage) -> StyleDefaults {
        var defaults = StyleDefaults()
        defaults.width = .points(320)
        defaults.height = .fit
        defaults.interaction = .dismiss
        defaults.transition = .crossDissolve
        return defaults
    }

    package var figures: [StyleFigure] { [] }
}
