import Animations
import Boxes
import Dialogs
import Geometry
import Preview
import Typography

/// A dialog at rest, in a form that programs of any framework can draw: nested boxes with lines of text.
///
/// Lengths are in points, each box in the space of its parent.
struct RestModel {
    struct Line {
        var text: String
        var x: Double
        /// The top of the box around the line.
        var y: Double
        var width: Double
        var isRightToLeft: Bool
    }

    struct Words {
        var lines: [Line]
        var size: Double
        /// The weight, 400…700.
        var weight: Int
        var lineHeight: Double
        var letterSpacing: Double
        var color: Color
        var shadow: (color: Color, blur: Double, offset: Point)?
    }

    struct Box {
        var id: String
        var frame: Rect
        var opacity: Double
        var scale: Double
        /// The corner radii: top left, top right, bottom right, bottom left.
        var radii: [Double]
        /// The colours from top to bottom: one for a plain fill, none for no fill.
        var fill: [Color]
        /// The positions of a gradient's colours, from the top, 0, to the bottom, 1; empty for a plain fill.
        var stops: [Double] = []
        /// The path that stands for the box, in its ground, border, shadows and clip; empty if the box itself does.
        var outline: [Double] = []
        var border: (width: Double, color: Color)?
        var shadows: [(color: Color, blur: Double, spread: Double, offset: Point)]
        var clips: Bool
        var symbol: (path: [Double], color: Color)?
        var words: Words?
        var boxes: [Box] = []
    }

    let size: Size
    let boxes: [Box]
    /// Comments for readers of the source text: its subject, and what it leaves out.
    let notes: [String]

    init(_ depiction: Depiction) {
        size = depiction.stage.windowInItsOwnSpace.size
        let shown = depiction.rest.layers.filter { layer in
            !layer.role.isSystem && depiction.lifetimes[layer.id]?.contains(depiction.defaultTime) ?? true
        }
        let tree = LayerTree(shown.map(\.whole))
        boxes = Self.boxes(in: tree, of: nil)
        var notes = [
            "A dialog" + (depiction.stage.device.map { " on " + $0 } ?? "") + " at rest. Lengths are in points."
        ]
        if depiction.stage.turn != .none {
            notes.append("Texts are not turned: a surface that does not turn with the window has to turn them.")
        }
        for layer in shown {
            let look = layer.look?.look
            if look?.background?.material != nil {
                notes.append("The layer \(layer.id) is a material: its colour stands in for it.")
            }
            if look?.background?.radial != nil {
                notes.append("The layer \(layer.id) has a round gradient: one colour stands in for it.")
            } else if look?.background?.towards != nil {
                notes.append("The layer \(layer.id) has a turned gradient: one colour stands in for it.")
            }
            if layer.details?.image != nil { notes.append("The layer \(layer.id) shows an image of the app's own.") }
        }
        self.notes = notes
    }

    private static func boxes(in tree: LayerTree, of parent: Int?) -> [Box] {
        tree.layers.indices.filter { tree.parents[$0] == parent }.map { index in
            let origin = parent.map { tree.layers[$0].frame.origin } ?? .zero
            var layer = tree.layers[index]
            // An outline that has the arrow in it draws it.
            if layer.role == .arrow, let parent, tree.layers[parent].hasOutlinedGround { layer.look = nil }
            var box = box(of: layer, at: origin)
            box.boxes += boxes(in: tree, of: index)
            return box
        }
    }

