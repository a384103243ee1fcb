package import Devices

/// A platform's materials by name, which a request may choose as a dialog's background: `Figures/apple-materials.json`.
package enum Materials {
    /// The names of the system's materials, in the order of the platform's own list; empty if it has none.
    package static func names(on platform: Platform, _ release: AppleRelease) -> [String] {
        figures(on: platform, release).map(\.name)
    }

    /// The fill of a layer in a material; `nil` if the system has none with that name.
    package static func fill(named name: String, in setting: LookSetting) -> Background? {
        figures(on: setting.platform, setting.release).first { $0.name == name }.map { setting.fill($0) }
    }

    /// The materials of a platform in a release, with their sources.
    package static func figures(on platform: Platform, _ release: AppleRelease) -> [MaterialFigure] {
        platform == .apple ? byRelease[release.rawValue] : []
    }

    /// Looks do not distinguish the releases from iOS 9 to 12, whose blurs are those of iOS 10.
    private static let byRelease = {
        let cells = MaterialFigure.cells(of: .embedded("apple-materials", line: .apple))
        return AppleRelease.allCases.map { release in
            cells.filter { $0.releases.overlaps(release.versions) }.map(\.content)
        }
    }()
}
