package import Devices

/// Figures of WinUI's widgets that no other toolkit has: `Figures/winui-widgets.json`.
package enum WinUIWidgets {
    package enum FigureName: Int, FigureKey {
        /// Distances in the panel of an info bar.
        case panelTop, panelTextGap, panelRowGap, panelButtonTop, panelIconTop, panelHeight
        /// A menu's motion: the share of its height by which it moves, starting nearer its target; and the duration.
        case menuShare, menuDuration
    }

    /// Colours of buttons and fields in their states.
    package enum ColorName: Int, FigureKey {
        case buttonText, buttonTextPressed, buttonTextDisabled, buttonDisabled
        case preferredTextPressed, preferredTextDisabled, preferredDisabled, fieldFocused
    }

    package static let figures = FigureTable<FigureName, AnyRelease>("winui-widgets", line: .toolkit(.windows))
    package static let colors = ColorTable<ColorName, AnyRelease>("winui-widgets", line: .toolkit(.windows))
}
