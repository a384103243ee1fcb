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
            beginObject(name)
            member("type", "fixed")
            member("value", max(0, Int(length)))
            endObject()
        }
        beginObject("margins")
        member("left", max(0, Int(frame.minX - parent.minX)))
        member("top", max(0, Int(frame.minY - parent.minY)))
        endObject()
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
        beginArray("background")
        beginObject()
        if background.gradient.count > 1, background.radial == nil {
            // The format spaces the colours evenly.
            if !background.gradient.areEven { losses.add("gradient", of: layer) }
            member("type", "gradient")
            let angle =
                switch background.towards ?? .bottom {
                case .right: 0
                case .top: 90
                case .left: 180
                case .bottom: 270
                }
            member("angle", angle)
            array("colors", background.gradient) { $0.writeDivColor($1.paint.flat) }
        } else {
            if background.radial != nil { losses.add("gradient", of: layer) }
            member("type", "solid")
            writeDivColor("color", background.flat)
        }
        endObject()
        endArray()
    }

    mutating func writeDivBorder(_ layer: Layer, _ losses: inout CardLosses) {
        let look = layer.look?.look
        guard
            layer.cornerRadius != 0 || layer.cornerRadii != nil || look?.border != nil || look?.shadows.isEmpty == false
        else { return }
        beginObject("border")
        if let radii = layer.cornerRadii {
            beginObject("corners_radius")
            member("top-left", Int(radii.topLeft.rounded()))
            member("top-right", Int(radii.topRight.rounded()))
            member("bottom-right", Int(radii.bottomRight.rounded()))
            member("bottom-left", Int(radii.bottomLeft.rounded()))
            endObject()
        } else {
            member("corner_radius", Int(layer.cornerRadius.rounded()))
        }
        if let border = look?.border {
            if border.sides != nil { losses.add("sidesOfBorder", of: layer) }
            beginObject("stroke")
            writeDivColor("color", Paint(border.color, opacity: border.opacity).flat)
            member("width", border.width)
            endObject()
        }
        if let shadow = look?.shadows.first {
            if (look?.shadows.count ?? 0) > 1 || shadow.spread != 0 { losses.add("shadows", of: layer) }
            writeDivShadow(shadow)
        }
        endObject()
    }

    private mutating func writeDivShadow(_ shadow: Shadow) {
        member("has_shadow", 1)
        beginObject("shadow")
        member("alpha", Double(shadow.color.alpha) / 255 * shadow.opacity)
        member("blur", Int(shadow.blur.rounded()))
        writeDivColor("color", Color(red: shadow.color.red, green: shadow.color.green, blue: shadow.color.blue))
        beginObject("offset")
        for (name, distance) in [("x" as StaticString, shadow.offset.x), ("y", shadow.offset.y)] {
            beginObject(name)
            member("value", distance)
            endObject()
        }
        endObject()
        endObject()
    }

    mutating func writeDivColor(_ name: StaticString, _ color: Color) {
        key(name)
        writeDivColor(color)
    }

    private mutating func writeDivColor(_ color: Color) {
        let channels = UInt32(color.red) << 16 | UInt32(color.green) << 8 | UInt32(color.blue)
        string(UInt8(ascii: "#"), hexadecimal: UInt32(color.alpha) << 24 | channels, digits: 8)
    }
}

extension [GradientStop] {
    /// Whether all stops are evenly spaced from one end to the other.
    fileprivate var areEven: Bool {
        indices.allSatisfy { abs(self[$0].at - Double($0) / Double(Swift.max(1, count - 1))) < 0.01 }
    }
}
