import Boxes
import JSONText

extension RequestedDialog {
    /// Lets colours that the request gives have the lesser ones of its style's file go along with them, which the file
    /// gives for surfaces and accents of its own: lesser texts follow the text, and titles of buttons without a ground
    /// the accent.
    package mutating func fitStyleTheme() {
        guard named != nil, let given = self.theme?.value else { return }
        var theme = given
        fit(&theme.light, of: .light)
        fit(&theme.dark, of: .dark)
        if theme != given { self.theme = Boxed(theme) }
    }

    private func fit(_ colors: inout [ColorRole: Color], of appearance: FieldPath.Member) {
        guard let said = self.details?.said else { return }
        func path(_ role: ColorRole) -> [String] {
            [FieldPath.Member.theme.rawValue, appearance.rawValue, role.rawValue]
        }
        func says(_ role: ColorRole) -> Bool { colors[role] != nil && said.says(path(role)) }
        func isOfStyle(_ role: ColorRole) -> Bool { said.leaves(path(role)) }
        if says(.surface) || says(.neutralOnSurface), isOfStyle(.secondary) { colors[.secondary] = nil }
        if says(.accent), isOfStyle(.buttonText), colors[.buttonFace]?.alpha == 0 {
            colors[.buttonText] = colors[.accent]
        }
    }
}
