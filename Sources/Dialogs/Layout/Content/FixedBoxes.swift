import Devices
import Geometry

/// The fixed boxes for title and message in a dialog of a given height, in the coordinates of its frame, in points
/// (ledger E4).
package struct FixedBoxes: Sendable {
    enum FigureName: Int, FigureKey { case sideInset, topInset, titleHeight }

    /// `Figures/fixed-boxes.json`.
    static let figures = FigureTable<FigureName, AnyRelease>("fixed-boxes")

    let title: Rect
    let message: Rect

    init(in size: Size) {
        let side = Self.figures[.sideInset]
        let top = Self.figures[.topInset]
        let width = max(0, size.width - 2 * side)
        title = Rect(x: side, y: top, width: width, height: Self.figures[.titleHeight])
        message = Rect(x: side, y: top, width: width, height: max(0, size.height - 2 * top))
    }
}
