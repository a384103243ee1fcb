import Geometry
import Jobs

// Shadows and materials.
extension Painter {
    /// Draws the part of a shadow inside `part`.
    ///
    /// - Parameter isWhole: Whether the shadow has its full colour on all these pixels.
    static func draw(_ shadow: CastShadow, on canvas: Canvas, _ part: PixelRect, isWhole: Bool) {
        let transform = canvas.transform
        let blur = ShadowBlur(shadow.deviation * transform.magnification)
        if let hole = shadow.hole, let around = transform.inverse.flatMap({ $0.bounds(of: part.rect.insetBy(-1)) }) {
            canvas.clip(VectorPath(rectangle: around, without: hole), .evenOdd, transform)
        }
        guard !isWhole, !blur.isSharp else {
            canvas.fill(shadow.path, .nonZero, .solid(shadow.color))
            return
        }
        let factor = Double(blur.factor)
        let around = part.grown(by: blur.reach).rect
        guard let cast = transform.bounds(of: shadow.path.bounds),
            // The area whose shadow can be visible, in coarse pixels, which are counted from the picture's own edge.
            let extent = cast.insetBy(-Double(blur.reach)).intersection(around).map({ CoarseExtent($0, factor) }),
            let mask = Mask(
                of: shadow.path, by: transform.followed(by: extent.place), width: extent.width, height: extent.height)
        else { return }
        mask.blur(blur.box)
        guard blur.factor > 1 else { return canvas.fill(shadow.color, through: mask, by: extent.back) }
        // Cairo scales a source up several times as fast if the source extends beyond the drawn area.
        guard let wide = mask.pixels(extent.size(to: around)) else { return }
        canvas.clip(VectorPath(rectangle: extent.inside), .nonZero, .identity)
        canvas.fill(shadow.color, through: wide, by: extent.back)
    }

    /// Draws a blurred copy of what is below, in some tiles.
    mutating func paint(_ backdrop: Backdrop, _ step: PaintStep, in tiles: ArraySlice<PaintTile>) {
        guard let blur = BackdropBlur(step) else { return }
        let parts = tiles.compactMap { grid[$0.index].intersection(step.box) }
        guard let all = parts.dropFirst().reduce(parts.first, { $0?.union($1) }),
            let cells = blur.cellsBehind(all), let below = Bitmap(width: cells.width, height: cells.height)
        else { return }
        shrink(into: below, cells, blur)
        if let weights = blur.weights(of: cells) {
            below.blur(blur.blur.box, weighedBy: weights)
        } else {
            below.blur(blur.blur.box)
        }
        below.saturate(backdrop.saturation)
        let factor = Double(blur.blur.factor)
        paint(step, in: tiles) { canvas, part in
            // Each tile has a bitmap of its own, so that its pixels do not depend on which other tiles are painted.
            guard let own = blur.cells(for: part), let bitmap = Bitmap(width: own.width, height: own.height) else {
                return
            }
            bitmap.take(below, from: own.x - cells.x, own.y - cells.y)
            canvas.clip(backdrop.path, .nonZero, step.transform)
            canvas.draw(
                bitmap,
                by: PlaneTransform(a: factor, d: factor, tx: Double(own.x) * factor, ty: Double(own.y) * factor),
                opacity: backdrop.opacity)
        }
    }

    /// Draws a reduced copy of the picture so far, for some coarse pixels.
    private mutating func shrink(into small: Bitmap, _ cells: PixelRect, _ blur: BackdropBlur) {
        guard let part = blur.pixels(of: cells) else { return }
        settle(part)
        let factor = blur.blur.factor
        guard depth > 1 else {
            levels[0].bitmap.average(of: cells, by: factor, within: part, into: small)
            return
        }
        guard let whole = Bitmap(width: part.width, height: part.height), let canvas = Canvas(whole) else { return }
        let transform = PlaneTransform(tx: -Double(part.x), ty: -Double(part.y))
        for level in levels[..<depth] { canvas.draw(level.bitmap, by: transform, opacity: 1) }
        whole.average(of: cells, by: factor, within: part, at: (part.x, part.y), into: small)
    }
}

/// The coarse pixels that cover some pixels, and one more in each direction.
private struct CoarseExtent {
    private let (left, top, factor): (Double, Double, Double)
    let (width, height): (Int, Int)

    /// - Parameter factor: The number of pixels along the side of a coarse pixel.
    init(_ pixels: Rect, _ factor: Double) {
        self.factor = factor
        (left, top) = ((pixels.minX / factor).rounded(.down), (pixels.minY / factor).rounded(.down))
        width = Int((pixels.maxX / factor).rounded(.up) - left) + 1
        height = Int((pixels.maxY / factor).rounded(.up) - top) + 1
    }

    /// The transforms from pixels to these coarse pixels, and back.
    var place: PlaneTransform { PlaneTransform(a: 1 / factor, d: 1 / factor, tx: -left, ty: -top) }
    var back: PlaneTransform { PlaneTransform(a: factor, d: factor, tx: left * factor, ty: top * factor) }

    /// The size in coarse pixels from the first of them to the right and lower edges of some pixels.
    func size(to edge: Rect) -> (width: Int, height: Int) {
        let wide = CoarseExtent(
            Rect(x: left * factor, y: top * factor, width: edge.maxX - left * factor, height: edge.maxY - top * factor),
            factor)
        return (wide.width, wide.height)
    }

    /// The pixels inside the centres of the outermost coarse pixels. A shadow does not extend beyond them.
    var inside: Rect {
        Rect(
            x: (left + 1) * factor, y: (top + 1) * factor, width: Double(width - 2) * factor,
            height: Double(height - 2) * factor)
    }
}
