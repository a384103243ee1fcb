package import Dialogs
package import Geometry
package import Typography

// The look of layers, in CSS.
extension CSSText {
    /// A colour, whose alpha is multiplied by `opacity`.
    package static func color(_ color: Color, opacity: Double = 1) -> String {
        let alpha = Double(color.alpha) / 255 * opacity
        var text = "rgb(" + String(color.red)
        text += " " + String(color.green)
        text += " " + String(color.blue)
        if alpha != 1 { text += " / " + number(alpha) }
        return text + ")"
    }

    /// A font weight as a number.
    package static func weight(_ weight: TextStyle.Weight) -> String {
        switch weight {
        case .regular: "400"
        case .medium: "500"
        case .semibold: "600"
        case .bold: "700"
        }
    }

    /// The families of a font, the preferred one first. All are quoted except the generic one at the end.
    package static func families(_ family: FontFamily) -> String {
        var text = string(family.name)
        for (index, name) in family.fallbacks.enumerated() {
            text += ", "
            text += index == family.fallbacks.count - 1 ? name : string(name)
        }
        return text
    }

    /// A path in the syntax of `path()`.
    package static func path(_ path: VectorPath) -> String {
        var bytes: [UInt8] = []
        bytes.append(path)
        return String(decoding: bytes, as: UTF8.self)
    }
}
