import Foundation
package import ServiceTestSupport

/// How the colours of an answer look on a screen, worked out from the answer alone by the formulas of WCAG 2.2.
package struct SeenColors {
    /// Red, green and blue, 0…255, times the share of what lies below that is covered.
    struct Ink {
        var channels: [Double]
        var alpha: Double

        static let clear = Ink(channels: [0, 0, 0], alpha: 0)

        static func grey(_ level: Double) -> Ink { Ink(channels: [level, level, level], alpha: 1) }

        init(channels: [Double], alpha: Double) {
            self.channels = channels
            self.alpha = alpha
        }

        /// `#RRGGBB` or `#RRGGBBAA`, times an opacity.
        init(_ hex: String, opacity: Double) {
            let digits = Array(hex.dropFirst())
            let bytes = stride(from: 0, to: digits.count, by: 2).map {
                Double(Int(String(digits[$0...($0 + 1)]), radix: 16) ?? 0)
            }
            let alpha = (bytes.count > 3 ? bytes[3] / 255 : 1) * opacity
            self.init(channels: bytes.prefix(3).map { $0 * alpha }, alpha: alpha)
        }

        init(_ color: JSON) {
            self.init(color["color"].string ?? "#000000", opacity: color["opacity"].number)
        }

        func on(_ below: Ink) -> Ink {
            Ink(
                channels: zip(channels, below.channels).map { $0 + $1 * (1 - alpha) },
                alpha: alpha + below.alpha * (1 - alpha))
        }

        func times(_ share: Double) -> Ink { Ink(channels: channels.map { $0 * share }, alpha: alpha * share) }

        /// Relative luminance of the colour in eight bits a channel.
        private var luminance: Double {
            let linear = channels.map { channel in
                let value = channel.rounded() / 255
                return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
            }
            return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
        }

        func contrast(with other: Ink) -> Double {
            (max(luminance, other.luminance) + 0.05) / (min(luminance, other.luminance) + 0.05)
        }
    }

    package let answer: JSON

    package init(answer: JSON) { self.answer = answer }

    /// The layer and those that carry it, outwards.
    private func carriers(of layer: JSON) -> [JSON] {
        var chain = [layer]
        while let parent = chain[chain.count - 1]["parent"].string { chain.append(answer["layers"][parent]) }
        return chain
    }

    /// Everything that a layer may be filled with: its colour or the stops in its place, and its material's tint.
    private func fills(of layer: JSON) -> [Ink] {
        let background = layer["background"]
        guard case .object = background else { return [.clear] }
        let stops = background["gradient"].elements
        let tint = background["material"]["tint"]
        return (stops.isEmpty ? [Ink(background)] : stops.map(Ink.init)) + (tint == .missing ? [] : [Ink(tint)])
    }

    /// The least contrast of a layer's text with what it stands on, over black and over white; nil where nothing that
    /// carries it is filled.
    package func contrast(ofText layer: JSON) -> Double? {
        let chain = carriers(of: layer)
        guard chain.contains(where: { $0["background"] != nil }), let color = layer["text"]["color"].string
        else { return nil }
        var stacks: [(text: Ink, ground: Ink)] = []
        for (index, holder) in chain.enumerated() {
            let below = fills(of: holder)
            let opacity = holder["opacity"] == .missing ? 1 : holder["opacity"].number
            stacks = (index == 0 ? [(Ink(color, opacity: 1), Ink.clear)] : stacks).flatMap { text, ground in
                below.map { (text.on($0).times(opacity), ground.on($0).times(opacity)) }
            }
        }
        let dimming = answer["layers"]["dimming"]
        let behind = [Ink.grey(0), .grey(255)].map { level in
            guard case .object = dimming["background"] else { return level }
            return Ink(dimming["background"]).times(dimming["opacity"].number).on(level)
        }
        return stacks.flatMap { text, ground in behind.map { text.on($0).contrast(with: ground.on($0)) } }.min()
    }

    /// The least contrast that WCAG asks of a layer's text: 3 where it is large.
    package static func needed(by layer: JSON) -> Double {
        let font = layer["text"]["font"]
        let size = font["size"].number
        return size >= 24 || font["weight"] == "bold" && size >= 18.66 ? 3 : 4.5
    }
}
