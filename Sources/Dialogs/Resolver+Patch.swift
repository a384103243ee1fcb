import Boxes

// What is told of a dialog, at the places where it was written.
extension Resolver {
    /// Runs `body`, whose errors point to where a request was written.
    func locating<Result>(
        _ request: DialogRequest, _ body: () throws(ResolveError) -> Result
    ) throws(ResolveError) -> Result {
        do throws(ResolveError) {
            return try body()
        } catch {
            throw ResolveError(request.origin(of: error.field), error.reason)
        }
    }
}

extension ResolvedDialog {
    /// The same, with adaptations and decisions at the places where the request was written.
    func located(in request: DialogRequest) -> ResolvedDialog {
        var located = self
        for index in adaptations.indices {
            located.adaptations[index].field = request.origin(of: adaptations[index].field)
        }
        for index in (trace ?? []).indices {
            if let field = trace?[index].field { located.trace?[index].field = request.origin(of: field) }
        }
        for index in assumptions.indices {
            located.assumptions[index].field = request.origin(of: assumptions[index].field)
        }
        return located
    }
}
