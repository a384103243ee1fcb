import Boxes
package import Devices

// The roles and materials of a platform that a request may name.
extension Palette {
    /// The roles that a theme may name: the neutral ones, then the platform's.
    package static func roles(on platform: Platform, _ release: AppleRelease) -> [ColorRole] {
        let neutral = neutral(on: platform).map(\.role)
        return neutral + own(of(platform, release), neutral)
    }

    fileprivate static func own(_ palette: Palette, _ neutral: [ColorRole]) -> [ColorRole] {
        palette.figures.compactMap(\.role).filter { !neutral.contains($0) }
    }
}

extension LookSetting {
    /// Checks that the platform has the request's roles and materials.
    func check(_ request: DialogRequest) throws(ResolveError) {
        if let theme = request.theme {
            try check(theme.light, at: [.dialog, .theme, .light])
            try check(theme.dark, at: [.dialog, .theme, .dark])
        }
        try check(request.content.background.material, at: [.dialog, .content, .background, .material])
        if let details = request.backdrop.details {
            try check(details.material, at: [.dialog, .backdrop, .material])
        }
    }

    private func check(_ material: String?, at field: @autoclosure () -> FieldPath) throws(ResolveError) {
        guard let material else { return }
        let offered = Materials.names(on: platform, release)
        guard offered.contains(material) else {
            throw ResolveError(field(), .materialNotOffered(material, offered: offered))
        }
    }

    private func check(_ colors: [ColorRole: Color], at field: FieldPath) throws(ResolveError) {
        let palette = Palette.of(platform, release)
        let neutral = Palette.neutral(on: platform).map(\.role)
        // In the order of all roles, so that of several faults the same one is always reported.
        for role in ColorRole.allCases where colors[role] != nil && palette[role] == nil && !neutral.contains(role) {
            throw ResolveError(
                field + .key(role.rawValue), .roleNotOffered(role, offered: neutral + Palette.own(palette, neutral)))
        }
    }
}
