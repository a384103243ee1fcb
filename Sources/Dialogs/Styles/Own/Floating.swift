package import Boxes
import Devices
import Geometry
import Timeline

/// A small dialog that floats over the interface, with the screen greyed behind it (2013).
package struct Floating: CachedStyle, MovingAlike {
    /// The numbers and colours of views that float: `Figures/floating.json`.
    enum FigureName: Int, FigureKey {
        case sizeWidth, borderWidth, laterBorderWidth, cornerRadius, duration, presentScale, dismissScale
        case backdropOpacity, parallax
    }

    static let figures = FigureTable<FigureName, AnyRelease>("floating")

    enum ColorName: Int, FigureKey { case border, backdrop }

    static let colors = ColorTable<ColorName, AnyRelease>("floating")

    package static func cached(on stage: Stage) -> Boxed<StyleDefaults> { defaults[stage] }

    private static let defaults = OwnDefaults(ContentMetrics.footed) { content, _, _ in
        var defaults = StyleDefaults()
        defaults.sizing.width = .points(figures[.sizeWidth])
        defaults.sizing.height = .fit
        defaults.motion.transition = .zoom
        defaults.look.backdropOpacity = figures[.backdropOpacity]
        defaults.look.corners = CornerRadii(all: figures[.cornerRadius])
        defaults.look.parallax = Parallax(horizontal: figures[.parallax], vertical: figures[.parallax])
        defaults.look.hasContainer = true
        defaults.look.dimsPresenterTint = true
        defaults.motion.zoomFrom = zoomed(by: figures[.presentScale])
        defaults.motion.zoomTo = zoomed(by: figures[.dismissScale])
        defaults.look.content = content
        return defaults
    }

    /// A dialog's surface, on Android at a dialog's elevation, with its own backdrop colour, and a border up to iOS 12.
    package func look(in setting: LookSetting) -> DialogLook {
        let isOfArticles = setting.platform == .apple && setting.release < .card
        let width = Self.figures[isOfArticles ? .borderWidth : .laterBorderWidth]
        let border = width > 0 ? Border(width: width, setting.paint(Self.colors[.border])) : nil
        return OwnLooks.look(
            in: setting, .surfaceContainerHigh, at: .level3, border: border, dimming: Self.colors[.backdrop])
    }

    /// Centred. If the height follows from the content, the dialog is clear of the unsafe bands above and below.
    package func frame(for measured: Measured) throws(ResolveError) -> Placed {
        guard measured.edge == nil, !measured.isFixed, measured.request.content.height == nil else {
            return Placed(measured.rest)
        }
        var frame = measured.rest
        if let safe = measured.stage.safeArea.intersection(measured.container), frame.height <= safe.height {
            frame.origin.y = frame.clamped(into: safe).minY
        }
        return Placed(frame)
    }

    private static func zoomed(by scale: Double) -> Pose {
        Pose(scale: Size(width: scale, height: scale), opacity: 0)
    }

    static var ownDuration: Double { figures[.duration] }

    package var list: StyleList { StyleList("floating", in: "floating") }
}
