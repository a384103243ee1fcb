import Devices
import Geometry

/// The fixed boxes for title and message in a dialog of a given height, in the coordinates of its frame, in points
/// (ledger E4).
package struct FixedBoxes: Sendable {
    let title: Rect
    let message: Rect

    init(in size: Size) {
        let side = ContentMetrics.figures[.boxSide]
        let top = ContentMetrics.figures[.boxTop]
        let width = max(0, size.width - 2 * side)
        title = Rect(x: side, y: top, width: width, height: ContentMetrics.figures[.boxTitleHeight])
        message = Rect(x: side, y: top, width: width, height: max(0, size.height - 2 * top))
    }
}
