import Devices
import Geometry

/// The looks that Material 3's components give the parts of a dialog in one setting, by the roles that their tokens
/// name.
///
/// Source: appearance m3.dialog.*, m3.textfield.*, m3.destructive.*.
struct MaterialLooks {
    /// The figures of looks of Material 3's components: `Figures/android-looks.json`.
    enum FigureName: Int, FigureKey {
        case statePressedOpacity, stateFocusedOpacity, stateDisabledOpacity, textFieldDisabledOpacity
        case textFieldIndicatorWidth, textFieldIndicatorWidthFocused
        // Shadow opacities, by light: key and ambient of Material 3, then umbra, penumbra and ambient of Android's own
        // dialogs before it.
        case keyOpacity, ambientOpacity, umbraOpacityEarlier, penumbraOpacityEarlier, ambientOpacityEarlier
    }

    static let figures = FigureTable<FigureName, AndroidRelease>("android-looks")

    private let setting: LookSetting

    init(in setting: LookSetting) { self.setting = setting }

    // MARK: Parts

    /// Returns the looks of a component whose surface has a role of its own, and of its content; `changes` replace
    /// those of a basic dialog's parts.
    ///
    /// - Parameter elevation: `nil` for level 0, which casts no shadow.
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

    /// The looks of a dialog that covers the window. It casts no shadow, and its header has the dialog's colour until
    /// content scrolls under it.
    ///
    /// Source: appearance m3.fullscreen.*; the close sign has the headline's colour.
    var fullScreenDialog: DialogLook {
        let bar = PartLook(background: setting.fill(.surface), text: setting.paint(.onSurface))
        return dialog(.surface, at: nil, changing: [.bar: bar, .barCancelButton: textButton(.onSurface)])
    }

    /// The looks of a sheet; with rows its actions are rows of a list, the only content that it has.
    func sheet(at elevation: Elevation?, withRows hasRows: Bool) -> DialogLook {
        dialog(
            .surfaceContainerLow, at: elevation,
            changing: hasRows ? [.button: textButton(.onSurface), .destructiveButton: textButton(.error)] : [:])
    }

    /// The looks of a snackbar. Its tokens have one colour for actions of all roles, and none for a disabled action,
    /// which has the text's colour, like the close button.
    ///
    /// Source: appearance m3.snackbar.*.
    var snackbar: DialogLook {
        let text = text(.inverseOnSurface)
        let button = textButton(.inversePrimary, on: .inverseOnSurface)
        let look = dialog(
            .inverseSurface, at: .level3,
            changing: [
                .title: text, .message: text, .bar: text, .button: button, .destructiveButton: button,
                .barButton: button, .barDestructiveButton: button,
                .closeButton: textButton(.inverseOnSurface, on: .inverseOnSurface),
            ])
        return SlidingMessage.colored(look, in: setting)
    }

    /// The looks of a rich tooltip.
    ///
    /// Source: appearance m3.tooltip.rich.*.
    var tooltip: DialogLook {
        let text = text(.onSurfaceVariant)
        // A theme's colour of secondary text is the message's alone.
        let title = setting.hasSecondary(for: .onSurfaceVariant) ? self.text(.onSurface) : text
        return dialog(.surfaceContainer, at: .level2, changing: [.title: title, .message: text])
    }

    /// The looks of a basic dialog's content, and of what lies behind it.
    var content: [LookPart: PartLook] {
        let isEarlier = setting.android.isEarlier
        // Before Material 3 all buttons have the accent, and a dialog's message has the colour of its title. In Holo
        // the headline has Holo's own blue, and buttons have the colour of texts.
        let isHolo = setting.android.isHolo
        let plain: ColorRole = isHolo ? .onSurface : .primary
        let (button, destructive) = (textButton(plain), textButton(isEarlier ? plain : .error))
        return [
            .presenter: PartLook(background: setting.fill(.surface)),
            .dimming: PartLook(background: setting.fill(.scrim)),
            .grabber: PartLook(background: setting.fill(.onSurfaceVariant), cornerCurve: .circular),
            .bar: text(.onSurface), .title: text(isHolo ? .primary : .onSurface),
            .titleRule: PartLook(background: setting.fill(isHolo ? .primary : .outlineVariant)),
            .message: text(isEarlier ? .onSurface : .onSurfaceVariant),
            .image: PartLook(), .scroll: PartLook(clips: true),
            .field: field(.onSurface), .fieldPlaceholder: field(.onSurfaceVariant),
            .separator: PartLook(background: setting.fill(.outlineVariant)),
            .button: button, .destructiveButton: destructive, .barButton: button, .barDestructiveButton: destructive,
        ]
    }

    /// A part that consists of text.
    private func text(_ role: ColorRole) -> PartLook { PartLook(text: setting.paint(role)) }

    /// A button without a container, with a label in the colour of a role; pressed and focused, a layer of the same
    /// colour covers it. Dialogs have text buttons only: the actions of all roles but destructive look alike, and none
    /// is emphasised.
    private func textButton(_ role: ColorRole, on surface: ColorRole = .onSurface) -> PartLook {
        let label = setting.paint(role)
        return PartLook(cornerCurve: .circular, text: label)
            .pressed(Background(label.opacity(Self.figures[.statePressedOpacity])))
            .focused(Background(label.opacity(Self.figures[.stateFocusedOpacity])))
            .disabled(text: setting.paint(surface).opacity(disabledOpacity))
    }

    private var disabledOpacity: Double {
        guard setting.android.isEarlier else { return Self.figures[.stateDisabledOpacity] }
        return EarlierMaterial.figures[setting.isDark ? .stateDisabledOpacityDark : .stateDisabledOpacity]
    }

    /// The filled text field, with text in a role: typed text, or a placeholder.
    private func field(_ role: ColorRole) -> PartLook {
        // Before Material 3 a field has only a line.
        let fill = setting.android.isEarlier ? nil : setting.fill(.surfaceContainerHighest)
        func line(_ paint: Paint, _ width: FigureName = .textFieldIndicatorWidth) -> Border {
            Border(width: Self.figures[width], paint, sides: [.bottom])
        }
        let off = setting.paint(.onSurface)
        let offText = off.opacity(disabledOpacity)
        return PartLook(
            background: fill, border: line(setting.paint(.onSurfaceVariant)), cornerCurve: .circular, clips: true,
            text: setting.paint(role)
        )
        .focused(border: line(setting.paint(.primary), .textFieldIndicatorWidthFocused))
        .disabled(
            fill.map { _ in Background(off.opacity(Self.figures[.textFieldDisabledOpacity])) }, border: line(offText),
            text: offText)
    }
}
