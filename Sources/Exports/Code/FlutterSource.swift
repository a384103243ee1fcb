import Animations
import Dialogs
import Geometry
package import Preview
import Timeline

/// Writes a dialog's transitions as Dart for Flutter: a function for each layer that moves, which wraps its widget.
package struct FlutterSource {
    private let model: TransitionModel

    package init(_ depiction: Depiction) { model = TransitionModel(depiction) }

    package var text: String {
        var source = SourceText(of: model)
        source.comment("Give each widget the animation of its route or controller: dialogMotion(animation, child)")
        if model.usesSprings { source.line("import 'package:flutter/physics.dart';") }
        source.line("import 'package:flutter/widgets.dart';")
        source.line()
        source.line("const presentDuration = Duration(microseconds: \(Self.microseconds(model.presentDuration)));")
        source.line("const dismissDuration = Duration(microseconds: \(Self.microseconds(model.dismissDuration)));")
        for layer in model.layers { write(layer, to: &source) }
        source.part(.flutterPose)
        if model.usesSprings { source.part(.flutterSpring) }
        if model.usesTables { source.part(.flutterTable) }
        if model.usesPaths { source.part(.flutterPath) }
        return source.text
    }

    private static func microseconds(_ seconds: Double) -> String {
        CSSText.number((seconds * 1_000_000).rounded(), decimals: 0)
    }

    private func write(_ layer: TransitionModel.LayerMoves, to source: inout SourceText) {
        source.line()
        source.comment("The layer \(layer.layer).")
        source.line("Widget \(layer.name)Motion(Animation<double> animation, Widget child) => LayerMotion(")
        source.line("  animation: animation,")
        for (name, moves, duration) in [
            ("present", layer.present, model.presentDuration), ("dismiss", layer.dismiss, model.dismissDuration),
        ] {
            source.line("  \(name): (double time) => LayerPose(")
            for move in moves { for line in Self.arguments(move, in: duration) { source.line("    " + line + ",") } }
            source.line("  ),")
        }
        source.line("  child: child,")
        source.line(");")
    }

    private static func arguments(_ move: TransitionModel.Move, in duration: Double) -> [String] {
        let (start, end) = (move.delay / max(duration, 1e-9), (move.delay + move.duration) / max(duration, 1e-9))
        let span = "Interval(\(SourceText.number(min(start, 1))), \(SourceText.number(min(end, 1)))"
        let curve = span + ", curve: \(Self.curve(move)))"
        func value(_ name: String, _ lane: Int) -> String {
            if let still = move.still(lane) { return "\(name): \(SourceText.number(still))" }
            guard !move.pace.isPath else {
                let listed = move.listed(lane)
                return "\(name): path(const [\(listed.shares)], const [\(listed.values)], const \(span)), time)"
            }
            return "\(name): between(\(SourceText.number(move.from[lane])), \(SourceText.number(move.to[lane])), "
                + "const \(curve), time)"
        }
        func both(_ name: String) -> [String] { [value(name + "X", 0), value(name + "Y", 1)] }
        return switch move.property {
        case .translation: both("offset")
        case .scale: both("scale")
        case .rotationX: [value("rotationX", 0)]
        case .rotationY: [value("rotationY", 0)]
        case .rotationZ: [value("rotationZ", 0)]
        case .opacity: [value("opacity", 0)]
        case .cornerRadii: [value("cornerRadius", 0)]
        case .size: []
        }
    }

    private static func curve(_ move: TransitionModel.Move) -> String {
        switch move.pace {
        case .curve(let curve): "Cubic(\(curve.arguments))"
        case .spring(let spring):
            "SpringCurve(\(spring.arguments), velocity: \(SourceText.number(spring.initialVelocity)), "
                + "duration: \(SourceText.number(move.duration)))"
        case .table(let progress): "TableCurve([\(SourceText.numbers(progress))])"
        case .path: "Curves.linear"
        }
    }
}
