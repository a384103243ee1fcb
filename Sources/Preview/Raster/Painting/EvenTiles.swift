import Geometry

/// The tiles of a picture that have one colour all over so far.
///
/// Their pixels are written once: when something else is drawn there, or at the end. Most of a picture is what a few
/// fills one over the other leave, so that each of them would write all of it.
///
/// At first every tile waits to be clear, so that none shows what the memory of its bitmap held before.
struct EvenTiles {
    private let bitmap: Bitmap
    private let grid: TileGrid
    private var waiting: TileSet
    /// Of those that wait, as a bitmap has it.
    private var pixels: [UInt32]
    /// One pixel, on which Cairo shows what a fill makes of another.
    private let swatch: Canvas
    /// What the step at hand made of the pixel that it was last asked about.
    private var known: (before: UInt32, after: UInt32)?

    /// Nil where there is no memory.
    init?(of bitmap: Bitmap, _ grid: TileGrid) {
        guard let pixel = Bitmap(width: 1, height: 1), let swatch = Canvas(pixel) else { return nil }
        (self.bitmap, self.grid, self.swatch) = (bitmap, grid, swatch)
        waiting = grid.all
        pixels = [UInt32](repeating: 0, count: grid.count)
    }

    /// Makes a tile clear.
    mutating func clear(_ tile: Int) {
        waiting.insert(tile)
        pixels[tile] = 0
    }

    /// Begins another step.
    mutating func next() { known = nil }

    /// Fills all of a tile with the one colour of the step at hand.
    ///
    /// - Parameters:
    ///   - transform: The step's.
    ///   - draw: Draws the step.
    /// - Returns: Whether the tile has one colour now; it is as before otherwise.
    mutating func fill(_ tile: PaintTile, by transform: PlaneTransform, _ draw: (Canvas) -> Void) -> Bool {
        guard tile.isOpaque || waiting.contains(tile.index) else { return false }
        let before = waiting.contains(tile.index) ? pixels[tile.index] : 0
        let after = known?.before == before ? known?.after : nil
        pixels[tile.index] = after ?? shown(before, in: grid[tile.index], transform, draw)
        known = (before, pixels[tile.index])
        waiting.insert(tile.index)
        return true
    }

    /// What the pixel in the middle of a tile becomes.
    private func shown(
        _ before: UInt32, in part: PixelRect, _ transform: PlaneTransform, _ draw: (Canvas) -> Void
    ) -> UInt32 {
        swatch.bitmap.fill(before)
        swatch.save()
        var moved = transform
        moved.tx -= Double(part.x + part.width / 2)
        moved.ty -= Double(part.y + part.height / 2)
        swatch.lead(by: moved)
        draw(swatch)
        swatch.restore()
        return swatch.bitmap[0, 0]
    }

    /// Writes what a tile waits for.
    mutating func settle(_ tile: Int) {
        guard waiting.contains(tile) else { return }
        waiting.remove(tile)
        bitmap.fill(pixels[tile], in: grid[tile])
    }

    /// Writes what the tiles wait for that some pixels touch.
    mutating func settle(_ part: PixelRect) { grid.forEach(in: part) { settle($0) } }

    /// Writes what every tile waits for.
    mutating func settleAll() { settle(grid.bounds) }
}
