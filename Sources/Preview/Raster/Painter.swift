package import Geometry
import Jobs
package import Typography

/// Draws pictures with Cairo, in software: the same libraries give the same pixels on every machine.
///
/// Each step is painted tile by tile. The pixels of a tile depend only on the steps in it, so that a tile that has not
/// changed since the previous picture can be kept, bit for bit.
package struct Painter {
    let grid: TileGrid
    /// The canvases, that of the picture first and those of nested offscreen groups after it; all have the picture's
    /// size.
    private(set) var levels: [Canvas]
    /// The number of canvases in use at the moment.
    private(set) var depth = 1
    /// Whether there was too little memory to paint everything.
    private(set) var lacksMemory = false
    /// The tiles of the picture's own canvas whose single colour is not yet written as pixels.
    private var even: EvenTiles

    /// Returns the size of a picture in pixels.
    ///
    /// - Parameter scale: Pixels per point.
    package static func size(of bounds: Rect, scale: Double) -> (width: Int, height: Int) {
        func pixels(_ length: Double) -> Int {
            let pixels = (length * scale - 1e-6).rounded(.up)
            return pixels < 1e9 ? max(1, Int(pixels)) : 1_000_000_000
        }
        return (pixels(bounds.width), pixels(bounds.height))
    }

    /// Draws a picture from its top left corner; what does not fit is left out.
    ///
    /// - Parameters:
    ///   - bitmap: The bitmap to draw on, whose content is replaced.
    ///   - scale: Pixels per point.
    ///   - engine: The engine that measured the texts.
    package static func draw(_ picture: Picture, on bitmap: Bitmap, scale: Double, engine: PangoEngine) {
        guard var painter = Painter(bitmap) else { return }
        let list = PaintList(of: picture, on: painter.grid, PreparedDrawings(engine, scale: scale))
        painter.paint(list, by: PaintPlan(list, for: painter.grid.all, on: painter.grid))
    }

    init?(_ bitmap: Bitmap) {
        let grid = TileGrid(width: bitmap.width, height: bitmap.height)
        guard let canvas = Canvas(bitmap), let even = EvenTiles(of: bitmap, grid) else { return nil }
        (levels, self.grid, self.even) = ([canvas], grid, even)
    }

    /// The canvas that steps are currently drawn on.
    private var canvas: Canvas { levels[depth - 1] }

    mutating func paint(_ list: PaintList, by plan: PaintPlan) {
        depth = 1
        plan.cleared.forEach { even.clear($0) }
        defer { even.settleAll() }
        for (index, step) in list.steps.enumerated() {
            let tiles = plan.tiles(of: index)
            switch step.action {
            case .begin:
                guard begin() else { return }
                for tile in tiles { canvas.bitmap.fill(0, in: grid[tile.index]) }
            case .end(let opacity):
                let own = canvas.bitmap
                depth -= 1
                paint(step, in: tiles) { canvas, _ in canvas.draw(own, by: .identity, opacity: opacity) }
            case .fill(let path, let rule, let fill, let opacity):
                paint(step, in: tiles) { canvas, _ in canvas.fill(path, rule, fill, opacity: opacity) }
            case .stroke(let path, let width, let color):
                paint(step, in: tiles) { canvas, _ in canvas.stroke(path, width: width, color) }
            case .image(let image, let opacity):
                paint(step, in: tiles) { canvas, _ in canvas.draw(image, opacity: opacity) }
            case .picture(let image):
                paint(step, in: tiles) { canvas, _ in canvas.draw(image) }
            case .shadow(let shadow):
                let area = PaintArea(step)
                paint(step, in: tiles) { canvas, part in
                    Self.draw(shadow, on: canvas, part, isWhole: area.part(in: part) == .all)
                }
            case .backdrop(let backdrop, _): paint(backdrop, step, in: tiles)
            }
        }
    }

    /// Starts an offscreen group; returns false if there is no memory.
    private mutating func begin() -> Bool {
        if depth == levels.count {
            let bitmap = levels[0].bitmap
            guard let aside = Bitmap(width: bitmap.width, height: bitmap.height), let canvas = Canvas(aside) else {
                lacksMemory = true
                return false
            }
            levels.append(canvas)
        }
        depth += 1
        return true
    }

    /// Paints a step in each of its tiles, clipped to the tile and by all clips around the step.
    mutating func paint(_ step: PaintStep, in tiles: ArraySlice<PaintTile>, _ draw: (Canvas, PixelRect) -> Void) {
        let canvas = canvas
        even.next()
        // A tile costs at least as much as filling some pixels, however small it is.
        for tile in tiles where !JobBudget.isOver(after: 40) {
            guard let part = grid[tile.index].intersection(step.box) else { continue }
            if depth == 1 {
                if tile.isEven, even.fill(tile, by: step.transform, { draw($0, part) }) { continue }
                even.settle(tile.index)
            }
            canvas.save()
            canvas.clip(VectorPath(rectangle: part.rect), .nonZero, .identity)
            if let clip = step.clip { canvas.clip(clip, part) }
            canvas.lead(by: step.transform)
            draw(canvas, part)
            canvas.restore()
        }
    }

    /// Writes all pending pixels of a part of the picture.
    mutating func settle(_ part: PixelRect) { even.settle(part) }
}

extension Canvas {
    /// Clips what follows to outlines, except those that certainly cut off none of the given pixels.
    fileprivate func clip(_ clip: PaintClip, _ part: PixelRect) {
        if let outer = clip.outer { self.clip(outer, part) }
        if !clip.leaves(part) { self.clip(clip.path, clip.rule, clip.transform) }
    }
}
