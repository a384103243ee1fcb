extension Content {
    /// Whether there is anything in the dialog.
    var isShown: Bool {
        title != nil || message != nil || image != nil || !actions.isEmpty || !textFields.isEmpty
            || navigationBar != nil || closeButton != nil || !blocks.isEmpty
    }

    /// Whether title or message stands alone, the other missing.
    var hasSoloText: Bool { (title == nil) != (message == nil) }
}
