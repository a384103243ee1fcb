import Geometry
import Jobs

// What is blurred.
extension Painter {
    /// Draws what of a shadow falls on some pixels.
    ///
    /// - Parameter isWhole: Whether it is nothing but colour there.
    static func draw(_ shadow: CastShadow, on canvas: Canvas, _ part: PixelRect, isWhole: Bool) {
        let place = canvas.transform
        let blur = ShadowBlur(shadow.deviation * place.magnification)
        if let hole = shadow.hole, let around = place.inverse.flatMap({ $0.bounds(of: part.rect.insetBy(-1)) }) {
            canvas.clip(VectorPath(rectangle: around, without: hole), .evenOdd, place)
        }
        guard !isWhole, !blur.isSharp else {
            canvas.fill(shadow.path, .nonZero, .solid(shadow.color))
            return
        }
        let factor = Double(blur.factor)
        let around = part.grown(by: blur.reach).rect
        guard let cast = place.bounds(of: shadow.path.bounds),
            // Whatever casts the part that is seen, in coarse pixels counted from the picture's own edge.
            let extent = cast.insetBy(-Double(blur.reach)).intersection(around).map({ CoarseExtent($0, factor) }),
            let mask = Mask(
                of: shadow.path, by: place.followed(by: extent.place), width: extent.width, height: extent.height)
        else { return }
        mask.blur(blur.box)
        guard blur.factor > 1 else { return canvas.fill(shadow.color, through: mask, by: extent.back) }
        // Cairo enlarges what reaches beyond all that is drawn several times as fast.
        guard let wide = mask.pixels(extent.size(to: around)) else { return }
        canvas.clip(VectorPath(rectangle: extent.inside), .nonZero, .identity)
        canvas.fill(shadow.color, through: wide, by: extent.back)
    }

    /// Draws what is below blurred, in some tiles.
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
            // Of its own for each tile, so that it does not matter how many there are.
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

    /// Draws everything so far smaller, as seen in some coarse pixels.
    private mutating func shrink(into small: Bitmap, _ cells: PixelRect, _ blur: BackdropBlur) {
        guard let part = blur.pixels(of: cells) else { return }
        settle(part)
        let factor = blur.blur.factor
        guard depth > 1 else {
            levels[0].bitmap.average(of: cells, by: factor, within: part, into: small)
            return
        }
        guard let whole = Bitmap(width: part.width, height: part.height), let canvas = Canvas(whole) else { return }
        let place = PlaneTransform(tx: -Double(part.x), ty: -Double(part.y))
        for level in levels[..<depth] { canvas.draw(level.bitmap, by: place, opacity: 1) }
        whole.average(of: cells, by: factor, within: part, at: (part.x, part.y), into: small)
    }
}

/// The coarse pixels that some pixels lie in, and one more.
private struct CoarseExtent {
    private let (left, top, factor): (Double, Double, Double)
    let (width, height): (Int, Int)

    /// - Parameter factor: Pixels that are one.
    init(_ pixels: Rect, _ factor: Double) {
        self.factor = factor
        (left, top) = ((pixels.minX / factor).rounded(.down), (pixels.minY / factor).rounded(.down))
        width = Int((pixels.maxX / factor).rounded(.up) - left) + 1
        height = Int((pixels.maxY / factor).rounded(.up) - top) + 1
    }

    /// From pixels to these coarse ones, and back.
    var place: PlaneTransform { PlaneTransform(a: 1 / factor, d: 1 / factor, tx: -left, ty: -top) }
    var back: PlaneTransform { PlaneTransform(a: factor, d: factor, tx: left * factor, ty: top * factor) }

    /// The size that reaches from the first of them to the right and lower edges of some pixels.
    func size(to edge: Rect) -> (width: Int, height: Int) {
        let wide = CoarseExtent(
            Rect(
                x: left * factor, y: top * factor, width: edge.maxX - left * factor, height: edge.maxY - top * factor),
            factor)
        return (wide.width, wide.height)
    }

    /// The pixels that are neither of the outermost ones nor between those and the next: all that a shadow changes, as
    /// it reaches less far.
    var inside: Rect {
        Rect(
            x: (left + 1) * factor, y: (top + 1) * factor, width: Double(width - 2) * factor,
            height: Double(height - 2) * factor)
    }
}
