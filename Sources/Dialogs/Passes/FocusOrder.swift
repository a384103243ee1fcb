import Boxes
import Devices
import Geometry

/// The order in which the parts of a dialog are read out or take the focus: from the top down, and in each row in the
/// reading direction.
///
/// A focus that is moved by a remote or by keys stops only at parts that can be acted on, and so not at a disabled
/// button. Screen readers of Apple's and Android's announce such a button as dimmed or disabled; a browser leaves it
/// out of its order, as GTK, Qt and WinUI do, whose insensitive or disabled widgets take no focus. In a window the
/// focus never starts at one: keys move it there, too.
struct FocusOrder {
    /// The ids of layers in that order; never empty.
    let order: [String]
    /// The id of the layer where the focus starts.
    ///
    /// Reading starts at the title, else at the first part. A moved focus starts at the first action with the default
    /// role, never at a destructive one if there is another (Human Interface Guidelines, Alerts: the default is what
    /// people most likely choose). It starts at a text field before any action, since a field waits for input; but a
    /// car has no keyboard while it moves, and starts at an action.
    let initial: String?

    init(request: DialogRequest, rest: DialogLayout) {
        self.init(request: request, layers: rest.layers, on: rest.stage)
    }

    init(request: DialogRequest, layers: [Layer], on stage: Stage) {
        // In a dialog without content, the dialog itself is the only part.
        guard request.value.content.isShown else {
            (order, initial) = ([LayerID.dialog], LayerID.dialog)
            return
        }
        let isFocused = stage.device.input == .focus
        var list = ReadingList(
            layers, isRightToLeft: stage.direction == .rightToLeft,
            skipped: isFocused || stage.leavesOutDisabled ? request.content.disabledActions : [])
        let isTitled = (request.content.navigationBar?.title).isGiven && !isFocused
        let hasBar = list.addBar(isTitled: isTitled)
        let blocks = BlockOrder(request.content.blocks, isFocused: isFocused)
        list.add(blocks, after: .image)
        if !isFocused, request.content.title.isGiven { list.ids.append(LayerID.title) }
        list.add(blocks, after: .title)
        if !isFocused, request.content.message.isGiven { list.ids.append(LayerID.message) }
        list.add(blocks, after: .message)
        for field in request.content.textFields { list.ids.append(LayerID.field(field.id)) }
        list.add(blocks, after: .textFields)
        list.addActions(areOnBar: hasBar ? false : nil)
        list.add(blocks, after: .actions)
        order = list.ids.isEmpty ? [LayerID.dialog] : list.ids
        if isFocused {
            initial = FocusOrder.start(request, order, on: stage)
        } else {
            initial =
                request.content.title.isGiven ? LayerID.title : FocusOrder.firstPart(of: order, request, on: stage)
        }
    }

    /// Where the focus starts; the rest of the order is computed only as far as needed.
    static func initial(_ request: DialogRequest, _ rest: DialogLayout) -> String {
        if request.content.title.isGiven, rest.stage.device.input != .focus { return LayerID.title }
        return FocusOrder(request: request, rest: rest).initial ?? LayerID.dialog
    }

    /// The part at which reading starts where there is no title; in a window the first that can take the focus.
    private static func firstPart(of order: [String], _ request: DialogRequest, on stage: Stage) -> String? {
        guard stage.idiom.isOfWindows else { return order.first }
        let disabled = request.content.disabledActions
        return order.first { !disabled.contains($0) } ?? order.first
    }

    /// Where a moved focus starts: on televisions at the preferred action, if there is one.
    private static func start(_ request: DialogRequest, _ order: [String], on stage: Stage) -> String? {
        // The actions of the request: layers have theirs only in answers with actions.
        let actions = request.content.allActions
        func first(where isMeant: (Action) -> Bool) -> String? {
            order.first { id in actions.contains { LayerID.action($0.id) == id && isMeant($0) } }
        }
        func first(_ role: Action.Role) -> String? { first { $0.role == role } }
        let field = request.content.textFields.first.map { LayerID.field($0.id) }
        if !stage.isCarPlay, let field { return field }
        let action = (stage.isAppleTelevision ? first(where: \.isPreferred) : nil) ?? first(.default) ?? first(.cancel)
        if let action { return action }
        return (field == nil ? nil : first { _ in true }) ?? order.first
    }
}

