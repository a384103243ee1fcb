extension VectorPath {
    /// The part of the path's area that lies inside `rect`, under the even-odd rule, in the path's own space.
    ///
    /// Curves stay curves: each is cut where it crosses an edge, and a part that runs outside is replaced by a line
    /// along that edge. A path that lies inside is returned as it is, and one that shares no area with `rect` gives an
    /// empty path. Where an outline leaves and comes back, the pieces stay joined by lines along the edge that enclose
    /// nothing.
    /// - Complexity: O(elements); a crossing costs at most 64 halvings.
    /// - Accuracy: crossings lie within rounding of the edge, about 1e-12 of the greatest coordinate.
    public func clipped(to rect: Rect) -> VectorPath {
        let bounds = bounds
        guard !rect.contains(bounds) else { return self }
        guard bounds.intersection(rect) != nil else { return VectorPath() }
        var loops = Clipping.loops(of: self)
        for edge in Edge.allCases {
            let side = HalfPlane(inside: edge, of: rect)
            loops = loops.compactMap { side.clip($0) }
        }
        return VectorPath(elements: loops.flatMap { Clipping.elements(of: $0) })
    }
}

/// Converts between a path and its closed outlines, each a list of segments.
private enum Clipping {
    /// The segments of each subpath, each starting where the one before it ends.
    static func loops(of path: VectorPath) -> [[PathSegment]] {
        var loops: [[PathSegment]] = []
        var loop: [PathSegment] = []
        path.forEachSegment { segment in
            if let last = loop.last, last.end != segment.start {
                loops.append(loop)
                loop = []
            }
            loop.append(segment)
        }
        return loop.isEmpty ? loops : loops + [loop]
    }

    static func elements(of loop: [PathSegment]) -> [VectorPath.Element] {
        guard let first = loop.first else { return [] }
        // `.close` draws the last line, so that line is left out.
        let isClosedByLine = loop.last.map { if case .line(_, first.start) = $0 { true } else { false } } ?? false
        let drawn = (isClosedByLine ? loop.dropLast() : loop[...]).map { segment -> VectorPath.Element in
            switch segment {
            case .line(_, let end): .line(end)
            case .quadratic(_, let control, let end): .quadratic(control: control, end: end)
            case .cubic(_, let control1, let control2, let end):
                .cubic(control1: control1, control2: control2, end: end)
            case .arc(let arc):
                .arc(
                    radii: arc.radii, rotation: arc.axis.degrees, isLarge: abs(arc.sweep) > .pi,
                    isClockwise: arc.sweep > 0, end: arc.end)
            }
        }
        return [.move(first.start)] + drawn + [.close]
    }
}

/// The half plane on the inner side of one edge of a rectangle.
private struct HalfPlane {
    private let isVertical: Bool
    private let bound: Double
    private let sign: Double

    init(inside edge: Edge, of rect: Rect) {
        isVertical = edge.isVertical
        bound = rect[edge]
        sign = edge.isFar ? -1 : 1
    }

    /// How far inside the half plane a point lies; negative if it lies outside.
    private func depth(of point: Point) -> Double { sign * ((isVertical ? point.y : point.x) - bound) }

    /// The point itself if it lies inside, otherwise the nearest point of the edge.
    private func limit(_ point: Point) -> Point {
        guard depth(of: point) < 0 else { return point }
        return isVertical ? Point(x: point.x, y: bound) : Point(x: bound, y: point.y)
    }

    /// The part of a closed outline that lies inside; nil where there is none.
    func clip(_ loop: [PathSegment]) -> [PathSegment]? {
        var result: [PathSegment] = []
        var isInside = false
        for segment in loop {
            for piece in segment.pieces(cutWhere: depth) {
                let (start, end) = (limit(piece.start), limit(piece.end))
                if depth(of: piece.middle) < 0 {
                    if start != end { result.append(.line(start, end)) }
                } else {
                    isInside = true
                    result.append(piece.between(start, end))
                }
            }
        }
        return isInside ? result : nil
    }
}

extension PathSegment {
    fileprivate var start: Point { point(at: 0) }
    fileprivate var end: Point { point(at: 1) }
    fileprivate var middle: Point { point(at: 0.5) }

