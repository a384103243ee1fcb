import Devices
package import Geometry

/// The system's sheet for sharing and acting on something.
package struct ActivityView: PresentationStyle {
    package init() {}

    package let summary = "The system's sheet for sharing and acting on something."

    package func defaults(for request: DialogRequest, on stage: Stage) -> StyleDefaults {
        var defaults = StyleDefaults()
        defaults.width = .points(270)
        defaults.height = .fit
        return defaults
    }

    package var figures: [StyleFigure] { [] }
}
