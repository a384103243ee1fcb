import Devices
import Geometry

/// The looks of dialogs that belong to no platform: they consist of the platform's own parts, in its appearance.
enum OwnLooks {
    /// The parts of the platform's own dialogs.
    static func parts(in setting: LookSetting) -> [LookPart: PartLook] {
        switch setting.platform {
        case .apple: AppleLooks(in: setting).content
        case .material: MaterialLooks(in: setting).content
        case .web: WebLooks(in: setting).content
        case .toolkit(let toolkit): ToolkitLooks(toolkit, in: setting).content
        }
    }

    /// The looks of a card, and of the platform's own parts on and behind it.
    ///
    /// - Parameters:
    ///   - role: The card's fill on Android.
    ///   - dimming: The colour of the backdrop; `nil` is the platform's.
    static func look(
        in setting: LookSetting, _ role: ColorRole, at elevation: Elevation, border: Border? = nil,
        dimming: ColorFigure? = nil
    ) -> DialogLook {
        var parts = parts(in: setting)
        parts[.dialog] = card(in: setting, role, at: elevation)
        if let border { parts[.dialog]?.border = border }
        if let dimming { parts[.dimming] = PartLook(background: setting.fill(dimming)) }
        return DialogLook(parts)
    }

    /// A card raised above the screen, on Android by `elevation`.
    private static func card(in setting: LookSetting, _ role: ColorRole, at elevation: Elevation) -> PartLook {
        switch setting.platform {
        case .apple: AppleLooks(in: setting).card(setting.fill(.background))
        case .material: surface(setting.fill(role), shadows: elevation.shadows(in: setting))
        case .web: surface(setting.fill(.canvas))
        case .toolkit(let toolkit): ToolkitLooks(toolkit, in: setting).card
        }
    }

    /// A surface with circular corners.
    static func surface(_ fill: Background, shadows: [Shadow] = []) -> PartLook {
        PartLook(background: fill, shadows: shadows, cornerCurve: .circular, clips: true)
    }

}
