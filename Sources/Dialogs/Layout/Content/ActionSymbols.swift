import Boxes
import Geometry
import Typography

/// Where the glyph of a button stands that has one of the caller's.
struct ActionSymbols {
    /// Of the glyph's box, beside the size of its title.
    static let scale = ContentMetrics.figures.figure(.symbolScale)
    /// Between glyph and title, in points.
    static let gap = ContentMetrics.figures.figure(.symbolGap)

    /// The side of the box of a glyph beside a title in that style, in points.
    static func side(beside style: TextStyle) -> Double { (style.size * scale.value).rounded() }

    /// A glyph in a box of one by one, in that box.
    static func fit(_ symbol: VectorPath, in box: Rect) -> VectorPath {
        // Circles stay circles in a box as wide as it is high.
        symbol.scaled(by: box.width, about: .zero, offset: box.origin)
    }
}

extension ContentStack.Button {
    /// What its glyph takes beside the title, in points; 0 for a button without.
    var symbolRoom: Double {
        action.details?.value.symbol == nil ? 0 : ActionSymbols.side(beside: title.style) + ActionSymbols.gap.value
    }
}

extension ContentStack {
    /// What the glyph of `action` takes beside its title in `style`, in points; 0 for a button without.
    func symbolRoom(of action: Action, in style: TextStyle) -> Double {
        action.details?.value.symbol == nil ? 0 : ActionSymbols.side(beside: style) + ActionSymbols.gap.value
    }
}
