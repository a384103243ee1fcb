import Devices
package import Geometry

/// A short question in the middle of the screen that has to be answered.
package struct Alert: PresentationStyle {
    package init() {}

    package let summary = "A short question in the middle of the screen that has to be answered."

    package func defaults(for request: DialogRequest, on stage: Stage) -> StyleDefaults {
        var defaults = StyleDefaults()
        defaults.width = .points(270)
        defaults.height = .fit
        return defaults
    }

    package var figures: [StyleFigure] { [] }
}
