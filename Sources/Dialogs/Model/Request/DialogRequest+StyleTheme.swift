import Boxes
import JSONText

extension RequestedDialog {
    /// Lets colours that the request gives have the lesser ones of its style's file go along with them, which the file
    /// gives for surfaces and accents of its own: lesser texts follow the text, titles of buttons without a ground the
    /// accent, and what stands on a surface of the other appearance's luminance has the file's colours for that.
    package mutating func fitStyleTheme() {
        guard named != nil, let given = self.theme?.value else { return }
        var theme = given
        fit(&theme.light, of: .light, insteadOf: given.dark, of: .dark)
        fit(&theme.dark, of: .dark, insteadOf: given.light, of: .light)
        if theme != given { self.theme = Boxed(theme) }
    }

    /// - Parameter others: The colours of the other appearance, as the request and the file give them.
    private func fit(
        _ colors: inout [ColorRole: Color], of appearance: FieldPath.Member, insteadOf others: [ColorRole: Color],
        of other: FieldPath.Member
    ) {
        guard let said = self.details?.said else { return }
        func path(_ role: ColorRole, _ appearance: FieldPath.Member) -> [String] {
            [FieldPath.Member.theme.rawValue, appearance.rawValue, role.rawValue]
        }
        func says(_ role: ColorRole) -> Bool { colors[role] != nil && said.says(path(role, appearance)) }
        func isOfStyle(_ role: ColorRole) -> Bool { said.leaves(path(role, appearance)) }
        /// Takes the file's colour of the other appearance for a role. Returns whether there is one.
        func turn(_ role: ColorRole) -> Bool {
            guard isOfStyle(role), said.leaves(path(role, other)), let turned = others[role] else { return false }
            colors[role] = turned
            return true
        }
        if says(.surface), let surface = colors[.surface] {
            for role in [ColorRole.neutralOnSurface, .accent, .buttonText] {
                // A button with a ground has its title on that.
                if role == .buttonText, colors[.buttonFace]?.alpha != 0 { continue }
                guard let own = colors[role], let turned = others[role],
                    own.contrast(on: surface) < Color.leastContrast,
                    turned.contrast(on: surface) > own.contrast(on: surface), turn(role)
                else { continue }
                if role == .accent { _ = turn(.onAccent) }
            }
        }
        if says(.surface) || says(.neutralOnSurface), isOfStyle(.secondary) { colors[.secondary] = nil }
        if says(.accent), isOfStyle(.buttonText), colors[.buttonFace]?.alpha == 0 {
            colors[.buttonText] = colors[.accent]
        }
    }
}

extension Color {
    /// The contrast of this colour, as opaque as it is, on an opaque one.
    fileprivate func contrast(on ground: Color) -> Double {
        let share = Double(alpha) / 255
        func mixed(_ part: UInt8, _ below: UInt8) -> UInt8 {
            UInt8(clamping: Int((Double(below) + (Double(part) - Double(below)) * share).rounded()))
        }
        let shown = Color(
            red: mixed(red, ground.red), green: mixed(green, ground.green), blue: mixed(blue, ground.blue))
        return shown.plainContrast(with: ground)
    }
}
