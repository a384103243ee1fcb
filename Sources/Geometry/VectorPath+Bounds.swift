extension VectorPath {
    /// The smallest rectangle around everything the path draws, in the path's own space, in points.
    ///
    /// Control points do not count, only the curve itself; the closing line of an open subpath never reaches beyond it.
    /// A move from which nothing is drawn does not count either. For a path that draws nothing the result is `.zero`;
    /// for a straight line it may have no width or no height. A coordinate that is NaN counts as zero, one beyond ±10¹²
    /// as that limit, so the result is always finite.
    /// - Complexity: O(elements).
    /// - Accuracy: exact but for rounding (about 1e-15 of the coordinates; for arcs, of the ellipse).
    public var bounds: Rect {
        var extent = Extent()
        forEachSegment { extent.add($0) }
        return extent.rect
    }
}

extension VectorPath {
    /// Whether `rect` contains all end points and control points of the path, and therefore the path itself.
    ///
    /// Arcs other than quarter circles may leave the rectangle around their points, so a path with such an arc gives
    /// false. The test is quicker than computing `bounds`; if it is false, the path may fit nevertheless.
    /// - Complexity: O(elements).
    public func isHeld(by rect: Rect) -> Bool {
        var last = Point.zero
        for element in elements {
            switch element {
            case .move(let point), .line(let point):
                guard rect.contains(point) else { return false }
                last = point
            case .quadratic(let control, let end):
                guard rect.contains(control), rect.contains(end) else { return false }
                last = end
            case .cubic(let control1, let control2, let end):
                guard rect.contains(control1), rect.contains(control2), rect.contains(end) else { return false }
                last = end
            case .arc(let radii, _, let isLarge, _, let end):
                // A quarter circle between horizontal and vertical tangents stays in the rectangle of its ends.
                guard !isLarge, radii.width == radii.height, abs(abs(end.x - last.x) - radii.width) <= 1e-9,
                    abs(abs(end.y - last.y) - radii.width) <= 1e-9, rect.contains(end)
                else { return false }
                last = end
            case .close: break
            }
        }
        return true
    }
}

/// The smallest rectangle around the points and segments added so far.
private struct Extent {
    private var minX = Double.infinity
    private var minY = Double.infinity
    private var maxX = -Double.infinity
    private var maxY = -Double.infinity

    var rect: Rect {
        minX <= maxX && minY <= maxY ? Rect(minX: minX, minY: minY, maxX: maxX, maxY: maxY) : .zero
    }

    mutating func add(x: Double) {
        minX = min(minX, x)
        maxX = max(maxX, x)
    }

    mutating func add(y: Double) {
        minY = min(minY, y)
        maxY = max(maxY, y)
    }

    mutating func add(_ point: Point) {
        add(x: point.x)
        add(y: point.y)
    }

    mutating func add(_ segment: PathSegment) {
        switch segment {
        case .line(let a, let b):
            add(a)
            add(b)
        case .quadratic(let a, let b, let c):
            add(a)
            add(c)
            let x = Extrema(quadratic: a.x, b.x, c.x)
            let y = Extrema(quadratic: a.y, b.y, c.y)
            if let t = x.first { add(x: quadraticValue(a.x, b.x, c.x, at: t)) }
            if let t = y.first { add(y: quadraticValue(a.y, b.y, c.y, at: t)) }
        case .cubic(let a, let b, let c, let d):
            add(a)
            add(d)
            let x = Extrema(cubic: a.x, b.x, c.x, d.x)
            let y = Extrema(cubic: a.y, b.y, c.y, d.y)
            if let t = x.first { add(x: cubicValue(a.x, b.x, c.x, d.x, at: t)) }
            if let t = x.second { add(x: cubicValue(a.x, b.x, c.x, d.x, at: t)) }
            if let t = y.first { add(y: cubicValue(a.y, b.y, c.y, d.y, at: t)) }
            if let t = y.second { add(y: cubicValue(a.y, b.y, c.y, d.y, at: t)) }
        case .arc(let arc):
            add(arc.start)
            add(arc.end)
            let half = arc.halfExtent
            let right = arc.travelToRight
            let bottom = arc.travelToBottom
            if arc.passes(right) { add(x: arc.center.x + half.width) }
            if arc.passes(opposite(right)) { add(x: arc.center.x - half.width) }
            if arc.passes(bottom) { add(y: arc.center.y + half.height) }
            if arc.passes(opposite(bottom)) { add(y: arc.center.y - half.height) }
        }
    }

    /// The opposite angle: half a turn further, again in 0..<2π.
    private func opposite(_ travelled: Double) -> Double {
        travelled < .pi ? travelled + .pi : travelled - .pi
    }
}
