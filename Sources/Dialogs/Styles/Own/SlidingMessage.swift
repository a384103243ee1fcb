package import Boxes
import Devices
import Geometry
import Typography

extension SlidingMessage: CachedStyle, MovingAlike {
    /// The numbers of sliding messages: `Figures/sliding-message.json`.
    enum FigureName: Int, FigureKey {
        case sizeHeightWithoutText, opacity, androidCornerRadius, webCornerRadius, duration, titleSize, messageSize
        case insetVertical, textGap
    }

    static let figures = FigureTable<FigureName, AnyRelease>("sliding-message")

    package static func cached(on stage: Stage) -> Boxed<StyleDefaults> {
        stage.isCarPlay ? onDisplays[stage] : defaults[stage]
    }

    private static let defaults = OwnDefaults(
        ContentMetrics.slidingMessage, onTheWeb: ContentMetrics.edgedMessage, make)
    /// The defaults on displays of cars, where the focus of a knob fills buttons.
    private static let onDisplays = OwnDefaults(
        ContentMetrics.footedMessage, onTheWeb: ContentMetrics.edgedMessage, make)

    @Sendable private static func make(
        _ content: Boxed<ContentMetrics>, _ platform: Platform, _ release: AppleRelease
    ) -> StyleDefaults {
        var defaults = StyleDefaults()
        defaults.sizing.height = .fit
        defaults.sizing.edge = .bottom
        defaults.motion.transition = .slide
        defaults.interaction.outside = .passThrough
        defaults.look.opacity = platform == .apple ? AppleMessage.figures[.opacity, release] : figures[.opacity]
        defaults.look.corners = CornerRadii(all: radius(on: platform, release))
        defaults.look.content = content
        defaults.interaction.release = .message
        return defaults
    }

    private static func radius(on platform: Platform, _ release: AppleRelease) -> Double {
        switch platform {
        case .apple: release < .card ? 0 : AppleMessage.figures[.cornerRadius, release]
        case .material: figures[.androidCornerRadius]
        case .web, .toolkit: figures[.webCornerRadius]
        }
    }

    /// Against its edge, and centred along it, but clear of the unsafe bands if possible.
    package func frame(for measured: Measured) -> Placed {
        guard let edge = measured.edge, !measured.isFixed else { return Placed(measured.rest) }
        // The safe part of the container, which beside a fold is only one part of the screen.
        let safe = measured.stage.safeArea.intersection(measured.container) ?? measured.container
        var frame = measured.rest
        if edge.isVertical {
            frame.origin.x = frame.width <= safe.width ? frame.clamped(into: safe).minX : frame.minX
        } else {
            frame.origin.y = frame.height <= safe.height ? frame.clamped(into: safe).minY : frame.minY
        }
        return Placed(frame)
    }

    static var ownDuration: Double { figures[.duration] }

    package var list: StyleList { StyleList("slidingMessage", in: "sliding-message") }
}

extension ContentMetrics {
    package static let slidingMessage: Boxed<ContentMetrics> = {
        var metrics = ContentMetrics()
        metrics.insets = EdgeInsets(
            top: SlidingMessage.figures[.insetVertical], sides: ContentMetrics.figures[.boxSide],
            bottom: SlidingMessage.figures[.insetVertical])
        metrics.title.set(SlidingMessage.figures[.titleSize], .bold)
        metrics.message.size = SlidingMessage.figures[.messageSize]
        metrics.gap = SlidingMessage.figures[.textGap]
        metrics.usesFixedBoxes = true
        metrics.emptyHeight = SlidingMessage.figures[.sizeHeightWithoutText]
        metrics.putsImageBeside = true
        return Boxed(metrics)
    }()

    /// A sliding message with its buttons as far from the bottom as from the sides.
    fileprivate static let footedMessage: Boxed<ContentMetrics> = {
        var metrics = slidingMessage.value
        metrics.foot = metrics.insets.left
        return Boxed(metrics)
    }()

    /// A sliding message for buttons with visible edges, as in browsers.
    fileprivate static let edgedMessage: Boxed<ContentMetrics> = {
        var metrics = footedMessage.value
        metrics.insetBar(metrics.insets.left)
        // Buttons are inline elements: each as wide as its title, and wrapped like words.
        metrics.buttons.arrangement = .trailingRows
        metrics.buttons.rowSpacing = metrics.buttons.columnSpacing
        return Boxed(metrics)
    }()
}
