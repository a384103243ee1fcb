import Devices
import Geometry

/// The looks that a toolkit gives the parts of a dialog in one setting, by the roles of its design.
struct ToolkitLooks {
    let toolkit: Toolkit
    let setting: LookSetting
    private let figures: Toolkit.Figures
    let colors: Toolkit.Colors
    let design: ToolkitDesign

    init(_ toolkit: Toolkit, in setting: LookSetting) {
        self.toolkit = toolkit
        self.setting = setting
        figures = toolkit.figures
        colors = toolkit.colors
        design = toolkit.design
    }

    // MARK: Parts

    /// Returns the looks of a dialog and its content; `changes` replace those of its parts.
    func dialog(
        _ surface: ToolkitDesign.Surface = .dialog, changing changes: [LookPart: PartLook] = [:],
        isOutlined: Bool = true, isTip: Bool = false
    ) -> DialogLook {
        let (ground, text): (ColorRole, ColorRole) =
            switch surface {
            case .alert: (design[.alert], design[.alertText])
            case .popover: (design[.popover], design[.popoverText])
            case .dialog, .message: (design[.dialog] ?? design[.window], design[.dialogText] ?? design[.windowText])
            }
        var parts = content(on: text).merging(changes) { $1 }
        let fill = setting.fill(ground)
        // A teaching tip has the same line as dialogs; increased contrast does not widen it.
        let line =
            isTip
            ? Border(width: figures[.outlineWidth], setting.paint(colors[.outline]))
            : isOutlined && !(surface == .alert && ringShare > 0)
                ? outline(surface == .popover ? .popoverOutline : .outline) : nil
        parts[.dialog] = PartLook(
            background: fill, border: line,
            shadows: design.shadows(of: surface, in: setting, ring: surface == .popover ? ring(on: text) : nil),
            cornerCurve: .circular, clips: true)
        if surface == .alert, let band = design[.buttonBand] {
            parts[.separator] = PartLook(
                background: setting.fill(band),
                border: Border(width: 1, setting.paint(colors[.separator]), sides: [.top]), cornerCurve: .circular,
                clips: true)
        }
        parts[.arrow] = PartLook(background: fill)
        // The close button of a teaching tip has no fill until it is pressed.
        if surface == .popover, design.habits[.hasTeachingTips] {
            parts[.closeButton] = flatButton(setting.paint(text))
        }
        return DialogLook(parts)
    }

    /// The looks of a message, which has colours of its own in either appearance.
    var message: DialogLook {
        let text = setting.paint(colors[.messageText])
        var parts = content(on: design[.windowText])
        for part in [LookPart.title, .message, .bar] { parts[part] = PartLook(text: text) }
        if design[.field] == nil {
            parts[.field] = field(text, text)
            parts[.fieldPlaceholder] = field(text, placeholder(on: text))
        }
        parts[.dialog] = PartLook(
            background: setting.fill(colors[.message]), border: outline(.messageOutline),
            shadows: design.shadows(of: .message, in: setting, ring: ring(on: text)), cornerCurve: .circular,
            clips: true)
        for part in [LookPart.button, .destructiveButton, .preferredButton, .barButton] {
            parts[part] = button(on: text)
        }
        if figures[.messageCloseSize] > 0, !design.habits[.messageCrossIsFilled] {
            parts[.closeButton] = flatButton(text)
        }
        return DialogLook(parts)
    }

    /// The line around a surface; `nil` if it is invisible.
    private func outline(_ color: ToolkitColor) -> Border? {
        let paint = setting.paint(colors[color])
        guard paint.opacity > 0 else { return nil }
        let width = figures[setting.contrast == .increased ? .outlineWidthIncreased : .outlineWidth]
        return Border(width: width, paint)
    }

    /// The looks of a page that covers the window, without an outline and a shadow.
    var page: DialogLook {
        var parts = content(on: design[.windowText])
        parts[.dialog] = PartLook(background: setting.fill(design[.window]))
        return DialogLook(parts)
    }

    /// The looks of a page on a watch. A round screen clips it, and the dismissing button is tonal, with a sign of
    /// lower contrast.
    var watch: DialogLook {
        let page = page
        let dismiss = page[.button].look.with(text: setting.paint(.onSurfaceVariant))
        return DialogLook(page, replacing: [.dialog: page[.dialog].look.cut, .closeButton: dismiss])
    }

    /// The looks of dialogs other than alerts, in toolkits that have any others.
    var plainDialog: DialogLook { dialog(design.habits[.hasOneDialog] ? .alert : .dialog) }

