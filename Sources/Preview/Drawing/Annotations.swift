import Dialogs
import Geometry
import Typography

/// What `annotate` draws over a picture: frames with their ids, the safe area, hit regions, and measures.
struct Annotations {
    private let stage: StageReport
    private let moment: Moment
    private let wanted: Set<PictureOptions.Annotation>

    init(_ stage: StageReport, _ moment: Moment, _ wanted: Set<PictureOptions.Annotation>) {
        (self.stage, self.moment, self.wanted) = (stage, moment, wanted)
    }

    private static let frameInk = Color(rgb: 0x0A84FF)
    private static let safeInk = Color(rgb: 0x34C759)
    private static let measureInk = Color(rgb: 0xFF2D92)

    private var window: Rect { stage.windowOfFrames }
    private var font: TextRun.Font {
        TextRun.Font(families: ["Inter", "sans-serif"], size: 9, weight: .medium, letterSpacing: 0)
    }

    /// All annotations, back to front. Hit regions are only known at rest.
    var operations: [DrawingOperation] {
        guard !wanted.isEmpty else { return [] }
        var operations: [DrawingOperation] = []
        if wanted.contains(.hits) { operations += hits }
        if wanted.contains(.safeArea) { operations += safeArea }
        if wanted.contains(.frames) { operations += frames }
        if wanted.contains(.measures) { operations += measures }
        return operations
    }

    private var frames: [DrawingOperation] {
        let scrolling = moment.layers.filter { $0.layer.role == .scroll }
        return moment.layers.filter { $0.isThere && $0.state.opacity > 0 }.flatMap { posed in
            let parent = scrolling.first { $0.layer.id == posed.layer.parent }?.state.frame
            let frame = parent.map { posed.state.frame.intersection($0) ?? .zero } ?? posed.state.frame
            guard !frame.isEmpty else { return [DrawingOperation]() }
            let box = Rect(
                minX: frame.minX + 0.25, minY: frame.minY + 0.25, maxX: frame.maxX - 0.25, maxY: frame.maxY - 0.25)
            return [
                .stroke(VectorPath(rectangle: box), width: 0.5, Self.frameInk),
                label(
                    posed.layer.id, at: Point(x: frame.minX + 2, y: frame.minY + 9), .left,
                    TextRun.Font(families: font.families, size: 7, weight: .regular, letterSpacing: 0), Self.frameInk),
            ]
        }
    }

    private var safeArea: [DrawingOperation] {
        let safe = VectorPath(rectangle: stage.safeArea)
        var tint = Self.safeInk
        tint.alpha = 0x30
        return [
            .fill(VectorPath(rectangle: window).appending(safe), .evenOdd, .solid(tint)),
            .stroke(safe, width: 1, Self.safeInk),
        ]
    }

    /// The hit regions in reverse order, since a touch reaches the first one that contains it.
    private var hits: [DrawingOperation] {
        moment.hitRegions.reversed().flatMap { region -> [DrawingOperation] in
            var tint = region.effect.ink
            tint.alpha = 0x38
            let path = region.path
            return [.fill(path, .evenOdd, .solid(tint)), .stroke(path, width: 1, region.effect.ink)]
        }
    }

    /// The width and height of the dialogs, and their distances from the window's sides.
    private var measures: [DrawingOperation] {
        moment.layers.filter { $0.layer.role == .dialog && $0.isThere && !$0.state.frame.isEmpty }.flatMap { posed in
            let frame = posed.state.frame
            let (x, y) = (frame.midX, frame.midY)
            var lines = level(at: frame.maxY - 8, from: frame.minX, to: frame.maxX)
            lines += upright(at: frame.maxX - 8, from: frame.minY, to: frame.maxY)
            lines += level(at: y, from: window.minX, to: frame.minX)
            lines += level(at: y, from: frame.maxX, to: window.maxX)
            lines += upright(at: x, from: window.minY, to: frame.minY)
            lines += upright(at: x, from: frame.maxY, to: window.maxY)
            return lines
        }
    }

    private func level(at y: Double, from start: Double, to end: Double) -> [DrawingOperation] {
        line(from: Point(x: start, y: y), to: Point(x: end, y: y))
    }

    private func upright(at x: Double, from start: Double, to end: Double) -> [DrawingOperation] {
        line(from: Point(x: x, y: start), to: Point(x: x, y: end))
    }

    /// A line between two ends with crossbars, and its length beside it; nothing if it is too short.
    private func line(from start: Point, to end: Point) -> [DrawingOperation] {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let length = dx.magnitude + dy.magnitude
        guard length >= 0.5, dx >= 0, dy >= 0 else { return [] }
        let isLevel = dy == 0
        let tick = isLevel ? Point(x: 0, y: 3) : Point(x: 3, y: 0)
        let path = VectorPath(
            elements: [
                .move(start), .line(end), .move(start.offset(x: -tick.x, y: -tick.y)),
                .line(start.offset(x: tick.x, y: tick.y)), .move(end.offset(x: -tick.x, y: -tick.y)),
                .line(end.offset(x: tick.x, y: tick.y)),
            ])
        let middle = Point(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
        let text = label(
            LengthText.of(length), at: isLevel ? middle.offset(x: 0, y: -3) : middle.offset(x: 4, y: 3),
            isLevel ? .center : .left, font, Self.measureInk)
        return [.stroke(path, width: 0.75, Self.measureInk), text]
    }
}

/// Formats a length as a label.
enum LengthText {
    /// Returns the length with at most two decimals.
    static func of(_ length: Double) -> String {
        let hundredths = (length * 100).rounded()
        guard hundredths.magnitude < 1e15 else { return "…" }
        let (whole, rest) = Int(hundredths).quotientAndRemainder(dividingBy: 100)
        if rest == 0 { return "\(whole)" }
        return rest % 10 == 0 ? "\(whole).\(rest / 10)" : "\(whole).\(rest < 10 ? "0" : "")\(rest)"
    }
}

extension HitRegion.Effect {
    /// The colour that represents the effect.
    fileprivate var ink: Color {
        switch self {
        case .content: Color(rgb: 0x0A84FF)
        case .action: Color(rgb: 0x30B0C7)
        case .dismiss: Color(rgb: 0xFF9F0A)
        case .block: Color(rgb: 0xFF3B30)
        case .passThrough: Color(rgb: 0x8E8E93)
        }
    }
}
