import Geometry

extension SlidingMessage {
    /// A platform's own message in the `background` and `text` colours that a named style's file gives for messages,
    /// whatever the platform's names for its colours. Buttons with a fill of their own keep it, and their titles.
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
    /// A button on a ground that has another text colour: its title takes that colour, and so does its fill where it
    /// had the old text's colour. A button with a fill of its own is unchanged.
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
