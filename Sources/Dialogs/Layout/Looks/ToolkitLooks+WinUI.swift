import Devices
import Geometry

// The states of WinUI's buttons and fields, each of which has its own colours.
extension ToolkitLooks {
    /// Whether the toolkit has colours for states. With a theme's colours, shares are used as for other toolkits.
    private var hasStateColors: Bool {
        guard case .windows = toolkit else { return false }
        return setting.theme == nil
    }

    private func paint(_ color: WinUIWidgets.ColorName) -> Paint { setting.paint(WinUIWidgets.colors[color]) }

    /// A button with the colours of its states.
    func withStateColors(_ button: PartLook, isPreferred: Bool = false) -> PartLook {
        guard hasStateColors else { return button }
        var look = isPreferred ? button : withButtonText(button)
        look.states?.pressed?.text = paint(isPreferred ? .preferredTextPressed : .buttonTextPressed)
        look.states?.disabled = StateLook(
            background: setting.fill(WinUIWidgets.colors[isPreferred ? .preferredDisabled : .buttonDisabled]),
            border: isPreferred ? nil : look.border,
            text: paint(isPreferred ? .preferredTextDisabled : .buttonTextDisabled))
        return look
    }

    /// A row of a menu; disabled, it has the colour of disabled text instead of a lower opacity.
    func withRowColors(_ row: PartLook) -> PartLook {
        guard hasStateColors else { return row }
        var look = withButtonText(row)
        look.states?.disabled = StateLook(text: paint(.buttonTextDisabled))
        return look
    }

    /// A contrast theme has a colour for the text of buttons.
    private func withButtonText(_ button: PartLook) -> PartLook {
        guard setting.contrast == .increased else { return button }
        var look = button
        let text = paint(.buttonText)
        look.text = text
        look.states?.pressed?.text = text
        look.states?.focused?.text = text
        return look
    }

    /// A field that has the focus is filled, with the accent along its lower edge. A fill that a theme gives fields
    /// stays.
    func withFocusColors(_ field: PartLook) -> PartLook {
        guard case .windows = toolkit else { return field }
        var look = field
        let isThemed = design[.field].map { setting.themed($0) != nil || setting.isGround($0) } ?? false
        if !isThemed { look.states?.focused?.background = setting.fill(WinUIWidgets.colors[.fieldFocused]) }
        look.states?.focused?.border = Border(
            width: 2, design[.accent].map { setting.paint($0) } ?? setting.paint(colors[.preferred]),
            sides: [.bottom])
        return look
    }
}
