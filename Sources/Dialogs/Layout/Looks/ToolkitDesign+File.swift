import Devices
private import Embedded
import Geometry
import JSONText
import Timeline
import Typography

extension ToolkitDesign {
    /// Reads the design from the file that has the toolkit's name, in `Sources/Dialogs/Toolkits`. A fault stops the
    /// program: it is a mistake in the source tree, and tests read all files.
    init(of toolkit: Toolkit) {
        let document = JSONDocument()
        let design = EmbeddedFolder.toolkits.withBytes(of: toolkit.name + ".json") { bytes in
            (try? document.parse(bytes, maxDepth: 8)).flatMap {
                document.withRoot { Self(DesignNode($0), of: toolkit) } ?? nil
            }
        }
        guard let design else { preconditionFailure("\(toolkit.name).json is sound") }
        self = design
    }

    private init?(_ file: DesignNode, of toolkit: Toolkit) {
        let names = Component.allCases.map { file["names"]["\($0)"].node?.stringValue }
        let roles = Role.allCases.compactMap { file["roles"]["\($0)"].role }
        guard !names[Component.always].contains(nil), roles.count == Role.allCases.count,
            let font = FontFamily(file["font"], of: toolkit), let habits = file["habits"].all(Habit.allCases),
            let titleWeight = TextStyle.Weight(rawValue: file["titleWeight"].text),
            let buttonWeight = TextStyle.Weight(rawValue: file["buttonWeight"].text),
            let messageEdge = RestingEdge(rawValue: file["messageEdge"].text),
            let popoverSide = Edge(rawValue: file["popoverSide"].text),
            let ringShare = file["ringShare"].node?.doubleValue
        else { return nil }
        let curves = file["curves"]
        self.init(
            names: names, roles: roles, ownRoles: OwnRole.allCases.map { file["roles"]["\($0)"].role },
            palette: Palette(of: toolkit), fonts: SystemFonts(font), titleWeight: titleWeight,
            buttonWeight: buttonWeight, habits: Habits(habits),
            curves: Curve.allCases.map {
                curves["\($0)"].curve ?? MotionCurve($0 == .fade ? Easing.linear : Easing.default)
            },
            messageFade: curves["messageFade"].curve, messageEdge: messageEdge, popoverSide: popoverSide,
            ringShare: ringShare)
    }
}

/// A value of a design's file, which may be missing.
private struct DesignNode {
    let node: JSONNode?

    init(_ node: JSONNode?) { self.node = node }

    subscript(name: String) -> DesignNode { DesignNode(node?.member(text: name)) }

    /// The text; empty if it is none.
    var text: String { node?.stringValue ?? "" }
    var role: ColorRole? { ColorRole(rawValue: text) }
    var curve: MotionCurve? { node.map { MotionCurve.read($0) } }
    var elements: [JSONNode] { node.map { Array($0.elements) } ?? [] }

    /// The cases that a list names; `nil` if it has any other name.
    func all<Case>(_ cases: [Case]) -> [Case]? {
        let found = elements.map { name in cases.first { name.stringEquals("\($0)") } }
        return found.contains { $0 == nil } ? nil : found.compactMap(\.self)
    }
}

extension FontFamily {
    fileprivate convenience init?(_ file: DesignNode, of toolkit: Toolkit) {
        guard let typeface = Typeface.allCases.first(where: { file["typeface"].text == "\($0)" }),
            let confidence = StyleFigure.Confidence(rawValue: file["confidence"].text)
        else { return nil }
        self.init(
            file["family"].text, aliases: file["aliases"].elements.compactMap(\.stringValue), typeface, texts: "all",
            eras: [Eras(.toolkit(toolkit))], confidence, source: file["source"].node?.sentence ?? "")
    }
}

extension MotionCurve {
    /// Reads a curve: the control points of a bézier, or one of these names.
    fileprivate static func read(_ file: JSONNode) -> MotionCurve {
        let points = file.elements.compactMap(\.doubleValue)
        switch file.stringValue {
        case "linear": return MotionCurve(.linear)
        case "inOutQuad": return inOutQuad
        case "easeCubed": return easeCubed
        default:
            precondition(points.count == 4, "a curve has a name, or the control points of a bézier")
            return MotionCurve(.cubicBezier(CubicBezier(points[0], points[1], points[2], points[3])))
        }
    }

    /// Qt's parabolas t² in the first half of the time, and 1 − (1 − t)² in the second, which béziers are exactly; the
    /// single curve is the usual approximation of both.
    private static let inOutQuad = MotionCurve(
        [
            MotionCurve.Piece(until: 0.5, at: 0.5, .cubicBezier(CubicBezier(1.0 / 3, 0, 2.0 / 3, 1.0 / 3))),
            MotionCurve.Piece(until: 1, at: 1, .cubicBezier(CubicBezier(1.0 / 3, 2.0 / 3, 2.0 / 3, 1))),
        ], closest: .cubicBezier(CubicBezier(0.455, 0.03, 0.515, 0.955)))

    /// The cube of the progress along `ease`, given at steps of a sixteenth.
    private static let easeCubed = MotionCurve(
        .linear(
            LinearEasing(
                (0...16).map { step in
                    let fraction = Double(step) / 16
                    let progress = Easing.default.progress(at: fraction, of: 1)
                    return LinearEasing.Stop(progress: progress * progress * progress, fraction: fraction)
                })))
}
