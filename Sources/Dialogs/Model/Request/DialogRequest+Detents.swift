import Boxes

extension DialogRequest {
    /// Makes a sheet rest at one of its detents, as if the user had dragged it there: a keyboard no longer extends it.
    mutating func select(_ detent: Detent) {
        var request = value
        request.placement.sheet.selected = detent
        if request.placement.keyboard == .extend { request.placement.keyboard = .avoid }
        self = DialogRequest(request)
    }
}
