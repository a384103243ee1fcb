import Devices
import Dialogs
import JSONText

/// The systems whose roles and materials a dialog may name.
enum LookScope {
    /// The system of one device.
    case device(DeviceState)
    /// Any release of a platform. What the actual release lacks is reported when the dialog is laid out.
    case platform(Platform)
    /// Any system: for several devices, or for one that has a fault itself.
    case anywhere

    /// The scope of a device; `anywhere` if it is unknown.
    init(_ device: DeviceState?) { self = device.map { .device($0) } ?? .anywhere }

    /// Whether the scope may have systems of a platform; `nil` stands for any platform.
    func includes(_ platform: Platform?) -> Bool {
        guard let platform else { return true }
        return switch self {
        case .device(let device): device.platform == platform
        case .platform(let own): own == platform
        case .anywhere: true
        }
    }

    /// The names of the materials; `nil` if any name is accepted.
    var materials: [String]? {
        switch self {
        case .device(let device): Materials.names(on: device.platform, device.runningSystem.release)
        case .platform(let platform):
            AppleRelease.allCases.reduce(into: []) { names, release in
                names += Materials.names(on: platform, release).filter { !names.contains($0) }
            }
        case .anywhere: nil
        }
    }
}

/// The names of colours in a theme.
enum RoleMembers {
    /// The roles of every platform.
    private static let all = NameTable(names: ColorRole.allCases.map(\.rawValue))
    private static let apple = AppleRelease.allCases.map { table(.apple, [$0]) }
    private static let anyApple = table(.apple, AppleRelease.allCases)
    private static let material = table(.material, [.glass])
    private static let web = table(.web, [.glass])
    private static let toolkits = Toolkit.allCases.map { table(.toolkit($0), [.glass]) }

    private static func table(_ platform: Platform, _ releases: [AppleRelease]) -> NameTable {
        let names = releases.reduce(into: [String]()) { names, release in
            names += Palette.roles(on: platform, release).map(\.rawValue).filter { !names.contains($0) }
        }
        return NameTable(names: names)
    }

    static func table(in scope: LookScope) -> NameTable {
        switch scope {
        case .device(let device) where device.platform == .apple: apple[device.runningSystem.release.rawValue]
        case .device(let device): table(of: device.platform)
        case .platform(let platform): table(of: platform)
        case .anywhere: all
        }
    }

    private static func table(of platform: Platform) -> NameTable {
        switch platform {
        case .apple: anyApple
        case .material: material
        case .web: web
        case .toolkit(let toolkit): toolkits[toolkit.rawValue]
        }
    }
}
