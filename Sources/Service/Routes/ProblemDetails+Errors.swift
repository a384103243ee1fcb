import Dialogs
import Wire

// What keeps the resolver from an answer, as the problem that callers are told of.
extension ProblemDetails {
    init(_ error: ResolveError) { self.init(faults: [error.fault]) }

    init(_ error: SceneError) { self.init(faults: error.errors.map(\.fault)) }

    init(_ error: ScheduleErrors) { self.init(faults: error.errors.map(\.fault)) }
}