    private static func box(of layer: Layer, at origin: Point) -> Box {
        let look = layer.look?.look
        let radii = layer.cornerRadii ?? CornerRadii(all: layer.cornerRadius)
        var box = Box(
            id: layer.id, frame: layer.frame.offset(x: -origin.x, y: -origin.y), opacity: layer.opacity,
            scale: layer.scale, radii: [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft],
            fill: fill(look?.background), shadows: [], clips: look?.clips == true)
        box.stops = stops(look?.background)
        if let outline = layer.outline { box.outline = commands(outline, in: layer.frame) }
        if let symbol = layer.details?.symbol {
            box.symbol = (commands(symbol.value.path, in: layer.frame), symbol.value.color)
        }
        box.shadows = (look?.shadows ?? []).map { shadow in
            (Paint(shadow.color, opacity: shadow.opacity).flat, shadow.blur, shadow.spread, shadow.offset)
        }
        if let border = look?.border {
            let color = Paint(border.color, opacity: border.opacity).flat
            if let sides = border.sides {
                box.boxes = sides.map { line(on: $0, of: layer, width: border.width, color) }
            } else {
                box.border = (border.width, color)
            }
        }
        if let text = layer.text?.value, !text.drawnLines.isEmpty { box.words = words(text, of: layer) }
        return box
    }

    /// Returns the colours of a gradient's stops, or the single colour of any other fill.
    private static func fill(_ background: Background?) -> [Color] {
        guard let background else { return [] }
        let gradient = background.straightGradient
        return gradient.isEmpty ? [background.flat] : gradient.map(\.paint.flat)
    }

    private static func stops(_ background: Background?) -> [Double] {
        background?.straightGradient.map(\.at) ?? []
    }

    /// Returns a border on one side as a box of its own.
    private static func line(on side: Edge, of layer: Layer, width: Double, _ color: Color) -> Box {
        let (whole, high) = (layer.frame.width, layer.frame.height)
        let frame =
            switch side {
            case .top: Rect(x: 0, y: 0, width: whole, height: width)
            case .bottom: Rect(x: 0, y: high - width, width: whole, height: width)
            case .left: Rect(x: 0, y: 0, width: width, height: high)
            case .right: Rect(x: whole - width, y: 0, width: width, height: high)
            }
        return Box(
            id: layer.id + "/" + side.rawValue, frame: frame, opacity: 1, scale: 1, radii: [0, 0, 0, 0],
            fill: [color], shadows: [], clips: false)
    }

    private static func words(_ text: TextBlock, of layer: Layer) -> Words {
        Words(
            lines: text.drawnLines.map { line in
                Line(
                    text: line.text, x: line.x - layer.frame.minX,
                    y: line.baseline - text.style.baseline - layer.frame.minY, width: line.width,
                    isRightToLeft: line.direction == .rightToLeft)
            },
            size: text.style.size, weight: Int(CSSText.weight(text.style.weight)) ?? 400,
            lineHeight: text.style.lineHeight, letterSpacing: text.letterSpacing,
            color: layer.textColor,
            shadow: layer.look?.look.textShadow.map { shadow in
                (Paint(shadow.color, opacity: shadow.opacity).flat, shadow.blur, shadow.offset)
            })
    }

    /// Returns a path as numbers: 0 and a point begin a subpath, 1 and a point are a line, 2 and two points a quadratic
    /// curve, 3 and three points a cubic curve, and 4 closes the subpath.
    private static func commands(_ path: VectorPath, in frame: Rect) -> [Double] {
        var numbers: [Double] = []
        func put(_ command: Double, _ points: Point...) {
            numbers.append(command)
            for point in points { numbers += [point.x, point.y] }
        }
        for element in path.offset(x: -frame.minX, y: -frame.minY).withoutArcs.elements {
            switch element {
            case .move(let point): put(0, point)
            case .line(let point): put(1, point)
            case .quadratic(let control, let end): put(2, control, end)
            case .cubic(let first, let second, let end): put(3, first, second, end)
            case .arc(_, _, _, _, let end): put(1, end)
            case .close: put(4)
            }
        }
        return numbers
    }
}

extension Background {
    /// The stops of a gradient from top to bottom; empty for any other fill.
    fileprivate var straightGradient: [GradientStop] {
        radial == nil && towards == nil && gradient.count > 1 ? gradient : []
    }
}
