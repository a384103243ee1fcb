import Devices
package import Geometry

/// Takes a dialog at rest; gives the area in which a touch reaches each of its buttons; promises that it holds the
/// button, lies inside the dialog, or what scrolls in it, and takes nothing from another button or field.
///
/// A button drawn smaller than the platform's least target is touched around its edges too, as far as there is room.
package struct TouchTargets {
    private let layers: [Layer]
    private let minimum: Double

    package init(_ rest: DialogLayout) {
        layers = rest.layers
        minimum = rest.stage.minimumTarget
    }

    /// Where a touch reaches the button that the layer at `place` is.
    package func area(at place: Int) -> Rect {
        let frame = layers[place].frame
        guard frame.width < minimum || frame.height < minimum, layers[place].scrolledFrame == nil,
            let parent = layers[place].parent.flatMap({ layers.place(of: $0) }),
            layers[parent].frame.contains(frame)
        else { return frame }
        let size = Size(width: max(frame.width, minimum), height: max(frame.height, minimum))
        var area = Rect(center: frame.center, size: size).intersection(layers[parent].frame) ?? frame
        for other in layers.indices where layers[other].takesTouches && layers[other].id != layers[place].id {
            area = area.keptClear(of: layers[other].frame, around: frame)
        }
        return area
    }
}

extension Layer {
    /// Whether touches do something here that they do not do beside it.
    fileprivate var takesTouches: Bool { role == .action || role == .textField }
}

extension Rect {
    /// This rectangle, cut back half way from `core` inside it to `other`, on the side where that lies; both may so be
    /// grown without meeting.
    fileprivate func keptClear(of other: Rect, around core: Rect) -> Rect {
        // Twice the reach: the other may have grown as far towards this one.
        let reach = inset(by: EdgeInsets(top: -height, left: -width, bottom: -height, right: -width))
        guard reach.intersection(other) != nil else { return self }
        var edges = (minX: minX, minY: minY, maxX: maxX, maxY: maxY)
        // Neighbours that meet may overlap by what a computer's numbers leave of an edge.
        let hair = 1e-6
        if other.minX >= core.maxX - hair {
            edges.maxX = min(edges.maxX, max(core.maxX, (core.maxX + other.minX) / 2))
        } else if other.maxX <= core.minX + hair {
            edges.minX = max(edges.minX, min(core.minX, (core.minX + other.maxX) / 2))
        } else if other.minY >= core.maxY - hair {
            edges.maxY = min(edges.maxY, max(core.maxY, (core.maxY + other.minY) / 2))
        } else if other.maxY <= core.minY + hair {
            edges.minY = max(edges.minY, min(core.minY, (core.minY + other.maxY) / 2))
        }
        return Rect(minX: edges.minX, minY: edges.minY, maxX: edges.maxX, maxY: edges.maxY)
    }
}
