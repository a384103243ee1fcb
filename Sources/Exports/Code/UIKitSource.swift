import Animations
import Dialogs
import Geometry
package import Preview
import Timeline

/// Writes a dialog's transitions as Swift for UIKit: property animators for each layer that moves, and the presentation
/// controller and the transition that play them.
package struct UIKitSource {
    private let model: TransitionModel
    private let frame: Rect
    /// The layers for which the presentation controller has views.
    private let dialog: String?
    private let dimming: Layer?
    private let presenter: String?

    package init(_ depiction: Depiction) {
        model = TransitionModel(depiction) { move in
            // UIKit cannot interpolate between rotations that are half a circle apart, and its curves stay within 0…1.
            guard !move.isRotation, case .curve(let curve) = move.pace else { return !move.isRotation }
            return (0...1).contains(curve.y1) && (0...1).contains(curve.y2)
        }
        .changing(Self.inOneTransform)
        let layers = depiction.rest.layers
        let dialog = layers.last { $0.role == .dialog }
        frame = dialog?.frame ?? depiction.stage.windowInItsOwnSpace
        self.dialog = dialog?.id
        dimming = layers.last { $0.role == .dimming }
        presenter = layers.last { $0.role == .presenter }?.id
    }

    package var text: String {
        var source = SourceText(of: model)
        source.comment(
            "Give the view controller .custom as modalPresentationStyle and a DialogTransition, which the app keeps.")
        source.line("import UIKit")
        source.line()
        source.line("@MainActor enum DialogMotion {")
        for layer in model.layers { write(layer, to: &source) }
        source.line("}")
        source.part(.uiKitMoves)
        if model.usesPaths { source.part(.uiKitPath) }
        source.part(.uiKitTransition, values)
        return source.text
    }

    // MARK: Layers

    private func write(_ layer: TransitionModel.LayerMoves, to source: inout SourceText) {
        let moves = (Self.groups(layer.present), Self.groups(layer.dismiss))
        source.comment("The layer \(layer.layer).", indent: 4)
        if max(Self.transforms(in: moves.0), Self.transforms(in: moves.1)) > 1 {
            source.comment("It turns and scales at different paces: only the last of them is seen.", indent: 4)
        }
        source.line("    static func \(layer.name)Motion(_ view: UIView, isPresenting: Bool) -> [LayerMove] {")
        if layer.properties.contains(.translation) { source.line("        let center = view.center") }
        source.line("        return isPresenting ? [")
        for group in moves.0 { write(group, to: &source) }
        source.line("        ] : [")
        for group in moves.1 { write(group, to: &source) }
        source.line("        ]")
        source.line("    }")
    }

    private static func transforms(in groups: [[TransitionModel.Move]]) -> Int { groups.count { $0[0].isInTransform } }

    /// Moves of one transform that take the same time at different paces go by their values, so that one animator sets
    /// them all.
    private static func inOneTransform(_ moves: [TransitionModel.Move]) -> [TransitionModel.Move] {
        let parts = moves.filter(\.isInTransform)
        guard let first = parts.first, parts.contains(where: { $0.pace != first.pace }),
            parts.allSatisfy({ $0.delay == first.delay && $0.duration == first.duration })
        else { return moves }
        return moves.map { move in
            guard move.isInTransform else { return move }
            var move = move
            move.pace = .path(move.stops)
            return move
        }
    }

    /// Groups the moves by animator: each has a single move, or the parts of a transform with the same pace.
    private static func groups(_ moves: [TransitionModel.Move]) -> [[TransitionModel.Move]] {
        var groups: [[TransitionModel.Move]] = []
        for move in moves {
            let index = groups.firstIndex { group in
                move.isInTransform && group[0].isInTransform
                    && (move.pace == group[0].pace || move.pace.isPath && group[0].pace.isPath)
                    && move.delay == group[0].delay
                    && move.duration == group[0].duration
            }
            if let index { groups[index].append(move) } else { groups.append([move]) }
        }
        return groups
    }

    private func write(_ group: [TransitionModel.Move], to source: inout SourceText) {
        let move = group[0]
        var timing = "UICubicTimingParameters(animationCurve: .linear)"
        var table = ""
        switch move.pace {
        case .curve(let curve): timing = Self.cubic(curve)
        case .spring(let spring): timing = Self.spring(spring)
        case .table(let progress): table = ", progress: [\(SourceText.numbers(progress))]"
        case .path(let stops):
            let shares = SourceText.numbers(stops.map(\.share))
            table = ", progress: [\(shares)], shares: [\(shares)]"
        }
        source.line(
            "            LayerMove(delay: \(SourceText.number(move.delay)), "
                + "duration: \(SourceText.number(move.duration)), timing: \(timing)\(table)) { share in")
        source.line("                " + Self.pose(group))
        source.line("            },")
    }

    private static func cubic(_ curve: CubicBezier) -> String {
        func point(_ x: Double, _ y: Double) -> String {
            "CGPoint(x: \(SourceText.number(x)), y: \(SourceText.number(y)))"
        }
        return "UICubicTimingParameters(controlPoint1: \(point(curve.x1, curve.y1)), "
            + "controlPoint2: \(point(curve.x2, curve.y2)))"
    }

    private static func spring(_ spring: Spring) -> String {
        let velocity = SourceText.number(spring.initialVelocity)
        return "UISpringTimingParameters(\(spring.arguments), "
            + "initialVelocity: CGVector(dx: \(velocity), dy: \(velocity)))"
    }

    /// Returns code that sets the moving properties at a given progress.
    private static func pose(_ group: [TransitionModel.Move]) -> String {
        func between(_ move: TransitionModel.Move, _ lane: Int = 0) -> String {
            if let still = move.still(lane) { return SourceText.number(still) }
            guard !move.pace.isPath else {
                let listed = move.listed(lane)
                return "path([\(listed.shares)], [\(listed.values)], share)"
            }
            return "between(\(SourceText.number(move.from[lane])), \(SourceText.number(move.to[lane])), share)"
        }
        let move = group[0]
        switch move.property {
        case .translation:
            return "view.center = CGPoint(x: center.x + \(between(move)), y: center.y + \(between(move, 1)))"
        case .opacity: return "view.alpha = \(between(move))"
        case .cornerRadii: return "view.layer.cornerRadius = max(0, \(between(move)))"
        case .rotationX, .rotationY, .rotationZ, .scale, .size:
            let arguments = MotionChannel.Property.inTransform.flatMap { property -> [String] in
                guard let move = group.first(where: { $0.property == property }) else { return [] }
                return property == .scale
                    ? ["scaleX: " + between(move), "scaleY: " + between(move, 1)] : ["\(property): " + between(move)]
            }
            return "view.layer.transform = turned(\(arguments.joined(separator: ", ")))"
        }
    }

    // MARK: Controller

    /// The values of the file that has the presentation controller and the transition.
    private var values: [String: String] {
        let color = dimming?.background?.flat
        func channel(_ value: UInt8?) -> String { SourceText.number(Double(value ?? 0) / 255) }
        var moves = SourceText()
        if !model.layers.isEmpty { moves.line("        var moves: [LayerMove] = []") }
        for layer in model.layers {
            moves.line("        if let view = \(view(of: layer)) {")
            moves.line("            moves += DialogMotion.\(layer.name)Motion(view, isPresenting: isPresenting)")
            moves.line("        }")
        }
        return [
            "x": SourceText.number(frame.minX), "y": SourceText.number(frame.minY),
            "width": SourceText.number(frame.width), "height": SourceText.number(frame.height),
            "red": channel(color?.red), "green": channel(color?.green), "blue": channel(color?.blue),
            "alpha": channel(color?.alpha), "opacity": SourceText.number(dimming?.opacity ?? 1),
            "moves": moves.text + (model.layers.isEmpty ? "        []" : "        return moves"),
            "present": SourceText.number(model.presentDuration), "dismiss": SourceText.number(model.dismissDuration),
        ]
    }

    private func view(of layer: TransitionModel.LayerMoves) -> String {
        switch layer.layer {
        case dialog: "presentedView"
        case dimming?.id: "Optional(dimming)"
        case presenter: "presentingViewController.view"
        default: "parts[\"\(layer.name)Motion\"]"
        }
    }
}

extension TransitionModel.Move {
    fileprivate var isInTransform: Bool { MotionChannel.Property.inTransform.contains(property) }
    fileprivate var isRotation: Bool { isInTransform && property != .scale }
}
