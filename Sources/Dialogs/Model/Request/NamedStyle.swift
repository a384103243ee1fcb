package import Boxes

/// A style that an owner has named: a built-in one with figures and colours of its own.
///
/// What it says where a request is silent is in the request already, once that is read.
package final class NamedStyle: Sendable {
    /// As requests and answers call it: `x-acme-sheet`.
    package let name: String
    /// The style whose rules it follows.
    package let base: StyleName
    /// Numbers in place of the built-in style's.
    package let figures: [AdjustableFigure: Double]
    /// Colours in place of the built-in style's, by their names there.
    package let colors: [String: PaintSet]
    /// What the room of looks keeps beside it.
    package let looks = Attached()

    package init(
        _ name: String, extending base: StyleName, figures: [AdjustableFigure: Double] = [:],
        colors: [String: PaintSet] = [:]
    ) {
        self.name = name
        self.base = base
        self.figures = figures
        self.colors = colors
    }
}

// Each is made once, at the start.
extension NamedStyle: Hashable {
    package static func == (left: NamedStyle, right: NamedStyle) -> Bool { left === right }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A number of a style that no member of a request says, and that a named style may have its own of, in points.
package enum AdjustableFigure: String, Sendable, CaseIterable {
    case titleSize = "title.size"
    case messageSize = "message.size"
    case titleAndMessageGap = "content.gap"
    case sideInset = "content.inset.side"
    case verticalInset = "content.inset.vertical"
    case buttonHeight = "button.height"
    case buttonSpacing = "button.spacing"
    case textFieldHeight = "textField.height"
    case barHeight = "navigationBar.height"
    case grabberWidth = "grabber.width"
    case grabberHeight = "grabber.height"
    case grabberTop = "grabber.top"

    /// The names under which the styles list it: `content.` before one says the same.
    package var names: [String] { rawValue.hasPrefix("content.") ? [rawValue] : [rawValue, "content." + rawValue] }

    /// The figure of a name; nil for one that stays as it is.
    package init?(named name: String) {
        guard let figure = Self.allCases.first(where: { $0.names.contains(name) }) else { return nil }
        self = figure
    }

    package static let range = 0.0...1000.0
}
