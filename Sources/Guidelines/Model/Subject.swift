package import Devices
package import Dialogs
package import Timeline

/// A dialog as asked for and as laid out.
package struct Subject: Sendable {
    package let request: DialogRequest
    package let device: DeviceState
    package let resolved: ResolvedDialog

    package init(request: DialogRequest, device: DeviceState, resolved: ResolvedDialog) {
        self.request = request
        self.device = device
        self.resolved = resolved
    }
}

/// What the rules for sets look at in a dialog: little enough that thousands can be held at once.
package struct SetMember: Sendable {
    package let request: DialogRequest
    package let device: DeviceState
    package let era: Era
    package let presentation: PresentationReport
    package let present: Motion
    package let dismiss: Motion
    /// Whether the dialog is a modal experience to its user.
    package let isModalExperience: Bool

    package init(_ subject: Subject) {
        request = subject.request
        device = subject.device
        era = subject.resolved.stage.era
        presentation = subject.resolved.presentation
        present = subject.resolved.transitions.present
        dismiss = subject.resolved.transitions.dismiss
        isModalExperience = subject.isModalExperience
    }
}
