import Dialogs

extension Finding {
    /// Returns this finding with its field and its changes at the places where the request was written.
    func located(in request: DialogRequest) -> Finding {
        var located = self
        located.field = request.origin(of: field)
        for index in changes.indices { located.changes[index].field = request.origin(of: changes[index].field) }
        return located
    }
}
