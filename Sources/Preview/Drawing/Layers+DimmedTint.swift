import Boxes
package import Dialogs

extension [Layer] {
    /// These layers with grey in place of the tint of those that the system greys out, and of all that they carry.
    package var withDimmedTints: [Layer] {
        guard contains(where: { $0.tint == .dimmed }) else { return self }
        var dimmed: Set<String> = []
        return map { layer in
            guard layer.tint == .dimmed || layer.parent.map(dimmed.contains) == true else { return layer }
            dimmed.insert(layer.id)
            return layer.withoutTint
        }
    }
}

extension [Moment.PosedLayer] {
    /// See `withDimmedTints` of layers.
    var withDimmedTints: [Moment.PosedLayer] {
        guard contains(where: { $0.layer.tint == .dimmed }) else { return self }
        return zip(self, map(\.layer).withDimmedTints).map { posed, layer in
            var posed = posed
            posed.layer = layer
            return posed
        }
    }
}

extension Layer {
    /// The layer with all that is in the tint colour in a grey of the same lightness; colours of other roles, and those
    /// without one, which the app gave, stay.
    fileprivate var withoutTint: Layer {
        guard let shared = look, shared.look.text?.role == .tint || shared.look.background?.role == .tint else {
            return self
        }
        var (layer, changed) = (self, shared.look)
        if let paint = changed.text, paint.role == .tint {
            changed.text?.color = paint.color.grey
            if text != nil, details?.symbol?.value.color == paint.flat {
                layer.changeDetails { $0.symbol?.color = paint.flat.grey }
            }
        }
        if let background = changed.background, background.role == .tint {
            changed.background?.color = background.color.grey
            for index in background.gradient.indices {
                changed.background?.gradient[index].paint.color = background.gradient[index].paint.color.grey
            }
        }
        layer.look = SharedLook(changed, writesColor: shared.writesColor)
        return layer
    }
}

extension Color {
    /// The grey that CSS's `grayscale(1)` makes of the colour.
    fileprivate var grey: Color {
        let light = 0.2126 * Double(red) + 0.7152 * Double(green) + 0.0722 * Double(blue)
        let value = UInt8(Swift.min(255, light.rounded()))
        return Color(red: value, green: value, blue: value, alpha: alpha)
    }
}
