import Boxes
import Dialogs
import Geometry

extension Subject {
    /// Whether people experience the dialog as modal: it blocks what is behind it, and is not a popover that a touch
    /// outside dismisses.
    var isModalExperience: Bool {
        guard resolved.accessibility.isModal else { return false }
        let presentation = resolved.presentation
        return presentation.requested != .popover || presentation.interaction == .block
    }

    /// The style in which the presenter is shown, where the request tells its style: a popover in compact width is a
    /// card or a full screen.
    var presenterStyle: StyleName? {
        let requested = request.presenter.style
        guard requested == .popover, let stage = try? Stage(device) else { return requested }
        var presenter = DialogRequest()
        presenter.style = .popover
        return StyleName.popover.rules(on: stage).adaptation(of: presenter, on: stage)?.to ?? .popover
    }
}

extension ResolvedDialog {
    /// The frame at rest of the first layer with a role; `nil` if there is none.
    func frame(of role: Layer.Role) -> Rect? {
        // Layers are large: a span reads them without copying.
        let layers = layers.span
        // By index: enumerations of another module are compared through a table (Swift 6.3).
        let wanted = caseIndex(of: role)
        for index in layers.indices where caseIndex(of: layers[index].role) == wanted { return layers[index].frame }
        return nil
    }
}

extension Optional<String> {
    /// Whether there is nothing to read: no text, or only white space.
    var isBlank: Bool {
        guard let text = self else { return true }
        // With a visible ASCII character at the start, there is no need to look for character boundaries.
        if let first = text.utf8.first, first > UInt8(ascii: " "), first < 0x7F { return false }
        return text.allSatisfy(\.isWhitespace)
    }
}