    /// The point at the fraction `t` of the segment, 0…1; the ends exactly.
    fileprivate func point(at t: Double) -> Point {
        switch self {
        case .line(let a, let b):
            return t == 1 ? b : Point(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
        case .quadratic(let a, let b, let c):
            return Point(x: quadraticValue(a.x, b.x, c.x, at: t), y: quadraticValue(a.y, b.y, c.y, at: t))
        case .cubic(let a, let b, let c, let d):
            return Point(x: cubicValue(a.x, b.x, c.x, d.x, at: t), y: cubicValue(a.y, b.y, c.y, d.y, at: t))
        case .arc(let arc):
            return t == 0 ? arc.start : t == 1 ? arc.end : arc.point(after: abs(arc.sweep) * t)
        }
    }

    /// The fractions, in rising order, at which one of the coordinates reverses its direction.
    private var extrema: [Double] {
        switch self {
        case .line: return []
        case .quadratic(let a, let b, let c):
            return [Extrema(quadratic: a.x, b.x, c.x).first, Extrema(quadratic: a.y, b.y, c.y).first].compactMap { $0 }
                .sorted()
        case .cubic(let a, let b, let c, let d):
            let (x, y) = (Extrema(cubic: a.x, b.x, c.x, d.x), Extrema(cubic: a.y, b.y, c.y, d.y))
            return [x.first, x.second, y.first, y.second].compactMap { $0 }.sorted()
        case .arc(let arc):
            let quarters = [arc.travelToRight, arc.travelToBottom].flatMap { [$0, $0 < .pi ? $0 + .pi : $0 - .pi] }
            return quarters.filter { arc.passes($0) }.map { $0 / abs(arc.sweep) }.sorted()
        }
    }

    /// The segment cut wherever `depth` changes its sign.
    fileprivate func pieces(cutWhere depth: (Point) -> Double) -> [PathSegment] {
        var cuts: [Double] = []
        var before = 0.0
        for after in extrema + [1] {
            let isFirstInside = depth(point(at: before)) >= 0
            if isFirstInside != (depth(point(at: after)) >= 0) {
                var (low, high) = (before, after)
                for _ in 0..<64 {
                    let middle = low + (high - low) / 2
                    guard middle > low, middle < high else { break }
                    if (depth(point(at: middle)) >= 0) == isFirstInside { low = middle } else { high = middle }
                }
                // Of the two neighbouring doubles, use the one on the inner side, so that a point exactly on the edge
                // stays there.
                let cut = isFirstInside ? low : high
                if cut > 0, cut < 1, cut != cuts.last { cuts.append(cut) }
            }
            before = after
        }
        return zip([0] + cuts, cuts + [1]).map { part(from: $0, to: $1) }
    }

    /// The part between two fractions of the segment.
    private func part(from first: Double, to last: Double) -> PathSegment {
        guard first > 0 || last < 1 else { return self }
        let (start, end) = (point(at: first), point(at: last))
        switch self {
        case .line: return .line(start, end)
        case .quadratic(let a, let b, let c):
            func control(_ a: Double, _ b: Double, _ c: Double) -> Double {
                let (left, right) = (a + (b - a) * first, b + (c - b) * first)
                return left + (right - left) * last
            }
            return .quadratic(start, Point(x: control(a.x, b.x, c.x), y: control(a.y, b.y, c.y)), end)
        case .cubic(let a, let b, let c, let d):
            // The control points follow from the curve's polar form: de Casteljau's construction with a different
            // fraction in each step.
            func between(_ p: Point, _ q: Point, _ t: Double) -> Point {
                Point(x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t)
            }
            func control(_ r: Double, _ s: Double, _ t: Double) -> Point {
                let (ab, bc, cd) = (between(a, b, r), between(b, c, r), between(c, d, r))
                return between(between(ab, bc, s), between(bc, cd, s), t)
            }
            return .cubic(start, control(first, first, last), control(first, last, last), end)
        case .arc(let arc):
            let part = EllipticalArc(
                from: start, radii: arc.radii, rotation: arc.axis.degrees,
                isLarge: abs(arc.sweep) * (last - first) > .pi, isClockwise: arc.sweep > 0, to: end)
            return part.map(PathSegment.arc) ?? .line(start, end)
        }
    }

    /// This piece with its ends moved exactly to `start` and `end`, from which they may differ by rounding.
    fileprivate func between(_ start: Point, _ end: Point) -> PathSegment {
        switch self {
        case .line: return .line(start, end)
        case .quadratic(_, let control, _): return .quadratic(start, control, end)
        case .cubic(_, let control1, let control2, _): return .cubic(start, control1, control2, end)
        case .arc(let arc):
            guard start != arc.start || end != arc.end else { return self }
            let moved = EllipticalArc(
                from: start, radii: arc.radii, rotation: arc.axis.degrees, isLarge: abs(arc.sweep) > .pi,
                isClockwise: arc.sweep > 0, to: end)
            return moved.map(PathSegment.arc) ?? .line(start, end)
        }
    }
}

extension Direction {
    /// The angle in degrees, clockwise from the x axis, exact at multiples of 90°.
    fileprivate var degrees: Double {
        if sine == 0 { return cosine < 0 ? 180 : 0 }
        if cosine == 0 { return sine < 0 ? -90 : 90 }
        return angle(cosine, sine) * 180 / .pi
    }
}
