package import Boxes
import Devices
package import Geometry
import Typography

/// A short message that slides on to the screen, stays a while and slides off by itself (2009).
package struct SlidingMessage: CachedStyle {
    package init() {}

    package var summary: String {
        "A short message on an edge that comes and goes by itself; everything else stays live."
    }

    package static let height = StyleFigure(
        "size.height.withoutText", 90, "pt", .ledger, source: "ledger E1; with text the height is measured (E5)")
    package static let opacity = StyleFigure(
        "opacity", 0.87, "", .ledger, source: "ledger E4; presentation-metrics mission.toast")
    /// Nearly those of the articles of 2009: what followed up to iOS 12 had dark slabs too.
    private static let flatEras = "to iOS 12, other platforms"
    package static let background = ColorFigure(
        "background", light: .black, dark: Paint(0x1C1C1E), eras: flatEras, .ledger,
        source:
            "ledger E4: black; after iOS 6 and in the dark appearance, where it is raised from the black of the screen, "
            + "assumed"
    ).following(.background)
    package static let textColor = ColorFigure(
        "text", light: .white, eras: "to iOS 18, other platforms", .ledger, source: "ledger E4; after iOS 6 assumed"
    ).following(.label)
    private static let carriedOpacity = opacity.carried(
        to: "iOS 7 – 12, other platforms", because: "dark banners of the time: appearance banner.ios9.f7 has 0.85")

    // MARK: iOS 13 on, where the ledger's article says nothing

    private static let card = "iOS 13 – 18"
    private static let glass = "iOS 26 on"
    private static let likeness =
        "the system has none; a look-alike's, appearance toast.f7.ios13.light, toast.f7.ios26.light, toast.f7.ios26.dark"
    package static let cardOpacity = StyleFigure(
        "opacity", 1, "", eras: "iOS 13 on", .assumed, source: "its material lets through what it lets through")
    package static let cardRadius = StyleFigure(
        "cornerRadius", 8, "pt", eras: card, .assumed, source: likeness)
    package static let glassRadius = StyleFigure(
        "cornerRadius", 32, "pt", eras: glass, .assumed, source: likeness)
    package static let materialRadius = StyleFigure(
        "cornerRadius", 4, "dp", eras: "Material 3", .assumed,
        source: "Android's snackbar, appearance m3.snackbar.container")
    package static let webRadius = StyleFigure(
        "cornerRadius", 8, "px", eras: WebMotion.eras, .assumed, source: "the web has none; as Apple's")
    static let cardMaterial = MaterialFigure(
        "systemMaterial", Materials.systemFilter,
        tint: ColorFigure(
            "background.material", light: Paint(0x000000, opacity: 0.75), dark: Paint(0x1C1C1E, opacity: 0.85),
            eras: card,
            .assumed, source: likeness + "; in the dark raised"),
        flat: ColorFigure(
            "background", light: Paint(.black, opacity: 0.75), dark: Paint(0x1C1C1E, opacity: 0.85), eras: card,
            .assumed, source: likeness + "; without blur"
        ).following(.background))
    static let glassMaterial = MaterialFigure(
        "regular",
        BackdropFilter(light: .init(blur: 16, saturation: 1.8), .assumed, source: likeness),
        tint: ColorFigure(
            "background.material", light: Paint(0xFFFFFF, opacity: 0.75), dark: Paint(0x323232, opacity: 0.5),
            eras: glass,
            .assumed, source: likeness),
        flat: ColorFigure(
            "background", light: Paint(0xF5F5F5), dark: Paint(0x323232), eras: glass, .assumed,
            source: likeness + "; without transparency"
        ).following(.background))
    private static let edge =
        "the system's own is not told; a look-alike's, appearance alert.ios26.f7"
    package static let glassShadow = ColorFigure(
        "shadow", light: Paint(.black, opacity: 0.2), dark: Paint(.black, opacity: 0.15), eras: glass, .assumed,
        source: edge)
    package static let glassShadowBlur = StyleFigure("shadow.blur", 25, "pt", eras: glass, .assumed, source: edge)
    package static let glassShadowOffset = StyleFigure(
        "shadow.offset", 0, "pt", eras: glass, .assumed, source: edge)
    package static let glassHairline = ColorFigure(
        "border", light: Paint(.black, opacity: 0.25), dark: Paint(.white, opacity: 0.15), eras: glass, .assumed,
        source: edge)
    package static let glassHairlineWidth = StyleFigure(
        "border.width", 0.5, "pt", eras: glass, .assumed, source: edge + ", which is a hairline")
    package static let duration = StyleFigure("duration", 0.75, "s", .ledger, source: "ledger E2")
    package static let titleSize = StyleFigure("title.size", 17, "pt", .ledger, source: "ledger E4")
    package static let messageSize = StyleFigure("message.size", 15, "pt", .ledger, source: "ledger E4")

    package static func cached(on stage: Stage) -> Boxed<StyleDefaults> {
        defaults[stage]
    }

    private static let defaults = OwnDefaults(ContentMetrics.slidingMessage, onTheWeb: ContentMetrics.edgedMessage) {
        content, platform, release in
        var defaults = StyleDefaults()
        defaults.sizing.height = .fit
        defaults.sizing.edge = .bottom
        defaults.motion.transition = .slide
        defaults.interaction.outside = .passThrough
        let isLater = platform == .apple && release >= .card
        defaults.look.opacity = (isLater ? Self.cardOpacity : Self.opacity).value
        defaults.look.corners = CornerRadii(all: radius(on: platform, release))
        defaults.look.content = content
        defaults.interaction.release = .message
        return defaults
    }

    private static func radius(on platform: Platform, _ release: AppleRelease) -> Double {
        switch (platform, release) {
        case (.apple, .glass): glassRadius.value
        case (.apple, .card), (.apple, .detents): cardRadius.value
        case (.apple, .classic), (.apple, .seven), (.apple, .eight), (.apple, .nine): 0
        case (.material, _): materialRadius.value
        case (.web, _): webRadius.value
        }
    }

    /// Dark in either appearance, and what is on it as the platform has it in the dark; on iOS 26 glass in its own.
    package func look(in setting: LookSetting) -> DialogLook {
        if setting.platform == .apple, setting.release == .glass { return Self.glassLook(in: setting) }
        let text = PartLook(text: setting.paint(Self.textColor))
        var parts = OwnLooks.parts(in: setting.appearing(.dark))
        for part in [LookPart.title, .message, .bar] { parts[part] = text }
        // The blue of iPhone OS is for light pages.
        if setting.platform == .apple, setting.release == .classic {
            let button = AppleLooks(in: setting).fading(text, disabled: setting.paint(.tertiaryLabel))
            for part in [LookPart.button, .cancelButton, .destructiveButton, .preferredButton] { parts[part] = button }
        }
        parts[.presenter] = OwnLooks.parts(in: setting)[.presenter]
        parts[.dialog] = OwnLooks.surface(setting.fill(Self.background))
        if setting.platform == .apple, setting.release.isCard {
            var fill = setting.fill(Self.cardMaterial)
            if setting.isOpaque { fill.opacity = 1 }
            parts[.dialog] = AppleLooks(in: setting).card(fill)
        }
        return DialogLook(parts)
    }

    private static func glassLook(in setting: LookSetting) -> DialogLook {
        let looks = AppleLooks(in: setting)
        var card = looks.card(setting.fill(glassMaterial))
        card.shadows = [
            looks.shadow(Self.glassShadow, blur: Self.glassShadowBlur, down: Self.glassShadowOffset, isClipped: true)
        ]
        // A light ring is not seen where the page is white.
        card.border =
            setting.contrast == .increased
            ? looks.ring : Border(width: glassHairlineWidth.value, setting.paint(Self.glassHairline))
        // Its buttons are as those of alerts: the tint is too light to be read on it.
        let button = looks.plainButton(.label)
        var parts = [LookPart.button: button, .cancelButton: button, .preferredButton: button]
        parts[.destructiveButton] = button
        return looks.look(of: card, changing: parts)
    }

    /// Against its edge; along the edge in the middle, but clear of the unsafe bands where it can be.
    package func place(
        _ measured: Measured, for request: DialogRequest, on stage: Stage
    ) -> Placed {
        guard let edge = measured.edge, !measured.isFixed else { return Placed(measured.rest) }
        // What is safe of the container: beside a fold, nothing beyond it.
        let safe = stage.safeArea.intersection(measured.container) ?? measured.container
        var frame = measured.rest
        if edge.isVertical {
            frame.origin.x = frame.width <= safe.width ? frame.clamped(into: safe).minX : frame.minX
        } else {
            frame.origin.y = frame.height <= safe.height ? frame.clamped(into: safe).minY : frame.minY
        }
        return Placed(frame)
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
            Self.height, Self.opacity, Self.carriedOpacity, Self.cardOpacity, Self.cardRadius, Self.glassRadius,
            Self.materialRadius, Self.webRadius, Self.glassShadowBlur, Self.glassShadowOffset,
            Self.glassHairlineWidth,
            Self.duration, Self.titleSize, Self.messageSize, FixedBoxes.sideInset,
            FixedBoxes.topInset, FixedBoxes.titleHeight, ContentMetrics.textBesideImage,
        ] + ReleaseFigures.message + ReadingFigures.all + OwnLooks.figures
    }
    package var colors: [ColorFigure] {
        [Self.background, Self.textColor, Self.glassShadow, Self.glassHairline] + OwnLooks.colors
    }
    package var materials: [MaterialFigure] { [Self.cardMaterial, Self.glassMaterial] + OwnLooks.materials }
}

extension ContentMetrics {
    package static let slidingMessage: Boxed<ContentMetrics> = {
        var metrics = ContentMetrics()
        metrics.insets = EdgeInsets(
            top: 10, left: FixedBoxes.sideInset.value, bottom: 10, right: FixedBoxes.sideInset.value)
        metrics.titleSize = SlidingMessage.titleSize.value
        metrics.titleWeight = .bold
        metrics.messageSize = SlidingMessage.messageSize.value
        metrics.gap = 4
        metrics.usesFixedBoxes = true
        metrics.emptyHeight = SlidingMessage.height.value
        metrics.putsImageBeside = true
        return Boxed(metrics)
    }()

    /// The same where buttons have edges, as in browsers.
    fileprivate static let edgedMessage: Boxed<ContentMetrics> = {
        var metrics = slidingMessage.value
        metrics.foot = metrics.insets.left
        metrics.standOff(metrics.insets.left)
        // Elements in a line, which break like words, each as wide as its title.
        metrics.buttons.arrangement = .trailingRows
        metrics.buttons.rowSpacing = metrics.buttons.columnSpacing
        return Boxed(metrics)
    }()
}
