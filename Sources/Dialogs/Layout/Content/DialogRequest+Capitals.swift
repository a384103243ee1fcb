import Boxes

extension DialogRequest {
    /// What `metrics` make of the titles of buttons: capitals where the system has them, which readers are not told of.
    func shown(by metrics: borrowing ContentMetrics) -> DialogRequest {
        let (isColumn, isBar) = (metrics.buttons.isUppercase, metrics.barButtons.isUppercase)
        guard isColumn || isBar else { return self }
        var dialog = value
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
