import Dialogs
import Geometry
import Jobs

/// Which steps of a picture are painted in which tiles, and what that costs, determined before any pixel is painted.
///
/// Going from the last step back to the first, the plan knows which tiles are still visible. A step that covers a tile
/// completely hides everything below it there, and a material requires the surrounding tiles that it samples.
struct PaintPlan {
    /// The tiles that are cleared before the first step.
    private(set) var cleared: TileSet
    /// The total cost, in multiples of the cost of filling a pixel.
    private(set) var work = 0.0
    /// The number of pixels that steps change, summed over all tiles of each step; for tests.
    private(set) var painted = 0
    /// The tiles of all steps, those of the last step first.
    private var tiles: [PaintTile] = []
    /// For each step, the range of its tiles in `tiles`.
    private var ranges: [Range<Int>]

    /// - Parameter wanted: The tiles that are needed in the end.
    init(_ list: PaintList, for wanted: TileSet, on grid: TileGrid) {
        var needed = wanted
        // The needed tiles below each open offscreen group, the outermost first.
        var below: [TileSet] = []
        ranges = [Range<Int>](repeating: 0..<0, count: list.steps.count)
        cleared = wanted
        for index in list.steps.indices.reversed() where !JobBudget.isOver(after: 5) {
            let step = list.steps[index]
            let first = tiles.count
            switch step.action {
            case .end:
                add(step, needed, grid)
                below.append(needed)
                needed = TileSet(grid)
                for tile in tiles[first...] { needed.insert(tile.index) }
            case .begin:
                needed.forEach { tiles.append(PaintTile($0)) }
                work += PaintCost.clear * Double(needed.count * grid[0].count)
                needed = below.popLast() ?? needed
            default:
                for tile in add(step, needed, grid) { needed.remove(tile) }
                guard let blur = BackdropBlur(step) else { break }
                var seen = TileSet(grid)
                for tile in tiles[first...] {
                    guard let part = grid[tile.index].intersection(step.box), let around = blur.seen(from: part)
                    else { continue }
                    grid.forEach(in: around) { seen.insert($0) }
                }
                needed.formUnion(seen)
                for level in below.indices { below[level].formUnion(seen) }
                work += PaintCost.blurring(blur, seen.count * grid[0].count)
            }
            ranges[index] = first..<tiles.count
        }
        cleared = needed
    }

    func tiles(of step: Int) -> ArraySlice<PaintTile> { tiles[ranges[step]] }

    /// Adds the needed tiles in which a step is painted.
    ///
    /// - Returns: The tiles that the step covers completely and opaquely.
    @discardableResult
    private mutating func add(_ step: PaintStep, _ needed: TileSet, _ grid: TileGrid) -> [Int] {
        let area = PaintArea(step)
        var covered: [Int] = []
        grid.forEach(in: step.box) { tile in
            guard needed.contains(tile), let part = grid[tile].intersection(step.box) else { return }
            let reached = area.part(in: part)
            guard reached != .nothing else { return }
            let isCut = step.clip?.leavesAll(part) == false
            let isWhole = reached == .all && !isCut && part == grid[tile]
            tiles.append(PaintTile(tile, isEven: isWhole && area.isEven, isOpaque: area.isOpaque))
            painted += part.count
            work += PaintCost.of(step, part, isWhole: reached == .all, isCut: isCut)
            if isWhole, area.isOpaque { covered.append(tile) }
        }
        return covered
    }
}

struct PaintTile {
    private let number: Int32
    /// Whether the step fills the whole tile with one colour, and whether its paint is opaque.
    let (isEven, isOpaque): (Bool, Bool)

    init(_ index: Int, isEven: Bool = false, isOpaque: Bool = false) {
        (number, self.isEven, self.isOpaque) = (Int32(index), isEven, isOpaque)
    }

    var index: Int { Int(number) }
}

/// Where a step changes some pixels.
struct PaintArea {
    enum Part { case nothing, some, all }

    /// The area in which the step paints its full colour; `nil` if it is unknown.
    private var inside: ConvexArea?
    /// The area in which the step paints nothing; `nil` if it is unknown.
    private var hole: ConvexArea?
    /// How many pixels around the given ones must also be in `inside`, or in `hole`; `nil` for a sharp edge.
    private var reach: Double?
    private var holeReach: Double?
    /// Whether the paint is opaque inside `inside`.
    private(set) var isOpaque = false
    /// Whether the paint has a single colour inside `inside`.
    private(set) var isEven = false

