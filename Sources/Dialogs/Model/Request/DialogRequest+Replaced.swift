import Boxes

extension DialogRequest {
    /// This request where it is shown as a style: without the size and the transition of its named style if another
    /// style has replaced the one that the named style extends, for which they are meant.
    package func shown(as resolved: StyleName) -> DialogRequest {
        guard let named = self.named, resolved != named.base else { return self }
        func takes(_ field: FieldPath) -> Bool { takesFromStyle([.dialog] + field) }
        var dialog = value
        if takes([.content, .size, .width]) { dialog.content.width = nil }
        if takes([.content, .size, .height]) { dialog.content.height = nil }
        if takes([.content, .size]) { dialog.content.sizeLimits = nil }
        if takes([.transition]) {
            (dialog.present, dialog.dismiss) = (TransitionRequest.silent, TransitionRequest.silent)
            dialog.isTransitionSplit = false
        }
        return DialogRequest(dialog)
    }
}
