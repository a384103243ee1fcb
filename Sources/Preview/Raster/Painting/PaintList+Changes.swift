import Geometry
import Jobs

extension PaintList {
    /// How many steps ahead an equal step of the previous picture is searched for.
    private static let longestGap = 512

    /// Returns the tiles that may look different from the previous picture.
    ///
    /// In every other tile the same steps are painted in the same order, so the pixels are the same. Equal steps are
    /// matched in the order of both lists. Every unmatched step changes all tiles that it may paint, and a matched
    /// material changes if anything changes that it samples.
    func changes(from before: PaintList, on grid: TileGrid) -> TileSet {
        var changed = TileSet(grid)
        var transform = 0
        for step in steps where !JobBudget.isOver(after: 5) {
            let end = min(before.steps.count, transform + Self.longestGap)
            if let match = (transform..<end).first(where: { before.steps[$0] == step }) {
                for left in transform..<match { grid.forEach(in: before.steps[left].box) { changed.insert($0) } }
                transform = match + 1
                if let blur = BackdropBlur(step), !changed.isEmpty { Self.spread(&changed, blur, step.box, grid) }
            } else {
                grid.forEach(in: step.box) { changed.insert($0) }
            }
        }
        for step in before.steps[transform...] { grid.forEach(in: step.box) { changed.insert($0) } }
        return changed
    }

    /// Adds the tiles of a material that samples a changed tile.
    private static func spread(_ changed: inout TileSet, _ blur: BackdropBlur, _ box: PixelRect, _ grid: TileGrid) {
        var more: [Int] = []
        grid.forEach(in: box) { tile in
            guard !changed.contains(tile), let part = grid[tile].intersection(box) else { return }
            var sees = false
            if let seen = blur.seen(from: part) { grid.forEach(in: seen) { sees = sees || changed.contains($0) } }
            if sees { more.append(tile) }
        }
        for tile in more { changed.insert(tile) }
    }
}
