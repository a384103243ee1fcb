import Devices
import Geometry

/// A short message that slides on to the screen, stays for a while and slides off by itself (2009): its colours,
/// and its looks on each platform.
package struct SlidingMessage: Sendable {
    /// The colours of sliding messages: `Figures/sliding-message.json`.
    enum ColorName: Int, FigureKey { case background, text }

    static let colors = ColorTable<ColorName, AnyRelease>("sliding-message")

    /// Dark in either appearance, with the platform's dark looks for its parts; on iOS 26 glass in the current
    /// appearance.
    package func look(in setting: LookSetting) -> DialogLook {
        if setting.platform == .apple, setting.release == .glass {
            return Self.colored(Self.glassLook(in: setting), in: setting)
        }
        let text = PartLook(text: setting.paint(Self.colors[.text]))
        // The style's file gives a background for each appearance, so the parts on it follow the appearance, too.
        let isOnOwnGround = setting.named?.colors[Self.colors[.background].name] != nil
        var parts = OwnLooks.parts(in: isOnOwnGround ? setting : setting.appearing(.dark))
        for part in [LookPart.title, .message, .bar] { parts[part] = text }
        // What stands alone is the message itself, and secondary is what stands below a title, on the surface that a
        // theme gives with it.
        if setting.platform == .web, let secondary = setting.themed(.secondary), isOnOwnGround || !setting.hasSurface {
            (parts[.message], parts[.soloMessage]) = (PartLook(text: secondary), text)
        }
        // iPhone OS' blue is meant for light pages.
        if setting.platform == .apple, setting.release == .classic {
            let button = AppleLooks(in: setting).fading(text, disabled: setting.paint(.tertiaryLabel))
            for part in [LookPart.button, .cancelButton, .destructiveButton, .preferredButton] { parts[part] = button }
        }
        parts[.presenter] = OwnLooks.parts(in: setting)[.presenter]
        parts[.dialog] = OwnLooks.surface(setting.fill(Self.colors[.background]))
        if setting.platform == .apple, setting.release.isCard {
            var fill = setting.fill(AppleMessage.cardMaterial)
            if setting.isOpaque { fill.opacity = 1 }
            parts[.dialog] = AppleLooks(in: setting).card(fill)
        }
        return DialogLook(parts)
    }

    private static func glassLook(in setting: LookSetting) -> DialogLook {
        let looks = AppleLooks(in: setting)
        var card = looks.card(setting.fill(AppleMessage.glassMaterial))
        card.shadows = [
            setting.shadow(
                AppleMessage.colors[.shadow], blur: AppleMessage.figures[.shadowBlur],
                down: AppleMessage.figures[.shadowOffset], isClipped: true)
        ]
        // A light ring would be invisible on a white page.
        card.border =
            setting.contrast == .increased
            ? looks.ring
            : Border(width: AppleMessage.figures[.borderWidth], setting.paint(AppleMessage.colors[.border]))
        // Its buttons look like an alert's, because the tint is too light to be legible on the message.
        let button = looks.plainButton(.label)
        var parts = [LookPart.button: button, .cancelButton: button, .preferredButton: button]
        parts[.destructiveButton] = button
        return looks.look(of: card, changing: parts)
    }

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
            for part in LookPart.buttons { changes[part] = look[part].look.written(in: text, not: old) }
        }
        return DialogLook(look, replacing: changes)
    }
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

/// The numbers and colours of sliding messages on Apple's systems: `Figures/apple-sliding-message.json`.
enum AppleMessage {
    enum FigureName: Int, FigureKey { case opacity, cornerRadius, shadowBlur, shadowOffset, borderWidth }

    static let figures = FigureTable<FigureName, AppleRelease>("apple-sliding-message")

    enum ColorName: Int, FigureKey { case backgroundMaterial, background, shadow, border }

    static let colors = ColorTable<ColorName, AppleRelease>("apple-sliding-message")

    private enum MaterialName: Int, FigureKey { case background }

    private static let materials = MaterialTable<MaterialName, AppleRelease>("apple-sliding-message")

    static let cardMaterial = materials[.background, .card]
    static let glassMaterial = materials[.background]
}
