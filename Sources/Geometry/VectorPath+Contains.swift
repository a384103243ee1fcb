extension VectorPath {
    /// Whether `point`, in the path's own space, lies inside the path under the even-odd rule.
    ///
    /// Open subpaths count as closed by a straight line, as when they are filled. On the outline itself the left and
    /// top sides belong to the shape, the right and bottom ones to the neighbours, as with
    /// ``Rect/contains(_:)-(Point)``; shapes that share an edge thus share no point of it. A point that is not finite
    /// lies outside, and coordinates of the path count as in ``bounds``.
    /// - Complexity: O(elements); a curve or arc whose extent holds `point` costs at most 64 halvings.
    /// - Accuracy: no flattening. Right for every point further from the outline than rounding, about 1e-12 of the
    ///   greatest coordinate; upright straight edges are exact.
    public func contains(_ point: Point) -> Bool {
        guard point.x.isFinite, point.y.isFinite else { return false }
        let ray = Ray(origin: point)
        var isInside = false
        forEachSegment { segment in
            if ray.crossesOddly(Outline(segment)) { isInside.toggle() }
        }
        return isInside
    }
}

/// A path prepared for testing many points.
///
/// It answers as ``VectorPath/contains(_:)`` does. What depends on the path alone is computed once, and segments whose
/// boxes a point's ray does not meet are skipped.
public struct FilledPath: Sendable {
    private let pieces: [Outline]
    private let box: Rect

    /// - Complexity: O(elements).
    public init(_ path: VectorPath) {
        var pieces: [Outline] = []
        pieces.reserveCapacity(path.elements.count)
        path.forEachSegment { pieces.append(Outline($0)) }
        self.pieces = pieces
        let (left, right) = (pieces.map(\.least.x).min() ?? 0, pieces.map(\.greatest.x).max() ?? 0)
        let (top, bottom) = (pieces.map(\.least.y).min() ?? 0, pieces.map(\.greatest.y).max() ?? 0)
        box = Rect(minX: left, minY: top, maxX: right, maxY: bottom)
    }

    /// The number of straight segments of the outline.
    public var straightCount: Int { pieces.count - curvedCount }
    /// The number of curved segments of the outline.
    public var curvedCount: Int { pieces.count { $0.isCurved } }

    /// Whether `point`, in the path's own space, lies inside; see ``VectorPath/contains(_:)``.
    /// - Complexity: O(elements); a curve or arc costs at most 64 halvings where the point lies on its outline.
    public func contains(_ point: Point) -> Bool {
        guard point.x.isFinite, point.y.isFinite, point.x <= box.maxX, point.x >= box.minX, point.y <= box.maxY,
            point.y >= box.minY
        else { return false }
        let ray = Ray(origin: point)
        var isInside = false
        let pieces = pieces.span
        for index in pieces.indices
        where pieces[index].isMet(by: point) && ray.crossesOddly(pieces[index]) {
            isInside.toggle()
        }
        return isInside
    }
}

/// A segment of an outline, with values computed in advance for the ray test.
private struct Outline: Sendable {
    let segment: PathSegment
    let start: Point
    let end: Point
    /// The end of the segment's parameter range, which starts at 0: 1, or the radians of an arc.
    let whole: Double
    /// The parameters at which y reverses, in rising order, and the y at each (`heights`).
    let cuts: (Double?, Double?)
    let heights: (Double, Double)
    /// For an arc, half the height of its ellipse, and the angle travelled to the ellipse's lowest point; zero for
    /// other segments.
    let swing: (half: Double, bottom: Double)
    /// The range of x that the segment stays within.
    let extent: (least: Double, greatest: Double)
    /// The corners of a box around the segment, a little larger to allow for rounding.
    let least: Point
    let greatest: Point

    init(_ segment: PathSegment) {
        self.segment = segment
        var swing = (half: 0.0, bottom: 0.0)
        let spanY: (least: Double, greatest: Double)
        switch segment {
        case .line(let a, let b):
            (start, end, whole, cuts) = (a, b, 1, (nil, nil))
            extent = (min(a.x, b.x), max(a.x, b.x))
            spanY = (min(a.y, b.y), max(a.y, b.y))
        case .quadratic(let a, let b, let c):
            (start, end, whole) = (a, c, 1)
            cuts = (Extrema(quadratic: a.y, b.y, c.y).first, nil)
            extent = (min(a.x, b.x, c.x), max(a.x, b.x, c.x))
            spanY = (min(a.y, b.y, c.y), max(a.y, b.y, c.y))
        case .cubic(let a, let b, let c, let d):
            (start, end, whole) = (a, d, 1)
            let extrema = Extrema(cubic: a.y, b.y, c.y, d.y)
            cuts = (extrema.first, extrema.second)
            extent = (min(a.x, b.x, c.x, d.x), max(a.x, b.x, c.x, d.x))
            spanY = (min(a.y, b.y, c.y, d.y), max(a.y, b.y, c.y, d.y))
        case .arc(let arc):
            (start, end, whole) = (arc.start, arc.end, abs(arc.sweep))
            let bottom = arc.travelToBottom
            let top = bottom < .pi ? bottom + .pi : bottom - .pi
            let (early, late) = (min(bottom, top), max(bottom, top))
            cuts = (arc.passes(early) ? early : nil, arc.passes(late) ? late : nil)
            let half = arc.halfExtent
            swing = (half.height, bottom)
            extent = (
                min(arc.start.x, arc.end.x, arc.center.x - half.width),
                max(arc.start.x, arc.end.x, arc.center.x + half.width)
            )
            spanY = (
                min(arc.start.y, arc.end.y, arc.center.y - half.height),
                max(arc.start.y, arc.end.y, arc.center.y + half.height)
            )
        }
        self.swing = swing
        heights = (cuts.0.map { segment.point(at: $0).y } ?? 0, cuts.1.map { segment.point(at: $0).y } ?? 0)
        let size = max(abs(extent.least), abs(extent.greatest), abs(spanY.least), abs(spanY.greatest))
        let room = 1e-9 * max(1, size)
        least = Point(x: extent.least - room, y: spanY.least - room)
        greatest = Point(x: extent.greatest + room, y: spanY.greatest + room)
    }

