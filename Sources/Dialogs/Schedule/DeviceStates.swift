import Boxes
import Devices
import Geometry

/// The states that a device goes through in a schedule, and each dialog laid out in those in which it is looked at:
/// equal dialogs once for each state.
struct DeviceStates {
    private let resolver: Resolver
    private let options: ResolveOptions
    private let base: DeviceState
    private(set) var states: [DeviceState]
    private var numbersByKey: [DeviceKey: Int] = [:]
    private var dialogs: [DialogRequest] = []
    private var numbers: [DialogRequest: Int] = [:]
    private let textLimit: Int
    /// The work of shaping the texts of each dialog, and of all that was laid out so far.
    private var textWorks: [Int] = []
    private var textWork = 0
    private var known: [LayoutKey: Result<Boxed<ResolvedDialog>, ResolveError>] = [:]
    private var floors: [LayoutKey: StackFloor?] = [:]

    /// What a schedule is made of: how each dialog comes, goes, rests and is touched, and what became something else.
    private static let parts: AnswerParts = [
        .layers, .hitRegions, .present, .dismiss, .lifecycle, .adaptations,
    ]

    /// What of a device changes in a schedule.
    private struct DeviceKey: Hashable {
        var orientation: Orientation
        var keyboard: Keyboard?
    }

    /// A layout of a dialog: in a state, and behind others of its stack or by itself.
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

    /// The number of a dialog, as it is shown on the device: the same for dialogs that differ at most by their id.
    mutating func number(of dialog: DialogRequest) -> Int {
        var nameless = dialog.shown(on: base).dialog
        nameless.id = nil
        if let number = numbers[nameless] { return number }
        dialogs.append(nameless)
        textWorks.append(nameless.content.textWork)
        numbers[nameless] = dialogs.count - 1
        return dialogs.count - 1
    }

    /// The state that follows `state` when the device is turned.
    mutating func state(_ state: Int, turnedTo orientation: Orientation) -> Int {
        // Turned from how it was given, so that turning back leads back.
        var turned = base.rotated(to: orientation)
        turned.keyboard = states[state].rotated(to: orientation).keyboard
        return number(turned)
    }

    /// The state that follows `state` when the keyboard comes, changes or goes.
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

    /// The dialog of that number, as the device shows it in the state in which the schedule starts.
    func request(_ dialog: Int) -> DialogRequest { dialogs[dialog] }

    /// A dialog laid out in a state, which all who look at it share.
    mutating func resolved(_ dialog: Int, in state: Int) throws(ResolveError) -> Boxed<ResolvedDialog> {
        try resolved(LayoutKey(dialog: dialog, state: state))
    }

    /// A layout of a dialog, which all who look at it share.
    mutating func resolved(_ key: LayoutKey) throws(ResolveError) -> Boxed<ResolvedDialog> {
        if let result = known[key] { return try result.get() }
        if let inStack = key.place {
            var alone = key
            alone.place = nil
            if inStack.place.extent != nil {
                var request = dialogs[key.dialog]
                request.stand(at: inStack)
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
            // What the system draws is the device's: no dialog takes it along.
            resolved.layers.removeAll { $0.role.isSystem }
            let shared = Boxed(resolved)
            known[key] = .success(shared)
            return shared
        } catch {
            known[key] = .failure(error)
            throw error
        }
    }

    /// A dialog as it asks for things in a state.
    private func request(_ dialog: Int, in state: Int) throws(ResolveError) -> DialogRequest {
        guard states[state].orientation != base.orientation else { return dialogs[dialog] }
        return try dialogs[dialog].rotated(from: Stage(base), to: Stage(states[state]))
    }

    // MARK: Stacks

    /// Where dialogs stand in a state; nil for those that stand as by themselves.
    ///
    /// - Parameter dialogs: In painting order.
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
