import Boxes

extension DialogRequest {
    /// Lets a sheet rest at one of its heights, as somebody has it who draws it there: a keyboard extends it no more.
    mutating func select(_ detent: Detent) {
        var request = value
        request.placement.sheet.selected = detent
        if request.placement.keyboard == .extend { request.placement.keyboard = .avoid }
        self = DialogRequest(request)
    }
}
