import Boxes
import Devices
import Geometry
import Timeline

/// One event of a schedule, prepared to be carried out.
struct ScheduleStep {
    enum Kind {
        /// The show with that index is requested.
        case show(Int)
        case dismiss(String)
        case tap(Point)
        case close(CloseRequest)
        /// The device changes its state; `nil` if it is already in that state.
        case change(DeviceChange?)
    }

    /// The index of the event in the request.
    let event: Int
    /// The time in seconds from the start of the schedule, on the grid of times.
    let time: Double
    let kind: Kind
    /// The index of the event that last set the device's keyboard, as of this step.
    let keyboardEvent: Int?
}

/// A change of the device from one of its states to another.
struct DeviceChange {
    let from: Int
    let to: Int
    let motion: EnvironmentChange
}

/// Prepares the events of a schedule, in order of time. Its initialiser checks that every dialog can be laid out in the
/// state in which it is requested, and the device in every state.
struct SchedulePlan {
    let dialogs: [ScheduledDialog]
    private(set) var steps: [ScheduleStep] = []
    private let request: ScheduleRequest
    private var state = 0
    private var keyboardEvent: Int?

    /// - Throws: All errors of the schedule at once.
    init(_ request: ScheduleRequest, on devices: inout DeviceStates) throws(ScheduleErrors) {
        self.request = request
        dialogs = Self.dialogs(request, on: &devices)
        let shows = Dictionary(uniqueKeysWithValues: dialogs.indices.map { (dialogs[$0].event, $0) })
        let order = request.events.indices.sorted { (request.events[$0].time, $0) < (request.events[$1].time, $1) }
        steps.reserveCapacity(order.count)
        var errors: [ScheduleError] = []
        for index in order {
            do throws(ScheduleError) {
                let kind = try kind(of: index, shows, on: &devices)
                steps.append(
                    ScheduleStep(
                        event: index, time: Grid.nearest(request.events[index].time), kind: kind,
                        keyboardEvent: keyboardEvent))
            } catch {
                errors.append(error)
            }
        }
        guard errors.isEmpty else { throw ScheduleErrors(errors: errors.sorted { ($0.event ?? 0) < ($1.event ?? 0) }) }
    }

    private static func dialogs(_ request: ScheduleRequest, on devices: inout DeviceStates) -> [ScheduledDialog] {
        var dialogs: [ScheduledDialog] = []
        for (event, show, name) in request.namedDialogs {
            dialogs.append(ScheduledDialog(event: event, show: show, id: name, dialog: devices.number(of: show.dialog)))
        }
        return dialogs
    }

    private mutating func kind(
        of index: Int, _ shows: [Int: Int], on devices: inout DeviceStates
    ) throws(ScheduleError) -> ScheduleStep.Kind {
        if case .orientation = request.events[index].kind, request.device.window != nil {
            throw ScheduleError(event: index, cause: .windowRotates)
        }
        do throws(ResolveError) {
            switch request.events[index].kind {
            case .show:
                let show = shows[index] ?? 0
                _ = try devices.resolved(dialogs[show].dialog, in: state)
                return .show(show)
            case .dismiss(let id): return .dismiss(id)
            case .tap(let point): return .tap(point)
            case .close(let request): return .close(request)
            case .orientation(let orientation):
                let next = devices.state(state, turnedTo: orientation)
                return change(to: next, try EnvironmentChange(turning: devices.states[state], to: devices.states[next]))
            case .keyboard(let keyboard):
                // For a keyboard that disappears, it is still the event that set it.
                if keyboard != nil { keyboardEvent = index }
                let next = devices.state(state, with: keyboard)
                return change(
                    to: next, try EnvironmentChange(keyboardOf: devices.states[state], to: devices.states[next]))
            }
        } catch {
            throw ScheduleError(event: index, cause: .impossible(error, keyboardEvent: keyboardEvent))
        }
    }

    private mutating func change(to next: Int, _ motion: EnvironmentChange) -> ScheduleStep.Kind {
        defer { state = next }
        return .change(next == state ? nil : DeviceChange(from: state, to: next, motion: motion))
    }
}
