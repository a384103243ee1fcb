import Boxes
import Devices
import Dialogs
import Geometry

// Members of the request rather than of its content, which would be copied for each call.

extension DialogRequest {
    /// The number of all actions: the content's, the bar's and the close button.
    var actionCount: Int {
        self.content.actions.count + (self.content.navigationBar?.leading.count ?? 0)
            + (self.content.navigationBar?.trailing.count ?? 0) + (self.content.closeButton == nil ? 0 : 1)
    }

    /// Whether any action satisfies the predicate.
    func hasAction(where isSuch: (borrowing Action) -> Bool) -> Bool {
        // By index: `contains` would copy each action.
        func has(_ actions: [Action]) -> Bool {
            let actions = actions.span
            for index in actions.indices where isSuch(actions[index]) { return true }
            return false
        }
        return has(self.content.actions)
            || self.content.navigationBar.map { has($0.leading) || has($0.trailing) } == true
            || self.content.closeButton.map { isSuch($0.action) } == true
    }

    /// Whether more than one action satisfies the predicate.
    func hasSeveralActions(where isSuch: (borrowing Action) -> Bool) -> Bool {
        var isOne = false
        return hasAction { action in
            guard isSuch(action) else { return false }
            defer { isOne = true }
            return isOne
        }
    }

    /// Every action with its location in the request.
    var locatedActions: [(Action, ActionLocation)] {
        var located: [(Action, ActionLocation)] = []
        located.reserveCapacity(actionCount)
        if let bar = self.content.navigationBar {
            for (index, action) in bar.leading.enumerated() {
                located.append((action, bar.isLeadingAlone ? .onlyLeading : .leading(index)))
            }
            for (index, action) in bar.trailing.enumerated() {
                located.append((action, bar.isTrailingAlone ? .onlyTrailing : .trailing(index)))
            }
        }
        for (index, action) in self.content.actions.enumerated() { located.append((action, .content(index))) }
        if let close = self.content.closeButton { located.append((close.action, .close)) }
        return located
    }

    /// The field of the request that a layer's text comes from.
    func field(ofText layer: Layer) -> FieldPath {
        switch layer.role {
        case .title: [.dialog, .content, .title]
        case .message: [.dialog, .content, .message]
        case .navigationBar: [.dialog, .content, .navigationBar, .title]
        case .textField:
            field(
                of: layer,
                self.content.textFields.contains { layer.isNamed($0.id) && $0.isFilled } ? .text : .placeholder)
        case .action: field(of: layer, .title)
        case .presenter, .container, .dimming, .dialog, .group, .arrow, .grabber, .barBackground, .scroll, .image,
            .block, .separator, .statusBar, .keyboard, .homeIndicator:
            [.dialog, .content]
        }
    }

    /// The field of the request that a button or a text field comes from.
    ///
    /// - Parameter member: The member of that object; `nil` for the whole object.
    func field(of layer: Layer, _ member: FieldPath.Member? = nil) -> FieldPath {
        switch layer.role {
        case .textField:
            guard let index = self.content.textFields.firstIndex(where: { layer.isNamed($0.id) }) else {
                return FieldPath(in: .textFields, member: member)
            }
            return FieldPath(in: .textFields, at: index, member: member)
        case .action:
            if let index = self.content.actions.firstIndex(where: { layer.isNamed($0.id) }) {
                return FieldPath(in: .actions, at: index, member: member)
            }
            guard let location = locatedActions.first(where: { layer.isNamed($0.0.id) })?.1 else {
                return FieldPath(in: .actions, member: member)
            }
            return location.field(member)
        default: return [.dialog, .content]
        }
    }
}

/// The location of an action in a request. A `FieldPath` is made only for the few actions that a finding points to, as
/// it takes an allocation.
enum ActionLocation: Hashable {
    case content(Int)
    case leading(Int), trailing(Int)
    /// The only button on one side of a bar, given as an object instead of a list.
    case onlyLeading, onlyTrailing
    /// The button that closes the dialog.
    case close

    /// The field of the action, or of one of its members.
    func field(_ member: FieldPath.Member? = nil) -> FieldPath {
        switch self {
        case .content(let index): FieldPath(in: .actions, at: index, member: member)
        case .leading(let index): FieldPath(in: .leading, ofBar: true, at: index, member: member)
        case .trailing(let index): FieldPath(in: .trailing, ofBar: true, at: index, member: member)
        case .onlyLeading: FieldPath(in: .leading, ofBar: true, member: member)
        case .onlyTrailing: FieldPath(in: .trailing, ofBar: true, member: member)
        case .close: FieldPath(in: .closeButton, member: member)
        }
    }
}

extension FieldPath {
    /// Makes the path of a list in the content or its bar, or of an element or a member there.
    fileprivate init(in list: Member, ofBar isOfBar: Bool = false, at index: Int? = nil, member: Member? = nil) {
        var components: [Component] = []
        components.reserveCapacity(6)
        components.append(.member(.dialog))
        components.append(.member(.content))
        if isOfBar { components.append(.member(.navigationBar)) }
        components.append(.member(list))
        if let index { components.append(.index(index)) }
        if let member { components.append(.member(member)) }
        self.init(components: components)
    }
}

extension Layer {
    /// Whether the layer is that of the button or the text field with this id.
    fileprivate func isNamed(_ id: String) -> Bool {
        if let action { action.id == id } else { self.id == LayerID.field(id) }
    }

    // Inlined, so that a layer is not copied for the test (Swift 6.3).

    /// Whether the layer is a button or a text field.
    var isControl: Bool {
        @inline(__always) get {
            switch role {
            case .action, .textField: true
            default: false
            }
        }
    }

    /// Whether the layer can be used; always true of a layer without an action.
    var isEnabled: Bool { @inline(__always) get { action?.isEnabled != false } }
}

extension Layer {
    /// Whether the layer is a touch target that is completely visible: a control, or a block that can have the focus. A
    /// layer that is partly scrolled away does not count, as its real size is larger.
    @inline(__always) var isTarget: Bool {
        guard isControl || details?.block?.value.isFocusable == true, isEnabled, !frame.isEmpty else { return false }
        return details?.scrolledFrame == nil
    }
}
