import Geometry

// What is blurred.
extension Painter {
    /// Pixels of a standard deviation that are kept where what is blurred is drawn coarsely.
    static let finest = 4.0

    func draw(_ shadow: CastShadow, on canvas: Canvas) {
        let deviation = shadow.deviation * canvas.transform.magnification
        canvas.save()
        defer { canvas.restore() }
        if let hole = shadow.hole, let all = canvas.visibleRect {
            canvas.clip(VectorPath(rectangle: all.insetBy(-1), without: hole), .evenOdd)
        }
        guard deviation > 0.3 else {
            canvas.fill(shadow.path, .nonZero, .solid(shadow.color))
            return
        }
        let factor = max(1, (deviation / Self.finest).rounded(.down))
        let reach = (deviation * 3 + factor).rounded(.up)
        guard let cast = canvas.transform.bounds(of: shadow.path.bounds),
            // Whatever casts the part that is seen.
            let extent = cast.insetBy(-reach).intersection(canvas.visiblePixels.insetBy(-reach))
        else { return }
        let (left, top) = (extent.minX.rounded(.down), extent.minY.rounded(.down))
        let coarse = PlaneTransform(a: 1 / factor, d: 1 / factor, tx: -left / factor, ty: -top / factor)
        guard
            let mask = Mask(
                of: shadow.path, by: canvas.transform.followed(by: coarse),
                width: Int(((extent.maxX - left) / factor).rounded(.up)) + 1,
                height: Int(((extent.maxY - top) / factor).rounded(.up)) + 1)
        else { return }
        mask.blur(deviation / factor)
        canvas.fill(shadow.color, through: mask, by: PlaneTransform(a: factor, d: factor, tx: left, ty: top))
    }

    func draw(_ backdrop: Backdrop, on canvas: Canvas) {
        guard backdrop.opacity > 0, let level = levels.last,
            let shape = canvas.transform.bounds(of: backdrop.path.bounds)?.intersection(canvas.visiblePixels)
        else { return }
        let deviation = max(0, backdrop.blur * canvas.transform.magnification)
        let factor = max(1, Int(deviation / Self.finest))
        let reach = (deviation * 3).rounded(.up) + Double(factor)
        guard let base = levels.first?.canvas.bitmap,
            case let wide = shape.offset(x: Double(level.x), y: Double(level.y)).insetBy(-reach),
            let around = PixelRect(
                around: panel.map { wide.intersection($0) ?? wide } ?? wide, in: base.width, base.height),
            let below = Bitmap(width: (around.width - 1) / factor + 1, height: (around.height - 1) / factor + 1)
        else { return }
        shrink(into: below, from: around, by: factor)
        below.blur(deviation / Double(factor))
        below.saturate(backdrop.saturation)
        canvas.save()
        defer { canvas.restore() }
        canvas.clip(backdrop.path, .nonZero)
        canvas.draw(
            below,
            by: PlaneTransform(
                a: Double(factor), d: Double(factor), tx: Double(around.x - level.x), ty: Double(around.y - level.y)),
            opacity: backdrop.opacity)
    }

    /// Draws everything so far smaller by a factor, as seen from `part` of the whole picture on.
    private func shrink(into small: Bitmap, from part: PixelRect, by factor: Int) {
        guard levels.count > 1 else {
            levels[0].canvas.bitmap.average(from: part, by: factor, into: small)
            return
        }
        guard let whole = Bitmap(width: part.width, height: part.height),
            let canvas = Canvas(whole, transform: .identity)
        else { return }
        for level in levels {
            canvas.draw(
                level.canvas.bitmap,
                by: PlaneTransform(tx: Double(level.x - part.x), ty: Double(level.y - part.y)), opacity: 1)
        }
        whole.average(
            from: PixelRect(x: 0, y: 0, width: part.width, height: part.height), by: factor, into: small)
    }
}
