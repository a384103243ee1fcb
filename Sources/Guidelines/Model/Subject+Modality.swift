import Dialogs
import Geometry

extension Subject {
    /// Whether the dialog is a modal experience to its user: it keeps people from what lies behind, and is no popover
    /// that goes away with a touch beside it.
    var isModalExperience: Bool {
        guard resolved.accessibility.isModal else { return false }
        let presentation = resolved.presentation
        return presentation.requested != .popover || presentation.interaction == .block
    }
}

extension ResolvedDialog {
    /// Where the first layer of a role rests; nil where there is none.
    func frame(of role: Layer.Role) -> Rect? {
        // Layers are large: they are read where they lie.
        let layers = layers.span
        for index in layers.indices where layers[index].role == role { return layers[index].frame }
        return nil
    }
}

extension Optional<String> {
    /// Whether there is nothing to read: no text, or white space alone.
    var isBlank: Bool {
        guard let text = self else { return true }
        // What begins with a visible ASCII character is seen at once, without a look for where characters end.
        if let first = text.utf8.first, first > UInt8(ascii: " "), first < 0x7F { return false }
        return text.allSatisfy(\.isWhitespace)
    }
}
