import Boxes
import Devices
import Dialogs

/// A control that is visible only by a line or a fill with too little contrast, or a focus ring with too little.
struct ControlContrast: Rule {
    var id: String { "controlContrast" }
    var guideline: String {
        "Give what shows that there is a control, and that it has the focus, a contrast of at least 3 : 1 with what is "
            + "beside it (WCAG 2.2, 1.4.11 Non-text Contrast)."
    }

    func check(_ subject: Subject) -> [Finding] {
        let shortfalls = subject.shortfalls
        guard !shortfalls.outlines.isEmpty || !shortfalls.focus.isEmpty else { return [] }
        let field = { (layer: Layer) in subject.request.field(of: layer) }
        return shortfalls.outlines.findings(by: self, about: .outline, is: "is hard to see", in: subject, field: field)
            + shortfalls.focus.findings(by: self, about: .focus, is: "is hard to see", in: subject, field: field)
    }
}
