import Boxes
import Devices
import Geometry

/// The order in which the parts of a dialog are read out or take the focus: from the top down, and in each row in the
/// reading direction.
///
/// A focus that is moved by a remote or by keys stops only at what can be acted on, and so not at a button that cannot
/// be chosen. Readers of Apple's and Android's read that out as dimmed or disabled; a browser leaves it out of its
/// order.
struct FocusOrder {
    /// Ids of layers; never empty.
    let order: [String]
    /// Where the focus starts.
    ///
    /// Reading starts at the title, else at the first part. A moved focus starts at the first action that is meant by
    /// default, never at a destructive one where there is another (Human Interface Guidelines, Alerts: the default is
    /// what people most likely choose), but at a text field before any action, since that is what waits for input.
    let initial: String?

    init(request: DialogRequest, rest: DialogLayout) {
        self.init(request: request, layers: rest.layers, on: rest.stage)
    }

    init(request: DialogRequest, layers: [Layer], on stage: Stage) {
        // A dialog with nothing in it is all that there is.
        guard request.value.content.isShown else {
            (order, initial) = ([LayerID.dialog], LayerID.dialog)
            return
        }
        let isFocused = stage.device.input == .focus
        var list = ReadingList(
            layers, isRightToLeft: stage.direction == .rightToLeft,
            skipsDisabled: isFocused || stage.platform == .web)
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
            initial = FocusOrder.start(request, layers, order, keepsToPreferred: stage.isAppleTelevision)
        } else {
            initial = request.content.title.isGiven ? LayerID.title : order.first
        }
    }

    /// Where the focus starts, without the rest of the order where that is not needed.
    static func initial(_ request: DialogRequest, _ rest: DialogLayout) -> String {
        if request.content.title.isGiven, rest.stage.device.input != .focus { return LayerID.title }
        return FocusOrder(request: request, rest: rest).initial ?? LayerID.dialog
    }

    /// Where a moved focus starts.
    ///
    /// - Parameter keepsToPreferred: Whether the preferred action is what it starts at, where there is one.
    private static func start(
        _ request: DialogRequest, _ layers: [Layer], _ order: [String], keepsToPreferred: Bool
    ) -> String? {
        func first(where isMeant: (Action) -> Bool) -> String? {
            order.first { id in layers.contains { $0.role == .action && $0.id == id && $0.action.map(isMeant) == true }
            }
        }
        func first(_ role: Action.Role) -> String? { first { $0.role == role } }
        return request.content.textFields.first.map { LayerID.field($0.id) }
            ?? (keepsToPreferred ? first(where: \.isPreferred) : nil) ?? first(.default) ?? first(.cancel)
            ?? order.first
    }
}

/// The blocks that are read out, or that take the focus.
private struct BlockOrder {
    private let blocks: [ContentBlock]

    /// A moved focus stops at what takes it alone; who reads out reads what has a name, too.
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
    private let skipsDisabled: Bool
    var ids: [String] = []

    init(_ layers: [Layer], isRightToLeft: Bool, skipsDisabled: Bool) {
        self.layers = layers
        self.isRightToLeft = isRightToLeft
        self.skipsDisabled = skipsDisabled
        ids.reserveCapacity(layers.count)
    }

    @inline(__always) mutating func add(_ blocks: BlockOrder, after place: ContentBlock.Place) {
        guard !blocks.isEmpty else { return }
        ids += blocks.after(place)
    }

    /// Whether one layer is read before another; false where their order in the list decides.
    private func isRead(_ one: Int, before other: Int) -> Bool {
        let (one, other) = (layers[one].frame, layers[other].frame)
        if abs(one.midY - other.midY) >= 1 { return one.midY < other.midY }
        if abs(one.midX - other.midX) >= 1 { return (one.midX < other.midX) != isRightToLeft }
        return false
    }

    /// Adds the actions on the bar, or those elsewhere; nil is all. Mostly they are in order as they are.
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
        if skipsDisabled, layers[place].action?.isEnabled == false { return false }
        guard let onBar else { return true }
        return (layers[place].parent == LayerID.navigationBar) == onBar
    }

    /// Adds the navigation bar's actions, with its title among them where it counts, and tells whether there is one.
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
        // A handful, nearly in order: each goes ahead of those before it that are read after it. Ties stay as they are.
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

extension Optional<String> {
    /// Whether the text is neither nil nor empty.
    fileprivate var isGiven: Bool { self?.isEmpty == false }
}
