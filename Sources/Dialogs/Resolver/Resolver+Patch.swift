import Boxes

// Maps the fields in errors and reports from the dialog as shown to the members where the request was written.
extension ResolveError {
    /// This error, with the field where the request was written.
    func located(in request: DialogRequest) -> ResolveError {
        guard request.isWrittenElsewhere else { return self }
        var located = self
        located.field = request.origin(of: field)
        return located
    }
}

extension ResolvedDialog {
    /// Maps the fields of adaptations, decisions and assumptions to those where the request was written.
    @inline(never) mutating func locate(in request: DialogRequest) {
        for index in adaptations.indices { adaptations[index].field = request.origin(of: adaptations[index].field) }
        trace = trace?.map { request.located($0) }
        for index in assumptions.indices { assumptions[index].field = request.origin(of: assumptions[index].field) }
    }
}

extension DialogRequest {
    /// Returns a decision with its field where the request was written. What the file of a named style says is not the
    /// request's: its decisions are the style's.
    fileprivate func located(_ decision: Decision) -> Decision {
        var located = decision
        if takesFromStyle(decision.field) {
            located.field = origin(of: [.dialog, .style])
            if case .because(.request) = decision.reason { located.reason = .because(.style) }
        } else {
            located.field = origin(of: decision.field)
        }
        return located
    }
}
