package import Devices
package import Geometry

/// Events over time on one device, and the policy for a dialog that is requested while another is on the screen.
package struct ScheduleRequest: Sendable {
    /// The device before the first event.
    package var device: DeviceState
    package var options = ResolveOptions()
    package var policy: SchedulePolicy
    /// The time between the removal of one dialog and the start of the next, in seconds.
    package var gap = 0.0
    /// Events in any order; events at the same time happen in the order of the list.
    package var events: [ScheduleEvent]

    package init(device: DeviceState, policy: SchedulePolicy, events: [ScheduleEvent]) {
        self.device = device
        self.policy = policy
        self.events = events
    }
}

package struct ScheduleEvent: Sendable {
    package enum Kind: Sendable {
        /// A dialog is requested.
        case show(Show)
        /// The dialog with this id is no longer wanted.
        case dismiss(String)
        /// A touch or a click, in the coordinates of the answer.
        case tap(Point)
        /// A system key or gesture that dismisses dialogs.
        case close(CloseRequest)
        /// The device is rotated.
        case orientation(Orientation)
        /// A keyboard appears or changes; `nil` if it disappears.
        case keyboard(Keyboard?)
    }

    /// The time in seconds from the start of the schedule.
    package var time: Double
    package var kind: Kind

    package init(at time: Double, _ kind: Kind) {
        self.time = time
        self.kind = kind
    }
}

/// A request to show a dialog, and its priority.
package struct Show: Sendable {
    package var dialog: DialogRequest
    /// The priority among waiting dialogs; the highest is shown first.
    package var priority = 0
    /// The time for which the dialog has to remain wanted before it is shown, in seconds.
    package var delay = 0.0
    /// The minimum time on the screen, in seconds from the start of presenting.
    package var minimum = 0.0

    package init(_ dialog: DialogRequest) { self.dialog = dialog }
}

/// What happens to a dialog that is requested while another is on the screen. The properties below follow from it.
package enum SchedulePolicy: String, Sendable, CaseIterable {
    /// The new dialog waits.
    case queue
    /// The new dialog dismisses the other one and is shown after it.
    case replace
    /// The new dialog is rejected.
    case ignore
    /// The new dialog appears at once, above the other one.
    case stack

    /// Whether several dialogs may be on the screen at once.
    package var sharesScreen: Bool { self == .stack }
    /// Whether a new dialog that would have to wait is rejected.
    var rejects: Bool { self == .ignore }
    /// Whether a new dialog dismisses every other one, on the screen or waiting.
    var displaces: Bool { self == .replace }
}

/// Limits for the work of a schedule.
package struct ScheduleLimits: Sendable {
    /// Keyframes of all motions together, both before and after they are joined.
    package var keyframes: Int
    /// Layers of the dialogs on the screen, summed over all events.
    package var eventLayers: Int
    /// Segments of outlines that taps are hit-tested against.
    package var pointSegments: Int
    /// Work of shaping texts, in plain characters, for each state of the device in which a dialog is laid out.
    package var shapedText: Int

    package init(keyframes: Int, eventLayers: Int, pointSegments: Int, shapedText: Int) {
        self.keyframes = keyframes
        self.eventLayers = eventLayers
        self.pointSegments = pointSegments
        self.shapedText = shapedText
    }
}