    /// The looks of a menu, beside its anchor or shown as a dialog. Its rows have no fill until they are pressed.
    var menu: DialogLook {
        let habits = design.habits
        guard !habits[.anchorsMenus] else { return dialog(.popover, changing: rows(on: design[.popoverText])) }
        let text = habits[.rowsAreButtons] ? design[.buttonText] : design[.dialogText]
        return dialog(habits[.hasOneDialog] ? .alert : .dialog, changing: rows(on: text ?? design[.windowText]))
    }

    /// The looks of a sheet, or of a panel on an edge: those of a dialog, without an outline if the toolkit has
    /// drawers.
    var sheet: DialogLook { dialog(isOutlined: !toolkit.hasDrawers) }

    /// The look of a card, which toolkits lack: the window's surface with a dialog's shadows.
    var card: PartLook {
        PartLook(
            background: setting.fill(design[.window]), shadows: design.shadows(of: .dialog, in: setting),
            cornerCurve: .circular, clips: true)
    }

    /// The looks of a dialog's content, and of what lies behind it.
    var content: [LookPart: PartLook] { content(on: design[.windowText]) }

    private func content(on role: ColorRole) -> [LookPart: PartLook] {
        let label = setting.paint(role)
        let text = PartLook(text: label)
        let plain = button(on: label)
        let (preferred, destructive) = (preferredButton, destructiveButton ?? plain)
        return [
            .presenter: PartLook(
                background: setting.fill(design[.window]), cornerCurve: toolkit.windowsRecede ? .circular : nil,
                clips: toolkit.windowsRecede ? true : nil),
            .dimming: PartLook(background: setting.fill(colors[.dimming])),
            .grabber: PartLook(background: Background(label.opacity(figures[.handleOpacity])), cornerCurve: .circular),
            .bar: PartLook(text: setting.paint(design[.barText])), .title: text, .message: text,
            .image: PartLook(), .icon: PartLook(cornerCurve: .continuous, clips: true),
            .scroll: PartLook(clips: true), .field: field(label, label),
            .fieldPlaceholder: field(label, placeholder(on: label)),
            .separator: PartLook(background: setting.fill(colors[.separator])), .fieldLine: fieldLine,
            .button: plain, .preferredButton: preferred, .destructiveButton: destructive, .barButton: plain,
            .barPreferredButton: preferred, .barDestructiveButton: destructive,
        ]
    }

    private func rows(on role: ColorRole) -> [LookPart: PartLook] {
        let plain = withRowColors(flatButton(setting.paint(role)))
        let destructive = design[.destructive].map { flatButton(setting.paint($0)) } ?? plain
        return [.button: plain, .preferredButton: plain, .destructiveButton: destructive]
    }

    // MARK: Buttons and fields

    /// A button that shows only its title or sign until it is pressed.
    private func flatButton(_ label: Paint) -> PartLook {
        PartLook(cornerCurve: .circular, text: label)
            .pressed(Background(label.opacity(figures[.pressedOpacity]))).focused(border: ring)
            .disabled(opacity: figures[.disabledOpacity])
    }

    private var ring: Border { Border(width: figures[.focusWidth], setting.paint(colors[.focusRing])) }

    /// The line around buttons and fields with increased contrast; `nil` if there is none.
    private var line: Border? {
        let paint = setting.paint(colors[.buttonOutline])
        return paint.opacity > 0 ? Border(width: figures[.outlineWidth], paint) : nil
    }

    /// The share of the text's colour in rings with increased contrast; 0 if rings have their own colours.
    private var ringShare: Double { setting.contrast == .increased ? design.ringShare : 0 }

    /// The colour of a ring around or beside a text; `nil` if rings have their own colours.
    private func ring(on text: Paint) -> Paint? { ringShare > 0 ? shade(text, ringShare) : nil }
    private func ring(on role: ColorRole) -> Paint? { ring(on: setting.paint(role)) }

    /// The line around a button whose title has the colour `text`.
    private func line(on text: Paint) -> Border? {
        ring(on: text).map { Border(width: figures[.outlineWidth], $0) } ?? line
    }

    /// The line along the lower edge of fields; it draws nothing in toolkits without one.
    private var fieldLine: PartLook {
        let paint = setting.paint(colors[.fieldLine])
        return PartLook(background: paint.opacity > 0 ? Background(paint) : nil)
    }

    /// A plain button: filled with a share of the text's colour, or with colours of its own.
    private func button(on text: Paint) -> PartLook {
        guard let role = design[.button] else {
            return button(
                text, Background(shade(text, figures[.fillOpacity])),
                pressed: Background(shade(text, figures[.pressedOpacity])), line(on: text))
        }
        let label = design[.buttonText].map { setting.paint($0) } ?? text
        return withStateColors(button(label, setting.fill(role), pressed: pressedFill(role), line))
    }

