import Devices
import Geometry

extension SheetLooks {
    /// A page that covers the screen, on the base level.
    static func page(in setting: LookSetting) -> DialogLook {
        let looks = AppleLooks(in: setting)
        return looks.look(of: looks.card(looks.base))
    }

    /// A card, or a page that lies on others; of iOS 26 glass where it floats.
    ///
    /// - Parameters:
    ///   - role: What fills a card that does not float.
    ///   - parts: What comes in the place of the parts that a page has.
    static func sheet(
        in setting: LookSetting, filledWith role: ColorRole = .background, changing parts: [LookPart: PartLook] = [:]
    ) -> DialogLook {
        let looks = AppleLooks(in: setting)
        var card = looks.card(setting.fill(role))
        card.shadows = sheetShadows(looks)
        let grabber = setting.fill(setting.release == .glass ? glassGrabber : grabber)
        var changes = [LookPart.grabber: PartLook(background: grabber, cornerCurve: looks.curve)]
        if setting.release == .glass { changes[.floatingDialog] = floating(looks) }
        return looks.look(of: card, changing: changes.merging(parts) { $1 })
    }

    /// A view beside its anchor; the arrow has its fill.
    ///
    /// - Parameter parts: What comes in the place of the parts that a page has.
    static func popover(in setting: LookSetting, changing parts: [LookPart: PartLook] = [:]) -> DialogLook {
        let looks = AppleLooks(in: setting)
        guard setting.release > .classic else { return framedPopover(looks) }
        let fill =
            switch setting.release {
            case .classic, .card, .detents: setting.fill(.background)
            case .seven, .eight, .nine: setting.fill(flatPopover)
            case .glass: setting.fill(glassPopover)
            }
        var card = looks.card(fill)
        card.border = setting.release == .glass ? ring(looks) : nil
        card.shadows = popoverShadows(in: setting)
        return looks.look(of: card, changing: [.arrow: PartLook(background: fill)].merging(parts) { $1 })
    }

    static func popoverShadows(in setting: LookSetting) -> [Shadow] {
        let looks = AppleLooks(in: setting)
        return switch setting.release {
        case .classic: [looks.shadow(popoverShadow, blur: classicShadowBlur, down: classicShadowOffset)]
        case .seven, .eight, .nine: []
        case .card, .detents: [looks.shadow(cardPopoverShadow, blur: cardPopoverShadowBlur, down: cardPopoverShadowOffset)]
        case .glass:
            [
                looks.shadow(glassPopoverShadow, blur: glassPopoverShadowBlur, isClipped: true),
                looks.shadow(
                    glassPopoverFoot, blur: glassPopoverFootBlur, down: glassPopoverFootOffset, isClipped: true),
            ]
        }
    }

    // MARK: Pieces

    /// The page lies in a dark frame, which arrow and bar are of.
    private static func framedPopover(_ looks: AppleLooks) -> DialogLook {
        let setting = looks.setting
        let frame = setting.paint(popoverFrame)
        var card = looks.card(setting.fill(.background))
        card.border = Border(width: popoverFrameWidth.value, frame)
        card.shadows = popoverShadows(in: setting)
        let bar = Background(
            frame,
            gradient: [
                GradientStop(setting.paint(popoverFrameTop), at: 0),
                GradientStop(setting.paint(popoverFrameBottom), at: 1),
            ])
        return looks.look(
            of: card,
            changing: [
                .arrow: PartLook(background: bar),
                .bar: PartLook(background: bar, text: setting.paint(AppleLooks.classicTitle))
                    .casting(AppleLooks.classicTextShadow, in: setting),
                .barButton: looks.glossy(.dark),
            ])
    }

    private static func floating(_ looks: AppleLooks) -> PartLook {
        var card = looks.card(looks.setting.fill(floating))
        card.border = ring(looks)
        card.shadows = [
            looks.shadow(
                AppleLooks.floatingShadow, blur: AppleLooks.floatingShadowBlur, down: AppleLooks.floatingShadowOffset,
                isClipped: true)
        ]
        return card
    }

    /// What is opaque catches no light at its edge; with increased contrast it has its line all the same.
    private static func ring(_ looks: AppleLooks) -> Border? {
        looks.setting.isOpaque && looks.setting.contrast == .normal ? nil : looks.ring
    }

    /// On pads alone: on phones no source has any, nor on iOS 7 to 12.
    private static func sheetShadows(_ looks: AppleLooks) -> [Shadow] {
        guard looks.setting.isPad else { return [] }
        switch looks.setting.release {
        case .classic: return [looks.shadow(classicShadow, blur: classicShadowBlur, down: classicShadowOffset)]
        case .seven, .eight, .nine: return []
        case .card, .detents, .glass: return [looks.shadow(padShadow, blur: padShadowBlur, spread: padShadowSpread)]
        }
    }
}
