package import Boxes
import Devices
import Geometry
import Typography

/// A short message that slides on to the screen, stays for a while and slides off by itself (2009).
package struct SlidingMessage: CachedStyle, MovingAlike {
    /// The numbers and colours of sliding messages: `Figures/sliding-message.json`.
    enum FigureName: Int, FigureKey {
        case sizeHeightWithoutText, opacity, androidCornerRadius, webCornerRadius, duration, titleSize, messageSize
        case insetVertical, textGap
    }

    static let figures = FigureTable<FigureName, AnyRelease>("sliding-message")

    enum ColorName: Int, FigureKey { case background, text }

    static let colors = ColorTable<ColorName, AnyRelease>("sliding-message")

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

    /// Dark in either appearance, with the platform's dark looks for its parts; on iOS 26 glass in the current
    /// appearance.
    package func look(in setting: LookSetting) -> DialogLook {
        if setting.platform == .apple, setting.release == .glass {
            return Self.colored(Self.glassLook(in: setting), in: setting)
        }
        let text = PartLook(text: setting.paint(Self.colors[.text]))
        // The style's file gives a background for each appearance, so the parts on it follow the appearance, too.
        let isOnOwnGround = setting.named?.colors[Self.colors[.background].name] != nil
        var parts = OwnLooks.parts(in: isOnOwnGround ? setting : setting.appearing(.dark))
        for part in [LookPart.title, .message, .bar] { parts[part] = text }
        // What stands alone is the message itself, and secondary is what stands below a title, on the surface that a
        // theme gives with it.
        if setting.platform == .web, let secondary = setting.themed(.secondary), isOnOwnGround || !setting.hasSurface {
            (parts[.message], parts[.soloMessage]) = (PartLook(text: secondary), text)
        }
        // iPhone OS' blue is meant for light pages.
        if setting.platform == .apple, setting.release == .classic {
            let button = AppleLooks(in: setting).fading(text, disabled: setting.paint(.tertiaryLabel))
            for part in [LookPart.button, .cancelButton, .destructiveButton, .preferredButton] { parts[part] = button }
        }
        parts[.presenter] = OwnLooks.parts(in: setting)[.presenter]
        parts[.dialog] = OwnLooks.surface(setting.fill(Self.colors[.background]))
        if setting.platform == .apple, setting.release.isCard {
            var fill = setting.fill(AppleMessage.cardMaterial)
            if setting.isOpaque { fill.opacity = 1 }
            parts[.dialog] = AppleLooks(in: setting).card(fill)
        }
        return DialogLook(parts)
    }

    private static func glassLook(in setting: LookSetting) -> DialogLook {
        let looks = AppleLooks(in: setting)
        var card = looks.card(setting.fill(AppleMessage.glassMaterial))
        card.shadows = [
            looks.shadow(
                AppleMessage.colors[.shadow], blur: AppleMessage.figures[.shadowBlur],
                down: AppleMessage.figures[.shadowOffset], isClipped: true)
        ]
        // A light ring would be invisible on a white page.
        card.border =
            setting.contrast == .increased
            ? looks.ring
            : Border(width: AppleMessage.figures[.borderWidth], setting.paint(AppleMessage.colors[.border]))
        // Its buttons look like an alert's, because the tint is too light to be legible on the message.
        let button = looks.plainButton(.label)
        var parts = [LookPart.button: button, .cancelButton: button, .preferredButton: button]
        parts[.destructiveButton] = button
        return looks.look(of: card, changing: parts)
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

/// The numbers and colours of sliding messages on Apple's systems: `Figures/apple-sliding-message.json`.
enum AppleMessage {
    enum FigureName: Int, FigureKey { case opacity, cornerRadius, shadowBlur, shadowOffset, borderWidth }

    static let figures = FigureTable<FigureName, AppleRelease>("apple-sliding-message")

    enum ColorName: Int, FigureKey { case backgroundMaterial, background, shadow, border }

    static let colors = ColorTable<ColorName, AppleRelease>("apple-sliding-message")

    private enum MaterialName: Int, FigureKey { case background }

    private static let materials = MaterialTable<MaterialName, AppleRelease>("apple-sliding-message")

    static let cardMaterial = materials[.background, .card]
    static let glassMaterial = materials[.background]
}
