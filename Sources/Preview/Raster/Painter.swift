import Dialogs
package import Geometry
import Jobs
package import Typography

/// Draws pictures with Cairo, in software: the same pixels wherever the same libraries run.
///
/// Shadows and materials are drawn coarsely and enlarged: what is blurred by many pixels has no more to show. A material
/// blurs what is drawn below it, whatever groups that is in.
package struct Painter {
    private let engine: PangoEngine
    /// Pixels a point.
    private let scale: Double
    /// What is drawn on, the groups that are drawn aside last.
    var levels: [Level] = []
    /// The pixels of the whole picture that materials blur: those of the panel, where there is one around them.
    var panel: Rect?

    /// A bitmap, and where its first pixel is in the picture's.
    struct Level {
        let canvas: Canvas
        let x: Int
        let y: Int
    }

    /// How many pixels a picture has.
    ///
    /// - Parameter scale: Pixels a point.
    package static func size(of bounds: Rect, scale: Double) -> (width: Int, height: Int) {
        func pixels(_ length: Double) -> Int {
            let pixels = (length * scale - 1e-6).rounded(.up)
            return pixels < 1e9 ? max(1, Int(pixels)) : 1_000_000_000
        }
        return (pixels(bounds.width), pixels(bounds.height))
    }

    /// Draws a picture from its top left corner on; what of it does not fit is left out.
    ///
    /// - Parameters:
    ///   - bitmap: Where it is drawn, on top of what is there.
    ///   - left: Where the picture begins, in pixels.
    ///   - scale: Pixels a point.
    ///   - engine: What texts were measured with.
    package static func draw(
        _ picture: Picture, on bitmap: Bitmap, left: Int = 0, scale: Double, engine: PangoEngine
    ) {
        let origin = picture.bounds.origin
        let place = PlaneTransform(
            a: scale, d: scale, tx: Double(left) - origin.x * scale, ty: -origin.y * scale)
        guard let canvas = Canvas(bitmap, transform: place) else { return }
        canvas.clip(VectorPath(rectangle: picture.bounds), .nonZero)
        var painter = Painter(engine: engine, scale: scale, levels: [Level(canvas: canvas, x: 0, y: 0)])
        painter.draw(picture.operations, on: canvas)
    }

    private mutating func draw(_ operations: [DrawingOperation], on canvas: Canvas) {
        // Even a small picture takes some time to be told apart from what is below it.
        for operation in operations where !JobBudget.isOver(after: 100) {
            switch operation {
            case .fill(let path, let rule, let fill): canvas.fill(path, rule, fill)
            case .stroke(let path, let width, let color): canvas.stroke(path, width: width, color)
            case .shadow(let shadow): draw(shadow, on: canvas)
            case .text(let run): draw(run, on: canvas)
            case .backdrop(let backdrop): draw(backdrop, on: canvas)
            case .group(let group): draw(group, on: canvas)
            }
        }
    }

    // MARK: Groups

    private mutating func draw(_ group: Group, on canvas: Canvas) {
        guard group.opacity > 0 else { return }
        canvas.save()
        defer { canvas.restore() }
        guard canvas.concatenate(group.transform) else { return }
        if let clip = group.clip { canvas.clip(clip, .evenOdd) }
        let outer = panel
        defer { panel = outer }
        if group.subject == .screen, let level = levels.last {
            panel = canvas.visiblePixels.offset(x: Double(level.x), y: Double(level.y))
        }
        if group.opacity >= 1 {
            draw(group.operations, on: canvas)
        } else if case .fill(let path, let rule, let fill)? = group.operations.first, group.operations.count == 1 {
            canvas.fill(path, rule, fill, opacity: group.opacity)
        } else {
            drawAside(group, on: canvas)
        }
    }

    /// Draws a group on a bitmap of its own, as large as what can be seen of it, and puts that on what is there.
    private mutating func drawAside(_ group: Group, on canvas: Canvas) {
        let extent = canvas.transform.bounds(of: DrawingOperation.bounds(of: group.operations))
        guard let level = levels.last, let extent,
            let visible = canvas.visiblePixels.intersection(extent.insetBy(-1)),
            let part = PixelRect(around: visible, in: canvas.bitmap.width, canvas.bitmap.height),
            let bitmap = Bitmap(width: part.width, height: part.height)
        else { return }
        let aside = canvas.transform.followed(by: PlaneTransform(tx: -Double(part.x), ty: -Double(part.y)))
        guard let own = Canvas(bitmap, transform: aside) else { return }
        levels.append(Level(canvas: own, x: level.x + part.x, y: level.y + part.y))
        draw(group.operations, on: own)
        levels.removeLast()
        canvas.draw(
            bitmap, by: PlaneTransform(tx: Double(part.x), ty: Double(part.y)), opacity: group.opacity)
    }

    // MARK: Text

    private func draw(_ run: TextRun, on canvas: Canvas) {
        let style = TextStyle(size: run.font.size, weight: run.font.weight)
        let line = engine.engine(of: run.font.typeface).drawing(
            of: run.text, style: style, direction: run.direction, letterSpacing: run.font.letterSpacing,
            pixelsPerPoint: scale)
        canvas.save()
        defer { canvas.restore() }
        guard canvas.concatenate(PlaneTransform(tx: run.origin.x - run.anchor.share * line.width, ty: run.origin.y))
        else { return }
        canvas.fill(line.outline, .nonZero, .solid(run.color))
        for image in line.images { canvas.draw(image, opacity: Double(run.color.alpha) / 255) }
    }
}

extension TextBlock.Alignment {
    /// How much of a box lies left of its anchor.
    fileprivate var share: Double {
        switch self {
        case .left: 0
        case .center: 0.5
        case .right: 1
        }
    }
}
