private import Boxes
package import Devices

/// The colours of a platform by role, with their sources. Each platform has a file of its own.
package struct Palette: Sendable {
    private struct Lists: Sendable {
        let figures: [ColorFigure]
        let materials: [MaterialFigure]
        let neutral: [NeutralRole]
        let shadows: [ShadowFigure]
    }

    private let lists: Boxed<Lists>
    private let byRole: [ColorRole: ColorFigure]

    /// - Parameter figures: The colours, one for each role.
    init(_ figures: [ColorFigure], materials: [MaterialFigure] = [], neutral: [NeutralRole], shadows: [ShadowFigure]) {
        lists = Boxed(Lists(figures: figures, materials: materials, neutral: neutral, shadows: shadows))
        var byRole: [ColorRole: ColorFigure] = [:]
        for figure in figures { if let role = figure.role { byRole[role] = figure } }
        self.byRole = byRole
    }

    package var figures: [ColorFigure] { lists.value.figures }
    /// The materials that a request may choose by name.
    package var materials: [MaterialFigure] { lists.value.materials }
    /// The roles that every platform has, in the order in which they are listed.
    package var neutral: [NeutralRole] { lists.value.neutral }
    /// The shadows of surfaces; those of each surface from the topmost down.
    package var shadows: [ShadowFigure] { lists.value.shadows }

    package subscript(role: ColorRole) -> ColorFigure? { byRole[role] }

    /// The palette of a platform: the newest of Android, and that of `release` of Apple's.
    package static func of(_ platform: Platform, _ release: AppleRelease) -> Palette {
        switch platform {
        case .apple: .apple(release)
        case .material: .of(.material3)
        case .web: .web
        case .toolkit(let toolkit): toolkit.design.palette
        }
    }

    /// Every palette, with the releases that have it.
    package static let all: [(platform: Platform, eras: Eras, palette: Palette)] =
        appleSpans.map { (.apple, Eras(.apple, $0), $1) }
        + [(.material, Eras(.android, when: "Material 3"), .of(.material3))]
        + [.material1, .material2].map { (.material, Eras(.android, $0.versions), .of($0)) }
        + [(.web, Eras(.web), .web)]
        + Toolkit.allCases.map { (.toolkit($0), Eras(.toolkit($0)), $0.design.palette) }
}
