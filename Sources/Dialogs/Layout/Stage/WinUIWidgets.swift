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

extension Toolkit {
    /// Colours that no other toolkit has.
    var ownColors: [ColorFigure] { if case .windows = self { WinUIWidgets.colors.list } else { [] } }

    /// The figures of the panel in messages; empty in toolkits without one.
    var panelFigures: [StyleFigure] {
        guard case .windows = self else { return [] }
        return WinUIWidgets.figures.list(for: .message)
    }

    /// The figures of the motion of menus; empty in toolkits whose menus move like popovers.
    var menuFigures: [StyleFigure] {
        guard case .windows = self else { return [] }
        return WinUIWidgets.figures.list(for: .menu)
    }
}
