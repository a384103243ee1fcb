import Boxes

extension DialogRequest {
    /// What `metrics` make of the titles of buttons: capitals where the system has them, which readers are not told of;
    /// and on a watch of a bar of more buttons than it has room for.
    func shown(by metrics: borrowing ContentMetrics) -> DialogRequest {
        let content = metrics.watch == nil ? nil : value.content.withoutCrowdedBar
        let (isColumn, isBar) = (metrics.buttons.isUppercase, metrics.barButtons.isUppercase)
        guard content != nil || isColumn || isBar else { return self }
        var dialog = value
        if let content { dialog.content = content }
        if isColumn { Self.capitalize(&dialog.content.actions) }
        if isBar, var bar = dialog.content.navigationBar {
            Self.capitalize(&bar.leading)
            Self.capitalize(&bar.trailing)
            dialog.content.navigationBar = bar
        }
        return DialogRequest(dialog)
    }

    private static func capitalize(_ actions: inout [Action]) {
        for index in actions.indices { actions[index].title = actions[index].title.uppercased() }
    }
}
