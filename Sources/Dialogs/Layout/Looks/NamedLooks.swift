import Boxes

extension NamedStyle {
    /// The table of the style's looks; `nil` if they are the built-in style's.
    package var lookTable: LookTable? { colors.isEmpty ? nil : looks.value { NamedLooks() }.table }
}

extension DialogLook {
    /// The looks with the cross of a named style that has a colour for it: a sign without a ground of its own, on any
    /// platform.
    package convenience init(_ look: DialogLook, namedIn setting: LookSetting) {
        let color = WebLooks.colors[.closeButton]
        guard setting.named?.colors[color.name] != nil else {
            self.init(look, replacing: [:])
            return
        }
        var cross = look[.closeButton].look
        let sign = setting.readable(color)
        (cross.background, cross.border, cross.shadows, cross.text) = (nil, nil, [], sign)
        cross.states?.pressed = StateLook(text: sign)
        cross.states?.disabled = StateLook(text: sign.opacity(sign.opacity / 2))
        // A ring shows the focus by itself.
        if cross.states?.focused?.border != nil { cross.states?.focused?.background = nil }
        if cross.states?.focused?.background == nil { cross.states?.focused?.text = sign }
        self.init(look, replacing: [.closeButton: cross])
    }
}

/// The looks of a named style, attached to it.
// Unchecked only because the superclass is: nothing in it changes.
private final class NamedLooks: Attachment, @unchecked Sendable {
    let table = LookTable()
}
