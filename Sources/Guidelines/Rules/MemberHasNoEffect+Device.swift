import Boxes
import Dialogs

extension MemberHasNoEffect {
    /// Reports members that the device, or the rest of the request, ignores in any style.
    func unheard(_ subject: Subject) -> [Finding] {
        let request = subject.request
        var findings: [Finding] = []
        func add(_ field: FieldPath, _ reason: String) {
            findings += found(
                .note, "This member has no effect here: \(reason).", at: field,
                fix: "\("Leave it out", by: [.remove(field)]).")
        }
        if request.orientations != nil, !subject.device.rotatesDialogs {
            add(
                [.dialog, .orientations],
                "desktops, televisions and windows smaller than the screen are not turned for a dialog")
        }
        if request.statusBar != nil, subject.resolved.stage.statusBar == nil {
            add([.dialog, .statusBar], "the window has no status bar")
        }
        if case .kind = request.haptic, request.says([.dialog, .haptic]),
            (try? Stage(subject.resolved.stage.state))?.hasHaptics != true
        {
            add([.dialog, .haptic], "no haptic effects of the device are known")
        }
        guard let details = request.backdrop.details else { return findings }
        if !details.opacities.isEmpty, subject.resolved.presentation.detents.isEmpty {
            add([.dialog, .backdrop, .opacityByDetent], "the dialog has no detents")
        }
        let hasDimming = subject.resolved.layers.contains { $0.role == .dimming }
        if !details.cutouts.isEmpty, !hasDimming {
            add([.dialog, .backdrop, .cutouts], "nothing is dimmed behind the dialog")
        }
        return findings.filter { request.says($0.field) }
    }
}
