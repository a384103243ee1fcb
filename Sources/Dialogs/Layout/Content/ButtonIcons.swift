import Geometry

/// The icons of buttons whose titles are below them.
package struct ButtonIcons: Sendable, Equatable {
    /// The least width of a button, in points.
    package var cell: Double
    /// The side of an icon, in points.
    package var side: Double
    package var cornerRadius: Double
    package var color: Color
    /// The most lines of a title.
    static let mostLines = 2
    /// The gap between icon and title, and below the title, in points.
    static let gap = ContentMetrics.figures[.iconTitleGap]
    /// The diameter of the disc in an icon, as a share of the icon's side.
    private static let disc = ContentMetrics.figures[.iconDisc]

    /// The height of a button, in points, whose title has lines of `lineHeight` points.
    func height(_ lineHeight: Double) -> Double { side + Double(Self.mostLines) * lineHeight + 2 * Self.gap }

    /// The number of buttons that fit side by side in a width, at least 1.
    func columns(in width: Double) -> Int { max(1, Int(min(100, (width + 1e-6) / cell))) }

    /// The area below the icon, where a button shows its title.
    func title(in box: Rect) -> Rect {
        let top = min(box.maxY, box.minY + side + Self.gap)
        return Rect(minX: box.minX, minY: top, maxX: box.maxX, maxY: max(top, box.maxY - Self.gap))
    }

    /// The frame of a button's icon.
    func frame(in box: Rect) -> Rect { Rect(x: box.midX - side / 2, y: box.minY, width: side, height: side) }

    /// A square with a disc cut out of it, in place of the icon that each app draws itself.
    func symbol(in box: Rect) -> LayerSymbol {
        let frame = frame(in: box)
        let disc = Rect(center: frame.center, size: Size(width: side * Self.disc, height: side * Self.disc))
        return LayerSymbol(
            "action", VectorPath(rounded: frame, radius: cornerRadius).appending(VectorPath(ellipseIn: disc)), color)
    }
}
