/// The tiles that pictures are painted by, so that what has not changed in one, or is not seen, need not be painted
/// there.
///
/// Each step of a picture is painted tile by tile, whatever other tiles there are: what comes out in a tile depends on
/// what is drawn there alone, to the last bit.
struct TileGrid {
    private let width: Int
    private let height: Int
    private let columns: Int
    /// How many tiles there are.
    let count: Int

    /// In pixels. Small enough that what moves leaves others alone, large enough that a tile costs more than to begin
    /// it.
    private static let (tileWidth, tileHeight) = (256, 128)

    /// - Parameters: Pixels of a picture.
    init(width: Int, height: Int) {
        (self.width, self.height) = (width, height)
        columns = (width - 1) / Self.tileWidth + 1
        count = columns * ((height - 1) / Self.tileHeight + 1)
    }

    /// The pixels of a tile.
    subscript(tile: Int) -> PixelRect {
        let (x, y) = (tile % columns * Self.tileWidth, tile / columns * Self.tileHeight)
        return PixelRect(
            x: x, y: y, width: min(Self.tileWidth, width - x), height: min(Self.tileHeight, height - y))
    }

    /// All of it.
    var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

    /// Each tile that some pixels, which may lie outside in part, touch.
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

/// Some tiles of a grid.
struct TileSet: Equatable {
    private var words: [UInt64]

    /// None.
    init(_ grid: TileGrid) { words = [UInt64](repeating: 0, count: (grid.count + 63) / 64) }

    func contains(_ tile: Int) -> Bool { words[tile >> 6] >> UInt64(tile & 63) & 1 != 0 }
    mutating func insert(_ tile: Int) { words[tile >> 6] |= 1 << UInt64(tile & 63) }
    mutating func remove(_ tile: Int) { words[tile >> 6] &= ~(1 << UInt64(tile & 63)) }
    mutating func formUnion(_ other: TileSet) { for index in words.indices { words[index] |= other.words[index] } }
    var isEmpty: Bool { words.allSatisfy { $0 == 0 } }
    var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

    /// Each of them, in rising order.
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
