package import Devices

// The palettes from their files: a colour for each role and release.
extension Palette {
    static func apple(_ release: AppleRelease) -> Palette { applePalettes[release.rawValue] }

    package static func of(_ release: AndroidRelease) -> Palette { androidPalettes[release.rawValue] }

    static let web = Palette(in: WebRelease.every, of: .embedded("web-palette", line: .web))

    private static let applePalettes = {
        let file = FigureFile.embedded("apple-palette", line: .apple)
        return AppleRelease.allCases.map { release in
            // Materials do not distinguish the releases from iOS 7 to 12.
            let materials = Materials.figures(on: .apple, release.isFlat ? .nine : release)
            return Palette(in: release, of: file, materials: materials)
        }
    }()

    /// The palettes of Apple's systems, oldest first, each with all releases that have it.
    static let appleSpans: [(releases: ReleaseRange, palette: Palette)] = AppleRelease.allCases
        .reduce(into: []) { spans, release in
            let palette = apple(release)
            var first = release.versions.first
            if let last = spans.last, last.palette.figures == palette.figures,
                last.palette.materials == palette.materials
            {
                first = last.releases.first
                spans.removeLast()
            }
            spans.append((ReleaseRange(first: first, last: release.versions.last), palette))
        }

    private static let androidPalettes = {
        let file = FigureFile.embedded("android-palette", line: .android)
        let material = Palette(in: AndroidRelease.material3, of: file)
        return AndroidRelease.allCases.map { release in
            guard release.isEarlier else { return material }
            let own = Palette(in: release, of: file)
            let eras = Eras(.android, release.versions)
            // The themes' colours, and Material 3's for roles that the themes lack.
            return Palette(
                material.figures.map { figure in
                    figure.role.flatMap { own[$0] }
                        ?? figure.carried(to: eras, because: "the themes before Material 3 have no such role")
                }, neutral: own.neutral, shadows: own.shadows)
        }
    }()

    /// Creates the palette of a toolkit from the file that has the toolkit's name.
    init(of toolkit: Toolkit) {
        self.init(in: AnyRelease.every, of: .embedded(toolkit.name + "-palette", line: .toolkit(toolkit)))
    }

    private init<Release: PlatformRelease>(in release: Release, of file: FigureFile, materials: [MaterialFigure] = []) {
        func held<Content>(_ cells: [FigureCell<Content>]) -> [Content] {
            cells.filter { $0.releases.overlaps(release.versions) }.map(\.content)
        }
        self.init(held(file.colors), materials: materials, neutral: file.neutral, shadows: held(file.shadows))
    }
}
