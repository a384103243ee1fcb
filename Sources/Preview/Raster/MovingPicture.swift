import Geometry
import Jobs
import Typography

/// Pictures of one size, one after the other, each painted where it looks otherwise than the one before.
struct MovingPicture {
    /// What is seen now.
    let shown: Bitmap
    private let work: Bitmap
    private var painter: Painter
    private var planner: PaintPlanner
    private var isFirst = true
    /// Pixels that were painted: those of each step in each tile.
    private(set) var painted = 0

    /// - Parameter paintsAll: Whether whatever has not changed is painted, too.
    /// - Returns: Nil where there is no memory.
    init?(width: Int, height: Int, _ drawings: PreparedDrawings, paintsAll: Bool = false) {
        guard let shown = Bitmap(width: width, height: height),
            let work = Bitmap(width: width, height: height, isClear: false), let painter = Painter(work)
        else { return nil }
        (self.shown, self.work, self.painter) = (shown, work, painter)
        planner = PaintPlanner(width: width, height: height, drawings, paintsAll: paintsAll)
    }

    var lacksMemory: Bool { painter.lacksMemory }

    /// Shows another picture.
    ///
    /// - Returns: The part that holds every pixel which has changed; nil where none has.
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

/// Takes the pictures of a motion; gives how each is painted and what that takes, before any is painted.
struct PaintPlanner {
    private let grid: TileGrid
    private let drawings: PreparedDrawings
    private let paintsAll: Bool
    private var before: PaintList?

    /// - Parameter paintsAll: Whether whatever has not changed is painted, too.
    init(width: Int, height: Int, _ drawings: PreparedDrawings, paintsAll: Bool = false) {
        (grid, self.drawings, self.paintsAll) = (TileGrid(width: width, height: height), drawings, paintsAll)
    }

    /// The steps of the next picture, the tiles in which they show something else than the ones before, and what is
    /// painted.
    mutating func next(_ picture: Picture) -> (list: PaintList, changed: TileSet, plan: PaintPlan) {
        let list = PaintList(of: picture, on: grid, drawings)
        let changed = paintsAll ? grid.all : before.map { list.changes(from: $0, on: grid) } ?? grid.all
        before = list
        return (list, changed, PaintPlan(list, for: changed, on: grid))
    }

    /// What the next picture takes to paint and to compress, in fills of a pixel.
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
