import Geometry

extension Pose {
    /// Returns this pose for a popover whose style gives its distance of travel from the anchor: it then scales about,
    /// and moves from, the point of its edge next to the anchor, as in Radix.
    ///
    /// - Parameter frame: The popover's frame at rest.
    func from(
        _ popover: PlacedPopover?, of named: NamedStyle?, beside frame: Rect, _ direction: TransitionDirection
    ) -> Pose {
        guard let popover, let travel = named?.figures[.anchorTravel] else { return self }
        let side = popover.side
        let share =
            switch popover.steps.alignment {
            case .start: 0.0
            case .center: 0.5
            case .end: 1.0
            }
        let isMirrored = side.isVertical && popover.rules?.isRightToLeft == true
        let along = isMirrored ? 1 - share : share
        let origin =
            switch side {
            case .top: Point(x: frame.minX + along * frame.width, y: frame.maxY)
            case .bottom: Point(x: frame.minX + along * frame.width, y: frame.minY)
            case .left: Point(x: frame.maxX, y: frame.minY + along * frame.height)
            case .right: Point(x: frame.minX, y: frame.minY + along * frame.height)
            }
        let center = frame.center
        var pose = self
        pose.translation.x += (scale.width - 1) * (center.x - origin.x)
        pose.translation.y += (scale.height - 1) * (center.y - origin.y)
        guard direction == .present else { return pose }
        switch side {
        case .top: pose.translation.y += travel
        case .bottom: pose.translation.y -= travel
        case .left: pose.translation.x += travel
        case .right: pose.translation.x -= travel
        }
        return pose
    }
}
