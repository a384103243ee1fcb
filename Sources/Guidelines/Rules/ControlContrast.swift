import Boxes
import Devices
package import Dialogs

/// A control that nothing shows but a line or a fill, and that does not stand out; or the sign that one has the focus.
package final class ControlContrast: Rule {
    package init() {}

    package var id: String { "controlContrast" }
    package var guideline: String {
        "Give what shows that there is a control, and that it has the focus, a contrast of at least 3 : 1 with what is beside "
            + "it (WCAG 2.2, 1.4.11 Non-text Contrast)."
    }

    package func check(_ subject: Subject) -> [Finding] {
        var inspection = LookInspection(subject)
        var (outlines, focus) = (ShortfallReport(), ShortfallReport())
        let layers = subject.resolved.layers.span
        for index in layers.indices where layers[index].isControl && layers[index].isEnabled {
            guard let verdict = inspection.verdict(at: index) else { continue }
            if let short = verdict.outline { outlines.add(short, of: layers[index].id, at: index) }
            if let short = verdict.focus { focus.add(short, of: layers[index].id, at: index) }
        }
        let field = { subject.request.content.field(of: subject.resolved.layers[$0]) }
        return outlines.findings(by: self, about: "outline", is: "is hard to see", field: field)
            + focus.findings(by: self, about: "focus", is: "is hard to see", field: field)
    }
}
