extension Content {
    /// The content where a bar has room for its title and one button: with more, which begins with the trailing ones,
    /// they are the dialog's actions, and the bar's title is the dialog's unless that has one; nil where the bar holds
    /// what is on it.
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
