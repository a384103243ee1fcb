package import Geometry

/// An anchor of several lines, such as a link that wraps. The side of the popover determines which rectangle represents
/// it.
///
/// Source: Floating UI, `inline` (<https://floating-ui.com/docs/inline>), with its own padding.
package struct InlineAnchor: Hashable, Sendable {
    /// The bounding box of each line, from the top down.
    private let lines: [Rect]
    /// A point that selects one of two lines that do not touch; `nil` if the request gives none.
    private let pointer: Point?
    /// The bounding box of all lines.
    package let bounds: Rect

    /// How far outside of a line the pointer may be and still select it, in points.
    private static let slack = 2.0

    /// - Parameter pieces: Rectangles in any order. A piece whose top is within half a height of the one before belongs
    ///   to the same line.
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

    /// The rectangle that represents the anchor for a popover on a side of it.
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
    /// Whether a point lies inside the rectangle grown by `slack` points on all sides, excluding its edges.
    fileprivate func isNear(_ point: Point, slack: Double) -> Bool {
        point.x > minX - slack && point.x < maxX + slack && point.y > minY - slack && point.y < maxY + slack
    }
}
