/// A group of systems whose dialogs follow the same rules.
package enum Platform: Hashable, Sendable {
    /// iPhone OS, iOS, iPadOS, tvOS and CarPlay: UIKit's rules, which change from era to era.
    case apple
    /// Android and Android TV: Material 3.
    case material
    /// Browsers: the HTML standard's dialog.
    case web
    /// Desktops and other systems, each of which is drawn by a toolkit that tables describe.
    case toolkit(Toolkit)
}

extension Platform: CaseIterable, RawRepresentable {
    package static let allCases = [.apple, .material, .web] + Toolkit.allCases.map { Platform.toolkit($0) }

    /// The position in the list of platforms.
    package var index: Int {
        switch self {
        case .apple: 0
        case .material: 1
        case .web: 2
        case .toolkit(let toolkit): 3 + toolkit.rawValue
        }
    }

    /// The name in requests and answers.
    package var rawValue: String {
        switch self {
        case .apple: "apple"
        case .material: "android"
        case .web: "web"
        case .toolkit(let toolkit): toolkit.name
        }
    }

    package init?(rawValue: String) {
        guard let platform = Platform.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
        self = platform
    }
}

extension OperatingSystem {
    /// The platform whose rules dialogs follow on this system.
    package var platform: Platform {
        switch name {
        case .iPhoneOS, .iOS, .iPadOS, .tvOS, .carPlay: .apple
        case .android, .androidTV: .material
        case .web: .web
        case .gnome: .toolkit(.gnome)
        case .kde: .toolkit(.kde)
        case .windows: .toolkit(.windows)
        case .harmonyOS: .toolkit(.harmonyos)
        case .macOS: .toolkit(.macos)
        case .wearOS: .toolkit(.wearos)
        case .visionOS: .toolkit(.visionos)
        }
    }
}
