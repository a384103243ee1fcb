package import Geometry

/// An anchor of several lines, such as a link that is broken: which rectangle stands for it depends on the side on
/// which a popover stands.
///
/// Source: Floating UI, `inline` (<https://floating-ui.com/docs/inline>), with its own padding.
package struct InlineAnchor: Hashable, Sendable {
    /// What each line covers, from the top down.
    private let lines: [Rect]
    /// Which of two lines apart from each other is meant; nil where nothing says so.
    private let pointer: Point?
    /// What covers all of them.
    package let bounds: Rect

    /// How far beside a line the pointer may be, in points.
    private static let slack = 2.0

    /// - Parameter pieces: Rectangles in any order; those that begin within half a height of the one before are one
    ///   line.
    package init(_ pieces: [Rect], pointer: Point?) {
        self.pointer = pointer
        var lines: [Rect] = []
        var before: Rect?
        for piece in pieces.enumerated().sorted(by: { ($0.element.minY, $0.offset) < ($1.element.minY, $1.offset) }) {
            if let last = before, let line = lines.last, piece.element.minY - last.minY <= last.height / 2 {
                lines[lines.count - 1] = line.union(piece.element)
            } else {
                lines.append(piece.element)
            }
            before = piece.element
        }
        self.lines = lines
        bounds = lines.dropFirst().reduce(lines.first ?? .zero) { $0.union($1) }
    }

    /// What stands for the anchor where a popover stands on a side of it.
    package func rect(on side: Edge) -> Rect {
        guard let first = lines.first, let last = lines.last, lines.count > 1 else { return bounds }
        if lines.count == 2, first.minX > last.maxX, let pointer {
            return lines.first { $0.isNear(pointer, slack: Self.slack) } ?? bounds
        }
        guard side.isVertical else {
            let reaching = lines.filter { side == .left ? $0.minX == bounds.minX : $0.maxX == bounds.maxX }
            let (upper, lower) = (reaching.first ?? first, reaching.last ?? last)
            return Rect(minX: bounds.minX, minY: upper.minY, maxX: bounds.maxX, maxY: lower.maxY)
        }
        let line = side == .top ? first : last
        return Rect(minX: line.minX, minY: first.minY, maxX: line.maxX, maxY: last.maxY)
    }
}

extension Rect {
    /// Whether a point lies inside the rectangle grown by `slack` points on all sides, its edges apart.
    fileprivate func isNear(_ point: Point, slack: Double) -> Bool {
        point.x > minX - slack && point.x < maxX + slack && point.y > minY - slack && point.y < maxY + slack
    }
}
