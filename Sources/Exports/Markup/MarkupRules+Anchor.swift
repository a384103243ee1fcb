import Animations
import Dialogs
import Geometry

// How a popover is attached to its anchor.
extension MarkupRules {
    /// The element that is placed beside the anchor. It contains the drawn elements, because a container query about
    /// the position cannot change the container itself.
    static let popover = ".scrim-popover"

    static func rule(of anchor: AnchorHold) -> Rule {
        Rule(
            popover,
            [("position", "fixed")] + anchor.declarations + [("background", "none"), ("overflow", "visible")])
    }

    /// The position of the dialog in that element.
    static func inPopover(_ size: Size) -> [(name: String, value: String)] {
        [
            ("position", "absolute"), ("left", "0px"), ("top", "0px"), ("width", CSSText.length(size.width)),
            ("height", CSSText.length(size.height)),
        ]
    }

    /// The rules of the page's anchor, and of the popover's outline while it is on the other side of the anchor.
    var anchorText: String {
        guard let anchor else { return "" }
        let text = Rule(".anchor", anchor.anchor).text
        guard let flip = anchor.flip, let dialog = layers.first, let outline = dialog.outline else { return text }
        let isVertical = flip == "flip-block"
        let drawn = outline.offset(x: -dialog.frame.minX, y: -dialog.frame.minY)
        let across = drawn.mirrored(in: dialog.frame.size, isVertical: isVertical)
        let arrow = layers.first { $0.role == .arrow && $0.parent == dialog.id }
        func rules(_ path: VectorPath, isMirrored: Bool) -> String {
            var there = ElementTree.Element(layer: dialog, frame: dialog.frame)
            there.layer.outline = path.offset(x: dialog.frame.minX, y: dialog.frame.minY)
            there.arrow = arrow
            let style = ElementStyle(there).declarations.map { (name: "\($0.name)", value: $0.value) }
            let ground = Rule(selector(dialog), style.filter { $0.name == "clip-path" || $0.name == "border-image" })
            return ground.text + (arrow.map { rule(of: $0, in: dialog, flip, isMirrored: isMirrored).text } ?? "")
        }
        // The drawn outline is that of this screen, where the popover may already be flipped.
        let there = "@container anchored(fallback: " + flip + ") {\n"
        return anchor.isFlipped
            ? text + rules(across, isMirrored: true) + there + rules(drawn, isMirrored: false) + "}\n"
            : text + there + rules(across, isMirrored: true) + "}\n"
    }

    private func rule(of arrow: Layer, in dialog: Layer, _ flip: String, isMirrored: Bool) -> Rule {
        let (frame, size) = (arrow.frame.offset(x: -dialog.frame.minX, y: -dialog.frame.minY), dialog.frame.size)
        let isVertical = flip == "flip-block"
        let place =
            isVertical
            ? (isMirrored ? size.height - frame.maxY : frame.minY) : (isMirrored ? size.width - frame.maxX : frame.minX)
        return Rule(selector(arrow), [(isVertical ? "top" : "left", CSSText.length(place))])
    }
}

extension VectorPath {
    /// Returns the mirror image of this outline within a box of `size`.
    /// - Parameter isVertical: Whether top and bottom are exchanged, rather than left and right.
    fileprivate func mirrored(in size: Size, isVertical: Bool) -> VectorPath {
        withoutArcs.replacing { point in
            isVertical ? Point(x: point.x, y: size.height - point.y) : Point(x: size.width - point.x, y: point.y)
        }
    }
}
