import Geometry

/// The box of a layer that scrolls, in a resting layout that lacks it because everything fits.
///
/// There it would be as large as its content, so that it cuts nothing. Where another layer scrolls that content, it
/// would be that layer's box.
struct ScrollBox {
    /// The box, in the space of the layers that were given.
    let box: Rect

    /// - Parameters:
    ///   - layer: A layer of `layers` that `others` lack.
    ///   - others: The layers of the layout that lacks it.
    ///
    /// `nil` for a layer that does not scroll, and for one whose content `others` lack, too.
    init?(of layer: Layer, in layers: [Layer], beside others: [Layer]) {
        guard layer.role == .scroll else { return nil }
        var content: (here: Rect, there: Rect)?
        for part in layers where part.parent == layer.id {
            guard let index = others.index(of: part.id) else { continue }
            let other = others[index]
            if let id = other.parent, layers.index(of: id) == nil, let scroll = others.index(of: id),
                others[scroll].role == .scroll
            {
                box = others[scroll].frame
                return
            }
            let (here, there) = (part.scrolledFrame ?? part.frame, other.scrolledFrame ?? other.frame)
            content = content.map { ($0.here.union(here), $0.there.union(there)) } ?? (here, there)
        }
        guard let content else { return nil }
        let offset = layer.contentOffset ?? .zero
        let whole = Rect(
            origin: Point(x: layer.frame.minX - offset.x, y: layer.frame.minY - offset.y),
            size: layer.contentSize ?? layer.frame.size)
        // The content keeps its distances from the edges of the layer.
        box = Rect(
            minX: content.there.minX - max(0, content.here.minX - whole.minX),
            minY: content.there.minY - max(0, content.here.minY - whole.minY),
            maxX: content.there.maxX + max(0, whole.maxX - content.here.maxX),
            maxY: content.there.maxY + max(0, whole.maxY - content.here.maxY))
    }
}
