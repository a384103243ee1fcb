import SwiftUI

/// A dialog as the service lays it out, coming or going from `start` on.
///
/// The texts are in the system's own font. Blurs, shadows and turns are left out here.
struct DialogView: View {
    let answer: Answer
    let motion: Motion
    let start: Date
    /// Told the id of an action that was touched, or `dimming`.
    let touched: (String) -> Void

    var body: some View {
        TimelineView(.animation) { context in
            ZStack(alignment: .topLeading) {
                ForEach(answer.layers(in: nil)) { layer in
                    LayerView(layer: layer, answer: answer, poses: motion.poses(at: context.date.timeIntervalSince(start)), touched: touched)
                }
            }
        }
        .ignoresSafeArea()
    }
}

/// A layer and what it carries. Inside of the view that carries it, it moves, grows and fades with that.
struct LayerView: View {
    let layer: Layer
    let answer: Answer
    let poses: [String: Motion.Pose]
    let touched: (String) -> Void

    private var pose: Motion.Pose? { poses[layer.id] }
    private var effect: String? { answer.hitRegions.first { $0.target == layer.id }?.effect }

    /// How far it is from its rest, and from there on from what carries it.
    private var shift: CGSize {
        guard let position = pose?.position else { return CGSize(width: 0, height: 0) }
        let carrier = layer.parent.flatMap { poses[$0]?.position }.flatMap { carried in
            answer.layers.first { $0.id == layer.parent }.map { (carried[0] - $0.frame.centre.x, carried[1] - $0.frame.centre.y) }
        }
        let (right, down) = carrier ?? (0, 0)
        return CGSize(width: position[0] - layer.frame.centre.x - right, height: position[1] - layer.frame.centre.y - down)
    }

    /// Its place in what carries it.
    private var place: CGSize {
        let carrier = answer.layers.first { $0.id == layer.parent }?.frame
        return CGSize(width: layer.frame.x - (carrier?.x ?? 0), height: layer.frame.y - (carrier?.y ?? 0))
    }

    var body: some View {
        ZStack(alignment: .topLeading) {
            if let fill = layer.background {
                RoundedRectangle(cornerRadius: pose?.cornerRadius ?? layer.cornerRadius ?? 0, style: .continuous)
                    .fill(Color(hex: fill.color).opacity(fill.opacity))
            }
            if let words = layer.text {
                ForEach(words.lines.indices, id: \.self) { index in
                    Text(words.lines[index].text)
                        .font(.system(size: words.font.size, weight: words.font.weight == "semibold" ? .semibold : .regular))
                        .foregroundStyle(Color(hex: words.color))
                        .offset(x: words.lines[index].x - layer.frame.x, y: words.lines[index].baseline - words.font.ascent - layer.frame.y)
                }
            }
            ForEach(answer.layers(in: layer.id)) { child in
                LayerView(layer: child, answer: answer, poses: poses, touched: touched)
            }
        }
        .frame(width: pose?.size?[0] ?? layer.frame.width, height: pose?.size?[1] ?? layer.frame.height, alignment: .topLeading)
        .scaleEffect(x: pose?.scale?.x ?? 1, y: pose?.scale?.y ?? 1)
        .opacity(pose?.opacity ?? layer.opacity)
        .onTapGesture { if effect == "action" || effect == "dismiss" { touched(layer.id) } }
        .offset(x: place.width + shift.width, y: place.height + shift.height)
    }
}

extension Color {
    /// `#RRGGBB` or `#RRGGBBAA`.
    init(hex: String) {
        let digits = UInt64(hex.dropFirst(), radix: 16) ?? 0
        let value = hex.count == 7 ? digits << 8 | 255 : digits
        func part(_ shift: UInt64) -> Double { Double(value >> shift & 255) / 255 }
        self.init(.sRGB, red: part(24), green: part(16), blue: part(8), opacity: part(0))
    }
}
