// The start of a program for SwiftUI: its entry point, and the code that draws boxes.
extension RestProgram {
    static let swiftUI = """
        import SwiftUI

        @main
        struct DialogApp: App {
            var body: some Scene {
                WindowGroup {
                    BoxesView(boxes: boxes).frame(width: windowSize.width, height: windowSize.height).ignoresSafeArea()
                }
            }
        }

        struct Line {
            var text: String
            var x: Double
            var y: Double
            var width: Double
            var isRightToLeft = false
        }

        struct Words {
            var lines: [Line]
            var size: Double
            var weight: Int
            var lineHeight: Double
            var letterSpacing: Double
            var color: UInt32
            var shadow: BoxShade? = nil
        }

        struct BoxShade {
            var color: UInt32
            var blur: Double
            var spread: Double
            var x: Double
            var y: Double
        }

        struct Box {
            var x: Double
            var y: Double
            var width: Double
            var height: Double
            var opacity = 1.0
            var scale = 1.0
            var radii = [0.0, 0.0, 0.0, 0.0]
            var fill: [UInt32] = []
            var stops: [Double] = []
            var outline: [Double] = []
            var borderWidth = 0.0
            var borderColor: UInt32 = 0
            var shadows: [BoxShade] = []
            var clips = false
            var symbol: [Double] = []
            var symbolColor: UInt32 = 0
            var words: Words? = nil
            var boxes: [Box] = []
        }

        struct BoxesView: View {
            var boxes: [Box]

            var body: some View {
                ZStack(alignment: .topLeading) {
                    ForEach(Array(boxes.indices), id: \\.self) { index in BoxView(box: boxes[index]) }
                }
            }
        }

        struct BoxView: View {
            var box: Box

            private var shape: AnyShape {
                guard box.outline.isEmpty else { return AnyShape(OutlineShape(box: box)) }
                return AnyShape(
                    UnevenRoundedRectangle(
                        topLeadingRadius: box.radii[0], bottomLeadingRadius: box.radii[3],
                        bottomTrailingRadius: box.radii[2], topTrailingRadius: box.radii[1]))
            }

            private var gradient: LinearGradient {
                let stops = box.fill.indices.map { index in
                    Gradient.Stop(color: color(box.fill[index]), location: box.stops.isEmpty ? 0 : box.stops[index])
                }
                return LinearGradient(stops: stops, startPoint: .top, endPoint: .bottom)
            }

            var body: some View {
                ZStack(alignment: .topLeading) {
                    ForEach(Array(box.shadows.indices.reversed()), id: \\.self) { index in shade(box.shadows[index]) }
                    shape.fill(gradient, style: FillStyle(eoFill: true))
                    content
                    if box.borderWidth > 0 {
                        // Half of the line is outside, and cut off.
                        shape.stroke(color(box.borderColor), lineWidth: 2 * box.borderWidth)
                            .clipShape(shape, style: FillStyle(eoFill: true))
                    }
                }
                .frame(width: box.width, height: box.height, alignment: .topLeading)
                .scaleEffect(x: box.scale, y: box.scale)
                .opacity(box.opacity)
                .offset(x: box.x, y: box.y)
            }

            @ViewBuilder private var content: some View {
                if box.clips { inside.clipShape(shape, style: FillStyle(eoFill: true)) } else { inside }
            }

            private var inside: some View {
                ZStack(alignment: .topLeading) {
                    if !box.symbol.isEmpty {
                        outline(box.symbol).fill(color(box.symbolColor), style: FillStyle(eoFill: true))
                    }
                    if let words = box.words { WordsView(words: words) }
                    BoxesView(boxes: box.boxes)
                }
                .frame(width: box.width, height: box.height, alignment: .topLeading)
            }

            private func shade(_ shade: BoxShade) -> some View {
                shape.fill(color(shade.color))
                    .frame(width: box.width + 2 * shade.spread, height: box.height + 2 * shade.spread)
                    .blur(radius: shade.blur / 2)
                    .offset(x: shade.x - shade.spread, y: shade.y - shade.spread)
            }
        }

        struct OutlineShape: Shape {
            var box: Box

            func path(in rect: CGRect) -> Path {
                let scale = CGAffineTransform(scaleX: rect.width / box.width, y: rect.height / box.height)
                return outline(box.outline).applying(scale.concatenating(.init(translationX: rect.minX, y: rect.minY)))
            }
        }

        struct WordsView: View {
            var words: Words

            var body: some View {
                ZStack(alignment: .topLeading) {
                    ForEach(Array(words.lines.indices), id: \\.self) { index in line(words.lines[index]) }
                }
            }

            private func line(_ line: Line) -> some View {
                Text(verbatim: line.text)
                    .font(.system(size: words.size, weight: weight))
                    .kerning(words.letterSpacing)
                    .foregroundStyle(color(words.color))
                    .shadow(
                        color: color(words.shadow?.color ?? 0), radius: (words.shadow?.blur ?? 0) / 2,
                        x: words.shadow?.x ?? 0, y: words.shadow?.y ?? 0)
                    .fixedSize()
                    .environment(\\.layoutDirection, line.isRightToLeft ? .rightToLeft : .leftToRight)
                    .frame(width: line.width, height: words.lineHeight)
                    .offset(x: line.x, y: line.y)
            }

            private var weight: Font.Weight {
                words.weight >= 700 ? .bold : words.weight >= 600 ? .semibold : words.weight >= 500 ? .medium : .regular
            }
        }

        func color(_ value: UInt32) -> Color {
            func channel(_ shift: UInt32) -> Double { Double(value >> shift & 255) / 255 }
            return Color(.sRGB, red: channel(16), green: channel(8), blue: channel(0), opacity: channel(24))
        }

        func outline(_ numbers: [Double]) -> Path {
            var path = Path()
            var place = 0
            func point() -> CGPoint {
                place += 2
                return CGPoint(x: numbers[place - 2], y: numbers[place - 1])
            }
            while place < numbers.count {
                let command = Int(numbers[place])
                place += 1
                switch command {
                case 0: path.move(to: point())
                case 1: path.addLine(to: point())
                case 2:
                    let control = point()
                    path.addQuadCurve(to: point(), control: control)
                case 3:
                    let (first, second) = (point(), point())
                    path.addCurve(to: point(), control1: first, control2: second)
                default: path.closeSubpath()
                }
            }
            return path
        }
        """
}
