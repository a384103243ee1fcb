package import Boxes
package import Devices
package import Dialogs
package import Timeline

/// A dialog as requested and as laid out.
///
/// A class that the rules share: it is large, and each copy would retain all of its members.
package final class Subject: Sendable {
    package let request: DialogRequest
    package let device: DeviceState
    package let resolved: ResolvedDialog
    private let judged = Once<Shortfalls>()

    /// The insufficient contrasts of the dialog's looks, computed once for all rules.
    var shortfalls: Shortfalls { judged.value(or: { Shortfalls(of: self) }) }

    package init(request: DialogRequest, device: DeviceState, resolved: ResolvedDialog) {
        self.request = request
        self.device = device
        self.resolved = resolved
    }
}

/// What rules for sets need of a dialog: so little that thousands can be in memory at once.
package struct SetMember: Sendable {
    package let request: DialogRequest
    package let device: DeviceState
    /// The range of releases of Apple's systems that look alike; `nil` on other platforms.
    package let era: ReleaseRange?
    package let presentation: PresentationReport
    package let present: Motion
    package let dismiss: Motion
    /// Whether people experience the dialog as modal.
    package let isModalExperience: Bool
    /// The selection of rules of the dialog's request.
    package let rules: Boxed<RuleSelection>?

    package init(_ subject: Subject) {
        request = subject.request
        device = subject.device
        era = subject.resolved.stage.appleRelease?.era
        presentation = subject.resolved.presentation
        present = subject.resolved.transitions.present
        dismiss = subject.resolved.transitions.dismiss
        isModalExperience = subject.isModalExperience
        rules = subject.resolved.stage.options.rules
    }
}
