import Boxes
import Dialogs
import Devices

/// Ledger D2: nothing modal is shown above a popover, except alerts and parts of the popover.
struct NothingAbovePopover: Rule, SceneRule {
    var id: String { "nothingAbovePopover" }
    var guideline: String {
        "Nothing modal is shown above a popover, an alert excepted (iPad Human Interface Guidelines, Popovers and "
            + "Modality; ledger D2)."
    }

    static let needs: SubjectTraits = .presenter

    func concerns(_ style: StyleName) -> Bool { style != .alert && style != .currentContext }

    private func fix(for request: DialogRequest) -> Fix {
        let part = request.asPartOfBelow()
        return """
            Close the popover first, then present; or present inside it with style \(part.words, by: part.changes).
            """
    }

    private static let blocking = RequestChange.set([.dialog, .backdrop, .interaction], to: "block")

    func check(_ subject: Subject) -> [Finding] {
        guard subject.presenterStyle == .popover, subject.resolved.accessibility.isModal else { return [] }
        return found(
            .error,
            "A modal \(subject.resolved.presentation.requested.rawValue) is presented above a popover.",
            at: [.dialog, .presenter, .style],
            fix: fix(for: subject.request))
    }

    /// In a stack everything above a popover counts, not only the dialog directly above it. A popover that is adapted
    /// to a sheet or to full screen does not count; a current context is part of its presenter.
    func check(scene floors: [Subject]) -> [SetFinding] {
        var popover = floors.first?.presenterStyle == .popover ? "the presenter" : nil
        var findings: [SetFinding] = []
        for (place, floor) in floors.enumerated() {
            let presentation = floor.resolved.presentation
            // The presenter of the lowest dialog is described in that dialog's request, and reported there.
            if place > 0, let popover, floor.resolved.accessibility.isModal, concerns(presentation.requested) {
                findings.append(
                    SetFinding(
                        at: place,
                        finding(
                            .error,
                            "A modal \(presentation.requested.rawValue) is presented above a popover, \(popover).",
                            at: [.dialog, .style], fix: fix(for: floor.request))))
            }
            // A task inside a popover is lost when the popover is dismissed.
            if presentation.requested == .currentContext, place > 0,
                floors[place - 1].resolved.presentation.resolved == .popover,
                floors[place - 1].resolved.canTouchOutsideToDismiss
            {
                findings.append(
                    SetFinding(
                        at: place - 1,
                        finding(
                            .warning, "A touch outside closes the popover, and the task inside it.",
                            at: [.dialog, .backdrop, .interaction],
                            fix: """
                                Set backdrop.interaction of the popover to \(valueOf: Self.blocking) while it shows a \
                                task (UIKit, isModalInPresentation).
                                """)))
            }
            if presentation.resolved == .popover { popover = "\"\(floor.request.id ?? "")\"" }
        }
        return findings
    }
}
