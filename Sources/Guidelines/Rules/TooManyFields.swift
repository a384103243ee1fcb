import Boxes
import Devices
import Dialogs

/// More text fields than a dialog is for.
struct TooManyFields: Rule {
    var id: String { "tooManyFields" }
    var guideline: String {
        "Keep modal tasks simple, short and narrow (Human Interface Guidelines, Modality); an alert has two text "
            + "fields at most (UIKit, UIAlertView.Style.loginAndPasswordInput)."
    }

    static let needs: SubjectTraits = .textFields

    /// The most fields of an alert's styles: a name and a password. Source: UIKit, UIAlertView.Style.
    private static let mostInAlert = 2
    /// The most fields of any dialog; assumed, as no source says how many fields a short task has.
    private static let most = 10

    func check(_ subject: Subject) -> [Finding] {
        let count = subject.request.content.textFields.count
        guard count > 0 else { return [] }
        if case .carPlay = subject.device.runningSystem.name { return [inCar] }
        let isAlert = subject.resolved.presentation.requested == .alert
        let most = isAlert ? Self.mostInAlert : Self.most
        guard count > most, subject.resolved.accessibility.isModal else { return [] }
        // A form sheet does not help if there are too many fields for any style.
        let form = count > Self.most ? [] : subject.request.takingDismissible(.formSheet)
        let isAsking = subject.request.dismissal.approval != .none
        return found(
            .warning, "There are \(count) text fields to fill in before anything else can be done.",
            at: [.dialog, .content, .textFields],
            fix: isAlert
                ? """
                Ask for two things at most, or use the style \("\"formSheet\"", by: form)\
                \(isAsking ? "" : " and ask before it is closed").
                """
                : "Ask for less, or let the app ask in a page of its own.")
    }

    /// The finding for a car, where nobody can type in any dialog while it moves.
    private var inCar: Finding {
        finding(
            .warning, "There is something to fill in, and no keyboard while the car moves.",
            at: [.dialog, .content, .textFields], fix: "Offer answers to choose from, or ask on the phone.")
    }
}
