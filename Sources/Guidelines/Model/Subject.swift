package import Boxes
package import Devices
package import Dialogs
package import Timeline

/// A dialog as asked for and as laid out.
///
/// An object, which the rules share: it is large, and each copy would count all that it holds.
package final class Subject: Sendable {
    package let request: DialogRequest
    package let device: DeviceState
    package let resolved: ResolvedDialog
    private let judged = Once<Shortfalls>()

    /// What of its looks falls short; found out once, for all rules that ask.
    var shortfalls: Shortfalls { judged.value(or: { Shortfalls(of: self) }) }

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
    /// The stretch of releases of Apple's systems that look alike; nil on other platforms.
    package let era: ReleaseRange?
    package let presentation: PresentationReport
    package let present: Motion
    package let dismiss: Motion
    /// Whether the dialog is a modal experience to its user.
    package let isModalExperience: Bool
    /// Which rules its request hears.
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