    /// The fill of a plain button while it is pressed.
    ///
    /// - Parameter role: Its fill at rest.
    private func pressedFill(_ role: ColorRole) -> Background {
        if let mixed = mixedFill(.accentPressedShare) { return mixed }
        let figure = design[.pressedButton].flatMap { setting.figure($0) } ?? colors[.buttonPressed]
        guard let rest = setting.figure(role), setting.themed(role) != nil || !setting.isGround(role) else {
            return design[.pressedButton].map { setting.fill($0) }
                ?? setting.groundFill(figure, isPressed: true)
        }
        return setting.fill(figure, from: rest, by: tints(of: design[.buttonText]))
    }

    /// What a toolkit may lay over a button while it is pressed: the colour of its title, or that of pressed plain
    /// buttons.
    private func tints(of title: ColorRole?) -> [ColorFigure] {
        [title.flatMap { setting.figure($0) }, colors[.buttonPressed]].compactMap { $0 }
    }

    private var preferredButton: PartLook {
        if let mixed = mixedPreferredButton { return mixed }
        let fill = design[.accent].map { setting.fill($0) } ?? setting.fill(colors[.preferred])
        let outline = setting.paint(colors[.preferredOutline])
        let look = button(
            setting.paint(design[.onAccent]), fill,
            pressed: setting.fill(
                colors[.preferredPressed], from: colors[.preferred], by: tints(of: design[.onAccent])),
            outline.opacity > 0 ? Border(width: figures[.outlineWidth], outline) : nil)
        return withStateColors(look, isPreferred: true)
    }

    /// A preferred button whose fill has a share of the accent, where a theme gives one of the colours that are mixed;
    /// `nil` if accents fill it, or if the theme gives neither.
    private var mixedPreferredButton: PartLook? {
        guard let fill = mixedFill(.accentShare), let pressed = mixedFill(.accentPressedShare),
            let (own, accent) = mixture
        else { return nil }
        let text = setting.paint(design[.onAccent])
        let (ofAccent, ofText) = (figures[.accentLineShare], figures[.accentTextShare])
        let line = Paint.mixing(
            (accent, ofAccent), (own, (1 - ofAccent) * (1 - ofText)), (text, (1 - ofAccent) * ofText))
        return button(text, fill, pressed: pressed, Border(width: figures[.outlineWidth], line))
    }

    /// The fill of a button that has a share of the accent, as `mixture` has it.
    private func mixedFill(_ share: ToolkitFigure) -> Background? {
        mixture.map { Background($0.own.mixed(with: $0.accent, share: figures[share])) }
    }

    /// The fill of plain buttons and the accent that is mixed into it, where a theme gives either; `nil` elsewhere.
    private var mixture: (own: Paint, accent: Paint)? {
        guard let highlight = design[.highlight], let role = design[.button],
            setting.themed(highlight) != nil || setting.themed(role) != nil
        else { return nil }
        return (setting.paint(role), setting.paint(highlight))
    }

    /// `nil` if destructive buttons look like all others.
    private var destructiveButton: PartLook? {
        guard let label = design[.destructive].map({ setting.paint($0) }) else { return nil }
        return button(
            label, Background(shade(label, figures[.destructiveFillOpacity])),
            pressed: Background(shade(label, figures[.destructivePressedOpacity])), line(on: label))
    }

    private func button(_ label: Paint, _ fill: Background, pressed: Background, _ border: Border?) -> PartLook {
        PartLook(background: fill, border: border, cornerCurve: .circular, text: label)
            .pressed(pressed).focused(border: ring).disabled(opacity: figures[.disabledOpacity])
    }

    private func placeholder(on label: Paint) -> Paint {
        design[.placeholder].map { setting.paint($0) } ?? setting.secondaryOnSurface
            ?? label.opacity(figures[.placeholderOpacity])
    }

    /// A colour at a share of its opacity, which then belongs to no role.
    private func shade(_ label: Paint, _ share: Double) -> Paint { Paint(label.color, opacity: label.opacity * share) }

    private func field(_ label: Paint, _ text: Paint) -> PartLook {
        let fill = design[.field].map { setting.fill($0) } ?? Background(shade(label, figures[.fillOpacity]))
        return withFocusColors(
            PartLook(background: fill, border: line, cornerCurve: .circular, clips: true, text: text)
                .focused(border: ring).disabled(opacity: figures[.disabledOpacity]))
    }
}
