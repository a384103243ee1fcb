import Boxes
import Devices

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

    /// What a schedule is made of: how each dialog comes, goes, rests and is touched, and what became something else.
    private static let parts: AnswerParts = [
        .layers, .hitRegions, .present, .dismiss, .lifecycle, .adaptations,
    ]

    /// What of a device changes in a schedule.
    private struct DeviceKey: Hashable {
        var orientation: Orientation
        var keyboard: Keyboard?
    }

    struct LayoutKey: Hashable {
        var dialog: Int
        var state: Int
    }

    init(_ device: DeviceState, resolver: Resolver, options: ResolveOptions, textLimit: Int) {
        self.resolver = resolver
        self.options = options.telling(Self.parts)
        self.textLimit = textLimit
        base = device
        states = [device]
        numbersByKey[DeviceKey(orientation: device.orientation, keyboard: device.keyboard)] = 0
    }

    /// The number of a dialog: the same for dialogs that differ at most by their id.
    mutating func number(of dialog: DialogRequest) -> Int {
        var nameless = dialog
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
        var turned = base.turned(to: orientation)
        turned.keyboard = states[state].turned(to: orientation).keyboard
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

    /// A dialog as it was asked for, in the state that the schedule starts in.
    func request(_ dialog: Int) -> DialogRequest { dialogs[dialog] }

    /// A dialog laid out in a state, which all who look at it share.
    mutating func resolved(_ dialog: Int, in state: Int) throws(ResolveError) -> Boxed<ResolvedDialog> {
        let key = LayoutKey(dialog: dialog, state: state)
        if let result = known[key] { return try result.get() }
        textWork += textWorks[dialog]
        guard textWork <= textLimit else {
            throw ResolveError(["dialog", "content"], .tooMuchText(textWork, limit: textLimit))
        }
        do throws(ResolveError) {
            var request = dialogs[dialog]
            if states[state].orientation != base.orientation {
                request = try request.turned(from: Stage(base), to: Stage(states[state]))
            }
            var resolved = try resolver.resolve(request, on: states[state], options: options)
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
}
