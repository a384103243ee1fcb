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
        source.line(Self.support)
        if model.usesSprings { source.line(Self.spring) }
        if model.usesTables { source.line(Self.table) }
        if model.usesPaths { source.line(Self.path) }
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
            "SpringCurve(mass: \(SourceText.number(spring.mass)), stiffness: \(SourceText.number(spring.stiffness)), "
                + "damping: \(SourceText.number(spring.playedDamping)), "
                + "velocity: \(SourceText.number(spring.initialVelocity)), "
                + "duration: \(SourceText.number(move.duration)))"
        case .table(let progress): "TableCurve([\(SourceText.numbers(progress))])"
        case .path: "Curves.linear"
        }
    }

    private static let support = """

        double between(double from, double to, Curve curve, double time) =>
            from + (to - from) * curve.transform(time.clamp(0.0, 1.0));

        class LayerPose {
          const LayerPose({
            this.offsetX = 0, this.offsetY = 0, this.scaleX = 1, this.scaleY = 1,
            this.rotationX = 0, this.rotationY = 0, this.rotationZ = 0,
            this.opacity = 1, this.cornerRadius,
          });
          final double offsetX, offsetY, scaleX, scaleY, rotationX, rotationY, rotationZ, opacity;
          final double? cornerRadius;

          Matrix4 get transform => Matrix4.translationValues(offsetX, offsetY, 0)
            ..multiply(Matrix4.identity()..setEntry(3, 2, 1 / 900))
            ..rotateX(-rotationX * 0.017453292519943295)
            ..rotateY(-rotationY * 0.017453292519943295)
            ..rotateZ(rotationZ * 0.017453292519943295)
            ..multiply(Matrix4.diagonal3Values(scaleX, scaleY, 1));
        }

        class LayerMotion extends StatelessWidget {
          const LayerMotion({super.key, required this.animation, required this.present, required this.dismiss, \
        required this.child});
          final Animation<double> animation;
          final LayerPose Function(double time) present, dismiss;
          final Widget child;

          @override
          Widget build(BuildContext context) => AnimatedBuilder(
            animation: animation,
            child: child,
            builder: (context, child) {
              final isLeaving = animation.status == AnimationStatus.reverse;
              final pose = isLeaving ? dismiss(1 - animation.value) : present(animation.value);
              final radius = pose.cornerRadius?.clamp(0.0, double.infinity);
              return Transform(
                transform: pose.transform,
                alignment: Alignment.center,
                child: Opacity(
                  opacity: pose.opacity.clamp(0.0, 1.0),
                  child: radius == null ? child : ClipRRect(borderRadius: BorderRadius.circular(radius), child: child),
                ),
              );
            },
          );
        }
        """

    private static let spring = """

        class SpringCurve extends Curve {
          const SpringCurve({required this.mass, required this.stiffness, required this.damping, required \
        this.velocity, required this.duration});
          final double mass, stiffness, damping, velocity, duration;

          @override
          double transformInternal(double t) {
            final spring = SpringDescription(mass: mass, stiffness: stiffness, damping: damping);
            return SpringSimulation(spring, 0, 1, velocity).x(t * duration);
          }
        }
        """

    private static let path = """

        double path(List<double> shares, List<double> values, Curve span, double time) {
          final share = span.transform(time.clamp(0.0, 1.0));
          var index = 1;
          while (index < shares.length - 1 && shares[index] < share) {
            index++;
          }
          final length = shares[index] - shares[index - 1];
          final part = length > 0 ? ((share - shares[index - 1]) / length).clamp(0.0, 1.0) : 1.0;
          return values[index - 1] + (values[index] - values[index - 1]) * part;
        }
        """

    private static let table = """

        class TableCurve extends Curve {
          const TableCurve(this.progress);
          final List<double> progress;

          @override
          double transformInternal(double t) {
            final place = t * (progress.length - 1);
            final index = place.floor().clamp(0, progress.length - 2);
            return progress[index] + (progress[index + 1] - progress[index]) * (place - index);
          }
        }
        """
}
