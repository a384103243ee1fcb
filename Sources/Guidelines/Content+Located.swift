import Dialogs

extension Content {
    /// How many actions there are in all.
    var actionCount: Int {
        actions.count + (navigationBar?.leading.count ?? 0) + (navigationBar?.trailing.count ?? 0)
    }

    /// Whether one of all actions is such.
    func hasAction(where isSuch: (Action) -> Bool) -> Bool {
        if actions.contains(where: isSuch) { return true }
        guard let bar = navigationBar else { return false }
        return bar.leading.contains(where: isSuch) || bar.trailing.contains(where: isSuch)
    }

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
