/// A family of systems whose dialogs follow one set of rules.
package enum Platform: String, Hashable, Sendable, CaseIterable {
    /// iPhone OS, iOS, iPadOS and tvOS: UIKit's rules, which change from era to era.
    case apple
    /// Android and Android TV: Material 3.
    case material = "android"
    /// Browsers: the HTML standard's dialog.
    case web
}

extension OperatingSystem {
    /// Whose rules dialogs follow on this system.
    package var platform: Platform {
        switch name {
        case .iPhoneOS, .iOS, .iPadOS, .tvOS: .apple
        case .android, .androidTV: .material
        case .web: .web
        }
    }
}
