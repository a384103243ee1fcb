import Animations
import Dialogs
import Geometry
package import Preview
import Timeline

/// Writes a dialog's transitions as Swift for SwiftUI: a transition for each layer that moves.
package struct SwiftUISource {
    private let model: TransitionModel

    package init(_ depiction: Depiction) { model = TransitionModel(depiction) }

    package var text: String {
        var source = SourceText(of: model)
        source.comment("Give each view its transition: .transition(.dialogMotion)")
        source.line("import SwiftUI")
        source.line()
        source.line("extension AnyTransition {")
        for layer in model.layers { write(layer, to: &source) }
        source.line("}")
        source.part(.swiftUIPose)
        if model.usesTables { source.part(.swiftUITable) }
        if model.usesPaths { source.part(.swiftUIPath) }
        return source.text
    }

    private func write(_ layer: TransitionModel.LayerMoves, to source: inout SourceText) {
        source.comment("The layer \(layer.layer).", indent: 4)
        source.line("    static var \(layer.name)Motion: AnyTransition {")
        source.line("        .asymmetric(")
        source.line("            insertion: " + Self.combined(layer.present, of: layer, isComing: true) + ",")
        source.line("            removal: " + Self.combined(layer.dismiss, of: layer, isComing: false))
        source.line("        )")
        source.line("    }")
    }

    /// A combined transition is around those before it: the last property is the innermost, a layer is placed last.
    private static func combined(
        _ moves: [TransitionModel.Move], of layer: TransitionModel.LayerMoves, isComing: Bool
    ) -> String {
        guard let first = moves.last else { return ".identity" }
        let rest = moves.dropLast().reversed().map {
            "\n                .combined(with: " + transition($0, of: layer, isComing) + ")"
        }
        return "AnyTransition" + transition(first, of: layer, isComing) + rest.joined()
    }

    /// Returns the transition between a pose and the resting layout.
    private static func transition(
        _ move: TransitionModel.Move, of layer: TransitionModel.LayerMoves, _ isComing: Bool
    ) -> String {
        func end(_ isAway: Bool) -> String {
            let isStart = isAway == isComing
            if move.pace.isPath { return path(move, at: isStart ? 0 : 1, of: layer) }
            let value = isStart ? move.from : move.to
            return "LayerPose(\(argument(move.property, of: layer, value.x, value.y)))"
        }
        return ".modifier(active: \(end(true)), identity: \(end(false))).animation(\(animation(move)))"
    }

    /// Returns a pose on a path, at a share of its time.
    private static func path(
        _ move: TransitionModel.Move, at share: Int, of layer: TransitionModel.LayerMoves
    ) -> String {
        var lists = "shares: [\(SourceText.numbers(move.stops.map(\.share)))], "
        func value(_ name: String, _ lane: Int) -> String {
            if let still = move.still(lane) { return SourceText.number(still) }
            if lane == 0 || move.property.numbers == 2 {
                lists += "\(name): [\(SourceText.numbers(move.stops.map { $0.value[lane] }))], "
            }
            return name
        }
        let (x, y) = (value("x", 0), value("y", 1))
        return "LayerPath(share: \(share), \(lists)"
            + "pose: { x, y in LayerPose(\(argument(move.property, of: layer, x, y))) })"
    }

    private static func argument(
        _ property: MotionChannel.Property, of layer: TransitionModel.LayerMoves, _ x: Double, _ y: Double
    ) -> String {
        argument(property, of: layer, SourceText.number(x), SourceText.number(y))
    }

    private static func argument(
        _ property: MotionChannel.Property, of layer: TransitionModel.LayerMoves, _ x: String, _ y: String
    ) -> String {
        // SwiftUI counts the distance of the eye in lengths of the view's longer side.
        let size = max(layer.size.width, layer.size.height)
        let seen = ", perspective: " + SourceText.number(size / SystemMotion.perspective.value)
        return switch property {
        case .translation: "offset: CGSize(width: \(x), height: \(y))"
        case .scale: "scale: CGSize(width: \(x), height: \(y))"
        case .rotationX: "rotationX: \(x)" + seen
        case .rotationY: "rotationY: \(x)" + seen
        case .rotationZ: "rotationZ: \(x)"
        case .opacity: "opacity: \(x)"
        case .cornerRadii: "cornerRadius: \(x)"
        case .size: ""
        }
    }

    private static func animation(_ move: TransitionModel.Move) -> String {
        let duration = SourceText.number(move.duration)
        let animation =
            switch move.pace {
            case .curve(let curve): ".timingCurve(\(curve.arguments), duration: \(duration))"
            case .spring(let spring):
                ".interpolatingSpring(\(spring.arguments), "
                    + "initialVelocity: \(SourceText.number(spring.initialVelocity)))"
            case .table(let progress):
                "Animation(TableAnimation(duration: \(duration), progress: [\(SourceText.numbers(progress))]))"
            case .path: ".linear(duration: \(duration))"
            }
        return move.delay > 0 ? animation + ".delay(\(SourceText.number(move.delay)))" : animation
    }
}
