import Animations
import Dialogs
import Geometry
import JSONText
import Typography

// Writes values of DivKit's cards: lengths are whole, colours are `#AARRGGBB`.
extension JSONWriter {
    /// - Parameters:
    ///   - frame: A frame with whole edges.
    ///   - parent: The parent's frame, with whole edges; a frame that would begin before it is moved to its start.
    mutating func writeFrame(_ frame: Rect, in parent: Rect) {
        for (name, length) in [("width" as StaticString, frame.width), ("height", frame.height)] {
            member(name, ["type": "fixed", "value": .integer(max(0, Int(length)))])
        }
        let (left, top) = (max(0, Int(frame.minX - parent.minX)), max(0, Int(frame.minY - parent.minY)))
        member("margins", ["left": .integer(left), "top": .integer(top)])
        member("alignment_horizontal", "left")
        member("alignment_vertical", "top")
    }

    /// Writes a text's font. Its size already includes the user's text size, so it is in `dp`, which is not scaled
    /// again.
    mutating func writeDivFont(_ text: TextBlock) {
        member("font_size", Int(text.style.size.rounded()))
        member("font_size_unit", "dp")
        // Only one of the platforms supports numeric weights.
        switch text.style.weight {
        case .regular: member("font_weight", "regular")
        case .medium: member("font_weight", "medium")
        case .semibold, .bold: member("font_weight", "bold")
        }
        member("font_weight_value", Int(CSSText.weight(text.style.weight)) ?? 400)
        member("line_height", Int(text.style.lineHeight.rounded()))
        member("letter_spacing", text.letterSpacing)
        member("text_alignment_horizontal", text.alignment.rawValue)
    }

    mutating func writeDivBackground(_ layer: Layer, _ losses: inout CardLosses) {
        guard let background = layer.background else { return }
        if background.gradient.count > 1, background.radial == nil {
            // The format spaces the colours evenly.
            if !background.gradient.areEven { losses.add("gradient", of: layer) }
            let colors = background.gradient.map { $0.paint.flat.ofDivKit }
            let angle: JSONValue =
                switch background.towards ?? .bottom {
                case .right: 0
                case .top: 90
                case .left: 180
                case .bottom: 270
                }
            member("background", [["type": "gradient", "angle": angle, "colors": .list(colors)]])
        } else {
            if background.radial != nil { losses.add("gradient", of: layer) }
            member("background", [["type": "solid", "color": background.flat.ofDivKit]])
        }
    }

    mutating func writeDivBorder(_ layer: Layer, _ losses: inout CardLosses) {
        let look = layer.look?.look
        guard
            layer.cornerRadius != 0 || layer.cornerRadii != nil || look?.border != nil || look?.shadows.isEmpty == false
        else { return }
        beginObject("border")
        if let radii = layer.cornerRadii {
            func whole(_ radius: Double) -> JSONValue { .integer(Int(radius.rounded())) }
            member(
                "corners_radius",
                [
                    "top-left": whole(radii.topLeft), "top-right": whole(radii.topRight),
                    "bottom-right": whole(radii.bottomRight), "bottom-left": whole(radii.bottomLeft),
                ])
        } else {
            member("corner_radius", Int(layer.cornerRadius.rounded()))
        }
        if let border = look?.border {
            if border.sides != nil { losses.add("sidesOfBorder", of: layer) }
            let color = Paint(border.color, opacity: border.opacity).flat.ofDivKit
            member("stroke", ["color": color, "width": .number(border.width)])
        }
        if let shadow = look?.shadows.first {
            if (look?.shadows.count ?? 0) > 1 || shadow.spread != 0 { losses.add("shadows", of: layer) }
            writeDivShadow(shadow)
        }
        endObject()
    }

    private mutating func writeDivShadow(_ shadow: Shadow) {
        member("has_shadow", 1)
        let color = Color(red: shadow.color.red, green: shadow.color.green, blue: shadow.color.blue)
        member(
            "shadow",
            [
                "alpha": .number(Double(shadow.color.alpha) / 255 * shadow.opacity),
                "blur": .integer(Int(shadow.blur.rounded())), "color": color.ofDivKit,
                "offset": ["x": ["value": .number(shadow.offset.x)], "y": ["value": .number(shadow.offset.y)]],
            ])
    }
}

extension Color {
    /// `#AARRGGBB`.
    var ofDivKit: JSONValue {
        let digits = [alpha, red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }
        return .string("#" + digits.joined())
    }
}

extension [GradientStop] {
    /// Whether all stops are evenly spaced from one end to the other.
    fileprivate var areEven: Bool {
        indices.allSatisfy { abs(self[$0].at - Double($0) / Double(Swift.max(1, count - 1))) < 0.01 }
    }
}
