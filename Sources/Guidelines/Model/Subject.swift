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
    /// What the dialog has that rules look for.
    let traits: SubjectTraits
    /// Lays the dialog out again, to try what a change does; nil where nothing can be tried.
    private let resolver: Resolver?
    /// Whether changes can be tried.
    var canTry: Bool { self.resolver != nil }
    private let judged = Once<Shortfalls>()

    /// The insufficient contrasts of the dialog's looks, computed once for all rules.
    var shortfalls: Shortfalls { judged.value(or: { Shortfalls(of: self) }) }

    /// - Parameter resolver: Tries the changes that findings offer; without one, those of colours offer none.
    package init(request: DialogRequest, device: DeviceState, resolved: ResolvedDialog, resolver: Resolver? = nil) {
        traits = SubjectTraits(request, resolved)
        self.request = request
        self.device = device
        self.resolved = resolved
        self.resolver = resolver
    }

    /// Another dialog in the place of this one, whose findings offer no changes that have to be tried; nil where it is
    /// impossible, or nothing can be tried.
    func laidOut(_ other: DialogRequest) -> Subject? {
        let resolved = try? resolver?.resolve(
            other, on: device, options: self.resolved.stage.options.computing(.diagnostics))
        return resolved.map { Subject(request: other, device: device, resolved: $0) }
    }

    /// The dialog as it looks after changes of its colours; nil where they cannot be made, or nothing can be tried.
    func recolored(by changes: [RequestChange]) -> Subject? {
        guard let resolver, let changed = request.recolored(by: changes) else { return nil }
        let options = resolved.stage.options.computing([.layerTexts, .layerLooks])
        let other = try? resolver.resolve(changed, on: device, options: options)
        return other.map { Subject(request: changed, device: device, resolved: $0) }
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
