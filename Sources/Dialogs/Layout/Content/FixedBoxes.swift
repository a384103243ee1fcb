import Geometry

/// The boxes that title and message of a message of a given height stand in, in the coordinates of its frame, in points
/// (ledger E4).
package struct FixedBoxes: Sendable {
    package static let sideInset = StyleFigure("text.inset.side", 20, "pt", .ledger, source: "ledger E4")
    package static let topInset = StyleFigure("text.inset.top", 5, "pt", .ledger, source: "ledger E4")
    package static let titleHeight = StyleFigure("title.height", 30, "pt", .ledger, source: "ledger E4")

    let title: Rect
    let message: Rect

    init(in size: Size) {
        let side = Self.sideInset.value
        let top = Self.topInset.value
        let width = max(0, size.width - 2 * side)
        title = Rect(x: side, y: top, width: width, height: Self.titleHeight.value)
        message = Rect(x: side, y: top, width: width, height: max(0, size.height - 2 * top))
    }
}
