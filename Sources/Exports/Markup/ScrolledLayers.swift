import Boxes
import Dialogs
import Geometry

/// The layers of a dialog as a page has them, which scrolls by itself: whole, and at the beginning of what scrolls.
struct ScrolledLayers {
    private let layers: [String: (whole: Layer, isChanged: Bool)]

    /// - Parameters:
    ///   - layers: The layers as a page has them.
    ///   - seen: The same layers, cut to what is seen.
    init(_ layers: [Layer], from seen: [Layer]) {
        let pairs = zip(layers, seen).map { whole, layer in
            (whole.id, (whole: whole, isChanged: whole.frame != layer.frame))
        }
        self.layers = Dictionary(pairs) { first, _ in first }
    }

    /// Returns an element's layer and its frame in the element of its parent.
    func place(_ element: ElementTree.Element) -> (layer: Layer, frame: Rect) {
        guard let own = layers[element.layer.id] else { return (element.layer, element.frame) }
        let parent = element.layer.parent.flatMap { layers[$0] }
        guard own.isChanged || parent?.isChanged == true, let parent else { return (own.whole, element.frame) }
        let origin = parent.whole.frame.origin
        return (own.whole, own.whole.frame.offset(x: -origin.x, y: -origin.y))
    }
}

extension [Layer] {
    /// These layers without the cut that a viewport makes, where they are before anything is scrolled.
    var scrolledToStart: [Layer] {
        var offsets: [String: Point] = [:]
        return map { layer in
            var layer = layer
            let offset = layer.parent.flatMap { offsets[$0] } ?? .zero
            offsets[layer.id] = layer.role == .scroll ? layer.contentOffset ?? .zero : offset
            layer.frame = (layer.scrolledFrame ?? layer.frame).offset(x: offset.x, y: offset.y)
            layer.scrolledFrame = nil
            guard var text = layer.text?.value, !text.scrolledLines.isEmpty || offset != .zero else { return layer }
            let lines = (text.lines.map(\.self) + text.scrolledLines.map(\.self)).map { line in
                var line = line
                (line.x, line.baseline) = (line.x + offset.x, line.baseline + offset.y)
                return line
            }
            text.lines = TextLines(lines.sorted { $0.baseline < $1.baseline })
            text.scrolledLines = []
            layer.text = Boxed(text)
            return layer
        }
    }
}
