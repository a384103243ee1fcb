import Boxes
import Devices
package import Dialogs

/// Text that does not stand out from what it stands on.
package final class TextContrast: Rule {
    package init() {}

    package var id: String { "textContrast" }
    package var guideline: String {
        "Give text a contrast of at least 4.5 : 1 with what it stands on, and large text 3 : 1 (WCAG 2.2, 1.4.3 Contrast "
            + "(Minimum))."
    }

    package func check(_ subject: Subject) -> [Finding] {
        var inspection = LookInspection(subject)
        var report = ShortfallReport()
        let layers = subject.resolved.layers.span
        // What cannot be used may be hard to read.
        for index in layers.indices where layers[index].text != nil && layers[index].isEnabled {
            guard let short = inspection.verdict(at: index)?.text else { continue }
            report.add(short, of: layers[index].id, at: index)
        }
        return report.findings(by: self, about: "text", is: "is hard to read") {
            subject.request.content.field(ofText: subject.resolved.layers[$0])
        }
    }
}