    init(_ step: PaintStep) {
        switch step.action {
        case .fill(let path, _, let fill, let opacity):
            // A small step covers no tile completely.
            guard step.box.count >= 1_024, path.elements.count <= 64 else { return }
            inside = ConvexArea(path, step.transform)
            isOpaque = opacity >= 1 && fill.isOpaque
            if case .solid = fill { isEven = true }
        case .stroke(let path, let width, _):
            guard step.box.count >= 1_024, path.elements.count <= 64 else { return }
            hole = ConvexArea(path, step.transform)
            holeReach = 2 + width * step.transform.magnification
        case .shadow(let shadow):
            inside = ConvexArea(shadow.path, step.transform)
            hole = shadow.hole.flatMap { ConvexArea($0, step.transform) }
            reach = Double(ShadowBlur(shadow.deviation * step.transform.magnification).reach)
        default: break
        }
    }

    func part(in part: PixelRect) -> Part {
        // Inside the hole of a shadow, or of a stroke, nothing is painted.
        if let hole, holeReach.map({ hole.contains(part, within: $0) }) ?? hole.contains(part) { return .nothing }
        guard let inside else { return .some }
        return reach.map { inside.contains(part, within: $0) } ?? inside.contains(part) ? .all : .some
    }
}

extension Fill {
    fileprivate var isOpaque: Bool {
        switch self {
        case .solid(let color): color.alpha == 255
        case .linear(_, _, let stops), .radial(_, let stops):
            !stops.isEmpty && stops.allSatisfy { $0.color.alpha == 255 }
        }
    }
}

/// The measured costs of painting, in multiples of the cost of filling a pixel.
enum PaintCost {
    static let clear = 0.3
    /// Compressing a painted pixel.
    static let file = 6.0
    /// Decoding a pixel of an image.
    private static let decode = 40
    /// Starting a step in a tile.
    private static let begin = 6_000.0
    /// One segment of a path.
    private static let piece = 150.0

    /// The cost of a step for some pixels of a tile.
    ///
    /// - Parameters:
    ///   - isWhole: Whether the step paints its full colour on all of these pixels.
    ///   - isCut: Whether a clip cuts some of them off.
    static func of(_ step: PaintStep, _ part: PixelRect, isWhole: Bool, isCut: Bool) -> Double {
        let (pixel, pieces) = pixel(of: step, part, isWhole)
        return begin + Double(pieces) * piece + Double(part.count) * (pixel + (isCut ? 4 : 0))
    }

    private static func pixel(of step: PaintStep, _ part: PixelRect, _ isWhole: Bool) -> (Double, pieces: Int) {
        switch step.action {
        case .fill(let path, _, let fill, _):
            if case .solid = fill { return (isWhole ? 1 : 1.5, path.elements.count) }
            return (5, path.elements.count)
        case .stroke(let path, _, _): return (2, 4 * path.elements.count)
        case .shadow(let shadow):
            guard !isWhole else { return (1.5, shadow.path.elements.count) }
            let blur = ShadowBlur(shadow.deviation * step.transform.magnification)
            let around = part.grown(by: blur.reach).count
            // The mask is drawn and blurred in coarse pixels, and scaled up; a hole is cut out at full resolution.
            let mask = 6 * Double(around) / Double(max(1, part.count) * blur.factor * blur.factor)
            return (5 + mask + (shadow.hole == nil ? 0 : 6), 2 * shadow.path.elements.count)
        case .image, .picture: return (6, 0)
        case .backdrop(let backdrop, _): return (6, backdrop.path.elements.count)
        case .begin, .end: return (2, 0)
        }
    }

    /// The cost of decoding images, each once.
    static func decoding(_ images: DecodedImages) -> Int { decode * images.pixels }

    /// The cost of blurring what a material samples.
    static func blurring(_ blur: BackdropBlur, _ pixels: Int) -> Double {
        Double(pixels) * (1.5 + 14 / Double(blur.blur.factor * blur.blur.factor))
    }
}
