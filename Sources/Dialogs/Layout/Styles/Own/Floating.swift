package import Boxes
import Devices
package import Geometry
import Timeline

/// A small view that floats over the interface, the screen greyed behind it (2013).
package struct Floating: CachedStyle {
    package init() {}

    package var summary: String {
        "A small centred view over a light grey, translucent cover; the presenter stays visible."
    }

    package static let width = StyleFigure(
        "size.width", 270, "pt", .assumed,
        source: "as wide as the alert of iOS 7 (presentation-metrics alert.width)")
    package static let border = StyleFigure(
        "border.width", 2, "pt", eras: articles, .ledger, source: "ledger B3")
    package static let laterBorder = StyleFigure(
        "border.width", 0, "pt", eras: "iOS 13 on, other platforms", .assumed,
        source: "no source has such a view there; what floats has no frame on these systems")
    /// Those of the article of 2013 and what followed it in its look.
    private static let articles = "to iOS 12"
    package static let borderColor = ColorFigure(
        "border", light: Paint(.blue), eras: articles, .ledger, source: "ledger B3")
    package static let backdropColor = ColorFigure(
        "backdrop", light: Paint(.lightGray), dark: Paint(0x555555), eras: "all", .ledger,
        source: "ledger B2: UIKit's lightGray; in the dark appearance its darkGray (assumed)")
    package static let radius = StyleFigure("cornerRadius", 8, "pt", .ledger, source: "ledger B3")
    package static let duration = StyleFigure("duration", 0.25, "s", .ledger, source: "ledger B4, B5")
    package static let presentScale = StyleFigure("present.scale", 1.6, "", .ledger, source: "ledger B4")
    package static let dismissScale = StyleFigure("dismiss.scale", 0.5, "", .ledger, source: "ledger B5")
    package static let backdrop = StyleFigure(
        "backdrop.opacity", 0.5, "", .assumed, source: "ledger B2 says translucent and gives no amount")
    package static let tilt = StyleFigure(
        "parallax", 15.75, "pt", .assumed,
        source: "ledger B8 gives no amount; as far as the alerts of iOS 7 (presentation-metrics alert.parallax)")

    package static func cached(on stage: Stage) -> Boxed<StyleDefaults> {
        defaults[stage]
    }

    private static let defaults = OwnDefaults(ContentMetrics.footed) { content, _, _ in
        var defaults = StyleDefaults()
        defaults.sizing.width = .points(width.value)
        defaults.sizing.height = .fit
        defaults.motion.transition = .zoom
        defaults.look.backdropOpacity = backdrop.value
        defaults.look.corners = CornerRadii(all: radius.value)
        defaults.look.parallax = Parallax(horizontal: tilt.value, vertical: tilt.value)
        defaults.look.hasContainer = true
        defaults.look.dimsPresenterTint = true
        defaults.motion.zoomFrom = zoomed(by: presentScale.value)
        defaults.motion.zoomTo = zoomed(by: dismissScale.value)
        defaults.look.content = content
        return defaults
    }

    /// A dialog's surface, on Android at a dialog's elevation, with a cover of its own, and up to iOS 12 a border.
    package func look(in setting: LookSetting) -> DialogLook {
        var parts = OwnLooks.parts(in: setting)
        var card = OwnLooks.card(in: setting, .surfaceContainerHigh, at: .level3)
        if setting.platform == .apple, setting.release < .card {
            card.border = Border(width: Self.border.value, setting.paint(Self.borderColor))
        }
        parts[.dialog] = card
        parts[.dimming] = PartLook(background: setting.fill(Self.backdropColor))
        return DialogLook(parts)
    }

    /// In the middle; a height that is the content's own keeps clear of the unsafe bands above and below.
    package func place(
        _ measured: Measured, for request: DialogRequest, on stage: Stage
    ) throws(ResolveError) -> Placed {
        guard measured.edge == nil, !measured.isFixed, request.content.height == nil else {
            return Placed(measured.rest)
        }
        var frame = measured.rest
        if let safe = stage.safeArea.intersection(measured.container), frame.height <= safe.height {
            frame.origin.y = frame.clamped(into: safe).minY
        }
        return Placed(frame)
    }

    private static func zoomed(by scale: Double) -> Pose {
        Pose(scale: Size(width: scale, height: scale), opacity: 0)
    }

    package func duration(
        of frame: Rect, through edge: Edge, in container: Rect, by transition: TransitionStyle, on stage: Stage
    ) -> Double {
        transition == .none ? 0 : Self.duration.value
    }

    /// Its motion is its own on every platform.
    package func motion(
        _ direction: TransitionDirection, by transition: TransitionStyle, of frame: Rect, through edge: Edge,
        in container: Rect, on stage: Stage
    ) -> StyleMotion? { nil }

    package var figures: [StyleFigure] {
        [
            Self.width, Self.border, Self.laterBorder, Self.radius, Self.duration, Self.presentScale, Self.dismissScale,
            Self.backdrop,
            Self.tilt,
        ] + ContentMetrics.figures + OwnLooks.figures + Elevation.level3.figures
    }
    package var colors: [ColorFigure] { [Self.borderColor, Self.backdropColor] + OwnLooks.colors }
    package var materials: [MaterialFigure] { OwnLooks.materials }
}
