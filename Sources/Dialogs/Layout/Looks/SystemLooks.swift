import Devices
import Geometry

// What the system draws over every app, whatever the style of a dialog.
extension DialogLook {
    /// Creates a style's looks completed by those of the system's own parts in a setting.
    package convenience init(_ style: DialogLook, inSystemOf setting: LookSetting) {
        self.init(
            style,
            replacing: [
                .keyboard: SystemLooks.keyboard(in: setting), .statusBar: SystemLooks.statusBar(in: setting),
                .homeIndicator: SystemLooks.homeIndicator(in: setting),
            ])
    }
}

enum SystemLooks {
    // MARK: Keyboard

    /// The keyboard's background, without its keys. It is blurred from iOS 7 on, but no source gives the figures, so it
    /// is a plain colour here.
    static func keyboard(in setting: LookSetting) -> PartLook {
        switch setting.platform {
        case .apple where setting.release == .classic: shaded(.keyboard, .keyboardTop, .keyboardBottom, in: setting)
        case .apple where setting.release == .glass:
            AppleLooks(in: setting).card(setting.fill(AppleSystem.colors[.keyboard, .glass]))
        case .apple: PartLook(background: setting.fill(AppleSystem.colors[.keyboard, setting.release]))
        case .material: PartLook(background: setting.fill(AndroidSystem.colors[.keyboard, setting.android]))
        case .web: PartLook(background: setting.fill(WebSystem.colors[.keyboard]))
        case .toolkit(let toolkit): PartLook(background: setting.fill(toolkit.colors[.keyboard]))
        }
    }

    /// A part with a gradient between two colours, as in the first systems.
    private static func shaded(
        _ plain: AppleSystem.ColorName, _ top: AppleSystem.ColorName, _ bottom: AppleSystem.ColorName,
        in setting: LookSetting
    ) -> PartLook {
        let colors = AppleSystem.colors[.classic]
        return PartLook(
            background: Background(
                from: setting.paint(colors[top]), to: setting.paint(colors[bottom]), flat: setting.paint(colors[plain]))
        )
    }

    // MARK: Status bar

    /// The width in points below which the status bar lies over the strip above a card.
    static let widestCardBar = AppleSystem.figures[.cardBarWidth]

    /// The status bar's background: none from iOS 7 on and on Android, where apps draw behind it.
    static func statusBar(in setting: LookSetting) -> PartLook {
        switch setting.platform {
        case .material where setting.android.isHolo:
            PartLook(background: setting.fill(AndroidSystem.colors[.statusBar, .holo]))
        case .apple where setting.release == .classic:
            setting.isPad
                ? PartLook(background: setting.fill(AppleSystem.colors[.statusBarOfPads, .classic]))
                : shaded(.statusBar, .statusBarTop, .statusBarBottom, in: setting)
        case .apple, .material, .web, .toolkit: PartLook()
        }
    }

    // MARK: Bars of apps

    /// Whether bars of apps are capsules on the page rather than bands from edge to edge.
    static func drawsCapsules(in setting: LookSetting) -> Bool {
        setting.platform == .apple && setting.release == .glass
    }

    /// An app's own bar at the top of its window, or the tab bar.
    ///
    /// - Parameter page: The looks of a dialog that fills the window, whose bar the system draws alike.
    static func appBar(with page: DialogLook, isTab: Bool, in setting: LookSetting) -> PartLook {
        guard !drawsCapsules(in: setting) else { return page[.barButton].look }
        var look = page[.bar].look
        func line(_ color: ColorFigure) -> Border { Border(width: 1, setting.paint(color), sides: [.bottom]) }
        switch setting.platform {
        case .apple:
            guard isTab, setting.release == .classic else { break }
            let colors = AppleSystem.colors[.classic]
            let (top, bottom) = (setting.paint(colors[.tabBarTop]), setting.paint(colors[.tabBarBottom]))
            look.background = Background(from: top, to: bottom)
            look.border?.color = bottom.color
        case .material: look.background = setting.fill(.surfaceContainer)
        case .web:
            look.background = look.background ?? setting.fill(WebSystem.colors[.appBar])
            look.border = line(WebSystem.colors[.appBarLine])
        case .toolkit(let toolkit):
            look.background = setting.fill(toolkit.design[.bar])
            look.border = line(toolkit.colors[.separator])
        }
        return look
    }

    // MARK: Home indicator

    static func homeIndicator(in setting: LookSetting) -> PartLook {
        let figure =
            setting.platform == .material ? AndroidSystem.colors[.homeIndicator] : AppleSystem.colors[.homeIndicator]
        return PartLook(background: setting.fill(figure), cornerCurve: .circular)
    }
}
