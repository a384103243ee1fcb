import Boxes
import Devices
import Dialogs
import Geometry
import Typography

/// What the system shows in its own layers, drawn plainly: the time, the signal and the battery in the status bar, keys on
/// the keyboard.
struct SystemContents {
    private let stage: StageReport
    private let moment: Moment

    init(_ stage: StageReport, at moment: Moment) {
        self.stage = stage
        self.moment = moment
    }

    func operations(in layer: Layer, frame: Rect) -> [DrawingOperation] {
        guard !frame.isEmpty else { return [] }
        let turn = stage.rotation ?? 0
        let isSideways = turn == 90 || turn == 270
        // As the user sees it, about the same middle.
        let upright =
            isSideways ? Rect(center: frame.center, size: Size(width: frame.height, height: frame.width)) : frame
        let operations: [DrawingOperation]
        switch layer.role {
        case .statusBar:
            operations = styles.map { style, opacity in
                let contents = StatusBarContents(stage, in: upright, color: style == .light ? .white : .black)
                return .group(Group(.statusBar(style), opacity: opacity, operations: contents.operations))
            }
        case .keyboard:
            operations = KeyboardContents(stage, in: upright).operations
        default: return []
        }
        guard turn != 0, !operations.isEmpty else { return operations }
        let transform = PlaneTransform(
            scale: Size(width: 1, height: 1), rotationZ: turn, about: frame.center)
        return [.group(Group(transform: transform, operations: operations))]
    }
}

extension SystemContents {
    /// What the status bar shows, and what it would show at other moments, each with its opacity.
    private var styles: [(StatusBar.Style, Double)] {
        let now = moment.statusBar.map { [($0, 1.0)] } ?? []
        return (now + moment.otherStatusBars.map { ($0, 0.0) }).filter { $0.0 != .hidden }
    }
}

extension TextRun.Font {
    /// That in which the system sets its own texts.
    static func system(_ stage: StageReport, size: Double, weight: TextStyle.Weight) -> TextRun.Font {
        let own =
            switch stage.state.platform {
            case .apple: stage.era == .classic ? ["Helvetica"] : stage.era == .flat ? ["Helvetica Neue"] : ["SF Pro"]
            case .material: ["Roboto"]
            case .web: [String]()
            }
        return TextRun.Font(families: own + ["Inter", "sans-serif"], size: size, weight: weight, letterSpacing: 0)
    }
}

/// A label whose width nobody has measured, with an end or its middle at a point.
func label(
    _ text: String, at point: Point, _ anchor: TextBlock.Alignment, _ font: TextRun.Font, _ color: Color
) -> DrawingOperation {
    var run = TextRun(text: text, origin: point, width: nil, direction: .leftToRight, font: font, color: color)
    run.anchor = anchor
    return .text(run)
}

private struct StatusBarContents {
    private let stage: StageReport
    private let bar: Rect
    private let color: Color

    init(_ stage: StageReport, in bar: Rect, color: Color) {
        (self.stage, self.bar, self.color) = (stage, bar, color)
    }

    /// Beside a notch or an island, on a phone held upright.
    private var hasEars: Bool { bar.height > 32 && bar.width < 500 }

    var operations: [DrawingOperation] {
        let isApple = stage.state.platform == .apple
        let size = hasEars ? (isApple ? 17.0 : 14) : min(15, max(11, bar.height * 0.6))
        let middle = hasEars && isApple ? bar.minY + bar.height * 0.56 : bar.midY
        let font = TextRun.Font.system(stage, size: size, weight: isApple ? .semibold : .medium)
        let baseline = middle + size * 0.36
        let side = hasEars && isApple ? bar.width * 0.085 : 14
        let centersTime = isApple && !hasEars && stage.state.profile.idiom == .phone
        let time =
            centersTime
            ? label("9:41", at: Point(x: bar.midX, y: baseline), .center, font, color)
            : label("9:41", at: Point(x: bar.minX + side + 4, y: baseline), .left, font, color)
        let unit = size / 15
        let right = bar.maxX - side
        var operations = [time]
        operations += battery(endingAt: right, middle: middle, unit: unit)
        let beforeBattery = right - 31 * unit
        if centersTime {
            operations += signal(endingAt: bar.minX + side + 17 * unit, middle: middle, unit: unit)
        } else {
            operations += signal(endingAt: beforeBattery, middle: middle, unit: unit)
        }
        return operations
    }

    private func battery(endingAt right: Double, middle: Double, unit: Double) -> [DrawingOperation] {
        let body = Rect(x: right - 26 * unit, y: middle - 5.5 * unit, width: 22 * unit, height: 11 * unit)
        let charge = Rect(x: body.minX + 2 * unit, y: body.minY + 2 * unit, width: 18 * unit, height: 7 * unit)
        let nub = Rect(x: body.maxX + 1 * unit, y: middle - 2 * unit, width: 1.5 * unit, height: 4 * unit)
        var faint = color
        faint.alpha = 0x66
        return [
            .stroke(VectorPath(rounded: body, radius: 3 * unit), width: unit, faint),
            .fill(VectorPath(rounded: charge, radius: 1.5 * unit), .nonZero, .solid(color)),
            .fill(VectorPath(rounded: nub, radius: 0.75 * unit), .nonZero, .solid(faint)),
        ]
    }

    private func signal(endingAt right: Double, middle: Double, unit: Double) -> [DrawingOperation] {
        (0..<4).map { index in
            let height = (4 + 2 * Double(index)) * unit
            let bar = Rect(
                x: right - (17 - 4.5 * Double(index)) * unit, y: middle + 5 * unit - height, width: 3 * unit,
                height: height)
            return .fill(VectorPath(rounded: bar, radius: unit), .nonZero, .solid(color))
        }
    }
}
