/// The tiles of a picture. Tiles that have not changed, or are not visible, need not be painted.
///
/// Each step is painted tile by tile, independent of other tiles: the pixels of a tile depend only on what is drawn in
/// it, bit for bit.
struct TileGrid {
    private let width: Int
    private let height: Int
    private let columns: Int
    /// The number of tiles.
    let count: Int

    /// The size of a tile in pixels. Tiles are small enough that a motion changes only some of them, and large enough
    /// that the cost of starting each is small in comparison.
    private static let (tileWidth, tileHeight) = (256, 128)

    /// - Parameters: The size of a picture in pixels.
    init(width: Int, height: Int) {
        (self.width, self.height) = (width, height)
        columns = (width - 1) / Self.tileWidth + 1
        count = columns * ((height - 1) / Self.tileHeight + 1)
    }

    subscript(tile: Int) -> PixelRect {
        let (x, y) = (tile % columns * Self.tileWidth, tile / columns * Self.tileHeight)
        return PixelRect(x: x, y: y, width: min(Self.tileWidth, width - x), height: min(Self.tileHeight, height - y))
    }

    /// The pixels of the whole grid.
    var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

    /// Calls `body` for each tile that a part of the picture touches; the part may extend beyond the picture.
    @inline(__always) func forEach(in part: PixelRect, _ body: (Int) -> Void) {
        guard let part = part.intersection(bounds) else { return }
        for row in part.y / Self.tileHeight...(part.maxY - 1) / Self.tileHeight {
            for column in part.x / Self.tileWidth...(part.maxX - 1) / Self.tileWidth { body(row * columns + column) }
        }
    }

    var all: TileSet {
        var all = TileSet(self)
        for tile in 0..<count { all.insert(tile) }
        return all
    }
}

/// A set of tiles of a grid.
struct TileSet: Equatable {
    private var words: [UInt64]

    /// Makes an empty set.
    init(_ grid: TileGrid) { words = [UInt64](repeating: 0, count: (grid.count + 63) / 64) }

    func contains(_ tile: Int) -> Bool { words[tile >> 6] >> UInt64(tile & 63) & 1 != 0 }
    mutating func insert(_ tile: Int) { words[tile >> 6] |= 1 << UInt64(tile & 63) }
    mutating func remove(_ tile: Int) { words[tile >> 6] &= ~(1 << UInt64(tile & 63)) }
    mutating func formUnion(_ other: TileSet) { for index in words.indices { words[index] |= other.words[index] } }
    var isEmpty: Bool { words.allSatisfy { $0 == 0 } }
    var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

    /// Calls `body` for each tile, in ascending order.
    func forEach(_ body: (Int) -> Void) {
        for (index, word) in words.enumerated() {
            var rest = word
            while rest != 0 {
                body(index << 6 | rest.trailingZeroBitCount)
                rest &= rest - 1
            }
        }
    }
}
