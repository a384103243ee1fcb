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
