package import Devices

/// Numbers that only Apple's own toolkits have: `Figures/macos-widgets.json` and
/// `Figures/visionos-widgets.json`.
package enum AppleWidgets {
    package enum FigureName: Int, FigureKey {
        /// An alert's message; the room for the app's icon in one, 0 without.
        case messageSize, messageLine, iconSize
        /// The corners of that icon.
        case iconRadius
        /// How large what presents an alert or a sheet is meanwhile; 1 where it stays.
        case presenterScale
        /// From an anchor to its menu.
        case menuGap
        /// Since which major version it is drawn in glass, and what that changes.
        case glassSince, glassRadius, glassPopoverRadius, glassButtonRadius, glassTexts
    }

    package typealias Figures = FigureTable<FigureName, AnyRelease>

    fileprivate static let macos = Figures("macos-widgets", line: .toolkit(.macos))
    fileprivate static let visionos = Figures("visionos-widgets", line: .toolkit(.visionos))
}

extension Toolkit {
    /// Nil where it is none of Apple's.
    package var widgets: AppleWidgets.Figures? {
        switch self {
        case .macos: AppleWidgets.macos
        case .visionos: AppleWidgets.visionos
        case .gnome, .kde, .windows, .harmonyos, .wearos: nil
        }
    }
}

extension Stage {
    /// Whether a toolkit of Apple's draws in glass in this version; one that nobody says is the newest.
    func isGlass(by toolkit: Toolkit) -> Bool {
        guard let widgets = toolkit.widgets else { return false }
        return Double(system.version?.major ?? .max) >= widgets[.glassSince]
    }
}
