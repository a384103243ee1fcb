import Geometry

/// How a shadow is blurred: coarsely, as what is blurred by many pixels has no more to show, and enlarged.
struct ShadowBlur {
    /// A standard deviation in pixels.
    let deviation: Double
    /// Pixels that are one where it is blurred.
    let factor: Int

    /// Pixels of a standard deviation that are kept where what is blurred is drawn coarsely.
    private static let finest = 3.0

    init(_ deviation: Double) {
        self.deviation = deviation
        factor = deviation.isFinite ? Int(max(1, min(65_536, deviation / Self.finest))) : 1
    }

    /// Whether nothing is seen of it.
    var isSharp: Bool { !(deviation > 0.3) }
    var box: BoxBlur { BoxBlur(deviation: deviation / Double(factor)) }
    /// Pixels by which it reaches beyond what casts it, and sees beyond what it is drawn on: those of the blur, and of
    /// coarse pixels that one lies between.
    var reach: Int { isSharp ? 0 : (box.reach + 3) * factor }
}

/// How a material blurs what is below it.
struct BackdropBlur {
    let blur: ShadowBlur
    /// What it may look at, in pixels.
    let panel: PixelRect

    /// Nil where a step is none.
    init?(_ step: PaintStep) {
        guard case .backdrop(let backdrop, let panel) = step.action else { return nil }
        blur = ShadowBlur(max(0, backdrop.blur * step.transform.magnification))
        self.panel = panel
    }

    /// The coarse pixels that some pixels show, and those beside them: counted from the picture's own edge, so that
    /// they are the same ones whichever pixels are asked about.
    func cells(for part: PixelRect) -> PixelRect? { cells(of: part, more: 1) }

    /// The coarse pixels that those are blurred from.
    func cellsBehind(_ part: PixelRect) -> PixelRect? { cells(of: part, more: 1 + blur.box.reach) }

    /// The pixels that all of this comes from.
    func seen(from part: PixelRect) -> PixelRect? {
        guard let cells = cellsBehind(part) else { return nil }
        return pixels(of: cells)
    }

    /// The pixels of the panel in coarse ones.
    func pixels(of cells: PixelRect) -> PixelRect? {
        let factor = blur.factor
        return PixelRect(
            x: cells.x * factor, y: cells.y * factor, width: cells.width * factor, height: cells.height * factor
        ).intersection(panel)
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
