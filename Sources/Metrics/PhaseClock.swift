private import CMetrics

/// A part of the work on an answer.
package enum WorkPhase: Int, CaseIterable, Sendable {
    /// For a worker.
    case wait
    /// From bytes to a request that is checked.
    case read
    /// From a request to what is laid out.
    case resolve
    /// Against the guidelines.
    case check
    /// As JSON.
    case write
    /// As a picture or an export, its writing included.
    case draw
    case compress

    package var name: StaticString {
        switch self {
        case .wait: "wait"
        case .read: "read"
        case .resolve: "resolve"
        case .check: "check"
        case .write: "write"
        case .draw: "draw"
        case .compress: "compress"
        }
    }
}

/// The time of each phase of one piece of work, in nanoseconds; 0 for phases that it did not go through.
package struct PhaseTimes: Sendable {
    private var spent = InlineArray<7, Int>(repeating: 0)

    package init() {}

    package subscript(phase: WorkPhase) -> Int {
        get { spent[phase.rawValue] }
        set { spent[phase.rawValue] = newValue }
    }
}

/// What the calling thread spends on the piece of work in hand, phase by phase: each call says what came since the one
/// before.
///
/// A thread's own, so that nothing has to be handed through the functions that work, which know no clock. Each `start`
/// and `end` reads the clock once.
package enum PhaseClock {
    /// Begins a piece of work.
    package static func reset() { scrim_lap_reset() }

    /// What comes now belongs to the phase that the next `end` names.
    package static func start() { scrim_lap_start() }

    /// What came since the last `start` or `end` was this phase.
    package static func end(_ phase: WorkPhase) { scrim_lap_end(Int32(phase.rawValue)) }

    /// Adds what was measured elsewhere.
    package static func add(_ nanoseconds: Int, to phase: WorkPhase) {
        scrim_lap_add(Int32(phase.rawValue), Int64(nanoseconds))
    }

    /// What was spent so far.
    package static var times: PhaseTimes {
        var times = PhaseTimes()
        for phase in WorkPhase.allCases { times[phase] = Int(scrim_lap_spent(Int32(phase.rawValue))) }
        return times
    }

    /// Nanoseconds on a clock that is never set back.
    package static var now: Int { Int(scrim_nanoseconds()) }
}
