package import Devices
package import Geometry

/// What happens over time on one device, and what to do with a dialog that comes while another has the screen.
package struct ScheduleRequest: Sendable {
    /// The device before the first event.
    package var device: DeviceState
    package var options = ResolveOptions()
    package var policy: SchedulePolicy
    /// Seconds between one dialog's removal and the next one's start.
    package var gap = 0.0
    /// In any order; events of one moment happen in the list's order.
    package var events: [ScheduleEvent]

    package init(device: DeviceState, policy: SchedulePolicy, events: [ScheduleEvent]) {
        self.device = device
        self.policy = policy
        self.events = events
    }
}

/// One thing that happens.
package struct ScheduleEvent: Sendable {
    package enum Kind: Sendable {
        /// A dialog is asked for.
        case show(Show)
        /// The dialog of this id is no longer wanted.
        case dismiss(String)
        /// A finger, or whatever the device points with, comes down; in the coordinates of the answer.
        case tap(Point)
        /// A key or gesture of the system that sends dialogs away.
        case close(CloseRequest)
        /// The device is turned.
        case orientation(Orientation)
        /// A keyboard comes, changes or, with nil, goes.
        case keyboard(Keyboard?)
    }

    /// Seconds from the start of the schedule.
    package var time: Double
    package var kind: Kind

    package init(at time: Double, _ kind: Kind) {
        self.time = time
        self.kind = kind
    }
}

/// A dialog asked for, and how much it is wanted.
package struct Show: Sendable {
    package var dialog: DialogRequest
    /// Who goes first among those that wait: the highest.
    package var priority = 0
    /// Seconds for which the dialog has to stay wanted before it is shown.
    package var delay = 0.0
    /// The shortest stay, in seconds from the start of showing.
    package var minimum = 0.0

    package init(_ dialog: DialogRequest) {
        self.dialog = dialog
    }
}

/// What happens to a dialog that comes while another has the screen: three decisions.
package enum SchedulePolicy: String, Sendable, CaseIterable {
    /// It waits for its turn.
    case queue
    /// It sends the other away and follows it.
    case replace
    /// It is turned away.
    case ignore
    /// It comes at once, above the other.
    case stack

    /// Whether several may be on the screen at once.
    package var sharesScreen: Bool { self == .stack }
    /// Whether a newcomer that would have to wait is turned away.
    var rejects: Bool { self == .ignore }
    /// Whether a newcomer sends away whoever is there, on the screen or waiting.
    var displaces: Bool { self == .replace }
}

/// How much a schedule may be.
package struct ScheduleLimits: Sendable {
    /// Keyframes of all motions together, before they are joined and after.
    package var keyframes: Int
    /// Layers of dialogs on the screen that events meet.
    package var eventLayers: Int
    /// Pieces of outlines that taps are held against.
    package var pointSegments: Int
    /// Work of shaping the texts, in plain characters, for each state of the device in which a dialog is laid out.
    package var shapedText: Int

    package init(keyframes: Int, eventLayers: Int, pointSegments: Int, shapedText: Int) {
        self.keyframes = keyframes
        self.eventLayers = eventLayers
        self.pointSegments = pointSegments
        self.shapedText = shapedText
    }
}
