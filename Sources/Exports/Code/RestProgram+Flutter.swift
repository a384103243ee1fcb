// The start of a program for Flutter: its entry point, and the code that draws boxes.
extension RestProgram {
    static let flutter = """
        import 'dart:ui' as ui;
        import 'package:flutter/widgets.dart';

        void main() => runApp(const DialogApp());

        class DialogApp extends StatelessWidget {
          const DialogApp({super.key});

          @override
          Widget build(BuildContext context) => Directionality(
            textDirection: TextDirection.ltr,
            child: OverflowBox(
              alignment: Alignment.topLeft,
              minWidth: windowSize.width,
              maxWidth: windowSize.width,
              minHeight: windowSize.height,
              maxHeight: windowSize.height,
              child: const BoxesView(boxes),
            ),
          );
        }

        class Line {
          const Line({
            required this.text, required this.x, required this.y, required this.width, this.isRightToLeft = false,
          });
          final String text;
          final double x, y, width;
          final bool isRightToLeft;
        }

        class Words {
          const Words({
            required this.lines, required this.size, required this.weight, required this.lineHeight,
            required this.letterSpacing, required this.color, this.shadow,
          });
          final BoxShade? shadow;
          final List<Line> lines;
          final double size, lineHeight, letterSpacing;
          final int weight, color;
        }

        class BoxShade {
          const BoxShade({
            required this.color, required this.blur, required this.spread, required this.x, required this.y,
          });
          final int color;
          final double blur, spread, x, y;
        }

        class Box {
          const Box({
            required this.x, required this.y, required this.width, required this.height, this.opacity = 1,
            this.scale = 1, this.radii = const [0, 0, 0, 0], this.fill = const [], this.stops = const [],
            this.outline = const [],
            this.borderWidth = 0, this.borderColor = 0, this.shadows = const [], this.clips = false,
            this.symbol = const [], this.symbolColor = 0, this.words, this.boxes = const [],
          });
          final double x, y, width, height, opacity, scale, borderWidth;
          final List<double> radii, stops, outline, symbol;
          final List<int> fill;
          final int borderColor, symbolColor;
          final List<BoxShade> shadows;
          final bool clips;
          final Words? words;
          final List<Box> boxes;

          BorderRadius get corners => BorderRadius.only(
            topLeft: Radius.circular(radii[0]),
            topRight: Radius.circular(radii[1]),
            bottomRight: Radius.circular(radii[2]),
            bottomLeft: Radius.circular(radii[3]),
          );

          // The shape of the box, `spread` larger on each side.
          Path shape([double spread = 0]) {
            final whole = Rect.fromLTWH(0, 0, width, height).inflate(spread);
            if (outline.isEmpty) return Path()..addRRect(corners.toRRect(whole.inflate(-spread)).inflate(spread));
            final scale = Matrix4.translationValues(whole.left, whole.top, 0)
              ..multiply(Matrix4.diagonal3Values(whole.width / width, whole.height / height, 1));
            return path(outline).transform(scale.storage);
          }
        }

        class BoxClipper extends CustomClipper<Path> {
          const BoxClipper(this.box);
          final Box box;

          @override
          Path getClip(Size size) => box.shape();

          @override
          bool shouldReclip(BoxClipper oldClipper) => oldClipper.box != box;
        }

        class BoxesView extends StatelessWidget {
          const BoxesView(this.boxes, {super.key});
          final List<Box> boxes;

          @override
          Widget build(BuildContext context) => Stack(
            clipBehavior: Clip.none,
            children: [
              for (final box in boxes)
                Positioned(left: box.x, top: box.y, width: box.width, height: box.height, child: BoxView(box)),
            ],
          );
        }

        class BoxView extends StatelessWidget {
          const BoxView(this.box, {super.key});
          final Box box;

          @override
          Widget build(BuildContext context) {
            final words = box.words;
            Widget inside = Stack(
              clipBehavior: Clip.none,
              children: [
                if (words != null)
                  for (final line in words.lines)
                    Positioned(
                      left: line.x,
                      top: line.y,
                      width: line.width,
                      height: words.lineHeight,
                      child: LineView(line, words),
                    ),
                Positioned.fill(child: BoxesView(box.boxes)),
              ],
            );
            if (box.clips) inside = ClipPath(clipper: BoxClipper(box), child: inside);
            return Opacity(
              opacity: box.opacity,
              child: Transform.scale(scale: box.scale, child: CustomPaint(painter: BoxPainter(box), child: inside)),
            );
          }
        }

        class LineView extends StatelessWidget {
          const LineView(this.line, this.words, {super.key});
          final Line line;
          final Words words;

          @override
          Widget build(BuildContext context) => Text(
            line.text,
            softWrap: false,
            overflow: TextOverflow.visible,
            textAlign: TextAlign.center,
            textDirection: line.isRightToLeft ? TextDirection.rtl : TextDirection.ltr,
            // Sizes are those of the answer, which the user's own scale is in already.
            textScaler: TextScaler.noScaling,
            style: TextStyle(
              color: Color(words.color),
              fontSize: words.size,
              fontWeight: FontWeight.values[words.weight ~/ 100 - 1],
              height: words.lineHeight / words.size,
              letterSpacing: words.letterSpacing,
              shadows: [
                if (words.shadow case final shade?)
                  Shadow(color: Color(shade.color), blurRadius: shade.blur, offset: Offset(shade.x, shade.y)),
              ],
            ),
          );
        }

        class BoxPainter extends CustomPainter {
          const BoxPainter(this.box);
          final Box box;

          @override
          void paint(Canvas canvas, Size size) {
            final whole = Offset.zero & size;
            final shape = box.shape();
            for (final shade in box.shadows.reversed) {
              final shadow = BoxShadow(
                color: Color(shade.color),
                blurRadius: shade.blur,
                spreadRadius: shade.spread,
                offset: Offset(shade.x, shade.y),
              );
              canvas.drawPath(box.shape(shade.spread).shift(shadow.offset), shadow.toPaint());
            }
            if (box.fill.isNotEmpty) {
              final paint = Paint();
              if (box.fill.length == 1) {
                paint.color = Color(box.fill[0]);
              } else {
                paint.shader = ui.Gradient.linear(whole.topCenter, whole.bottomCenter, [
                  for (final color in box.fill) Color(color),
                ], box.stops);
              }
              canvas.drawPath(shape, paint);
            }
            if (box.symbol.isNotEmpty) canvas.drawPath(path(box.symbol), Paint()..color = Color(box.symbolColor));
            if (box.borderWidth > 0) {
              final paint = Paint()
                ..style = PaintingStyle.stroke
                ..strokeWidth = 2 * box.borderWidth
                ..color = Color(box.borderColor);
              // Half of the line is outside, and cut off.
              canvas.save();
              canvas.clipPath(shape);
              canvas.drawPath(shape, paint);
              canvas.restore();
            }
          }

          @override
          bool shouldRepaint(BoxPainter oldDelegate) => oldDelegate.box != box;
        }

        Path path(List<double> numbers) {
          final path = Path()..fillType = PathFillType.evenOdd;
          var place = 0;
          double next() => numbers[place++];
          while (place < numbers.length) {
            switch (numbers[place++].toInt()) {
              case 0:
                path.moveTo(next(), next());
              case 1:
                path.lineTo(next(), next());
              case 2:
                path.quadraticBezierTo(next(), next(), next(), next());
              case 3:
                path.cubicTo(next(), next(), next(), next(), next(), next());
              default:
                path.close();
            }
          }
          return path;
        }
        """
}
