import Boxes
import Devices
import Dialogs

extension MemberHasNoEffect {
    /// Reports roles of a theme in which iPhone OS draws nothing of a style: parts with a gloss have colours of their
    /// own, and some roles came with later systems.
    func undrawnRoles(_ subject: Subject) -> [Finding] {
        let (request, style) = (subject.request, subject.resolved.presentation.resolved)
        guard let theme = request.theme?.value, !theme.light.isEmpty, subject.resolved.stage.appleRelease == .classic,
            // Another style's content in a popover has looks of its own.
            style == request.style || style != .popover, let stage = try? Stage(subject.resolved.stage.state)
        else { return [] }
        func look(_ colors: [ColorRole: Color]) -> DialogLook {
            var own = theme
            own.light = colors
            var setting = LookSetting.of(stage, theme: Boxed(own))
            setting.named = request.named
            return style.look(in: setting)
        }
        let whole = look(theme.light)
        return ColorRole.allCases.compactMap { role in
            let field: FieldPath = [.dialog, .theme, .light] + .key(role.rawValue)
            guard theme.light[role] != nil, request.says(field) else { return nil }
            var others = theme.light
            others[role] = nil
            let other = look(others)
            // What presents the dialog is the app's own.
            let parts = LookPart.allCases.filter { $0 != .presenter && $0 != .pushedPresenter }
            guard parts.allSatisfy({ whole[$0].look == other[$0].look }) else { return nil }
            return finding(
                .note,
                "This role has no effect on a dialog of style \(style.rawValue): iPhone OS has its own colours there.",
                at: field, fix: "\("Leave it out", by: [.remove(field)]).")
        }
    }
}
