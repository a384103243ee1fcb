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

    /// A card raised above the screen, on Android by `elevation`.
    static func card(in setting: LookSetting, _ role: ColorRole, at elevation: Elevation) -> PartLook {
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
