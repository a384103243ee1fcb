import Boxes
import Devices
import Geometry
import Typography

/// The states that a device goes through in a schedule, and the dialogs laid out in those states. Equal dialogs are
/// laid out once for each state.
struct DeviceStates {
    private let resolver: Resolver
    private let options: ResolveOptions
    private let base: DeviceState
    private(set) var states: [DeviceState]
    private var numbersByKey: [DeviceKey: Int] = [:]
    private var dialogs: [DialogRequest] = []
    /// Whether any dialog is in a stack.
    private(set) var hasStacks = false
    private var numbers: [SpeltDialog: Int] = [:]
    private let textLimit: Int
    /// The work of shaping the texts of each dialog, and the total of all layouts so far.
    private var textWorks: [Int] = []
    private var textWork = 0
    private var known: [LayoutKey: Result<Boxed<ResolvedDialog>, ResolveError>] = [:]
    private var floors: [LayoutKey: StackFloor?] = [:]

    /// The parts that a schedule requires of each dialog: its presenting, dismissing, resting layout and touches, and
    /// its adaptations.
    private static let parts: AnswerParts = [
        .layers, .hitRegions, .present, .dismiss, .lifecycle, .adaptations,
    ]

    /// A dialog, and the exact spelling of its texts: canonically equivalent texts may be broken into different lines.
    private struct SpeltDialog: Hashable {
        var dialog: DialogRequest
        var texts: [SpeltText]
    }

    /// The properties of a device that may change in a schedule.
    private struct DeviceKey: Hashable {
        var orientation: Orientation
        var keyboard: Keyboard?
    }

    /// The key of a dialog's layout: in a state of the device, and at a position in a stack or on its own.
    struct LayoutKey: Hashable {
        var dialog: Int
        var state: Int
        var place: PlaceInStack?
    }

    init(_ device: DeviceState, resolver: Resolver, options: ResolveOptions, textLimit: Int) {
        self.resolver = resolver
        self.options = options.computing(Self.parts)
        self.textLimit = textLimit
        base = device
        states = [device]
        numbersByKey[DeviceKey(orientation: device.orientation, keyboard: device.keyboard)] = 0
    }

    /// The number of a dialog as shown on the device. Dialogs that differ only by their ids share one.
    mutating func number(of dialog: DialogRequest) -> Int {
        var nameless = dialog.shown(on: base).dialog
        nameless.id = nil
        let key = SpeltDialog(dialog: nameless, texts: nameless.content.texts.map { SpeltText($0) })
        if let number = numbers[key] { return number }
        dialogs.append(nameless)
        if nameless.placement.stack != nil { hasStacks = true }
        textWorks.append(nameless.content.textWork)
        numbers[key] = dialogs.count - 1
        return dialogs.count - 1
    }

    /// The number of the state that follows `state` when the device is rotated.
    mutating func state(_ state: Int, turnedTo orientation: Orientation) -> Int {
        // Rotated from the original orientation, so that rotating back leads to the first state again.
        var turned = base.rotated(to: orientation)
        turned.keyboard = states[state].rotated(to: orientation).keyboard
        return number(turned)
    }

    /// The number of the state that follows `state` when the keyboard appears, changes or disappears.
    mutating func state(_ state: Int, with keyboard: Keyboard?) -> Int {
        var changed = states[state]
        changed.keyboard = keyboard
        return number(changed)
    }

    private mutating func number(_ device: DeviceState) -> Int {
        let key = DeviceKey(orientation: device.orientation, keyboard: device.keyboard)
        if let number = numbersByKey[key] { return number }
        states.append(device)
        numbersByKey[key] = states.count - 1
        return states.count - 1
    }

    /// The dialog with this number, in the device's state at the start of the schedule.
    func request(_ dialog: Int) -> DialogRequest { dialogs[dialog] }

    /// The layout of a dialog in a state, shared by all readers.
    mutating func resolved(_ dialog: Int, in state: Int) throws(ResolveError) -> Boxed<ResolvedDialog> {
        try resolved(LayoutKey(dialog: dialog, state: state))
    }

    /// A layout of a dialog, shared by all readers.
    mutating func resolved(_ key: LayoutKey) throws(ResolveError) -> Boxed<ResolvedDialog> {
        if let result = known[key] { return try result.get() }
        if let inStack = key.place {
            var alone = key
            alone.place = nil
            if inStack.place.extent != nil {
                var request = dialogs[key.dialog]
                request.applyExtent(at: inStack)
                alone.dialog = number(of: request)
            }
            let stage = try Stage(states[key.state])
            var offset = inStack.offset
            if options.snap == .pixel { offset = Point(x: stage.grid.snap(offset.x), y: stage.grid.snap(offset.y)) }
            offset = Projection(of: stage, into: options.coordinateSpace).distance(offset)
            let shared = Boxed(try resolved(alone).value.inStack(inStack.place, movedBy: offset))
            known[key] = .success(shared)
            return shared
        }
        textWork += textWorks[key.dialog]
        guard textWork <= textLimit else {
            throw ResolveError([.dialog, .content], .tooMuchText(textWork, limit: textLimit))
        }
        do throws(ResolveError) {
            var resolved = try resolver.resolve(
                request(key.dialog, in: key.state), on: states[key.state], options: options)
            // The system's layers belong to the device, so no dialog includes them.
            resolved.layers.removeAll { $0.role.isSystem }
            let shared = Boxed(resolved)
            known[key] = .success(shared)
            return shared
        } catch {
            known[key] = .failure(error)
            throw error
        }
    }

    /// The request of a dialog in a state, rotated with the device.
    private func request(_ dialog: Int, in state: Int) throws(ResolveError) -> DialogRequest {
        guard states[state].orientation != base.orientation else { return dialogs[dialog] }
        return try dialogs[dialog].rotated(from: Stage(base), to: Stage(states[state]))
    }

    // MARK: Stacks

    /// The positions of dialogs in their stacks in a state; `nil` for those that rest as on their own.
    ///
    /// - Parameter dialogs: The dialogs in painting order.
    mutating func places(of dialogs: [Int], in state: Int) -> [PlaceInStack?] {
        var floors: [StackFloor?] = []
        for dialog in dialogs { floors.append(floor(of: dialog, in: state)) }
        return PlaceInStack.places(of: floors)
    }

    private mutating func floor(of dialog: Int, in state: Int) -> StackFloor? {
        guard dialogs[dialog].placement.stack != nil else { return nil }
        let key = LayoutKey(dialog: dialog, state: state)
        if let floor = floors[key] { return floor }
        let floor = (try? request(dialog, in: state)).flatMap { resolver.floor($0, on: states[state]) }
        floors[key] = .some(floor)
        return floor
    }
}
