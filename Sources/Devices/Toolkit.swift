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

    private var row: (name: String, system: OperatingSystem.Name, versions: ClosedRange<Int>) {
        switch self {
        case .gnome: ("gnome", .gnome, 48...51)
        case .kde: ("kde", .kde, 6...6)
        case .windows: ("windows", .windows, 10...11)
        case .harmonyos: ("harmonyos", .harmonyOS, 5...6)
        case .macos: ("macos", .macOS, 11...26)
        case .wearos: ("wearos", .wearOS, 3...6)
        case .visionos: ("visionos", .visionOS, 1...26)
        }
    }

    /// The name in requests and answers, and in the names of its files.
    package var name: String { row.name }
    /// The system that the toolkit belongs to.
    package var system: OperatingSystem.Name { row.system }
    /// The major versions of that system whose figures are known; other versions use the same figures.
    package var knownVersions: ClosedRange<Int> { row.versions }
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
