import Dialogs

extension Content {
    /// Every action with where it stands in the request.
    var locatedActions: [(Action, FieldPath)] {
        func located(_ actions: [Action], _ path: [String], isAlone: Bool = false) -> [(Action, FieldPath)] {
            actions.enumerated().map { index, action in
                (action, FieldPath(components: path.map { .member($0) } + (isAlone ? [] : [.index(index)])))
            }
        }
        let bar = navigationBar
        return located(
            bar?.leading ?? [], ["dialog", "content", "navigationBar", "leading"], isAlone: bar?.isLeadingAlone ?? false
        )
            + located(
                bar?.trailing ?? [], ["dialog", "content", "navigationBar", "trailing"],
                isAlone: bar?.isTrailingAlone ?? false)
            + located(actions, ["dialog", "content", "actions"])
    }
}
