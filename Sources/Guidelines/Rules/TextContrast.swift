import Boxes
import Devices
import Dialogs

/// Text with too little contrast against what is below it.
struct TextContrast: Rule {
    var id: String { "textContrast" }
    var guideline: String {
        "Give text a contrast of at least 4.5 : 1 with what it stands on, and large text 3 : 1 (WCAG 2.2, 1.4.3 "
            + "Contrast (Minimum))."
    }

    func check(_ subject: Subject) -> [Finding] {
        subject.shortfalls.texts.findings(by: self, about: .text, is: "is hard to read", in: subject) {
            subject.request.field(ofText: $0)
        }
    }
}
