import Boxes
package import Devices

// What a request may name of a platform's looks.
extension Palette {
    /// The roles that the colours of a system have, in the palette's order.
    package static func roles(on system: OperatingSystem) -> [ColorRole] {
        of(system.platform, AppleRelease(system)).figures.compactMap(\.role)
    }
}

extension LookSetting {
    /// Refuses roles and materials that the platform lacks.
    func check(_ request: DialogRequest) throws(ResolveError) {
        if let theme = request.theme {
            try check(theme.light, at: ["dialog", "theme", "light"])
            try check(theme.dark, at: ["dialog", "theme", "dark"])
        }
        if let material = request.content.background.material {
            let offered = Materials.names(on: platform, release)
            guard offered.contains(material) else {
                throw ResolveError(
                    ["dialog", "content", "background", "material"], .materialNotOffered(material, offered: offered))
            }
        }
    }

    private func check(_ colors: [ColorRole: Color], at field: FieldPath) throws(ResolveError) {
        let palette = Palette.of(platform, release)
        // In the order of all roles, so that it is the same one each time.
        for role in ColorRole.allCases where colors[role] != nil && palette[role] == nil {
            throw ResolveError(
                field + [role.rawValue], .roleNotOffered(role, offered: palette.figures.compactMap(\.role)))
        }
    }
}
