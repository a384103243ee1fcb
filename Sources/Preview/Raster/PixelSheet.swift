import Dialogs
package import Geometry
package import Typography

/// Several bitmap pictures on a white background, each in a box of its own.
package struct PixelSheet {
    private let bitmap: Bitmap
    private let engine: PangoEngine

    private static let white: UInt32 = 0xFFFF_FFFF
    private static let ink = Color(rgb: 0x1C1C1E)

    /// Creates an empty sheet; `nil` if there is no memory.
    ///
    /// - Parameters:
    ///   - size: The size in pixels, rounded up; no side may be longer than Cairo allows.
    ///   - engine: The engine that measured the texts.
    package init?(size: Size, engine: PangoEngine) {
        let size = Painter.size(of: Rect(origin: .zero, size: size), scale: 1)
        guard let bitmap = Bitmap(width: size.width, height: size.height) else { return nil }
        bitmap.fill(Self.white)
        self.bitmap = bitmap
        self.engine = engine
    }

    /// Draws a picture as large as fits in a box, centred; nothing if there is no memory.
    package func draw(_ picture: Picture, in box: Rect) {
        guard !picture.bounds.isEmpty else { return }
        let scale = min(box.width / picture.bounds.width, box.height / picture.bounds.height)
        let size = Painter.size(of: picture.bounds, scale: scale)
        guard let own = Bitmap(width: size.width, height: size.height) else { return }
        own.fill(Self.white)
        Painter.draw(picture, on: own, scale: scale, engine: engine)
        let left = box.minX + (box.width - picture.bounds.width * scale) / 2
        let top = box.minY + (box.height - picture.bounds.height * scale) / 2
        bitmap.take(own, left: Int(left), top: Int(top))
    }

    /// Sets lines of text, starting at the top left corner of a box.
    package func draw(_ lines: [String], size: Double, lineHeight: Double, in box: Rect) {
        let font = TextRun.Font(families: ["Inter", "sans-serif"], size: size, weight: .regular, letterSpacing: 0)
        let bounds = Rect(origin: .zero, size: box.size)
        let texts = lines.enumerated().map { index, line in
            label(line, at: Point(x: 0, y: Double(index + 1) * lineHeight), .left, font, Self.ink)
        }
        let ground = DrawingOperation.fill(VectorPath(rectangle: bounds), .nonZero, .solid(Color(rgb: 0xFFFFFF)))
        draw(Picture(bounds: bounds, operations: [ground] + texts), in: box)
    }

    /// Returns the sheet as a PNG file.
    package func file(title: String) -> [UInt8] {
        var file = PNGFile(width: bitmap.width, height: bitmap.height, isOpaque: bitmap.isOpaque, title: title)
        file.add(still: bitmap)
        file.end()
        return file.bytes
    }
}

extension Bitmap {
    /// Copies another bitmap into this one at a position.
    fileprivate func take(_ other: Bitmap, left: Int, top: Int) {
        let count = min(other.width, width - left)
        guard left >= 0, top >= 0, count > 0 else { return }
        for row in 0..<max(0, min(height - top, other.height)) {
            unsafe (self.row(row + top) + left).update(from: other.row(row), count: count)
        }
    }
}
