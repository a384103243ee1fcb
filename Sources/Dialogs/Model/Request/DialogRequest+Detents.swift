import Boxes

extension DialogRequest {
    /// Makes a sheet rest at one of its detents, unless a keyboard extends it.
    mutating func select(_ detent: Detent) {
        var request = value
        request.placement.sheet.selected = detent
        self = DialogRequest(request)
    }
}
