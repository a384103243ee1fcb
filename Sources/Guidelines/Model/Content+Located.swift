import Boxes
import Devices
import Dialogs

// Asked of the request rather than of its content, which would be copied to be asked.

extension DialogRequest {
    /// How many actions there are in all.
    var actionCount: Int {
        self.content.actions.count + (self.content.navigationBar?.leading.count ?? 0)
            + (self.content.navigationBar?.trailing.count ?? 0)
    }

    /// Whether one of all actions is such.
    func hasAction(where isSuch: (Action) -> Bool) -> Bool {
        self.content.actions.contains(where: isSuch)
            || self.content.navigationBar?.leading.contains(where: isSuch) == true
            || self.content.navigationBar?.trailing.contains(where: isSuch) == true
    }
}

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

    /// Where the text of a layer stands in the request.
    func field(ofText layer: Layer) -> FieldPath {
        switch layer.role {
        case .title: ["dialog", "content", "title"]
        case .message: ["dialog", "content", "message"]
        case .navigationBar: ["dialog", "content", "navigationBar", "title"]
        case .textField:
            if let index = textFields.firstIndex(where: { "field:" + $0.id == layer.id }) {
                FieldPath(
                    components: ["dialog", "content", "textFields"].map { .member($0) } + [
                        .index(index), .member("placeholder"),
                    ])
            } else {
                ["dialog", "content", "textFields"]
            }
        case .action:
            if let field = locatedActions.first(where: { "action:" + $0.0.id == layer.id })?.1 {
                FieldPath(components: field.components + [.member("title")])
            } else {
                ["dialog", "content", "actions"]
            }
        case .presenter, .container, .dimming, .dialog, .group, .arrow, .grabber, .scroll, .image, .separator,
            .statusBar, .keyboard, .homeIndicator:
            ["dialog", "content"]
        }
    }
}
