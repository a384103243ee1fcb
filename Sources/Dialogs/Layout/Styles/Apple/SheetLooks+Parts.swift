import Devices
import Geometry

extension SheetLooks {
    /// A page that covers the screen, on the base level.
    static func page(in setting: LookSetting) -> DialogLook {
        look(dialog(AppleParts.base(in: setting), in: setting), in: setting)
    }

    /// A card or a page that lies on others.
    static func sheet(in setting: LookSetting) -> DialogLook {
        var raised = dialog(setting.fill(.background), in: setting)
        raised.shadows = sheetShadows(in: setting)
        return look(
            raised, in: setting,
            and: [
                .floatingDialog: floating(in: setting) ?? raised,
                .grabber: PartLook(
                    background: setting.fill(setting.release == .glass ? glassGrabber : grabber),
                    cornerCurve: AppleParts.curve(in: setting)),
            ])
    }

    /// A view beside its anchor; the arrow has its fill.
    static func popover(in setting: LookSetting) -> DialogLook {
        var raised = dialog(popoverFill(in: setting), in: setting)
        raised.shadows = popoverShadows(in: setting)
        guard setting.release == .classic else {
            if setting.release == .glass, !setting.isOpaque { raised.border = AppleParts.ring(in: setting) }
            return look(raised, in: setting, and: [.arrow: PartLook(background: raised.background)])
        }
        // The page lies in a dark frame, which the arrow and the bar are of.
        let frame = setting.paint(popoverFrame)
        raised.border = Border(width: popoverFrameWidth.value, frame)
        let bar = Background(
            frame,
            gradient: [
                GradientStop(setting.paint(popoverFrameTop), at: 0),
                GradientStop(setting.paint(popoverFrameBottom), at: 1),
            ])
        return look(
            raised, in: setting,
            and: [
                .arrow: PartLook(background: Background(frame)),
                .bar: PartLook(background: bar, text: setting.paint(AppleParts.classicTitle)),
            ])
    }

    // MARK: Pieces

    private static func look(
        _ dialog: PartLook, in setting: LookSetting, and more: [LookPart: PartLook] = [:]
    ) -> DialogLook {
        var parts = AppleParts.content(in: setting)
        parts.merge(AppleParts.behind(in: setting)) { $1 }
        parts[.dialog] = dialog
        parts.merge(more) { $1 }
        return DialogLook(parts)
    }

    private static func dialog(_ fill: Background, in setting: LookSetting) -> PartLook {
        PartLook(background: fill, cornerCurve: AppleParts.curve(in: setting), clips: true)
    }

    /// Glass: nil before iOS 26. A background of the request's own is drawn as it is, opaque (appearance
    /// sheet.ios26.floating.systemBackground).
    private static func floating(in setting: LookSetting) -> PartLook? {
        guard setting.release == .glass else { return nil }
        var floating = dialog(glass(floatingFill, tint: floatingTint, in: setting), in: setting)
        if !setting.isOpaque { floating.border = AppleParts.ring(in: setting) }
        floating.shadows = [
            Shadow(
                setting.paint(floatingShadow), blur: floatingShadowBlur.value,
                offset: Point(x: 0, y: floatingShadowOffset.value), isClipped: true)
        ]
        return floating
    }

    private static func glass(_ flat: ColorFigure, tint: ColorFigure, in setting: LookSetting) -> Background {
        if let own = setting.theme?[.background] { return Background(Paint(own, role: .background)) }
        let saturation = setting.isDark ? glassDarkSaturation : glassSaturation
        return setting.fill(
            flat,
            material: Material(
                "glass", blur: glassBlur.value, saturation: saturation.value, tint: setting.paint(tint)))
    }

    private static func popoverFill(in setting: LookSetting) -> Background {
        switch setting.release {
        case .classic, .thirteen: setting.fill(.background)
        case .seven, .eight, .nine: setting.fill(flatPopover)
        case .glass: glass(glassPopover, tint: glassPopoverTint, in: setting)
        }
    }

    /// On pads alone: on phones no source has any, nor on iOS 7 to 12.
    private static func sheetShadows(in setting: LookSetting) -> [Shadow] {
        guard setting.isPad else { return [] }
        switch setting.release {
        case .classic:
            return [
                Shadow(
                    setting.paint(classicShadow), blur: classicShadowBlur.value,
                    offset: Point(x: 0, y: classicShadowOffset.value))
            ]
        case .seven, .eight, .nine: return []
        case .thirteen, .glass:
            return [Shadow(setting.paint(padShadow), blur: padShadowBlur.value, spread: padShadowSpread.value)]
        }
    }

    static func popoverShadows(in setting: LookSetting) -> [Shadow] {
        switch setting.release {
        case .classic:
            [
                Shadow(
                    setting.paint(popoverShadow), blur: classicShadowBlur.value,
                    offset: Point(x: 0, y: classicShadowOffset.value))
            ]
        case .seven, .eight, .nine: []
        case .thirteen:
            [
                Shadow(
                    setting.paint(cardPopoverShadow), blur: cardPopoverShadowBlur.value,
                    offset: Point(x: 0, y: cardPopoverShadowOffset.value))
            ]
        case .glass: [Shadow(setting.paint(glassPopoverShadow), blur: glassPopoverShadowBlur.value, isClipped: true)]
        }
    }
}
