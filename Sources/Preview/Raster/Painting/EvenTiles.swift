import Geometry

/// The tiles of a picture that have a single colour so far.
///
/// Their pixels are written only when something else is drawn there, or at the end. Most of a picture is the result of
/// a few fills over each other, each of which would otherwise write all pixels.
///
/// At first every tile is pending as clear, so that none shows the previous content of the bitmap's memory.
struct EvenTiles {
    private let bitmap: Bitmap
    private let grid: TileGrid
    private var waiting: TileSet
    /// The colours of the pending tiles, as pixels of a bitmap.
    private var pixels: [UInt32]
    /// A single pixel, on which Cairo composites a fill with a colour.
    private let swatch: Canvas
    /// The last colour to which the current step was applied, and the result.
    private var known: (before: UInt32, after: UInt32)?

    /// `nil` if there is no memory.
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

    /// Starts another step.
    mutating func next() { known = nil }

    /// Fills a whole tile with the single colour of the current step.
    ///
    /// - Parameters:
    ///   - transform: The step's transform.
    ///   - draw: Draws the step.
    /// - Returns: Whether the tile now has a single colour; otherwise it is unchanged.
    mutating func fill(_ tile: PaintTile, by transform: PlaneTransform, _ draw: (Canvas) -> Void) -> Bool {
        guard tile.isOpaque || waiting.contains(tile.index) else { return false }
        let before = waiting.contains(tile.index) ? pixels[tile.index] : 0
        let after = known?.before == before ? known?.after : nil
        pixels[tile.index] = after ?? shown(before, in: grid[tile.index], transform, draw)
        known = (before, pixels[tile.index])
        waiting.insert(tile.index)
        return true
    }

    /// Returns the new colour of the pixel in the middle of a tile.
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

    /// Writes the pixels of a tile if they are pending.
    mutating func settle(_ tile: Int) {
        guard waiting.contains(tile) else { return }
        waiting.remove(tile)
        bitmap.fill(pixels[tile], in: grid[tile])
    }

    /// Writes the pending pixels of the tiles that a part of the picture touches.
    mutating func settle(_ part: PixelRect) { grid.forEach(in: part) { settle($0) } }

    /// Writes the pending pixels of all tiles.
    mutating func settleAll() { settle(grid.bounds) }
}
