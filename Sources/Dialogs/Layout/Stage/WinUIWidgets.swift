package import Devices

/// Figures of WinUI's widgets that no other toolkit has: `Figures/winui-widgets.json`.
package enum WinUIWidgets {
    package enum FigureName: Int, FigureKey {
        /// The panel of an info bar.
        case panelTop, panelTextGap, panelRowGap, panelButtonTop, panelIconTop, panelHeight
        /// How a menu comes: from how much of its height towards its target, and in how long.
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

extension Toolkit {
    /// Colours that no other toolkit has.
    var ownColors: [ColorFigure] { if case .windows = self { WinUIWidgets.colors.list } else { [] } }

    /// The figures of a panel in messages; none where messages have no panel.
    var panelFigures: [StyleFigure] {
        guard case .windows = self else { return [] }
        return WinUIWidgets.figures.list(for: .message)
    }

    /// The figures of a motion that only menus have; none where they move as popovers do.
    var menuFigures: [StyleFigure] {
        guard case .windows = self else { return [] }
        return WinUIWidgets.figures.list(for: .menu)
    }
}
