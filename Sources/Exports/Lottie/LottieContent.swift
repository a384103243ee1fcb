import Animations
import Boxes
import Dialogs
import Geometry
import JSONText
import Preview
import Typography

/// What a layer draws without its children, relative to its top left corner: its outline at each keyframe of its size,
/// and its texts.
struct LottieContent {
    /// The shapes, from the bottom up.
    private var shapes: [LottieShape] = []
    /// The texts, each with the start of its line at each size.
    private var texts: [(shape: LottieShape, origins: [Point])] = []
    /// Images, and glyphs in colours of their own, each with its position at each size.
    private(set) var pictures: [LottiePicture] = []
    private var outlines: [VectorPath]
    private let curve: LottieCurve?
    /// By how much texts and images are turned, on a surface that does not turn with the window.
    private let turn: QuarterTurn

    var hasShapes: Bool { !shapes.isEmpty || !texts.isEmpty }

    init(
        _ layer: Layer, _ motion: LayerMotion?, _ tolerances: (MotionChannel) -> [Double], engine: PangoEngine?,
        turned turn: QuarterTurn
    ) {
        self.turn = turn
        let (size, radii) = (motion?.channel(.size), motion?.channel(.cornerRadii))
        let channel = size ?? radii
        curve = channel.map { channel in
            let tolerance = tolerances(channel)
            return LottieCurve(channel.pace) { tolerance[$0] }
        }
        let least = radii?.leastCorners ?? .zero
        var frames: [Rect] = []
        var corners: [CornerRadii?] = []
        for time in channel?.pace.times ?? [0] {
            let now = size?.value(at: time) ?? SIMD4(layer.frame.width, layer.frame.height, 0, 0)
            frames.append(Rect(x: 0, y: 0, width: max(0, now.x), height: max(0, now.y)))
            corners.append(radii.map { CornerRadii(lanes: $0.value(at: time)).atLeast(least) })
        }
        let outlines = frames.indices.map { Self.outline(of: layer, frames[$0], corners[$0]) }
        self.outlines = outlines.map(\.path)
        addShapes(layer, outlines, frames)
        if let image = layer.details?.image?.value, let data = image.data, !layer.frame.isEmpty {
            let size = layer.frame.size
            let outline = Self.outline(of: layer, Rect(origin: .zero, size: size), nil).path
            let whole = (layer.scrolledFrame ?? layer.frame).offset(x: -layer.frame.minX, y: -layer.frame.minY)
            let origins = frames.map { Point(x: ($0.width - size.width) / 2, y: ($0.height - size.height) / 2) }
            pictures.append(LottiePicture(data, image.fit, filling: whole, in: outline, origins: origins))
        }
        addTexts(layer, frames, engine)
    }

    private static func outline(of layer: Layer, _ frame: Rect, _ radii: CornerRadii?) -> LayerOutline {
        if let whole = layer.scrolledFrame {
            // The layer is clipped by its scrolling ancestor.
            let place = whole.offset(x: frame.minX - layer.frame.minX, y: frame.minY - layer.frame.minY)
            return LayerOutline(
                frame: place, radii: radii ?? layer.cornerRadii ?? CornerRadii(all: layer.cornerRadius),
                curve: layer.look?.look.cornerCurve ?? .circular)
        }
        if let outline = layer.outline, layer.cornerRadii == nil, radii == nil {
            let stretch = PlaneTransform(from: layer.frame, to: frame)
            return LayerOutline(frame: frame, given: outline.mapped(by: stretch) ?? outline)
        }
        return LayerOutline(
            frame: frame, radii: radii ?? layer.cornerRadii ?? CornerRadii(all: layer.cornerRadius),
            curve: layer.look?.look.cornerCurve ?? .circular)
    }

    private mutating func addShapes(_ layer: Layer, _ outlines: [LayerOutline], _ frames: [Rect]) {
        let look = layer.look?.look
        let variants = zip(outlines, frames).map { outline, frame -> [LottieShape] in
            var operations: [DrawingOperation] = []
            if var background = look?.background {
                background.material = nil
                operations += outline.fill(background)
            }
            if let image = layer.details?.image, image.value.data == nil {
                operations += ImagePlaceholder.operations(in: outline.path, turned: turn)
            }
            if let symbol = layer.details?.symbol {
                operations.append(symbol.value.operation(of: layer, in: frame))
            }
            if let border = look?.border { operations += outline.border(border) }
            return LottieShape.shapes(operations)
        }
        guard let first = variants.first else { return }
        shapes = first
        guard variants.allSatisfy({ $0.count == first.count }) else { return }
        for index in shapes.indices { shapes[index].paths = variants.map { $0[index].paths[0] } }
    }

    private mutating func addTexts(_ layer: Layer, _ frames: [Rect], _ engine: PangoEngine?) {
        guard let text = layer.text, let engine = engine?.engine(of: text.family.typeface) else { return }
        let style = TextStyle(size: text.style.size, weight: text.style.weight)
        for line in text.drawnLines where !line.text.isEmpty {
            let drawing = engine.drawing(
                of: line.text, style: style, direction: line.direction, letterSpacing: text.letterSpacing,
                pixelsPerPoint: LottiePicture.pixelsPerPoint)
            let color = layer.textColor
            let share: Double =
                switch text.alignment {
                case .left: 0
                case .center: 0.5
                case .right: 1
                }
            let origins = frames.map { frame in
                Point(
                    x: line.x - layer.frame.minX + (frame.width - layer.frame.width) * share,
                    y: line.baseline - layer.frame.minY + (frame.height - layer.frame.height) / 2)
            }
            pictures += drawing.images.map { LottiePicture($0, origins: origins, color: color) }
            guard !drawing.outline.elements.isEmpty else { continue }
            texts.append((LottieShape(paths: [drawing.outline], paint: .fill(.nonZero, .solid(color))), origins))
        }
    }

    // MARK: Writing

    /// Writes the shapes, the topmost first.
    func write(to json: inout JSONWriter) {
        json.beginArray("shapes")
        for text in texts.reversed() {
            json.beginObject()
            json.member("ty", "gr")
            json.beginArray("it")
            text.shape.write(nil, to: &json)
            json.beginObject()
            json.member("ty", "tr")
            if turn != .none { json.member("r", JSONValue.still(turn.degrees)) }
            write(text.origins, to: &json)
            json.endObject()
            json.endArray()
            json.endObject()
        }
        for shape in shapes.reversed() { shape.write(curve, to: &json) }
        json.endArray()
    }

    /// Writes the position of a picture, in a composition in which the layer's own corner is at `corner`.
    func writePosition(of picture: LottiePicture, from corner: Point, to json: inout JSONWriter) {
        let start = picture.start
        write(picture.origins.map { Point(x: corner.x + $0.x + start.x, y: corner.y + $0.y + start.y) }, to: &json)
    }

    private func write(_ origins: [Point], to json: inout JSONWriter) {
        guard let curve, origins.contains(where: { $0 != origins[0] }) else {
            json.member("p", .still(origins[0]))
            return
        }
        json.beginObject("p")
        curve.write(&json) { index, progress, json in
            let (start, end) = (origins[index], origins[min(index + 1, origins.count - 1)])
            json.pair(start.x + (end.x - start.x) * progress, start.y + (end.y - start.y) * progress)
        }
        json.endObject()
    }

    func writeMask(at origin: Point, to json: inout JSONWriter) {
        let shape = LottieShape(
            paths: outlines.map { $0.offset(x: origin.x, y: origin.y) }, paint: .fill(.nonZero, .solid(.black)))
        json.writeMask { shape.writeOutline(curve, to: &$0) }
    }
}
