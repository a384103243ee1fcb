import Boxes
package import Devices

/// Figures that only Apple's own toolkits have: `Figures/macos-widgets.json` and `Figures/visionos-widgets.json`.
package enum AppleWidgets {
    package enum FigureName: Int, FigureKey {
        /// Font size and line height of an alert's message, and the side of the app's icon in an alert; 0 if it shows
        /// none.
        case messageSize, messageLine, iconSize
        /// The corner radius of the app's icon, in points.
        case iconRadius
        /// The scale of the presenter behind an alert or a sheet; 1 if it does not change.
        case presenterScale
        /// The distance from an anchor to its menu, in points.
        case menuGap
        /// The major version since which the toolkit draws with glass, and the figures that differ from then on.
        case glassSince, glassRadius, glassPopoverRadius, glassButtonRadius, glassTexts
    }

    package typealias Figures = FigureTable<FigureName, AnyRelease>

    fileprivate static let macos = Figures("macos-widgets", line: .toolkit(.macos))
    fileprivate static let visionos = Figures("visionos-widgets", line: .toolkit(.visionos))
}

extension Toolkit {
    /// The figures of Apple's own toolkits; `nil` for the other toolkits.
    package var widgets: AppleWidgets.Figures? {
        switch self {
        case .macos: AppleWidgets.macos
        case .visionos: AppleWidgets.visionos
        case .gnome, .kde, .windows, .harmonyos, .wearos: nil
        }
    }
}

extension Toolkit {
    /// Whether windows recede behind dialogs as they are, with corners of their own.
    var windowsRecede: Bool { widgets.map { $0[.presenterScale] < 1 } ?? false }
}

extension Stage {
    /// The corner radius that the window of an app has by itself, in points; 0 where the screen or the desktop cuts it.
    package var cornerRadiusOfWindow: Double {
        toolkit?.windowsRecede == true ? device.profile.screen.cornerRadius ?? 0 : 0
    }

    /// The corner radius of the view behind a dialog without the dialog, in points.
    func cornerRadiusOfPresenter(in request: DialogRequest) -> Double {
        request.presenter.frame == nil ? cornerRadiusOfWindow : 0
    }

    /// Whether one of Apple's toolkits draws with glass in this version of the system. An unknown version counts as the
    /// newest.
    func isGlass(by toolkit: Toolkit) -> Bool {
        guard let widgets = toolkit.widgets else { return false }
        return Double(system.version?.major ?? .max) >= widgets[.glassSince]
    }
}
