/// A toolkit whose dialogs are described by tables with a common form: figures, colours, motions and positions are data
/// that common code reads (`Dialogs/Styles/Toolkits`).
package enum Toolkit: Int, Hashable, Sendable, CaseIterable {
    /// GNOME's libadwaita.
    case gnome
    /// KDE's Kirigami, with the style Breeze.
    case kde
    /// Windows' WinUI 3.
    case windows
    /// HarmonyOS' ArkUI.
    case harmonyos
    /// macOS' AppKit.
    case macos
    /// Wear OS' Compose Material 3.
    case wearos
    /// visionOS' windows.
    case visionos

    /// The name in requests and answers, and in the names of its files.
    package var name: String {
        switch self {
        case .gnome: "gnome"
        case .kde: "kde"
        case .windows: "windows"
        case .harmonyos: "harmonyos"
        case .macos: "macos"
        case .wearos: "wearos"
        case .visionos: "visionos"
        }
    }

    /// The system that the toolkit belongs to.
    package var system: OperatingSystem.Name {
        switch self {
        case .gnome: .gnome
        case .kde: .kde
        case .windows: .windows
        case .harmonyos: .harmonyOS
        case .macos: .macOS
        case .wearos: .wearOS
        case .visionos: .visionOS
        }
    }

    /// The major versions of that system whose figures are known; other versions use the same figures.
    package var knownVersions: ClosedRange<Int> {
        switch self {
        case .gnome: 48...51
        case .kde: 6...6
        case .windows: 10...11
        case .harmonyos: 5...6
        case .macos: 11...26
        case .wearos: 3...6
        case .visionos: 1...26
        }
    }
}

extension OperatingSystem {
    /// The given version, if its figures are unknown; `nil` if they are known, or if no version is given.
    package var versionBeyondFigures: Version? {
        guard case .toolkit(let toolkit) = platform, let version, !toolkit.knownVersions.contains(version.major) else {
            return nil
        }
        return version
    }
}
