import Boxes
import Dialogs
import Geometry

/// The layers of a dialog in a page, which scrolls by itself: complete, and scrolled to the start.
struct ScrolledLayers {
    private let layers: [String: (whole: Layer, isChanged: Bool)]

    /// - Parameters:
    ///   - layers: The layers of a page.
    ///   - seen: The same layers, clipped to their visible parts.
    init(_ layers: [Layer], from seen: [Layer]) {
        let pairs = zip(layers, seen).map { whole, layer in
            (whole.id, (whole: whole, isChanged: whole.frame != layer.frame))
        }
        self.layers = Dictionary(pairs) { first, _ in first }
    }

    /// Returns an element with its complete layer, at its position in the element of its parent.
    func place(_ element: ElementTree.Element) -> ElementTree.Element {
        guard let own = layers[element.layer.id] else { return element }
        var element = element
        let parent = element.layer.parent.flatMap { layers[$0] }
        element.layer = own.whole
        guard own.isChanged || parent?.isChanged == true, let parent else { return element }
        let origin = parent.whole.frame.origin
        element.frame = own.whole.frame.offset(x: -origin.x, y: -origin.y)
        return element
    }
}

extension [Layer] {
    /// These layers without the clip of a viewport, at their positions before anything is scrolled.
    var scrolledToStart: [Layer] {
        var offsets: [String: Point] = [:]
        return map { layer in
            var layer = layer
            let offset = layer.parent.flatMap { offsets[$0] } ?? .zero
            offsets[layer.id] = layer.role == .scroll ? layer.contentOffset ?? .zero : offset
            layer.frame = (layer.scrolledFrame ?? layer.frame).offset(x: offset.x, y: offset.y)
            layer.scrolledFrame = nil
            if offset != .zero, let path = layer.details?.symbol?.value.path {
                layer.changeDetails { $0.symbol?.path = path.offset(x: offset.x, y: offset.y) }
            }
            guard var text = layer.text?.value, !text.scrolledLines.isEmpty || offset != .zero else { return layer }
            text.showScrolledLines()
            text.lines = TextLines(
                text.lines.map { line in
                    var line = line
                    (line.x, line.baseline) = (line.x + offset.x, line.baseline + offset.y)
                    return line
                })
            layer.text = Boxed(text)
            return layer
        }
    }
}
