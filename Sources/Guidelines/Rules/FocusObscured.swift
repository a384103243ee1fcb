import Boxes
import Devices
import Dialogs
import Geometry

/// Something with the focus that is completely covered: a part of the dialog behind the keyboard, or an element of the
/// app behind a dialog that does not take the focus from it.
struct FocusObscured: Rule {
    var id: String { "focusObscured" }
    var guideline: String {
        "What has the focus is never wholly hidden by other content (WCAG 2.2, 2.4.11 Focus Not Obscured (Minimum))."
    }

    static let needs: SubjectTraits = .focus

    func check(_ subject: Subject) -> [Finding] {
        let element = hiddenElement(subject)
        guard let keyboard = subject.resolved.stage.keyboard else { return element }
        var findings = element
        let all = subject.resolved.layers
        let layers = all.span
        for index in layers.indices where layers[index].takesFocus && keyboard.contains(layers[index].frame) {
            findings += found(
                .warning, "It takes the focus, and lies wholly behind the keyboard.",
                at: subject.request.field(ofFocused: layers[index]), fix: fix(subject))
        }
        return findings
    }

    private func fix(_ subject: Subject) -> Fix {
        guard subject.request.placement.keyboard == .ignore, fitsAboveKeyboard(subject) else {
            return "Give the dialog less height, or another place, so that all of it stands above the keyboard."
        }
        let field: FieldPath = [.dialog, .placement, .keyboard]
        return "\("Let the dialog make way for the keyboard", by: [.remove(field)])."
    }

    /// Whether the window above the keyboard is as high as the dialog.
    private func fitsAboveKeyboard(_ subject: Subject) -> Bool {
        guard let keyboard = subject.resolved.stage.keyboard, let dialog = subject.resolved.frame(of: .dialog) else {
            return false
        }
        return dialog.height <= keyboard.minY - subject.resolved.stage.window.minY
    }

    /// Reports an element of the app that has the focus while the dialog covers all of it.
    private func hiddenElement(_ subject: Subject) -> [Finding] {
        guard let focus = subject.request.presenter.focus, !subject.resolved.accessibility.isModal,
            let share = subject.resolved.presentation.overlaps.first(where: { $0.element?.id == focus })?.element?
                .share,
            share > 1 - Self.tolerance
        else { return [] }
        return found(
            .warning, "The dialog takes no focus, and covers all of the element that has it.",
            at: [.dialog, .presenter, .focus],
            fix: "Give the element keepClear, or put the dialog elsewhere.")
    }

    /// The share of an element that rounding to pixels may leave uncovered.
    private static let tolerance = 0.001
}

extension Layer {
    /// Whether focus navigation stops at the layer.
    fileprivate var takesFocus: Bool {
        guard !frame.isEmpty else { return false }
        return isControl && isEnabled || details?.block?.value.isFocusable == true
    }
}

extension DialogRequest {
    /// The field of the request that a focusable layer comes from.
    func field(ofFocused layer: Layer) -> FieldPath {
        guard let block = layer.details?.block?.value,
            let index = self.content.blocks.firstIndex(where: { $0.id == block.id })
        else { return field(of: layer) }
        return [.dialog, .content, .blocks] + .index(index)
    }
}
