import Devices
import Geometry

/// A list of choices that a tap opens, at the bottom of a phone or beside its anchor on a pad: its figures, and its
/// looks in each release.
package struct ActionSheet: Sendable {
    /// The numbers and colours of action sheets on Apple's systems: `Figures/apple-action-sheet.json`.
    enum FigureName: Int, FigureKey {
        case listSeparatorWidth, buttonTextShadowOffset, textShadowOffset, backdropOpacity, borderWidth, glossShare
        case buttonBorderWidth, buttonCornerRadius, margin, marginTop, cancelGap, buttonHeight
        case buttonHeightCompactHeight, buttonSize, textSize, cornerRadius, textInsetSide, titleBaseline
        case messageBaseline, textBottom, textBottomAlone, sizeWidthPopover, textInsetVertical, textGap
        case buttonsVisibleMinimum, duration, sizeWidthCompactHeight, insetSide, insetVertical, buttonSpacing
        case buttonSizeXLarge, buttonSizeXXLarge, buttonSizeXXXLarge, buttonSizeAccessibility1
        case buttonSizeAccessibility2, buttonSizeAccessibility3, buttonSizeAccessibility4, buttonSizeAccessibility5
        case buttonPadding, buttonPaddingPerSize, disabledOpacity
    }

    static let figures = FigureTable<FigureName, AppleRelease>("apple-action-sheet")

    enum ColorName: Int, FigureKey {
        case dimming, panelBase, panelTop, panelEdge, panel, panelBorder, buttonTop, buttonBottom, buttonText
        case cancelTop, cancelBottom, destructiveTop, destructiveBottom, buttonPressedTop, buttonPressedBottom
        case buttonBorder, list, buttonTextShadow, textShadow, group, groupTint, buttonPressed, separator, cancel
        case header, cancelPressed, popover, popoverTint, popoverRing
    }

    static let colors = ColorTable<ColorName, AppleRelease>("apple-action-sheet")

    // MARK: Materials

    private enum MaterialName: Int, FigureKey { case group, popover }

    private static let materials = MaterialTable<MaterialName, AppleRelease>("apple-action-sheet")

    static let popoverMaterial = materials[.popover]

    /// The material of action sheets that are groups of rows, in a release.
    static func material(in release: AppleRelease) -> MaterialFigure {
        materials[.group, min(max(release, .seven), .detents)]
    }

    // MARK: Parts

    package func look(in setting: LookSetting) -> DialogLook { DialogLook(Self.parts(in: setting)) }

    static func parts(in setting: LookSetting) -> [LookPart: PartLook] {
        Alert.parts(in: setting).merging(
            setting.release.look(
                classic: classicParts(in: setting), flat: flatParts(in: setting), glass: glassParts(in: setting))
        ) { $1 }
    }

    // MARK: iPhone OS

    private static func classicParts(in setting: LookSetting) -> [LookPart: PartLook] {
        let (colors, figures) = (colors[setting.release], figures[setting.release])
        let label = PartLook(text: setting.paint(Alert.colors[.text, .classic])).casting(
            colors[.textShadow], down: figures[.textShadowOffset], in: setting)
        let cancel = glossy(
            colors[.cancelTop], colors[.cancelBottom],
            text: setting.paintOffSurface(Alert.colors[.text, .classic]), in: setting
        )
        .casting(colors[.textShadow], down: figures[.textShadowOffset], in: setting)
        let plain = glossy(
            colors[.buttonTop], colors[.buttonBottom], text: setting.paint(colors[.buttonText]), in: setting
        )
        .casting(colors[.buttonTextShadow], down: figures[.buttonTextShadowOffset], in: setting)
        let panel = panel(in: setting)
        return [
            .dialog: PartLook(
                background: panel,
                border: Border(width: figures[.borderWidth], setting.paint(colors[.panelBorder]), sides: [.top]),
                cornerCurve: .circular, clips: true),
            .arrow: PartLook(background: Background(color: panel.color, opacity: panel.opacity)),
            .dimming: PartLook(background: setting.fill(colors[.dimming])),
            .title: label, .message: label, .soloMessage: label, .button: plain, .preferredButton: plain,
            .cancelButton: cancel,
            .destructiveButton: glossy(
                colors[.destructiveTop], colors[.destructiveBottom],
                text: setting.paintOffSurface(Alert.colors[.text, .classic]), in: setting
            ).casting(colors[.textShadow], down: figures[.textShadowOffset], in: setting),
        ].merging(listParts(in: setting)) { $1 }
    }

    /// The buttons where there are more than fit: a white table with separator lines, whose rows turn blue while
    /// pressed.
    private static func listParts(in setting: LookSetting) -> [LookPart: PartLook] {
        let (colors, figures) = (colors[setting.release], figures[setting.release])
        let pressed = Background(
            from: setting.paint(colors[.buttonPressedTop]), to: setting.paint(colors[.buttonPressedBottom]))
        func row(_ text: Paint) -> PartLook {
            let line = Border(width: figures[.listSeparatorWidth], setting.paint(.separator), sides: [.bottom])
            return PartLook(border: line, text: text)
                .pressed(pressed, text: setting.paint(Alert.colors[.text, .classic]))
                .disabled(text: text.opacity(figures[.disabledOpacity]))
        }
        let edge = Border(width: figures[.buttonBorderWidth], setting.paint(colors[.buttonBorder]))
        return [
            .list: PartLook(background: setting.fill(colors[.list]), border: edge, cornerCurve: .circular, clips: true),
            .listButton: row(setting.paint(colors[.buttonText])),
            .listDestructiveButton: row(setting.paint(colors[.destructiveBottom])),
        ]
    }

    /// A translucent grey panel, lighter along its top; opaque in a popover (assumed: nothing there darkens what is
    /// below).
    private static func panel(in setting: LookSetting) -> Background {
        let (colors, figures) = (colors[setting.release], figures[setting.release])
        let base = setting.paint(colors[.panelBase])
        func stop(_ figure: ColorFigure) -> Paint {
            var paint = setting.paint(figure).over(base)
            if setting.isOpaque || setting.isPopover { paint.opacity = 1 }
            return paint
        }
        let body = stop(colors[.panel])
        return Background(
            body,
            gradient: [
                GradientStop(stop(colors[.panelTop]), at: 0),
                GradientStop(stop(colors[.panelEdge]), at: figures[.glossShare]),
                GradientStop(body, at: figures[.glossShare]), GradientStop(body, at: 1),
            ])
    }

    private static func glossy(
        _ top: ColorFigure, _ bottom: ColorFigure, text: Paint, in setting: LookSetting
    ) -> PartLook {
        let (colors, figures) = (colors[setting.release], figures[setting.release])
        func fill(_ top: ColorFigure, _ bottom: ColorFigure) -> Background {
            Background(from: setting.paint(top), to: setting.paint(bottom))
        }
        return PartLook(
            background: fill(top, bottom),
            border: Border(width: figures[.buttonBorderWidth], setting.paint(colors[.buttonBorder])),
            cornerCurve: .circular, clips: true, text: text
        )
        .pressed(
            fill(colors[.buttonPressedTop], colors[.buttonPressedBottom]),
            text: setting.paint(Alert.colors[.text, .classic])
        )
        .disabled(text: text.opacity(figures[.disabledOpacity]))
    }

    // MARK: iOS 7 – 18

    private static func flatParts(in setting: LookSetting) -> [LookPart: PartLook] {
        let colors = colors[setting.release]
        let header = PartLook(text: setting.paint(colors[.header]))
        let cancelPressed = colors[setting.release < .card ? .buttonPressed : .cancelPressed]
        let group = PartLook(
            background: setting.fill(material(in: setting.release)), cornerCurve: AppleLooks(in: setting).curve,
            clips: true)
        let rows = material(in: setting.release).flat
        func button(_ role: ColorRole, pressed: ColorFigure, on rest: ColorFigure) -> PartLook {
            PartLook(text: setting.paint(role))
                .pressed(setting.fill(pressed, from: rest, isCarried: true), in: setting)
        }
        var dialog = group
        if setting.isPopover { dialog.shadows = SheetLooks.popoverShadows(in: setting) }
        return [
            .dialog: dialog, .group: group, .arrow: PartLook(background: group.background),
            .cancelGroup: PartLook(
                background: setting.fill(colors[.cancel]), cornerCurve: AppleLooks(in: setting).curve, clips: true),
            .title: header, .message: header, .soloMessage: header,
            .button: button(.tint, pressed: colors[.buttonPressed], on: rows),
            .preferredButton: button(.tint, pressed: colors[.buttonPressed], on: rows),
            .destructiveButton: button(.destructive, pressed: colors[.buttonPressed], on: rows),
            .cancelButton: button(.tint, pressed: cancelPressed, on: colors[.cancel]),
            .separator: PartLook(background: setting.fill(colors[.separator])),
        ]
    }

    // MARK: iOS 26

    /// The looks of iOS 26: those of the alert, except for a different glass in a popover.
    private static func glassParts(in setting: LookSetting) -> [LookPart: PartLook] {
        guard setting.isPopover else { return [:] }
        var card = PartLook(
            background: setting.fill(popoverMaterial),
            shadows: SheetLooks.popoverShadows(in: setting), cornerCurve: .continuous, clips: true)
        if setting.contrast == .increased {
            card.border = Border(
                width: Alert.figures[.contrastBorderWidth], setting.paint(Alert.colors[.contrastBorder]))
        } else if !setting.isOpaque {
            let ring = setting.paint(colors[.popoverRing])
            if ring.opacity > 0 { card.border = Border(width: AppleLooks.figures[.glassRingWidth], ring) }
        }
        return [.dialog: card, .arrow: PartLook(background: card.background)]
    }
}
