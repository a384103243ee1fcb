extension VectorPath {
    /// Whether `point`, in the path's own space, lies inside the path under the even-odd rule.
    ///
    /// Open subpaths count as closed by a straight line, as when they are filled. On the outline itself the left and
    /// top sides belong to the shape, the right and bottom ones to the neighbours, as with ``Rect/contains(_:)-(Point)``;
    /// shapes that share an edge thus share no point of it. A point that is not finite lies outside, and coordinates
    /// of the path count as in ``bounds``.
    /// - Complexity: O(elements); a curve or arc whose extent holds `point` costs at most 64 halvings.
    /// - Accuracy: no flattening. Right for every point further from the outline than rounding, about 1e-12 of the
    ///   greatest coordinate; upright straight edges are exact.
    public func contains(_ point: Point) -> Bool {
        guard point.x.isFinite, point.y.isFinite else { return false }
        let ray = Ray(origin: point)
        var isInside = false
        forEachSegment { segment in
            if ray.crossesOddly(segment) { isInside.toggle() }
        }
        return isInside
    }
}

/// The half line from a point to the right, and which pieces it crosses an odd number of times.
///
/// A piece is cut where its y turns round; each part is crossed once if its ends lie on different sides. Neighbouring
/// parts share their ends bit for bit, so no crossing is ever lost or counted twice between them.
private struct Ray {
    let origin: Point

    func crossesOddly(_ segment: PathSegment) -> Bool {
        switch segment {
        case .line(let a, let b):
            return crosses(from: a, to: b)
        case .quadratic(let a, let b, let c):
            let turn = Turns(quadratic: a.y, b.y, c.y).first
            return crosses(
                cutAt: turn, nil, whole: 1, from: a, to: c,
                between: min(a.x, b.x, c.x)...max(a.x, b.x, c.x)
            ) { t in
                Point(x: quadraticValue(a.x, b.x, c.x, at: t), y: quadraticValue(a.y, b.y, c.y, at: t))
            }
        case .cubic(let a, let b, let c, let d):
            let turns = Turns(cubic: a.y, b.y, c.y, d.y)
            return crosses(
                cutAt: turns.first, turns.second, whole: 1, from: a, to: d,
                between: min(a.x, b.x, c.x, d.x)...max(a.x, b.x, c.x, d.x)
            ) { t in
                Point(x: cubicValue(a.x, b.x, c.x, d.x, at: t), y: cubicValue(a.y, b.y, c.y, d.y, at: t))
            }
        case .arc(let arc):
            let bottom = arc.travelToBottom
            let top = bottom < .pi ? bottom + .pi : bottom - .pi
            let early = min(bottom, top)
            let late = max(bottom, top)
            let least = min(arc.start.x, arc.end.x, arc.center.x - arc.halfExtent.width)
            let greatest = max(arc.start.x, arc.end.x, arc.center.x + arc.halfExtent.width)
            return crosses(
                cutAt: arc.passes(early) ? early : nil, arc.passes(late) ? late : nil, whole: abs(arc.sweep),
                from: arc.start, to: arc.end, between: least...greatest
            ) { arc.point(after: $0) }
        }
    }

    /// A straight line. Both of its directions give the same answer.
    private func crosses(from a: Point, to b: Point) -> Bool {
        let (top, bottom) = a.y <= b.y ? (a, b) : (b, a)
        guard top.y <= origin.y, origin.y < bottom.y else { return false }
        if origin.x < min(a.x, b.x) { return true }
        if origin.x >= max(a.x, b.x) { return false }
        return top.x + (origin.y - top.y) * (bottom.x - top.x) / (bottom.y - top.y) > origin.x
    }

    /// A curve over 0...`whole` with its ends, the places where y turns round, the x it stays within, and its points.
    private func crosses(
        cutAt first: Double?, _ second: Double?, whole: Double, from start: Point, to end: Point,
        between extent: ClosedRange<Double>, at place: (Double) -> Point
    ) -> Bool {
        guard origin.x < extent.upperBound else { return false }
        var isOdd = false
        var from = 0.0
        var isAbove = start.y <= origin.y
        func part(to next: Double, y: Double) {
            let endsAbove = y <= origin.y
            if endsAbove != isAbove {
                if origin.x < extent.lowerBound
                    || crossing(from: from, to: next, isAbove: isAbove, at: place) > origin.x
                {
                    isOdd.toggle()
                }
            }
            from = next
            isAbove = endsAbove
        }
        if let first { part(to: first, y: place(first).y) }
        if let second { part(to: second, y: place(second).y) }
        part(to: whole, y: end.y)
        return isOdd
    }

    /// The x where a part that runs one way in y passes the ray's height.
    private func crossing(from: Double, to: Double, isAbove: Bool, at place: (Double) -> Point) -> Double {
        var low = from
        var high = to
        for _ in 0..<64 {
            let middle = low + (high - low) / 2
            guard middle > low, middle < high else { break }
            if (place(middle).y <= origin.y) == isAbove { low = middle } else { high = middle }
        }
        return place(low).x
    }
}
