import Geometry
import Jobs

extension PaintList {
    /// How far steps are looked for that stand elsewhere than before.
    private static let longestGap = 512

    /// The tiles in which something may look otherwise than in the picture before.
    ///
    /// In every other tile the same steps are painted in the same order, so the same pixels come of them. Steps that
    /// are alike are found in the order in which they stand in both; what is left over of either changes all pixels
    /// that it may change, and a material whatever it sees changes of.
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

    /// Adds the tiles of a material that see some that changed.
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
