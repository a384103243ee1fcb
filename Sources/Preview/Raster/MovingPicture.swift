import Geometry
import Jobs
import Typography

/// A sequence of pictures of one size, each painted only where it differs from the previous one.
struct MovingPicture {
    /// The current picture.
    let shown: Bitmap
    private let work: Bitmap
    private var painter: Painter
    private var planner: PaintPlanner
    private var isFirst = true
    /// The number of pixels painted so far, over all steps and tiles.
    private(set) var painted = 0

    /// - Parameter paintsAll: Whether unchanged tiles are painted, too.
    /// - Returns: `nil` if there is no memory.
    init?(width: Int, height: Int, _ drawings: PreparedDrawings, paintsAll: Bool = false) {
        guard let shown = Bitmap(width: width, height: height),
            let work = Bitmap(width: width, height: height, isClear: false), let painter = Painter(work)
        else { return nil }
        (self.shown, self.work, self.painter) = (shown, work, painter)
        planner = PaintPlanner(width: width, height: height, drawings, paintsAll: paintsAll)
    }

    var lacksMemory: Bool { painter.lacksMemory }

    /// Paints the next picture.
    ///
    /// - Returns: The smallest part with every pixel that changed; `nil` if none did.
    mutating func show(_ picture: Picture) -> PixelRect? {
        let grid = painter.grid
        let (list, changed, plan) = planner.next(picture)
        painted += plan.painted
        painter.paint(list, by: plan)
        var part = isFirst ? shown.all : nil
        changed.forEach { tile in
            if let own = shown.take(grid[tile], of: work) { part = part?.union(own) ?? own }
        }
        isFirst = false
        return part
    }
}

/// Determines how each picture of a motion is painted and what that costs, before any is painted.
struct PaintPlanner {
    private let grid: TileGrid
    private let drawings: PreparedDrawings
    private let paintsAll: Bool
    private var before: PaintList?

    /// - Parameter paintsAll: Whether unchanged tiles are painted, too.
    init(width: Int, height: Int, _ drawings: PreparedDrawings, paintsAll: Bool = false) {
        (grid, self.drawings, self.paintsAll) = (TileGrid(width: width, height: height), drawings, paintsAll)
    }

    /// Returns the steps of the next picture, the tiles in which it differs from the previous one, and the plan for
    /// painting them.
    mutating func next(_ picture: Picture) -> (list: PaintList, changed: TileSet, plan: PaintPlan) {
        let list = PaintList(of: picture, on: grid, drawings)
        let changed = paintsAll ? grid.all : before.map { list.changes(from: $0, on: grid) } ?? grid.all
        before = list
        return (list, changed, PaintPlan(list, for: changed, on: grid))
    }

    /// Returns the cost of painting and compressing the next picture, in multiples of the cost of filling a pixel.
    mutating func work(for picture: Picture) -> Int {
        let (_, changed, plan) = next(picture)
        return work(changed, plan)
    }

    func work(_ changed: TileSet, _ plan: PaintPlan) -> Int {
        var part: PixelRect?
        changed.forEach { part = part?.union(grid[$0]) ?? grid[$0] }
        return Int(min(1e15, plan.work + PaintCost.file * Double(part?.count ?? 0)))
    }
}
