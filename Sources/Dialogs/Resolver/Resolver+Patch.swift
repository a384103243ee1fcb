import Boxes

// Maps the fields in errors and reports from the dialog as shown to the members where the request was written.
extension ResolveError {
    /// This error, with the field where the request was written.
    func located(in request: DialogRequest) -> ResolveError {
        request.isWrittenElsewhere ? ResolveError(request.origin(of: field), reason) : self
    }
}

extension ResolvedDialog {
    /// Maps the fields of adaptations, decisions and assumptions to those where the request was written.
    @inline(never) mutating func locate(in request: DialogRequest) {
        for index in adaptations.indices { adaptations[index].field = request.origin(of: adaptations[index].field) }
        for index in (trace ?? []).indices {
            if let field = trace?[index].field { trace?[index].field = request.origin(of: field) }
        }
        for index in assumptions.indices { assumptions[index].field = request.origin(of: assumptions[index].field) }
    }
}
