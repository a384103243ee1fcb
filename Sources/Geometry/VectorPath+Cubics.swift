extension VectorPath {
    /// This path with Bézier curves of the third degree in the place of arcs, for tools that know no arcs. A curve goes
    /// round a quarter of an ellipse at most, so that it is off by no more than 0.03 % of the longer radius.
    package var withoutArcs: VectorPath {
        guard elements.contains(where: { if case .arc = $0 { true } else { false } }) else { return self }
        var path = VectorPath()
        path.elements.reserveCapacity(elements.count * 2)
        var start = Point.zero
        var pen = Point.zero
        for element in elements {
            switch element {
            case .move(let point):
                start = point
                pen = point
            case .line(let end), .quadratic(_, let end), .cubic(_, _, let end): pen = end
            case .arc(let radii, let rotation, let isLarge, let isClockwise, let end):
                let arc = EllipticalArc(
                    from: pen, radii: radii, rotation: rotation, isLarge: isLarge, isClockwise: isClockwise, to: end)
                path.elements += arc?.cubics ?? [.line(end)]
                pen = end
                continue
            case .close: pen = start
            }
            path.elements.append(element)
        }
        return path
    }
}

extension EllipticalArc {
    /// The arc in curves of a quarter of the ellipse at most, each by its controls and its end.
    fileprivate var cubics: [VectorPath.Element] {
        let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = sweep / Double(count)
        // How far the controls are from the ends, in radii.
        let quarter = Direction(radians: step / 4)
        let reach = 4.0 / 3 * quarter.sine / quarter.cosine
        return (0..<count).map { index in
            let angle = startAngle + step * Double(index)
            let (first, last) = (Direction(radians: angle), Direction(radians: angle + step))
            return .cubic(
                control1: place(first.cosine - reach * first.sine, first.sine + reach * first.cosine),
                control2: place(last.cosine + reach * last.sine, last.sine - reach * last.cosine),
                end: index == count - 1 ? end : place(last.cosine, last.sine))
        }
    }

    /// Where a point of the unit circle's plane lies.
    private func place(_ x: Double, _ y: Double) -> Point {
        let (x, y) = (x * radii.width, y * radii.height)
        return Point(x: center.x + axis.cosine * x - axis.sine * y, y: center.y + axis.sine * x + axis.cosine * y)
    }
}
