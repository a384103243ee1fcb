import Dialogs
import Wire

// Converts errors of the resolver to the problems that clients see.
extension ProblemDetails {
    init(_ error: ResolveError) { self.init(faults: [error.fault]) }

    init(_ error: SceneError) { self.init(faults: error.errors.map(\.fault)) }

    init(_ error: ScheduleErrors) { self.init(faults: error.errors.map(\.fault)) }
}
