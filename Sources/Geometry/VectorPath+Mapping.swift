extension VectorPath {
    /// The same outline without arcs, each of which becomes cubic curves of a quarter of a turn at most.
    ///
    /// - Accuracy: within 0.03 % of the radius, as cubic curves stand for quarters of circles everywhere.
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

    /// The outline as a transform shows it; nil where some of it lies behind the viewer.
    ///
    /// Without perspective curves stay curves. With it, straight lines stay straight and each curve becomes as many of
    /// them as keep it within a few hundredths of a point.
    /// - Complexity: O(elements).
    package func mapped(by transform: PlaneTransform) -> VectorPath? {
        guard transform != .identity else { return self }
        let hasPerspective = transform.p != 0 || transform.q != 0
        var mapped: [Element] = []
        mapped.reserveCapacity(elements.count)
        var (pen, start) = (Point.zero, Point.zero)
        func place(_ point: Point) -> Point? { transform.applied(to: point) }
        for element in withoutArcs.elements {
            switch element {
            case .move(let point):
                guard let there = place(point) else { return nil }
                mapped.append(.move(there))
                (pen, start) = (point, point)
            case .line(let end):
                guard let there = place(end) else { return nil }
                mapped.append(.line(there))
                pen = end
            case .quadratic(let control, let end):
                let first = Point(x: pen.x + (control.x - pen.x) * 2 / 3, y: pen.y + (control.y - pen.y) * 2 / 3)
                let second = Point(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
                guard let pieces = Self.cubic(pen, first, second, end, hasPerspective, place) else { return nil }
                mapped += pieces
                pen = end
            case .cubic(let control1, let control2, let end):
                guard let pieces = Self.cubic(pen, control1, control2, end, hasPerspective, place) else { return nil }
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

    private static let piecesOfCurve = 16

    private static func cubic(
        _ a: Point, _ b: Point, _ c: Point, _ d: Point, _ hasPerspective: Bool, _ place: (Point) -> Point?
    ) -> [Element]? {
        guard hasPerspective else {
            guard let control1 = place(b), let control2 = place(c), let end = place(d) else { return nil }
            return [.cubic(control1: control1, control2: control2, end: end)]
        }
        var pieces: [Element] = []
        for step in 1...piecesOfCurve {
            let t = Double(step) / Double(piecesOfCurve)
            let point = Point(x: cubicValue(a.x, b.x, c.x, d.x, at: t), y: cubicValue(a.y, b.y, c.y, d.y, at: t))
            guard let there = place(point) else { return nil }
            pieces.append(.line(there))
        }
        return pieces
    }
}

extension EllipticalArc {
    /// Cubic curves from the start to the end, a quarter of a turn each at most.
    fileprivate var cubics: [VectorPath.Element] {
        let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = abs(sweep) / Double(count)
        // The length of the handles for an angle, in radii: 4/3 · tan(angle/4).
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

    /// The way on from a point of the sweep, in the direction travelled, for each radian.
    private func tangent(after travelled: Double) -> Point {
        let sign = sweep < 0 ? -1.0 : 1.0
        let turn = Direction(radians: startAngle + sign * travelled)
        let (x, y) = (-radii.width * turn.sine * sign, radii.height * turn.cosine * sign)
        return Point(x: axis.cosine * x - axis.sine * y, y: axis.sine * x + axis.cosine * y)
    }
}
