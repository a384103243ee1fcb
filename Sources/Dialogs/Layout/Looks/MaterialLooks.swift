import Devices
import Geometry

/// What Material 3's components make of the parts of a dialog in one setting, by the roles that their tokens name.
///
/// Source: appearance m3.dialog.*, m3.textfield.*, m3.destructive.*.
struct MaterialLooks {
    private let setting: LookSetting

    init(in setting: LookSetting) { self.setting = setting }

    static let allFigures = figures.list

    // MARK: Parts

    /// A component whose surface has a role of its own, with what is on it; `changes` come in the place of the parts
    /// that a basic dialog has.
    ///
    /// - Parameter elevation: Nil for level 0, which casts no shadow.
    func dialog(
        _ container: ColorRole, at elevation: Elevation?, changing changes: [LookPart: PartLook] = [:]
    ) -> DialogLook {
        var parts = content.merging(changes) { $1 }
        parts[.dialog] = PartLook(
            background: setting.fill(container), shadows: elevation.map { shadows(at: $0, of: container) } ?? [],
            cornerCurve: .circular, clips: true)
        parts[.arrow] = PartLook(background: setting.fill(container))
        return DialogLook(parts)
    }

    private func shadows(at elevation: Elevation, of container: ColorRole) -> [Shadow] {
        guard setting.android.isEarlier else { return elevation.shadows(in: setting) }
        return EarlierMaterial.shadows(at: elevation, of: container, in: setting)
    }

    /// What covers the window lies flat, and its header is of its colour until something scrolls.
    ///
    /// Source: appearance m3.fullscreen.*; the sign that closes it is of the headline's colour.
    var fullScreenDialog: DialogLook {
        let bar = PartLook(background: setting.fill(.surface), text: setting.paint(.onSurface))
        return dialog(.surface, at: nil, changing: [.bar: bar, .barCancelButton: textButton(.onSurface)])
    }

    /// What is on a basic dialog, and what lies behind it.
    var content: [LookPart: PartLook] {
        let isEarlier = setting.android.isEarlier
        // Before Material 3 all buttons have the accent, and a dialog's message is in the colour of its title.
        // Holo has its own blue on the headline, and buttons in the colour of texts.
        let isHolo = setting.android.isHolo
        let plain: ColorRole = isHolo ? .onSurface : .primary
        let (button, destructive) = (textButton(plain), textButton(isEarlier ? plain : .error))
        return [
            .presenter: PartLook(background: setting.fill(.surface)),
            .dimming: PartLook(background: setting.fill(.scrim)),
            .grabber: PartLook(background: setting.fill(.onSurfaceVariant), cornerCurve: .circular),
            .bar: text(.onSurface), .title: text(isHolo ? .primary : .onSurface),
            .titleRule: PartLook(background: setting.fill(.primary)),
            .message: text(isEarlier ? .onSurface : .onSurfaceVariant),
            .image: PartLook(), .scroll: PartLook(clips: true),
            .field: field(.onSurface), .fieldPlaceholder: field(.onSurfaceVariant),
            .separator: PartLook(background: setting.fill(.outlineVariant)),
            .button: button, .destructiveButton: destructive, .barButton: button, .barDestructiveButton: destructive,
        ]
    }

    /// A text that is nothing but that.
    func text(_ role: ColorRole) -> PartLook { PartLook(text: setting.paint(role)) }

    /// A button without a container, of the role of its label: its states are layers of that colour. All roles of
    /// actions but destructive look alike, and none is more than another: dialogs have text buttons only.
    func textButton(_ role: ColorRole, on surface: ColorRole = .onSurface) -> PartLook {
        let label = setting.paint(role)
        func layer(_ opacity: Double) -> StateLook {
            StateLook(background: Background(label.opacity(opacity)), text: label)
        }
        return PartLook(
            cornerCurve: .circular, text: label,
            states: PartStates(
                pressed: layer(Self.figures[.statePressedOpacity]), focused: layer(Self.figures[.stateFocusedOpacity]),
                disabled: StateLook(text: setting.paint(surface).opacity(disabledOpacity))))
    }

    private var disabledOpacity: Double {
        guard setting.android.isEarlier else { return Self.figures[.stateDisabledOpacity] }
        return EarlierMaterial.figures[setting.isDark ? .stateDisabledOpacityDark : .stateDisabledOpacity, .material1]
    }

    /// The filled text field, with a text of that role: what was typed, or a placeholder.
    private func field(_ role: ColorRole) -> PartLook {
        // Before Material 3 a field is a line.
        let fill = setting.android.isEarlier ? nil : setting.fill(.surfaceContainerHighest)
        let text = setting.paint(role)
        func line(_ width: Double, _ paint: Paint) -> Border {
            Border(width: width, paint, sides: [.bottom])
        }
        let off = setting.paint(.onSurface)
        let offText = off.opacity(disabledOpacity)
        return PartLook(
            background: fill, border: line(Self.figures[.textFieldIndicatorWidth], setting.paint(.onSurfaceVariant)),
            cornerCurve: .circular,
            clips: true, text: text,
            states: PartStates(
                focused: StateLook(
                    background: fill,
                    border: line(Self.figures[.textFieldIndicatorWidthFocused], setting.paint(.primary)), text: text),
                disabled: StateLook(
                    background: fill.map { _ in Background(off.opacity(Self.figures[.textFieldDisabledOpacity])) },
                    border: line(Self.figures[.textFieldIndicatorWidth], offText), text: offText)))
    }

    /// Rows of a list, which are what the actions of a sheet are that has nothing else.
    var rows: [LookPart: PartLook] {
        [.button: textButton(.onSurface), .destructiveButton: textButton(.error)]
    }
}
