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

    /// Whether more than one of all actions is such.
    func hasSeveralActions(where isSuch: (Action) -> Bool) -> Bool {
        var isOne = false
        return hasAction { action in
            guard isSuch(action) else { return false }
            defer { isOne = true }
            return isOne
        }
    }

    /// Every action with where it stands in the request.
    var locatedActions: [(Action, FieldPath)] {
        func located(_ actions: [Action], _ path: [String], isAlone: Bool = false) -> [(Action, FieldPath)] {
            actions.enumerated().map { index, action in
                (action, FieldPath(components: path.map { .member($0) } + (isAlone ? [] : [.index(index)])))
            }
        }
        let bar = self.content.navigationBar
        return located(
            bar?.leading ?? [], ["dialog", "content", "navigationBar", "leading"], isAlone: bar?.isLeadingAlone ?? false
        )
            + located(
                bar?.trailing ?? [], ["dialog", "content", "navigationBar", "trailing"],
                isAlone: bar?.isTrailingAlone ?? false)
            + located(self.content.actions, ["dialog", "content", "actions"])
    }

    /// Where the text of a layer stands in the request.
    func field(ofText layer: Layer) -> FieldPath {
        switch layer.role {
        case .title: ["dialog", "content", "title"]
        case .message: ["dialog", "content", "message"]
        case .navigationBar: ["dialog", "content", "navigationBar", "title"]
        case .textField:
            field(of: layer)
                + (self.content.textFields.contains { layer.isNamed($0.id) && $0.isFilled } ? "text" : "placeholder")
        case .action: field(of: layer) + "title"
        case .presenter, .container, .dimming, .dialog, .group, .arrow, .grabber, .barBackground, .scroll, .image,
            .separator, .statusBar, .keyboard, .homeIndicator:
            ["dialog", "content"]
        }
    }

    /// Where a button or a field stands in the request, by its layer.
    func field(of layer: Layer) -> FieldPath {
        func place(_ index: Int, _ list: String) -> FieldPath {
            FieldPath(components: [.member("dialog"), .member("content"), .member(list), .index(index)])
        }
        switch layer.role {
        case .textField:
            return self.content.textFields.firstIndex { layer.isNamed($0.id) }.map { place($0, "textFields") }
                ?? ["dialog", "content", "textFields"]
        case .action:
            if let index = self.content.actions.firstIndex(where: { layer.isNamed($0.id) }) {
                return place(index, "actions")
            }
            return locatedActions.first { layer.isNamed($0.0.id) }?.1 ?? ["dialog", "content", "actions"]
        default: return ["dialog", "content"]
        }
    }
}

extension Layer {
    /// Whether it is the button or the field of that id.
    fileprivate func isNamed(_ id: String) -> Bool {
        if let action { action.id == id } else { self.id == "field:" + id }
    }

    // Inlined, so that a layer that is asked where it lies is not copied for it (Swift 6.3).

    /// Whether it is a button or a field.
    var isControl: Bool {
        @inline(__always) get {
            switch role {
            case .action, .textField: true
            default: false
            }
        }
    }

    /// Whether it can be used, where it is something to use at all.
    var isEnabled: Bool {
        @inline(__always) get { action?.isEnabled != false }
    }
}
