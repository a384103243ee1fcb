import Boxes
import Geometry

// Buttons of watches with shapes other than a title on a background.
extension ContentLayers {
    /// - Parameter index: The index among the stack's buttons, of which the last cancels.
    func shape(_ form: inout ButtonForm, of index: Int, by watch: WatchContent) {
        if let pair = watch.pair {
            let confirms = index < stack.firstCancel
            form.closeSize = pair.icon
            form.isCheck = confirms
            form.part = confirms ? .preferredButton : .closeButton
            form.cornerRadius = confirms ? pair.turned.height / 2 : pair.dismissRadius
            if confirms { form.outline = .turned(pair.turned) }
        } else if watch.isEdge {
            form.part = .preferredButton
            form.mostLines = Int(WearFigure.table[.edgeLines])
            form.outline = .edge
        }
    }

    /// Gives a button an outline that a corner radius cannot describe, in its frame on the grid.
    func shape(_ layer: inout Layer, as outline: WatchContent.Outline, _ form: ButtonForm) {
        let frame = stack.grid.snap(layer.frame)
        layer.outline =
            switch outline {
            case .turned(let size): VectorPath(capsule: size, risingIn: frame)
            case .edge: VectorPath(edgeIn: frame, cornerRadius: form.cornerRadius)
            }
    }
}

extension VectorPath {
    /// A capsule in the middle of a frame, turned by 45 degrees so that it rises to the right.
    fileprivate init(capsule size: Size, risingIn frame: Rect) {
        let radius = size.height / 2
        // The distances along each axis from the middle to the centre of either end, and from there to where the end
        // begins.
        let (end, side) = ((size.width - size.height) / 2 * 0.5.squareRoot(), radius * 0.5.squareRoot())
        let (x, y) = (frame.midX, frame.midY)
        let radii = Size(width: radius, height: radius)
        func arc(to end: Point) -> Element {
            .arc(radii: radii, rotation: 0, isLarge: false, isClockwise: true, end: end)
        }
        self.init(elements: [
            .move(Point(x: x + end - side, y: y - end - side)),
            arc(to: Point(x: x + end + side, y: y - end - side)),
            arc(to: Point(x: x + end + side, y: y - end + side)),
            .line(Point(x: x - end + side, y: y + end + side)),
            arc(to: Point(x: x - end - side, y: y + end + side)),
            arc(to: Point(x: x - end - side, y: y + end - side)), .close,
        ])
    }

    /// Creates the outline of a frame with round upper corners, whose lower part is half an ellipse.
    fileprivate init(edgeIn frame: Rect, cornerRadius: Double) {
        let radius = min(cornerRadius, frame.width / 2, frame.height)
        let middle = frame.minY + radius
        let corner = Size(width: radius, height: radius)
        let half = Size(width: frame.width / 2, height: frame.maxY - middle)
        func arc(_ radii: Size, to end: Point) -> Element {
            .arc(radii: radii, rotation: 0, isLarge: false, isClockwise: true, end: end)
        }
        self.init(elements: [
            .move(Point(x: frame.minX, y: middle)), arc(corner, to: Point(x: frame.minX + radius, y: frame.minY)),
            .line(Point(x: frame.maxX - radius, y: frame.minY)), arc(corner, to: Point(x: frame.maxX, y: middle)),
            arc(half, to: Point(x: frame.midX, y: frame.maxY)), arc(half, to: Point(x: frame.minX, y: middle)), .close,
        ])
    }
}
