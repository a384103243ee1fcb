import Dialogs
import JSONText
import Wire

/// An error that clients see as a problem: one of the resolver, or in the syntax of a document.
protocol ProblemCause: Error {
    var problem: ProblemDetails { get }
}

extension ResolveError: ProblemCause {
    var problem: ProblemDetails { ProblemDetails(faults: faults) }
}

extension SceneError: ProblemCause {
    var problem: ProblemDetails { ProblemDetails(faults: errors.flatMap(\.faults).distinct) }
}

extension ScheduleErrors: ProblemCause {
    var problem: ProblemDetails { ProblemDetails(faults: errors.flatMap(\.faults).distinct) }
}

extension [JSONFault] {
    /// Each fault once, in the order in which they first come: one of the device meets every dialog.
    fileprivate var distinct: [JSONFault] {
        var told: Set<JSONFault> = []
        return filter { told.insert($0).inserted }
    }
}

extension JSONSyntaxError: ProblemCause {
    var problem: ProblemDetails { ProblemDetails(self) }
}

/// Returns the result of `body`, whose error becomes a problem.
@discardableResult @inline(__always)
func asProblem<Result, Cause: ProblemCause>(_ body: () throws(Cause) -> Result) throws(ProblemDetails) -> Result {
    do throws(Cause) { return try body() } catch { throw error.problem }
}
