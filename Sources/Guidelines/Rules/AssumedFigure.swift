import Dialogs

/// A figure without a source: the layout uses a rule of Scrim's own.
struct AssumedFigure: Rule {
    var id: String { "assumedFigure" }
    var guideline: String {
        "No answer is wrong in silence: figures without a source are named."
    }

    static let needs: SubjectTraits = .assumption

    func check(_ subject: Subject) -> [Finding] {
        subject.resolved.assumptions.filter { !subject.request.takesFromStyle($0.field) }.map { assumption in
            finding(
                .note,
                "\(assumption.value) stands in for \(assumption.figure): \(assumption.because).",
                at: assumption.field, fix: "Give the member yourself if you know better.")
        }
    }
}
