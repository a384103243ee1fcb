import Devices
package import Geometry

///  at the bottom of a phone, beside its anchor on a pad.
package struct ActionSheet: PresentationStyle {
    package init() {}

    package let summary = " at the bottom of a phone, beside its anchor on a pad."

    package func defaults(for request: DialogRequest, on stage: Stage) -> StyleDefaults {
        var defaults = StyleDefaults()
        defaults.width = .points(270)
        defaults.height = .fit
        return defaults
    }

    package var figures: [StyleFigure] { [] }
}
