import Boxes
import Typography

extension DialogRequest {
    /// Returns the dialog as it is shown: with button titles in capitals if the system has them (screen readers still
    /// get the given titles), and on a watch with the bar's surplus buttons among the actions.
    func shown(by metrics: Boxed<ContentMetrics>, in language: Language?) -> DialogRequest {
        let (isColumn, isBar) = (metrics.buttons.isUppercase, metrics.barButtons.isUppercase)
        guard isColumn || isBar || metrics.watch != nil else { return self }
        let content = metrics.watch == nil ? nil : value.content.withoutCrowdedBar
        guard isColumn || isBar || content != nil else { return self }
        var dialog = value
        if let content { dialog.content = content }
        if isColumn { Self.capitalize(&dialog.content.actions, language) }
        if isBar, var bar = dialog.content.navigationBar {
            Self.capitalize(&bar.leading, language)
            Self.capitalize(&bar.trailing, language)
            dialog.content.navigationBar = bar
        }
        return DialogRequest(dialog)
    }

    private static func capitalize(_ actions: inout [Action], _ language: Language?) {
        for index in actions.indices { actions[index].title = actions[index].title.capitals(in: language) }
    }
}
