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
        let (present, dismiss) = (model.hasPresent, model.hasDismiss)
        source.comment(
            present && dismiss
                ? "Give both functions the elements as they rest: present({ \(names) })"
                : "Give the function the elements as they rest: \(present ? "present" : "dismiss")({ \(names) })")
        switch library {
        case .gsap:
            source.line("import { gsap } from \"gsap\";")
            source.line("import { CustomEase } from \"gsap/CustomEase\";")
            source.line()
            source.line("gsap.registerPlugin(CustomEase);")
        case .motion: source.line("import { animate } from \"motion\";")
        }
        if present { write("present", model.layers.map { ($0, $0.present) }, to: &source) }
        if dismiss { write("dismiss", model.layers.map { ($0, $0.dismiss) }, to: &source) }
        if library == .gsap { source.part(.scriptBezier) }
        if model.usesTables { source.part(.scriptTable) }
        if library == .gsap, model.usesPaths { source.part(.scriptPath) }
        // Both libraries put the parts of a transform in an order of their own, and perspective before the place. Where
        // that is not the answer's order, the parts are variables of a transform that has it.
        if model.layers.contains(where: \.isComposed) {
            source.part(.scriptPose, ["perspective": CSSText.perspective(SystemMotion.perspective.value)])
        }
        return source.text
    }

    private func write(
        _ name: String, _ layers: [(layer: TransitionModel.LayerMoves, moves: [TransitionModel.Move])],
        to source: inout SourceText
    ) {
        source.line()
        source.line("export function \(name)(elements) {")
        for (layer, moves) in layers where !moves.isEmpty && layer.isComposed {
            source.line("  pose(elements.\(layer.name));")
        }
        source.line(library == .gsap ? "  const timeline = gsap.timeline();" : "  return animate([")
        for (layer, moves) in layers where !moves.isEmpty {
            source.comment("The layer \(layer.layer).", indent: library == .gsap ? 2 : 4)
            for move in moves {
                switch library {
                case .gsap:
                    for tween in Self.tweens(move, of: layer) { source.line("  timeline." + tween + ";") }
                case .motion:
                    for step in Self.steps(move, of: layer) { source.line("    " + step + ",") }
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
        /// The values of a path; empty if there is none, or if they are all the same.
        var path: [String] = []
    }

    /// - Parameter isComposed: Whether the parts of the transform are variables of a style; see ``pose``.
    private static func parts(of move: TransitionModel.Move, rotation: String, isComposed: Bool) -> [Part] {
        var path: [TransitionModel.Stop] = []
        if case .path(let stops) = move.pace { path = stops }
        func part(_ name: String, _ lane: Int = 0) -> Part {
            let (from, to) = (move.from[lane], move.to[lane])
            return Part(
                name: isComposed && move.isInTransform ? "\"--scrim-\(name)\"" : name, from: SourceText.number(from),
                to: SourceText.number(to), distance: abs(to - from),
                path: move.still(lane) == nil ? path.map { SourceText.number($0.value[lane]) } : [])
        }
        func turned(_ axis: String) -> [Part] {
            guard !isComposed else { return [part(rotation + axis)] }
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
        case .cornerRadii:
            [
                Part(
                    name: "borderRadius", from: radii(move.from), to: radii(move.to), distance: 100,
                    path: path.map { radii($0.value) })
            ]
        case .size: []
        }
    }

    // MARK: GSAP

    private static func tweens(_ move: TransitionModel.Move, of layer: TransitionModel.LayerMoves) -> [String] {
        let parts = parts(of: move, rotation: layer.isComposed ? "rotate" : "rotation", isComposed: layer.isComposed)
        let end = "duration: \(SourceText.number(move.duration)), ease: "
        func tween(_ from: String, _ to: String, _ ease: String) -> String {
            "fromTo(elements.\(layer.name), { \(from) }, { \(to), \(end)\(ease) }, \(SourceText.number(move.delay)))"
        }
        if case .path(let stops) = move.pace {
            let shares = SourceText.numbers(stops.map(\.share))
            return paths(of: move, parts).map { part in
                guard !part.path.isEmpty else {
                    return tween("\(part.name): \(part.from)", "\(part.name): \(part.to)", "\"none\"")
                }
                // From 0 to 1 the ease is the value itself.
                let values = part.path.joined(separator: ", ")
                return tween("\(part.name): 0", "\(part.name): 1", "path([\(shares)], [\(values)])")
            }
        }
        func values(_ value: (Part) -> String) -> String {
            parts.map { $0.name + ": " + value($0) }.joined(separator: ", ")
        }
        let ease =
            switch move.pace {
            case .curve(let curve): "bezier(\(curve.arguments))"
            case .table(let progress): "table([\(SourceText.numbers(progress))])"
            case .spring, .path: "\"none\""
            }
        return [tween(values(\.from), values(\.to), ease)]
    }

    /// The parts of a path: numbers alone.
    private static func paths(of move: TransitionModel.Move, _ parts: [Part]) -> [Part] {
        guard move.property == .cornerRadii, case .path(let stops) = move.pace else { return parts }
        return ["TopLeft", "TopRight", "BottomRight", "BottomLeft"].enumerated().map { lane, corner in
            Part(
                name: "border\(corner)Radius", from: SourceText.number(move.from[lane]),
                to: SourceText.number(move.to[lane]), distance: 0,
                path: move.still(lane) == nil ? stops.map { SourceText.number($0.value[lane]) } : [])
        }
    }

    // MARK: Motion

    /// Returns one step for each number: a spring's velocity is in the number's own unit, and is left out if nothing
    /// moves.
    private static func steps(_ move: TransitionModel.Move, of layer: TransitionModel.LayerMoves) -> [String] {
        parts(of: move, rotation: "rotate", isComposed: layer.isComposed).map { part in
            let values = part.path.isEmpty ? "\(part.from), \(part.to)" : part.path.joined(separator: ", ")
            return "[elements.\(layer.name), { \(part.name): [\(values)] }, "
                + "{ at: \(SourceText.number(move.delay)), \(pace(of: move, part)) }]"
        }
    }

    private static func pace(of move: TransitionModel.Move, _ part: Part) -> String {
        let distance = part.distance
        let duration = "duration: \(SourceText.number(move.duration)), ease: "
        switch move.pace {
        case .spring(let spring) where distance > 0:
            return "type: \"spring\", \(spring.arguments), "
                + "velocity: \(SourceText.number(spring.initialVelocity * distance)), "
                // The spring counts as at rest within the tolerance of other exports, in value and speed.
                + "restDelta: \(SourceText.number(distance / 1000)), restSpeed: \(SourceText.number(distance / 100))"
        case .spring: return duration + "\"linear\""
        case .path where part.path.isEmpty: return duration + "\"linear\""
        case .curve(let curve): return duration + "[\(curve.arguments)]"
        case .table(let progress): return duration + "table([\(SourceText.numbers(progress))])"
        case .path(let stops): return duration + "\"linear\", times: [\(SourceText.numbers(stops.map(\.share)))]"
        }
    }
}

extension TransitionModel.Move {
    fileprivate var isInTransform: Bool { property == .translation || property.isInTransform }
}

extension TransitionModel.LayerMoves {
    /// Whether the order of the parts of its transform matters.
    fileprivate var isComposed: Bool {
        let parts = properties.filter(\.isInTransform)
        let isInSpace = parts.contains(.rotationX) || parts.contains(.rotationY)
        return parts.count > 1 || (isInSpace && properties.contains(.translation))
    }
}

extension MotionChannel.Property {
    fileprivate var isInTransform: Bool { Self.inTransform.contains(self) }
}
