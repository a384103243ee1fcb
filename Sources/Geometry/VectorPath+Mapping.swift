extension VectorPath {
    /// This outline without arcs, each of which becomes cubic curves of a quarter of a turn at most.
    ///
    /// - Accuracy: within 0.03 % of the radius, the usual error of a quarter circle drawn as a cubic curve.
    /// - Complexity: O(elements).
    package var withoutArcs: VectorPath {
        guard elements.contains(where: { if case .arc = $0 { true } else { false } }) else { return self }
        var plain: [Element] = []
        plain.reserveCapacity(elements.count)
        var (pen, start) = (Point.zero, Point.zero)
        for element in elements {
            switch element {
            case .move(let point): (pen, start) = (point, point)
            case .line(let end), .quadratic(_, let end), .cubic(_, _, let end): pen = end
            case .close: pen = start
            case .arc(let radii, let rotation, let isLarge, let isClockwise, let end):
                let arc = EllipticalArc(
                    from: pen, radii: radii, rotation: rotation, isLarge: isLarge, isClockwise: isClockwise, to: end)
                plain += arc?.cubics ?? [.line(end)]
                pen = end
                continue
            }
            plain.append(element)
        }
        return VectorPath(elements: plain)
    }

    /// The outline as `transform` maps it; nil where some of it lies behind the viewer.
    ///
    /// Straight lines stay straight and curves stay curves. With perspective, curves are approximated by cubic curves
    /// with the right ends and tangents, within a few hundredths of a point.
    /// - Complexity: O(elements).
    package func mapped(by transform: PlaneTransform) -> VectorPath? {
        guard transform != .identity else { return self }
        return mapped(by: transform, inPieces: transform.p != 0 || transform.q != 0)
    }

    /// The outline as `transform` maps it, for content that rotates in space. The number of pieces does not depend on
    /// the transform, so that one such outline can be animated into another, piece by piece.
    package func seen(through transform: PlaneTransform) -> VectorPath? { mapped(by: transform, inPieces: true) }

    /// - Parameter inPieces: Whether long curves are split, as is needed for perspective.
    private func mapped(by transform: PlaneTransform, inPieces: Bool) -> VectorPath? {
        var mapped: [Element] = []
        mapped.reserveCapacity(elements.count)
        var (pen, start) = (Point.zero, Point.zero)
        for element in withoutArcs.elements {
            switch element {
            case .move(let point):
                guard let there = transform.applied(to: point) else { return nil }
                mapped.append(.move(there))
                (pen, start) = (point, point)
            case .line(let end):
                guard let there = transform.applied(to: end) else { return nil }
                mapped.append(.line(there))
                pen = end
            case .quadratic(let control, let end):
                let first = Point(x: pen.x + (control.x - pen.x) * 2 / 3, y: pen.y + (control.y - pen.y) * 2 / 3)
                let second = Point(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
                let curve = CubicSegment(pen, first, second, end)
                guard let pieces = curve.mapped(by: transform, inPieces: inPieces) else { return nil }
                mapped += pieces
                pen = end
            case .cubic(let control1, let control2, let end):
                let curve = CubicSegment(pen, control1, control2, end)
                guard let pieces = curve.mapped(by: transform, inPieces: inPieces) else { return nil }
                mapped += pieces
                pen = end
            case .arc: break
            case .close:
                mapped.append(.close)
                pen = start
            }
        }
        return VectorPath(elements: mapped)
    }
}

/// A cubic curve from its start to its end.
private struct CubicSegment {
    private let (start, control1, control2, end): (Point, Point, Point, Point)

    init(_ start: Point, _ control1: Point, _ control2: Point, _ end: Point) {
        (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
    }

    /// Curves longer than this, in points, are split before a perspective is applied.
    private static let longest = 60.0
    private static let pieces = 4

    func mapped(by transform: PlaneTransform, inPieces: Bool) -> [VectorPath.Element]? {
        let length = abs(end.x - start.x) + abs(end.y - start.y)
        guard inPieces, length > Self.longest else { return piece(by: transform).map { [$0] } }
        var mapped: [VectorPath.Element] = []
        for number in 0..<Self.pieces {
            let (from, to) = (Double(number) / Double(Self.pieces), Double(number + 1) / Double(Self.pieces))
            guard let piece = part(from, to).piece(by: transform) else { return nil }
            mapped.append(piece)
        }
        return mapped
    }

    /// One cubic curve with the ends of the mapped curve, and its direction and speed there.
    private func piece(by transform: PlaneTransform) -> VectorPath.Element? {
        guard let before = transform.tangent(at: start)?.applied(to: control1),
            let behind = transform.tangent(at: end)?.applied(to: control2), let there = transform.applied(to: end)
        else { return nil }
        return .cubic(control1: before, control2: behind, end: there)
    }

    /// The part between two fractions of the curve.
    private func part(_ from: Double, _ to: Double) -> CubicSegment {
        let third = (to - from) / 3
        let (first, last) = (point(from), point(to))
        let (leaving, arriving) = (velocity(from), velocity(to))
        return CubicSegment(
            first, Point(x: first.x + leaving.x * third, y: first.y + leaving.y * third),
            Point(x: last.x - arriving.x * third, y: last.y - arriving.y * third), last)
    }

    private func point(_ t: Double) -> Point {
        Point(
            x: cubicValue(start.x, control1.x, control2.x, end.x, at: t),
            y: cubicValue(start.y, control1.y, control2.y, end.y, at: t))
    }

    /// The derivative with respect to the curve's parameter.
    private func velocity(_ t: Double) -> Point {
        func along(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
            let u = 1 - t
            return 3 * (u * u * (b - a) + 2 * u * t * (c - b) + t * t * (d - c))
        }
        return Point(x: along(start.x, control1.x, control2.x, end.x), y: along(start.y, control1.y, control2.y, end.y))
    }
}

extension PlaneTransform {
    /// The affine transform that approximates this one near a point; nil for a point behind the viewer.
    package func tangent(at point: Point) -> PlaneTransform? {
        guard p != 0 || q != 0 else { return self }
        let w = p * point.x + q * point.y + r
        guard w > 0, let there = applied(to: point) else { return nil }
        var flat = PlaneTransform(
            a: (a - p * there.x) / w, b: (b - p * there.y) / w, c: (c - q * there.x) / w, d: (d - q * there.y) / w)
        flat.tx = there.x - (flat.a * point.x + flat.c * point.y)
        flat.ty = there.y - (flat.b * point.x + flat.d * point.y)
        return flat
    }
}

extension EllipticalArc {
    /// The arc as cubic curves from its start to its end, each of at most a quarter of a turn.
    fileprivate var cubics: [VectorPath.Element] {
        let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = abs(sweep) / Double(count)
        // The length of the handles, in radii: 4/3 · tan(angle/4).
        let quarter = Direction(radians: step / 4)
        let handle = 4.0 / 3 * quarter.sine / quarter.cosine
        return (0..<count).map { index in
            let (from, to) = (Double(index) * step, Double(index + 1) * step)
            let (first, last) = (point(after: from), index == count - 1 ? end : point(after: to))
            let (leaving, arriving) = (tangent(after: from), tangent(after: to))
            return .cubic(
                control1: Point(x: first.x + leaving.x * handle, y: first.y + leaving.y * handle),
                control2: Point(x: last.x - arriving.x * handle, y: last.y - arriving.y * handle), end: last)
        }
    }

    /// The derivative at a point of the sweep, per radian, in the direction travelled.
    private func tangent(after travelled: Double) -> Point {
        let sign = sweep < 0 ? -1.0 : 1.0
        let turn = Direction(radians: startAngle + sign * travelled)
        let (x, y) = (-radii.width * turn.sine * sign, radii.height * turn.cosine * sign)
        return Point(x: axis.cosine * x - axis.sine * y, y: axis.sine * x + axis.cosine * y)
    }
}
