import Dialogs
import Geometry
import Jobs
import Typography

/// Everything that a picture draws, as steps from first to last, in pixels.
struct PaintList {
    private(set) var steps: [PaintStep] = []

    /// What applies to the current operations from the groups around them.
    fileprivate struct Surroundings {
        var transform: PlaneTransform
        var clip: PaintClip?
        /// The pixels that may be visible.
        var box: PixelRect
        /// The pixels that materials may sample: those of the panel, if there is one around them.
        var panel: PaintPanel
    }

    init(of picture: Picture, on grid: TileGrid, _ drawings: PreparedDrawings) {
        let (origin, scale) = (picture.bounds.origin, drawings.scale)
        let transform = PlaneTransform(a: scale, d: scale, tx: -origin.x * scale, ty: -origin.y * scale)
        let whole = Surroundings(transform: transform, box: grid.bounds, panel: PaintPanel(box: grid.bounds))
        guard transform.isPaintable, let around = whole.cut(at: VectorPath(rectangle: picture.bounds), .nonZero) else {
            return
        }
        add(picture.operations, around, drawings)
    }

    private mutating func add(_ operations: [DrawingOperation], _ around: Surroundings, _ drawings: PreparedDrawings) {
        for operation in operations where !JobBudget.isOver(after: 2) {
            switch operation {
            case .fill(let path, let rule, let fill): add(path, rule, fill, opacity: 1, around)
            case .stroke(let path, let width, let color):
                // The mitre of a line's corner extends at most this far.
                add(.stroke(path, width: width, color), path.bounds.insetBy(-width * 5), around)
            case .shadow(let shadow):
                let reach = ShadowBlur(shadow.deviation * around.transform.magnification).reach
                add(.shadow(shadow), shadow.path.bounds, around, wider: reach)
            case .text(let run): add(run, around, drawings)
            case .image(let image):
                let decoded = drawings.images[image]
                add(.picture(decoded), decoded.frame, around, wider: 1)
            case .backdrop(let backdrop):
                guard backdrop.opacity > 0 else { continue }
                add(.backdrop(backdrop, within: around.panel), backdrop.path.bounds, around)
            case .group(let group): add(group, around, drawings)
            }
        }
    }

    private mutating func add(
        _ path: VectorPath, _ rule: FillRule, _ fill: Fill, opacity: Double, _ around: Surroundings
    ) {
        add(.fill(path, rule, fill, opacity: opacity), path.bounds, around)
    }

    /// - Parameters:
    ///   - bounds: The area that the step changes, in its own space.
    ///   - wider: The number of pixels around that area that the step may also change.
    private mutating func add(_ action: PaintStep.Action, _ bounds: Rect, _ around: Surroundings, wider: Int = 0) {
        guard let bounds = around.transform.bounds(of: bounds),
            let box = around.pixels(of: bounds.insetBy(-Double(wider)))
        else { return }
        steps.append(PaintStep(action: action, transform: around.transform, clip: around.clip, box: box))
    }

    private mutating func add(_ run: TextRun, _ around: Surroundings, _ drawings: PreparedDrawings) {
        let line = drawings[run]
        var own = around
        own.transform = PlaneTransform(tx: run.origin.x - run.anchor.share * line.width, ty: run.origin.y)
            .followed(by: around.transform)
        guard own.transform.isPaintable else { return }
        add(line.outline, .nonZero, .solid(run.color), opacity: 1, own)
        for image in line.images {
            // An enlarged image has blurred edges, as wide as one of its pixels.
            let wide = Int(
                max(1, min(1e6, (own.transform.magnification * image.frame.width / Double(image.width)).rounded(.up))))
            add(.image(image, opacity: Double(run.color.alpha) / 255), image.frame, own, wider: wide)
        }
    }