/// The blocks that are read out, or that get the focus.
private struct BlockOrder {
    private let blocks: [ContentBlock]

    /// A moved focus stops only at blocks that accept it; a screen reader also reads those with a label.
    init(_ blocks: [ContentBlock], isFocused: Bool) {
        self.blocks = blocks.isEmpty ? [] : blocks.filter { $0.isFocusable || !isFocused && $0.label != nil }
    }

    var isEmpty: Bool { blocks.isEmpty }

    func after(_ place: ContentBlock.Place) -> [String] {
        blocks.filter { $0.place == place }.map { LayerID.block($0.id) }
    }
}

/// The ids of layers, put into reading order part by part.
private struct ReadingList {
    private let layers: [Layer]
    private let isRightToLeft: Bool
    /// The layers of disabled actions, if the order leaves them out.
    private let skipped: [String]
    var ids: [String] = []

    init(_ layers: [Layer], isRightToLeft: Bool, skipped: [String]) {
        self.layers = layers
        self.isRightToLeft = isRightToLeft
        self.skipped = skipped
        ids.reserveCapacity(layers.count)
    }

    @inline(__always) mutating func add(_ blocks: BlockOrder, after place: ContentBlock.Place) {
        guard !blocks.isEmpty else { return }
        ids += blocks.after(place)
    }

    /// Whether one layer is read before another; false if they are level, so that they keep their order in the list.
    private func isRead(_ one: Int, before other: Int) -> Bool {
        let (one, other) = (layers[one].frame, layers[other].frame)
        if abs(one.midY - other.midY) >= 1 { return one.midY < other.midY }
        if abs(one.midX - other.midX) >= 1 { return (one.midX < other.midX) != isRightToLeft }
        return false
    }

    /// Adds the actions on the bar, or all others; `nil` adds both. Usually they are already in order.
    mutating func addActions(areOnBar: Bool?) {
        let start = ids.count
        var last: Int?
        for place in layers.indices where isAction(place, onBar: areOnBar) {
            if let last, isRead(place, before: last) {
                ids.removeSubrange(start...)
                return addSorted(layers.indices.filter { isAction($0, onBar: areOnBar) })
            }
            ids.append(layers[place].id)
            last = place
        }
    }

    private func isAction(_ place: Int, onBar: Bool?) -> Bool {
        guard layers[place].role == .action else { return false }
        if !skipped.isEmpty, skipped.contains(layers[place].id) { return false }
        guard let onBar else { return true }
        return (layers[place].parent == LayerID.navigationBar) == onBar
    }

    /// Adds the navigation bar's actions, with its title among them if `isTitled`, and returns whether there is a bar.
    mutating func addBar(isTitled: Bool) -> Bool {
        guard let bar = layers.indices.first(where: { layers[$0].role == .navigationBar }) else { return false }
        var indexes: [Int] = []
        indexes.reserveCapacity(layers.count)
        for index in layers.indices where isAction(index, onBar: true) { indexes.append(index) }
        if isTitled { indexes.append(bar) }
        addSorted(indexes)
        return true
    }

    private mutating func addSorted(_ places: [Int]) {
        // Few and nearly in order: an insertion sort, which keeps the order of equal ones.
        var sorted = places
        for index in sorted.indices {
            var next = index
            while next > 0, isRead(sorted[next], before: sorted[next - 1]) {
                sorted.swapAt(next, next - 1)
                next -= 1
            }
        }
        for place in sorted { ids.append(layers[place].id) }
    }
}

extension Stage {
    /// Whether screen readers pass over a disabled button, because their platform's focus does.
    fileprivate var leavesOutDisabled: Bool {
        switch platform {
        case .web, .toolkit(.gnome), .toolkit(.kde), .toolkit(.windows): true
        default: false
        }
    }
}

extension Content {
    /// The ids of the layers of disabled actions, from the request: layers have their actions only in answers with
    /// actions.
    fileprivate var disabledActions: [String] { allActions.filter { !$0.isEnabled }.map { LayerID.action($0.id) } }
}

extension Optional<String> {
    /// Whether there is a text that is not empty.
    fileprivate var isGiven: Bool { self?.isEmpty == false }
}
