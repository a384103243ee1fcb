private import CMetrics

/// A phase of the work on an answer.
package enum WorkPhase: Int, CaseIterable, Sendable {
    /// Waiting for a worker.
    case wait
    /// Reading: from bytes to a checked request.
    case read
    /// Resolving: from a request to its layout.
    case resolve
    /// Checking against the guidelines.
    case check
    /// Writing as JSON.
    case write
    /// Drawing a picture or an export, and writing it.
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

/// The time of each phase of one piece of work, in nanoseconds; 0 for phases that were not needed.
package struct PhaseTimes: Sendable {
    private var spent = InlineArray<7, Int>(repeating: 0)

    package subscript(phase: WorkPhase) -> Int {
        get { spent[phase.rawValue] }
        set { spent[phase.rawValue] = newValue }
    }
}

/// Measures the time that the calling thread spends on each phase of its current work: each call adds the time since
/// the previous one to a phase.
///
/// The times belong to the thread, so that nothing has to be passed through the functions that do the work, which know
/// no clock. Each `start` and `end` reads the clock once.
package enum PhaseClock {
    /// Begins a piece of work: sets all times to 0.
    package static func reset() { scrim_lap_reset() }

    /// Begins a phase. Which one it is, is given to the next `end`.
    package static func start() { scrim_lap_start() }

    /// Adds the time since the last `start` or `end` to a phase.
    package static func end(_ phase: WorkPhase) { scrim_lap_end(Int32(phase.rawValue)) }

    /// Adds time that was measured elsewhere.
    package static func add(_ nanoseconds: Int, to phase: WorkPhase) {
        scrim_lap_add(Int32(phase.rawValue), Int64(nanoseconds))
    }

    /// The times spent so far.
    package static var times: PhaseTimes {
        var times = PhaseTimes()
        for phase in WorkPhase.allCases { times[phase] = Int(scrim_lap_spent(Int32(phase.rawValue))) }
        return times
    }

    /// Nanoseconds on a clock that is never set back.
    package static var now: Int { Int(scrim_nanoseconds()) }
}
