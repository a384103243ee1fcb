import Geometry

/// How a shadow is blurred: one with a large deviation has no detail, so it is drawn in coarse pixels and scaled up.
struct ShadowBlur {
    /// The standard deviation in pixels.
    let deviation: Double
    /// The number of pixels along the side of a coarse pixel.
    let factor: Int

    /// The least standard deviation, in coarse pixels.
    private static let finest = 3.0

    init(_ deviation: Double) {
        self.deviation = deviation
        factor = deviation.isFinite ? Int(max(1, min(65_536, deviation / Self.finest))) : 1
    }

    /// Whether the blur is too small to be visible.
    var isSharp: Bool { !(deviation > 0.3) }
    var box: BoxBlur { BoxBlur(deviation: deviation / Double(factor)) }
    /// How many pixels the shadow extends beyond its shape, which is also how far beyond the drawn area it depends on
    /// its shape: the reach of the blur, and of the interpolation between coarse pixels.
    var reach: Int { isSharp ? 0 : (box.reach + 3) * factor }
}

/// How a material blurs what is below it.
struct BackdropBlur {
    let blur: ShadowBlur
    /// The area that the material may sample, in pixels.
    let panel: PixelRect
    /// The outline of that area; `nil` if the area is the whole of `panel`.
    let outline: PaintClip?

    /// `nil` if the step is not a backdrop.
    init?(_ step: PaintStep) {
        guard case .backdrop(let backdrop, let panel) = step.action else { return nil }
        blur = ShadowBlur(max(0, backdrop.blur * step.transform.magnification))
        (self.panel, outline) = (panel.box, panel.outline)
    }

    /// The coarse pixels that cover some pixels, and their neighbours. They are counted from the picture's own edge, so
    /// that they do not depend on the requested pixels.
    func cells(for part: PixelRect) -> PixelRect? { cells(of: part, more: 1) }

    /// The coarse pixels that the blur of `cells(for:)` depends on.
    func cellsBehind(_ part: PixelRect) -> PixelRect? { cells(of: part, more: 1 + blur.box.reach) }

    /// The pixels that the blur of `part` depends on.
    func seen(from part: PixelRect) -> PixelRect? {
        guard let cells = cellsBehind(part) else { return nil }
        return pixels(of: cells)
    }

    /// The pixels of the panel within some coarse pixels.
    func pixels(of cells: PixelRect) -> PixelRect? {
        let factor = blur.factor
        return PixelRect(
            x: cells.x * factor, y: cells.y * factor, width: cells.width * factor, height: cells.height * factor
        ).intersection(panel)
    }

    /// The weights of the coarse pixels: white for those whose part in the panel's box is inside its outline, else
    /// clear. `nil` if all are.
    func weights(of cells: PixelRect) -> Bitmap? {
        guard let outline, let part = pixels(of: cells), !outline.leaves(part) else { return nil }
        let factor = Double(blur.factor)
        let place = PlaneTransform(a: 1 / factor, d: 1 / factor, tx: -Double(cells.x), ty: -Double(cells.y))
        guard
            let mask = Mask(
                of: outline.path, by: outline.transform.followed(by: place), width: cells.width, height: cells.height),
            let weights = Bitmap(width: cells.width, height: cells.height)
        else { return nil }
        // The extent of a coarse pixel inside the panel's box along one axis, in pixels.
        func inBox(_ cell: Int, _ low: Int, _ high: Int) -> Int {
            max(0, min((cell + 1) * blur.factor, high) - max(cell * blur.factor, low))
        }
        for row in 0..<cells.height {
            let height = inBox(cells.y + row, panel.y, panel.maxY)
            for column in 0..<cells.width {
                let whole = Double(height * inBox(cells.x + column, panel.x, panel.maxX)) / (factor * factor)
                guard mask.isCovered(column, row, to: whole) else { continue }
                weights.fill(.max, in: PixelRect(x: column, y: row, width: 1, height: 1))
            }
        }
        return weights
    }

    private func cells(of part: PixelRect, more: Int) -> PixelRect? {
        let factor = blur.factor
        let (left, top) = (panel.x / factor, panel.y / factor)
        let all = PixelRect(
            x: left, y: top, width: (panel.maxX - 1) / factor + 1 - left, height: (panel.maxY - 1) / factor + 1 - top)
        let (x, y) = (part.x / factor - more, part.y / factor - more)
        return PixelRect(
            x: x, y: y, width: (part.maxX - 1) / factor + 1 + more - x, height: (part.maxY - 1) / factor + 1 + more - y
        ).intersection(all)
    }
}
