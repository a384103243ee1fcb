import Boxes
import Dialogs

/// What of a layer has to stand out: its text, what shows that a control is there, or that it has the focus.
enum LookThing: Hashable { case text, outline, focus }

/// A thing of one layer.
struct LookPlace: Hashable {
    var layer: String
    var thing: LookThing
}

/// How well a thing stands out.
struct LookContrast {
    var contrast: Double
    /// The lowest contrast that is enough.
    var least: Double
    /// Whether the request gives the colour, rather than the platform.
    var isGiven: Bool

    var isMet: Bool { contrast >= least }
}

/// A member of the request that gives a colour or could give it, and the colour as it is.
struct ColorDial: Hashable {
    var field: FieldPath
    var start: Color
}

extension DialogRequest {
    /// Returns the request after changes of its colours: of a theme, of the background, of the backdrop, of a
    /// button; `nil` if one of them is another change.
    func recolored(by changes: [RequestChange]) -> DialogRequest? {
        var request = self
        for change in changes {
            if case .color(let color)? = change.value, request.recolorAction(change.field, to: color) { continue }
            let path = Array(change.field.components.dropFirst())
            switch (change.value, path.count, path.first) {
            case (.color(let color)?, 3, .member(.theme)?):
                guard let role = ColorRole(rawValue: path[2].name) else { return nil }
                var theme = request.theme?.value ?? Theme()
                if path[1] == .member(.dark) { theme.dark[role] = color } else { theme.light[role] = color }
                request.theme = Boxed<Theme>(theme)
            case (.color(let color)?, 2, .member(.backdrop)?): request.backdrop.color = color
            case (.color(let color)?, 3, .member(.content)?) where path[2] == .member(.color):
                request.content.background.color = color
            case (.number(let opacity)?, 3, .member(.content)?) where path[2] == .member(.opacity):
                request.content.background.opacity = opacity
            default: return nil
            }
        }
        return request
    }
}
