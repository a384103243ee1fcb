import Boxes
import Devices

extension ScheduleRun {
    /// The adaptations of the schedule: a gap that the policy does not use, and for each shown dialog those of its
    /// first layout.
    var adaptations: [Adaptation] {
        var adaptations: [Adaptation] = []
        if request.policy.sharesScreen, request.gap > 0 {
            adaptations.append(
                Adaptation(from: TraceText.points(request.gap), to: "0", reason: .stackHasNoGap, field: [.gap]))
        }
        for (dialog, motion) in zip(machine.dialogs, motions) {
            guard let first = motion.firstLayout else { continue }
            let show: [FieldPath.Component] = [.member(.events), .index(dialog.event), .member(.show)]
            for adaptation in first.adaptations {
                var adaptation = adaptation
                if adaptation.field.components.first == .member(.dialog) {
                    adaptation.field.components.replaceSubrange(0..<1, with: show)
                }
                if !adaptations.contains(adaptation) { adaptations.append(adaptation) }
            }
        }
        return adaptations
    }
}
