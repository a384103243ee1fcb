import Geometry

extension DialogLayout {
    /// The centre of the dialog's frame while it is off the screen: where it comes from and where it goes through an
    /// edge, in window coordinates.
    ///
    /// In one part of a divided screen, a place beyond the fold would be seen in the other part. The dialog then comes
    /// from outside both.
    func away(from frame: Rect, through edge: Edge) -> Point {
        var away = rules.away(from: frame, through: edge, in: container)
        guard container != backdrop, Rect(center: away, size: frame.size).intersection(backdrop) != nil else {
            return away
        }
        let outside = Sliding.justOutside(frame, through: edge, of: backdrop)
        if edge.isVertical { away.y = outside.y } else { away.x = outside.x }
        return away
    }
}
