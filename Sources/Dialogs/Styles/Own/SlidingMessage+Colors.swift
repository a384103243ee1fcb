import Geometry

extension SlidingMessage {
    /// A platform's own message with the `background` and `text` colours that a named style gives for messages,
    /// independent of the platform's names for colours. Buttons with their own fill keep that and their title's colour.
    package static func colored(_ look: DialogLook, in setting: LookSetting) -> DialogLook {
        guard let named = setting.named, !named.colors.isEmpty else { return look }
        var changes: [LookPart: PartLook] = [:]
        if named.colors[colors[.background].name] != nil {
            var card = look[.dialog].look
            card.background = setting.fill(colors[.background])
            changes[.dialog] = card
        }
        if named.colors[colors[.text].name] != nil, let old = look[.title].look.text {
            let text = setting.paint(colors[.text])
            for part in [LookPart.title, .message, .soloMessage, .bar] { changes[part] = PartLook(text: text) }
            for part in buttons { changes[part] = look[part].look.written(in: text, not: old) }
        }
        return DialogLook(look, replacing: changes)
    }

    private static let buttons: [LookPart] = [
        .button, .cancelButton, .destructiveButton, .preferredButton, .barButton, .barCancelButton,
        .barDestructiveButton, .barPreferredButton, .closeButton,
    ]
}

extension PartLook {
    /// A button on a background whose text colour has changed: its title takes the new colour, and so does its fill if
    /// that had the old one. A button with another fill is unchanged.
    fileprivate func written(in text: Paint, not old: Paint) -> PartLook {
        if let background, background.color != old.color || self.text?.color != old.color { return self }
        var button = self
        button.text = text
        button.background = background?.tinted(text)
        button.states?.pressed?.write(in: text)
        button.states?.focused?.write(in: text)
        button.states?.disabled?.write(in: text)
        return button
    }
}

extension StateLook {
    fileprivate mutating func write(in new: Paint) {
        text = text.map { Paint(new.color, opacity: $0.opacity) }
        background = background?.tinted(new)
    }
}

extension Background {
    fileprivate func tinted(_ paint: Paint) -> Background { Background(color: paint.color, opacity: opacity) }
}