    private mutating func add(_ group: Group, _ around: Surroundings, _ drawings: PreparedDrawings) {
        guard group.opacity > 0 else { return }
        var inner = around
        inner.transform = group.transform.followed(by: around.transform)
        guard inner.transform.isPaintable else { return }
        if let clip = group.clip {
            guard let cut = inner.cut(at: clip, .evenOdd) else { return }
            inner = cut
        }
        if group.subject == .screen { inner.panel = PaintPanel(box: inner.box, outline: inner.clip) }
        if group.opacity >= 1 {
            add(group.operations, inner, drawings)
        } else if case .fill(let path, let rule, let fill)? = group.operations.first, group.operations.count == 1 {
            add(path, rule, fill, opacity: group.opacity, inner)
        } else {
            addAside(group, inner, drawings)
        }
    }

    /// Adds a group that is composited with an opacity, limited to the pixels that its steps change.
    private mutating func addAside(_ group: Group, _ inner: Surroundings, _ drawings: PreparedDrawings) {
        let first = steps.count
        steps.append(PaintStep(action: .begin, transform: .identity, clip: nil, box: inner.box))
        // The clip is applied once, when the group is composited.
        var aside = inner
        aside.clip = nil
        add(group.operations, aside, drawings)
        guard let box = steps[(first + 1)...].map(\.box).reduce(nil, { $0?.union($1) ?? $1 }) else {
            steps.removeLast()
            return
        }
        steps[first].box = box
        steps.append(PaintStep(action: .end(opacity: group.opacity), transform: .identity, clip: inner.clip, box: box))
    }
}

extension PaintList.Surroundings {
    /// Returns these surroundings inside an outline; `nil` if nothing is visible there.
    fileprivate func cut(at path: VectorPath, _ rule: FillRule) -> Self? {
        guard let bounds = transform.bounds(of: path.bounds), let box = pixels(of: bounds) else { return nil }
        var cut = self
        cut.clip = PaintClip(path, rule, transform, in: clip)
        cut.box = box
        return cut
    }

    /// The pixels that a rectangle in pixels touches, and that may be visible.
    fileprivate func pixels(of rect: Rect) -> PixelRect? {
        PixelRect(around: rect, in: box.maxX, box.maxY)?.intersection(box)
    }
}

/// The outlines of texts and the pixels of images, each computed once, even if drawn several times.
final class PreparedDrawings {
    private struct Key: Hashable {
        var text: SpeltText
        var typeface: Typeface
        var style: TextStyle
        var direction: TextDirection
        var letterSpacing: Double
    }

    private let engine: PangoEngine
    /// Pixels per point.
    let scale: Double
    private var known: [Key: LineDrawing] = [:]
    let images = DecodedImages()

    /// - Parameters:
    ///   - engine: The engine that measured the texts.
    ///   - scale: Pixels per point.
    init(_ engine: PangoEngine, scale: Double) { (self.engine, self.scale) = (engine, scale) }

    subscript(run: TextRun) -> LineDrawing {
        let key = Key(
            text: SpeltText(run.text), typeface: run.font.typeface,
            style: TextStyle(size: run.font.size, weight: run.font.weight), direction: run.direction,
            letterSpacing: run.font.letterSpacing)
        if let line = known[key] { return line }
        let line = engine.engine(of: key.typeface).drawing(
            of: run.text, style: key.style, direction: key.direction, letterSpacing: key.letterSpacing,
            pixelsPerPoint: scale)
        known[key] = line
        return line
    }
}

extension TextBlock.Alignment {
    /// The fraction of a box that is to the left of its anchor.
    fileprivate var share: Double {
        switch self {
        case .left: 0
        case .center: 0.5
        case .right: 1
        }
    }
}

extension PlaneTransform {
    /// Whether Cairo can draw with the transform: a matrix that cannot be inverted puts its context into a permanent
    /// error state.
    var isPaintable: Bool {
        let area = a * d - b * c
        return area.isFinite && area.magnitude > 1e-12 && tx.isFinite && ty.isFinite
    }
}
