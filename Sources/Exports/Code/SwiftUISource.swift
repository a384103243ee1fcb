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
        source.line(Self.support)
        if model.usesTables { source.line(Self.table) }
        return source.text
    }

    private func write(_ layer: TransitionModel.LayerMoves, to source: inout SourceText) {
        source.comment("The layer \(layer.layer).", indent: 4)
        source.line("    static var \(layer.name)Motion: AnyTransition {")
        source.line("        .asymmetric(")
        source.line("            insertion: " + Self.combined(layer.present, isComing: true) + ",")
        source.line("            removal: " + Self.combined(layer.dismiss, isComing: false))
        source.line("        )")
        source.line("    }")
    }

    private static func combined(_ moves: [TransitionModel.Move], isComing: Bool) -> String {
        guard let first = moves.first else { return ".identity" }
        let rest = moves.dropFirst().map { "\n                .combined(with: " + transition($0, isComing) + ")" }
        return "AnyTransition" + transition(first, isComing) + rest.joined()
    }

    /// Returns the transition between a pose and the resting layout.
    private static func transition(_ move: TransitionModel.Move, _ isComing: Bool) -> String {
        let (away, rest) = isComing ? (move.from, move.to) : (move.to, move.from)
        return ".modifier(active: LayerPose(\(argument(move.property, away))), "
            + "identity: LayerPose(\(argument(move.property, rest)))).animation(\(animation(move)))"
    }

    private static func argument(_ property: MotionChannel.Property, _ value: SIMD4<Double>) -> String {
        let (x, y) = (SourceText.number(value.x), SourceText.number(value.y))
        return switch property {
        case .translation: "offset: CGSize(width: \(x), height: \(y))"
        case .scale: "scale: CGSize(width: \(x), height: \(y))"
        case .rotationX: "rotationX: \(x)"
        case .rotationY: "rotationY: \(x)"
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
                ".interpolatingSpring(mass: \(SourceText.number(spring.mass)), "
                    + "stiffness: \(SourceText.number(spring.stiffness)), "
                    + "damping: \(SourceText.number(spring.playedDamping)), "
                    + "initialVelocity: \(SourceText.number(spring.initialVelocity)))"
            case .table(let progress):
                "Animation(TableAnimation(duration: \(duration), progress: [\(SourceText.numbers(progress))]))"
            }
        return move.delay > 0 ? animation + ".delay(\(SourceText.number(move.delay)))" : animation
    }

    /// The pose of a layer relative to its rest. As in the answer, rotations are applied about z first, then y, then x.
    private static let support = """

        struct LayerPose: ViewModifier {
            var offset = CGSize.zero
            var scale = CGSize(width: 1, height: 1)
            var rotationX = 0.0
            var rotationY = 0.0
            var rotationZ = 0.0
            var opacity = 1.0
            var cornerRadius: Double? = nil

            func body(content: Content) -> some View {
                cut(content)
                    .scaleEffect(x: scale.width, y: scale.height)
                    .rotationEffect(.degrees(rotationZ))
                    .rotation3DEffect(.degrees(rotationY), axis: (x: 0, y: 1, z: 0))
                    .rotation3DEffect(.degrees(rotationX), axis: (x: 1, y: 0, z: 0))
                    .offset(offset)
                    .opacity(opacity)
            }

            @ViewBuilder private func cut(_ content: Content) -> some View {
                if let cornerRadius {
                    content.clipShape(RoundedRectangle(cornerRadius: cornerRadius))
                } else {
                    content
                }
            }
        }
        """

    private static let table = """

        struct TableAnimation: CustomAnimation {
            var duration: Double
            var progress: [Double]

            func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
                guard time < duration else { return nil }
                let place = max(0, time / duration) * Double(progress.count - 1)
                let index = min(Int(place), progress.count - 2)
                let share = place - Double(index)
                return value.scaled(by: progress[index] + (progress[index + 1] - progress[index]) * share)
            }
        }
        """
}
