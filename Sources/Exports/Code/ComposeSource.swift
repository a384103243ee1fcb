import Animations
import Dialogs
import Geometry
package import Preview
import Timeline

/// Writes a dialog's transitions as Kotlin for Jetpack Compose: a modifier for each layer that moves.
package struct ComposeSource {
    private let model: TransitionModel

    package init(_ depiction: Depiction) {
        // Compose's springs have no delay, and in a transition no initial velocity.
        model = TransitionModel(depiction) { move in
            guard case .spring(let spring) = move.pace else { return true }
            return move.delay == 0 && spring.initialVelocity == 0
        }
    }

    package var text: String {
        var source = SourceText(of: model)
        source.comment(
            "val transition = updateTransition(stage, label = \"dialog\"), then Modifier.dialogMotion(transition)")
        for name in Self.imports { source.line("import androidx.compose." + name) }
        source.line()
        source.line("enum class DialogStage { Before, Shown, After }")
        var lists = SourceText()
        for layer in model.layers { write(layer, to: &source, &lists) }
        if model.usesTables { source.part(.composeTable) }
        if model.usesPaths { source.part(.composePath) }
        if !lists.text.isEmpty {
            source.part(.composeLists)
            source.line(lists.text)
        }
        return source.text
    }

    private static let imports = [
        "animation.core.*", "foundation.shape.RoundedCornerShape", "runtime.*", "ui.Modifier",
        "ui.graphics.graphicsLayer", "ui.unit.dp",
    ]

    /// - Parameter lists: What is written outside of the functions.
    private func write(
        _ layer: TransitionModel.LayerMoves, to source: inout SourceText, _ lists: inout SourceText
    ) {
        source.line()
        source.comment("The layer \(layer.layer).")
        source.line("@Composable")
        source.line("fun Modifier.\(layer.name)Motion(transition: Transition<DialogStage>): Modifier {")
        var effects: [String] = []
        for property in layer.properties {
            for part in Self.parts(of: property) {
                write(part, property, of: layer, to: &source, &lists)
                effects.append(part.effect)
            }
        }
        source.line("    return graphicsLayer {")
        for effect in effects { source.line("        " + effect) }
        source.line("    }")
        source.line("}")
    }

    /// A number that is animated by itself.
    private struct Part {
        var name: String
        var lane: Int
        var effect: String
    }

    /// The distance of the eye, of which Compose counts 72 pixels as one.
    private static let eye =
        "cameraDistance = " + SourceText.number(SystemMotion.perspective.value / 72) + "f * density"

    private static func parts(of property: MotionChannel.Property) -> [Part] {
        func part(_ name: String, _ lane: Int = 0, _ effect: String? = nil) -> Part {
            Part(name: name, lane: lane, effect: effect ?? "this.\(name) = \(name)")
        }
        return switch property {
        case .translation:
            [
                part("offsetX", 0, "translationX = offsetX.dp.toPx()"),
                part("offsetY", 1, "translationY = offsetY.dp.toPx()"),
            ]
        case .scale: [part("scaleX"), part("scaleY", 1)]
        case .rotationX: [part("rotationX", 0, "this.rotationX = rotationX; " + eye)]
        case .rotationY: [part("rotationY", 0, "this.rotationY = rotationY; " + eye)]
        case .rotationZ: [part("rotationZ")]
        case .opacity: [part("alpha", 0, "this.alpha = alpha.coerceIn(0f, 1f)")]
        case .cornerRadii:
            // A negative radius, as when a spring overshoots, would crash the app.
            [part("cornerRadius", 0, "shape = RoundedCornerShape(cornerRadius.coerceAtLeast(0f).dp); clip = true")]
        case .size: []
        }
    }

    private func write(
        _ part: Part, _ property: MotionChannel.Property, of layer: TransitionModel.LayerMoves,
        to source: inout SourceText, _ lists: inout SourceText
    ) {
        let (came, went) = (layer.move(property, isPresenting: true), layer.move(property, isPresenting: false))
        guard came?.pace.isPath != true, went?.pace.isPath != true else {
            return writePath(part, of: layer, came, went, to: &source, &lists)
        }
        let rest = (came?.to ?? went?.from ?? property.identity)[part.lane]
        let before = (came?.from)?[part.lane] ?? rest
        let after = (went?.to)?[part.lane] ?? rest
        Self.write(
            part.name, (Self.animation(came), Self.animation(went)),
            [("Before", before), ("Shown", rest), ("After", after)], to: &source)
    }

    private static func write(
        _ name: String, _ specs: (coming: String, going: String), _ values: [(stage: String, value: Double)],
        to source: inout SourceText
    ) {
        source.line("    val \(name) by transition.animateFloat(")
        source.line("        label = \"\(name)\",")
        source.line("        transitionSpec = {")
        source.line("            if (targetState == DialogStage.Shown) \(specs.coming) else \(specs.going)")
        source.line("        },")
        source.line("    ) { stage ->")
        source.line("        when (stage) {")
        for (stage, value) in values {
            source.line("            DialogStage.\(stage) -> \(SourceText.number(value))f")
        }
        source.line("        }")
        source.line("    }")
    }

    /// Writes a number by the share of its way: 0 before it comes, 1 when it is there, 2 when it has gone.
    private func writePath(
        _ part: Part, of layer: TransitionModel.LayerMoves, _ came: TransitionModel.Move?,
        _ went: TransitionModel.Move?, to source: inout SourceText, _ lists: inout SourceText
    ) {
        func spec(_ move: TransitionModel.Move?) -> String {
            guard let move else { return "snap()" }
            return "tween(\(Self.milliseconds(move.duration)), \(Self.milliseconds(move.delay)), LinearEasing)"
        }
        func path(_ move: TransitionModel.Move, _ phase: String, from start: String) -> String {
            func floats(_ values: [Double], _ kind: String) -> String {
                guard values.count > Self.mostFloats else { return "floatArrayOf(\(Self.floats(values)))" }
                let name = layer.name + part.name.prefix(1).uppercased() + part.name.dropFirst() + phase + kind
                lists.line("private val \(name) = floats(\(SourceText.texts(values)))")
                return name
            }
            if let still = move.still(part.lane) { return SourceText.number(still) + "f" }
            let stops = move.stops
            return "path(\(start), \(floats(stops.map(\.share), "Shares")), "
                + "\(floats(stops.map { $0.value[part.lane] }, "Values")))"
        }
        let moves = [came, went].compactMap { $0 }
        let places = moves.map { $0.still(part.lane) }
        if let place = places.first ?? nil, places.allSatisfy({ $0.map { abs($0 - place) < 1e-6 } ?? false }) {
            return source.line("    val \(part.name) = \(SourceText.number(place))f")
        }
        let share = part.name + "Share"
        Self.write(share, (spec(came), spec(went)), [("Before", 0), ("Shown", 1), ("After", 2)], to: &source)
        let rest = (came?.to ?? went?.from ?? .zero)[part.lane]
        let still = SourceText.number(rest) + "f"
        let coming = came.map { path($0, "Present", from: share) } ?? still
        let going = went.map { path($0, "Dismiss", from: share + " - 1f") } ?? still
        source.line("    val \(part.name) = if (\(share) <= 1f) \(coming) else \(going)")
    }

    private static func animation(_ move: TransitionModel.Move?) -> String {
        guard let move else { return "snap()" }
        let (duration, delay) = (Self.milliseconds(move.duration), Self.milliseconds(move.delay))
        func tween(_ easing: String) -> String { "tween(\(duration), \(delay), \(easing))" }
        switch move.pace {
        case .curve(let curve):
            return tween("CubicBezierEasing(\(floats([curve.x1, curve.y1, curve.x2, curve.y2])))")
        case .spring(let spring):
            let ratio = floats([spring.playedDampingRatio])
            return "spring(dampingRatio = \(ratio), stiffness = \(floats([spring.stiffness / spring.mass])), "
                + "visibilityThreshold = 0.001f)"
        case .table(let progress): return tween("tableEasing(\(floats(progress)))")
        case .path: return "snap()"
        }
    }

    private static func milliseconds(_ seconds: Double) -> String {
        CSSText.number((seconds * 1000).rounded(), decimals: 0)
    }

    private static func floats(_ values: [Double]) -> String {
        SourceText.numbers(values, suffix: "f")
    }

    /// The most numbers of a list inside a function: a method of Java has at most 64 KB.
    private static let mostFloats = 100
}
