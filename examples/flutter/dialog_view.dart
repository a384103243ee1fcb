import 'package:flutter/material.dart';

const _system = {'presenter', 'statusBar', 'keyboard', 'homeIndicator'};

/// A dialog as `/v1/specs` lays it out, moving as `/v1/specs/samples` tells. [touched] gets the layer of an action, or `dimming`.
///
/// Both answers are as `jsonDecode` gives them. A point is a logical pixel.
class DialogView extends StatefulWidget {
  const DialogView({super.key, required this.answer, required this.motion, required this.touched});

  final Map<String, dynamic> answer;
  final Map<String, dynamic> motion;
  final void Function(String layer) touched;

  @override
  State<DialogView> createState() => _DialogViewState();
}

class _DialogViewState extends State<DialogView> with SingleTickerProviderStateMixin {
  late final double duration = (widget.motion['duration'] as num).toDouble();
  late final controller = AnimationController(vsync: this, duration: Duration(microseconds: (duration * 1e6).round()))..forward();

  List<dynamic> get layers => widget.answer['layers'];

  @override
  void dispose() {
    controller.dispose();
    super.dispose();
  }

  /// Where the layers are now, by id: those that move.
  Map<String, dynamic> get now {
    final List<dynamic> samples = widget.motion['samples'];
    final time = controller.value * duration;
    return samples.firstWhere((sample) => sample['time'] >= time, orElse: () => samples.last)['layers'];
  }

  @override
  Widget build(BuildContext context) => AnimatedBuilder(
    animation: controller,
    builder: (context, _) => Stack(clipBehavior: Clip.none, children: carriedBy(null, now)),
  );

  /// What a layer carries, back to front.
  List<Widget> carriedBy(Map<String, dynamic>? carrier, Map<String, dynamic> now) => [
    for (final layer in layers)
      if (layer['parent'] == carrier?['id'] && !_system.contains(layer['role'])) box(layer, carrier, now),
  ];

  Offset _centre(Map<String, dynamic> layer) {
    final frame = layer['frame'];
    return Offset(frame['x'] + frame['width'] / 2, frame['y'] + frame['height'] / 2);
  }

  /// How far a layer is from its rest, where it has a way of its own.
  Offset? _moved(Map<String, dynamic>? layer, Map<String, dynamic> now) {
    final position = now[layer?['id']]?['position'];
    return position == null ? null : Offset(position[0].toDouble(), position[1].toDouble()) - _centre(layer!);
  }

  Widget box(Map<String, dynamic> layer, Map<String, dynamic>? carrier, Map<String, dynamic> now) {
    final pose = now[layer['id']] ?? const {}, frame = layer['frame'], fill = layer['background'], scale = pose['scale'] ?? 1;
    final moved = _moved(layer, now), shift = moved == null ? Offset.zero : moved - (_moved(carrier, now) ?? Offset.zero);
    final regions = widget.answer['hitRegions'] as List<dynamic>;
    final effect = regions.where((region) => region['target'] == layer['id']).firstOrNull?['effect'];
    return Positioned(
      left: frame['x'] - (carrier?['frame']['x'] ?? 0) + shift.dx,
      top: frame['y'] - (carrier?['frame']['y'] ?? 0) + shift.dy,
      width: (pose['size']?[0] ?? frame['width']).toDouble(),
      height: (pose['size']?[1] ?? frame['height']).toDouble(),
      child: Opacity(
        opacity: (pose['opacity'] ?? layer['opacity']).toDouble(),
        child: Transform.scale(
          scaleX: (scale is List ? scale[0] : scale).toDouble(),
          scaleY: (scale is List ? scale[1] : scale).toDouble(),
          child: GestureDetector(
            onTap: effect == 'action' || effect == 'dismiss' ? () => widget.touched(layer['id']) : null,
            child: DecoratedBox(
              decoration: BoxDecoration(
                color: fill == null ? null : color(fill['color'], fill['opacity'].toDouble()),
                borderRadius: BorderRadius.circular((layer['cornerRadius'] ?? 0).toDouble()),
              ),
              child: Stack(clipBehavior: Clip.none, children: [...lines(layer), ...carriedBy(layer, now)]),
            ),
          ),
        ),
      ),
    );
  }

  /// Lines are broken already, and each has its place.
  Iterable<Widget> lines(Map<String, dynamic> layer) sync* {
    final text = layer['text'];
    for (final line in text?['lines'] ?? const []) {
      final font = text['font'], weight = font['weight'] == 'regular' ? FontWeight.w400 : FontWeight.w600;
      yield Positioned(
        left: line['x'] - layer['frame']['x'],
        top: line['baseline'] - font['ascent'] - layer['frame']['y'],
        child: Text(
          line['text'],
          softWrap: false,
          style: TextStyle(color: color(text['color'], 1), fontSize: font['size'].toDouble(), fontWeight: weight),
        ),
      );
    }
  }
}

/// `#RRGGBB`, or `#RRGGBBAA`.
Color color(String hex, double opacity) {
  final value = int.parse(hex.substring(1).padRight(8, 'F'), radix: 16);
  return Color.fromRGBO(value >> 24 & 255, value >> 16 & 255, value >> 8 & 255, (value & 255) / 255 * opacity);
}
