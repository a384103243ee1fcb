extension Content {
    /// Returns the content for a bar that has room for its title and one button. If the bar has more buttons, they join
    /// the dialog's actions, trailing ones before them and leading ones after them, and the bar's title becomes the
    /// dialog's if that has none; `nil` if the bar has room for its buttons.
    package var withoutCrowdedBar: Content? {
        guard let bar = navigationBar,
            bar.leading.count + bar.trailing.count + (closeButton == nil ? 0 : 1) > 1
        else { return nil }
        var content = self
        content.actions = bar.trailing + actions + bar.leading
        var left = bar
        (left.leading, left.trailing) = ([], [])
        if title == nil { (content.title, left.title) = (bar.title, nil) }
        content.navigationBar = left.title == nil ? nil : left
        return content
    }
}
