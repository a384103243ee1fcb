import Animations
import Dialogs
package import Preview
import Timeline

/// Writes a dialog's transitions as JavaScript for an animation library: a function for each direction, which takes the
/// elements by name.
package struct ScriptSource {
    package enum Library: Sendable { case gsap, motion }

    private let model: TransitionModel
    private let library: Library

    package init(_ depiction: Depiction, for library: Library) {
        self.library = library
        // GSAP has no springs.
        model = TransitionModel(depiction) { library == .motion || !$0.pace.isSpring }
    }

    package var text: String {
        var source = SourceText(of: model)
        let names = model.layers.map(\.name).joined(separator: ", ")
        source.comment("Give both functions the elements as they rest: present({ \(names) })")
        switch library {
        case .gsap:
            source.line("import { gsap } from \"gsap\";")
            source.line("import { CustomEase } from \"gsap/CustomEase\";")
            source.line()
            source.line("gsap.registerPlugin(CustomEase);")
        case .motion: source.line("import { animate } from \"motion\";")
        }
        write("present", model.layers.map { ($0, $0.present) }, to: &source)
        write("dismiss", model.layers.map { ($0, $0.dismiss) }, to: &source)
        if library == .gsap { source.line(Self.bezier) }
        if model.usesTables { source.line(Self.table) }
        return source.text
    }

    private func write(
        _ name: String, _ layers: [(layer: TransitionModel.LayerMoves, moves: [TransitionModel.Move])],
        to source: inout SourceText
    ) {
        source.line()
        source.line("export function \(name)(elements) {")
        source.line(library == .gsap ? "  const timeline = gsap.timeline();" : "  return animate([")
        for (layer, moves) in layers where !moves.isEmpty {
            source.comment("The layer \(layer.layer).", indent: library == .gsap ? 2 : 4)
            for move in moves {
                switch library {
                case .gsap: source.line("  timeline." + Self.tween(move, "elements." + layer.name) + ";")
                case .motion:
                    for step in Self.steps(move, "elements." + layer.name) { source.line("    " + step + ",") }
                }
            }
        }
        source.line(library == .gsap ? "  return timeline;" : "  ]);")
        source.line("}")
    }

    // MARK: Values

    /// A number or a text that is animated by itself.
    private struct Part {
        var name: String
        var from: String
        var to: String
        /// The distance between the two values; the library uses 100 as that of texts.
        var distance: Double
    }

    private static func parts(of move: TransitionModel.Move, rotation: String) -> [Part] {
        func part(_ name: String, _ lane: Int = 0) -> Part {
            let (from, to) = (move.from[lane], move.to[lane])
            return Part(
                name: name, from: SourceText.number(from), to: SourceText.number(to), distance: abs(to - from))
        }
        func turned(_ axis: String) -> [Part] {
            let distance = SourceText.number(SystemMotion.perspective.value)
            return [
                Part(name: "transformPerspective", from: distance, to: distance, distance: 0), part(rotation + axis),
            ]
        }
        func radii(_ radii: SIMD4<Double>) -> String {
            "\"" + CSSText.lengths(radii.x, radii.y) + " " + CSSText.lengths(radii.z, radii.w) + "\""
        }
        return switch move.property {
        case .translation: [part("x"), part("y", 1)]
        case .scale: [part("scaleX"), part("scaleY", 1)]
        case .rotationX: turned("X")
        case .rotationY: turned("Y")
        case .rotationZ: [part(rotation)]
        case .opacity: [part("opacity")]
        case .cornerRadii: [Part(name: "borderRadius", from: radii(move.from), to: radii(move.to), distance: 100)]
        case .size: []
        }
    }

    // MARK: GSAP

    private static func tween(_ move: TransitionModel.Move, _ element: String) -> String {
        let parts = parts(of: move, rotation: "rotation")
        func values(_ value: (Part) -> String) -> String {
            parts.map { $0.name + ": " + value($0) }.joined(separator: ", ")
        }
        let ease =
            switch move.pace {
            case .curve(let curve): "bezier(\(curve.arguments))"
            case .table(let progress): "table([\(SourceText.numbers(progress))])"
            case .spring: "\"none\""
            }
        return "fromTo(\(element), { \(values(\.from)) }, { \(values(\.to)), "
            + "duration: \(SourceText.number(move.duration)), ease: \(ease) }, \(SourceText.number(move.delay)))"
    }

    private static let bezier = """

        function bezier(...points) {
          return CustomEase.create(points.join(), points.join());
        }
        """

    // MARK: Motion

    /// Returns one step for each number: a spring's velocity is in the number's own unit, and is left out if nothing
    /// moves.
    private static func steps(_ move: TransitionModel.Move, _ element: String) -> [String] {
        parts(of: move, rotation: "rotate").map { part in
            let values = "{ \(part.name): [\(part.from), \(part.to)] }"
            return "[\(element), \(values), { at: \(SourceText.number(move.delay)), \(pace(of: move, part.distance)) }]"
        }
    }

    private static func pace(of move: TransitionModel.Move, _ distance: Double) -> String {
        let duration = "duration: \(SourceText.number(move.duration)), ease: "
        switch move.pace {
        case .spring(let spring) where distance > 0:
            return "type: \"spring\", mass: \(SourceText.number(spring.mass)), "
                + "stiffness: \(SourceText.number(spring.stiffness)), "
                + "damping: \(SourceText.number(spring.playedDamping)), "
                + "velocity: \(SourceText.number(spring.initialVelocity * distance)), "
                // The spring counts as at rest within the tolerance of other exports, in value and speed.
                + "restDelta: \(SourceText.number(distance / 1000)), restSpeed: \(SourceText.number(distance / 100))"
        case .spring: return duration + "\"linear\""
        case .curve(let curve): return duration + "[\(curve.arguments)]"
        case .table(let progress): return duration + "table([\(SourceText.numbers(progress))])"
        }
    }

    private static let table = """

        function table(progress) {
          return (share) => {
            const place = share * (progress.length - 1);
            const index = Math.max(0, Math.min(Math.floor(place), progress.length - 2));
            return progress[index] + (progress[index + 1] - progress[index]) * (place - index);
          };
        }
        """
}
