import Geometry

@testable import Dialogs

extension PopoverPlacement {
    /// A placement by these rules; what is not named is below, centred, flipping and shifting, without arrow, 10 pt
    /// from the edges, and the arrow's height away from the anchor.
    init(
        anchor: Rect, size: Size, in boundary: Rect, side: Edge = .bottom, alignment: PopoverAlignment = .center,
        offset: Offset? = nil, flips: Bool = true, shifts: Bool = true, padding: EdgeInsets = EdgeInsets(all: 10),
        arrow: PopoverArrow? = nil, allowedSides: [Edge]? = nil, isRightToLeft: Bool = false, sizing: Sizing = .fixed
    ) {
        self.init(anchor: anchor, size: size, in: boundary)
        (self.side, self.alignment) = (side, alignment)
        self.offset = offset ?? Offset(mainAxis: arrow?.height ?? 0)
        (self.flips, self.shifts, self.padding) = (flips, shifts, padding)
        (self.arrow, self.allowedSides) = (arrow, allowedSides)
        (self.isRightToLeft, self.sizing) = (isRightToLeft, sizing)
    }
}
