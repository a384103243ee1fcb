import Devices
package import Geometry

/// A sheet that rests at one of several heights.
package struct Sheet: PresentationStyle {
    package init() {}

    package let summary = "A sheet that rests at one of several heights."

    package func defaults(for request: DialogRequest, on stage: Stage) -> StyleDefaults {
        var defaults = StyleDefaults()
        defaults.width = .points(270)
        defaults.height = .fit
        return defaults
    }

    package var figures: [StyleFigure] { [] }
}
