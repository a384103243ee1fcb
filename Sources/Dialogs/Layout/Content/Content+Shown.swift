extension Content {
    /// Whether the dialog has any content.
    var isShown: Bool {
        title != nil || message != nil || image != nil || !actions.isEmpty || !textFields.isEmpty
            || navigationBar != nil || closeButton != nil || !blocks.isEmpty
    }

    /// Whether there is either a title or a message, but not both.
    var hasSoloText: Bool { (title == nil) != (message == nil) }
}