    /// An estimate of the parameter at which a part of an arc, monotone in y, passes a height. It is exact but for
    /// rounding; nil for other segments.
    func guess(ofHeight y: Double, from: Double, to: Double) -> Double? {
        guard case .arc(let arc) = segment, swing.half > 0 else { return nil }
        // y is the centre's plus half the ellipse's height times the cosine of the angle from the lowest point.
        let away = acosine(min(max((y - arc.center.y) / swing.half, -1), 1))
        let whole = 2 * Double.pi
        for lowest in [swing.bottom, swing.bottom - whole, swing.bottom + whole] {
            for t in [lowest - away, lowest + away] where t >= from && t <= to { return t }
        }
        return nil
    }

    var isCurved: Bool { if case .line = segment { false } else { true } }

    /// Whether the ray from a point to the right might cross the segment, judged by the segment's box.
    func isMet(by point: Point) -> Bool {
        point.y >= least.y && point.y <= greatest.y && point.x <= greatest.x
    }
}

extension PathSegment {
    /// The point at a parameter: 0…1, or radians of an arc.
    fileprivate func point(at t: Double) -> Point {
        switch self {
        case .line(let a, let b): Point(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
        case .quadratic(let a, let b, let c):
            Point(x: quadraticValue(a.x, b.x, c.x, at: t), y: quadraticValue(a.y, b.y, c.y, at: t))
        case .cubic(let a, let b, let c, let d):
            Point(x: cubicValue(a.x, b.x, c.x, d.x, at: t), y: cubicValue(a.y, b.y, c.y, d.y, at: t))
        case .arc(let arc): arc.point(after: t)
        }
    }
}

/// The half line from a point to the right, and the test of whether a segment crosses it an odd number of times.
///
/// A segment is cut where its y reverses; each part crosses once if its ends lie on different sides. Neighbouring parts
/// share their ends bit for bit, so that no crossing at a shared end is lost or counted twice.
private struct Ray {
    let origin: Point

    func crossesOddly(_ piece: Outline) -> Bool {
        if case .line(let a, let b) = piece.segment { return crosses(from: a, to: b) }
        guard origin.x < piece.extent.greatest else { return false }
        var isOdd = false
        var from = 0.0
        var isAbove = piece.start.y <= origin.y
        func part(to next: Double, y: Double) {
            let endsAbove = y <= origin.y
            if endsAbove != isAbove {
                if origin.x < piece.extent.least
                    || crossing(of: piece, from: from, to: next, isAbove: isAbove) > origin.x
                {
                    isOdd.toggle()
                }
            }
            from = next
            isAbove = endsAbove
        }
        if let first = piece.cuts.0 { part(to: first, y: piece.heights.0) }
        if let second = piece.cuts.1 { part(to: second, y: piece.heights.1) }
        part(to: piece.whole, y: piece.end.y)
        return isOdd
    }

    /// Whether the ray crosses a straight line. Both directions of the line give the same answer.
    private func crosses(from a: Point, to b: Point) -> Bool {
        let (top, bottom) = a.y <= b.y ? (a, b) : (b, a)
        guard top.y <= origin.y, origin.y < bottom.y else { return false }
        if origin.x < min(a.x, b.x) { return true }
        if origin.x >= max(a.x, b.x) { return false }
        return top.x + (origin.y - top.y) * (bottom.x - top.x) / (bottom.y - top.y) > origin.x
    }

    /// The x at which a part that is monotone in y passes the ray's height.
    private func crossing(of piece: Outline, from: Double, to: Double, isAbove: Bool) -> Double {
        var low = from
        var high = to
        // Sines are slow to compute: a good first guess leaves few halvings to do.
        if let guess = piece.guess(ofHeight: origin.y, from: from, to: to) {
            for room in [1e-12, 1e-7] {
                let (before, after) = (max(from, guess - room), min(to, guess + room))
                if (piece.segment.point(at: before).y <= origin.y) == isAbove,
                    (piece.segment.point(at: after).y <= origin.y) != isAbove
                {
                    (low, high) = (before, after)
                    break
                }
            }
        }
        for _ in 0..<64 {
            let middle = low + (high - low) / 2
            guard middle > low, middle < high else { break }
            if (piece.segment.point(at: middle).y <= origin.y) == isAbove { low = middle } else { high = middle }
        }
        return piece.segment.point(at: low).x
    }
}
