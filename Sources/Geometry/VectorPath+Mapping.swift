extension VectorPath {
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
