import Dialogs

/// Ledger D2: nothing modal above a popover, alerts and what is part of the popover excepted.
package struct NothingAbovePopover: Rule {
    package init() {}

    package let id = "nothingAbovePopover"
    package let guideline =
        "Nothing modal is shown above a popover, an alert excepted (iPad Human Interface Guidelines, Popovers and "
        + "Modality; ledger D2)."

    package func check(_ subject: Subject) -> [Finding] {
        guard subject.request.presenter.style == .popover, subject.resolved.accessibility.isModal,
            ![.alert, .currentContext].contains(subject.resolved.presentation.requested)
        else { return [] }
        return [
            finding(
                .error,
                "A modal \(subject.resolved.presentation.requested.rawValue) is presented above a popover.",
                at: ["dialog", "presenter", "style"],
                fix: "Close the popover first, then present; or present inside it with style \"currentContext\".")
        ]
    }
}
