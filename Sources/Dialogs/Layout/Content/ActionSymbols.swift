import Boxes
import Geometry
import Typography

/// The placement of a caller's glyph on a button.
struct ActionSymbols {
    /// The side of the glyph's box as a share of the title's font size.
    static let scale = ContentMetrics.figures.figure(.symbolScale)
    /// The gap between glyph and title, in points.
    static let gap = ContentMetrics.figures.figure(.symbolGap)

    /// The side of the box of a glyph beside a title in a text style, in points.
    static func side(beside style: TextStyle) -> Double { (style.size * scale.value).rounded() }

    /// Scales a glyph from a 1 × 1 box into `box`.
    static func fit(_ symbol: VectorPath, in box: Rect) -> VectorPath {
        // Circles stay circles, as the box is as wide as it is high.
        symbol.scaled(by: box.width, about: .zero, offset: box.origin)
    }
}

extension ContentStack.Button {
    /// The width that the button's glyph takes beside the title, in points; 0 for a button without one.
    var symbolRoom: Double {
        action.details?.value.symbol == nil ? 0 : ActionSymbols.side(beside: title.style) + ActionSymbols.gap.value
    }
}

extension ContentStack {
    /// The width that the glyph of `action` takes beside its title set in `style`, in points; 0 without a glyph.
    func symbolRoom(of action: Action, in style: TextStyle) -> Double {
        action.details?.value.symbol == nil ? 0 : ActionSymbols.side(beside: style) + ActionSymbols.gap.value
    }
}
