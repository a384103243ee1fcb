import Geometry

/// The icons of buttons whose titles stand below them.
package struct ButtonIcons: Sendable, Equatable {
    /// The least width of a button, in points.
    package var cell: Double
    /// Of an icon's sides, in points.
    package var side: Double
    package var cornerRadius: Double
    package var color: Color
    /// How many lines a title may have.
    static let mostLines = 2
    /// Between icon and title, and below the title, in points.
    static let gap = 4.0

    /// The height of a button with titles in lines so high.
    func height(_ lineHeight: Double) -> Double { side + Double(Self.mostLines) * lineHeight + 2 * Self.gap }

    /// How many stand side by side.
    func columns(in width: Double) -> Int { max(1, Int(min(100, (width + 1e-6) / cell))) }

    /// The part of a button that its title stands in.
    func title(in box: Rect) -> Rect {
        let top = min(box.maxY, box.minY + side + Self.gap)
        return Rect(minX: box.minX, minY: top, maxX: box.maxX, maxY: max(top, box.maxY - Self.gap))
    }

    /// Where the icon of a button stands.
    func frame(in box: Rect) -> Rect { Rect(x: box.midX - side / 2, y: box.minY, width: side, height: side) }

    /// A plain square with a disc cut out of it: what apps look like is theirs.
    func symbol(in box: Rect) -> LayerSymbol {
        let frame = frame(in: box)
        let disc = Rect(center: frame.center, size: Size(width: side * 0.42, height: side * 0.42))
        return LayerSymbol(
            "action", VectorPath(rounded: frame, radius: cornerRadius).appending(VectorPath(ellipseIn: disc)), color)
    }
}
