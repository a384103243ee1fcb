import Dialogs
import Geometry
import Typography

/// Writes a picture as an SVG document: XML 1.0 in UTF-8, without scripts or external resources.
///
/// It uses only what browsers (in an `<img>`) and librsvg draw equally: paths, texts, groups, clips, gradients, and
/// blurs as filters. What is behind a material is drawn again, blurred, by `<use>`. Above three nested materials this
/// is left out, and only the tint is drawn.
struct SVGWriter {
    var markup = Markup()
    /// The numbers of the last definition and of the last reusable piece.
    private var definitions = 0
    private var pieces = 0
    /// The number of materials still to be written; pieces get ids only while there are any.
    private var materialsLeft = 0
    /// The open groups, the outermost first.
    private var open: [OpenGroup] = []

    /// A group that is being written.
    private struct OpenGroup {
        var transform: PlaneTransform
        /// The number of its clip; `nil` for none.
        var clip: Int?
        /// The numbers of the pieces drawn in it so far.
        var pieces: [Int] = []
        /// The number of materials over each other in it.
        var depth = 0
        /// Whether it rotates with its content during the motion.
        var isRotating = false
        /// Whether it is the group of everything that a screen shows.
        var isPanel = false
    }

    /// The most nested materials, since each draws everything below it again.
    private static let mostMaterials = 3

    /// The motion of the layers; `nil` for a still picture.
    var motion: PictureMotion?
    /// The engine that measured the texts.
    let engine: PangoEngine

    /// Additional attributes of an element: its id if it is drawn again, and its class if its shape moves.
    struct Mark {
        var piece: Int?
        var motion: Int?
    }

    /// Returns the document.
    ///
    /// - Parameter engine: The engine that measured the texts.
    static func document(
        of picture: Picture, moving motion: PictureMotion? = nil, engine: PangoEngine = .builtIn
    ) -> [UInt8] {
        var writer = SVGWriter(motion: motion, engine: engine)
        writer.materialsLeft = picture.operations.reduce(0) { $0 + $1.materials }
        writer.begin(picture)
        for operation in picture.operations { writer.write(operation) }
        if let motion = writer.motion {
            writer.markup.put("<style>@media (prefers-reduced-motion:no-preference){\n")
            writer.markup.append(motion.style)
            writer.markup.put("}</style>")
        }
        writer.markup.put("</svg>\n")
        return writer.markup.bytes
    }

    mutating func begin(_ picture: Picture) {
        let bounds = picture.bounds
        markup.put("<svg xmlns=\"http://www.w3.org/2000/svg\"")
        markup.attribute(" width=\"", bounds.width)
        markup.attribute(" height=\"", bounds.height)
        markup.put(" viewBox=\"")
        for number in [bounds.minX, bounds.minY, bounds.width] {
            markup.put(number)
            markup.put(" ")
        }
        markup.put(bounds.height)
        markup.put("\" role=\"img\"")
        if let language = picture.language {
            markup.put(" lang=\"")
            markup.text(language)
            markup.put("\"")
        }
        markup.put("><title>")
        markup.text(picture.title.isEmpty ? "Dialog" : picture.title)
        markup.put("</title>")
    }

    // MARK: Operations

    /// - Parameter change: How the operations of the same layer, including this one, change during the motion, if they
    ///   do.
    private mutating func write(_ operation: DrawingOperation, _ change: ShapeChange? = nil, at index: Int = 0) {
        let states = change?.states(at: index)
        let moving = change.flatMap { change in
            states.map { Movement(change: change, states: $0, own: move(operation, through: $0, by: change)) }
        }
        let name = Mark(piece: beginPiece(), motion: moving?.own)
        switch operation {
        case .fill(let path, let rule, let fill): write(path, rule, fill, name)
        case .stroke(let path, let width, let color):
            markup.put("<path")
            put(name)
            data(path)
            markup.put(" fill=\"none\"")
            markup.paint(" stroke=\"", " stroke-opacity=\"", color)
            if width != 1 { markup.attribute(" stroke-width=\"", width) }
            markup.put("/>")
        case .shadow(let shadow): write(shadow, name, moving)
        case .text(let run): write(run, name)
        case .image(let image): write(image, name)
        case .backdrop(let backdrop): write(backdrop, name, moving)
        case .group(let group):
            let outline = moving == nil ? change.flatMap { clip(of: group, by: $0) } : nil
            write(group, name, moving, clippedBy: outline)
        }
        endPiece(name.piece)
    }

    private mutating func data(_ path: VectorPath) {
        markup.put(" d=\"")
        markup.put(path)
        markup.put("\"")
    }

    private mutating func write(_ path: VectorPath, _ rule: FillRule, _ fill: Fill, _ name: Mark) {
        let gradient = define(gradient: fill, across: name.motion == nil ? nil : path.bounds)
        markup.put("<path")
        put(name)
        data(path)
        if rule == .evenOdd, path.isInPieces { markup.put(" fill-rule=\"evenodd\"") }
        if let gradient {
            reference(" fill=\"url(#g", gradient)
        } else if case .solid(let color) = fill {
            markup.paint(" fill=\"", " fill-opacity=\"", color)
        }
        markup.put("/>")
    }

    private mutating func write(_ shadow: CastShadow, _ name: Mark, _ moving: Movement?) {
        let reach = self.reach(of: shadow.path, moving).grown(by: shadow.deviation * 3 + 1)
        var clip: Int?
        if let hole = shadow.hole {
            let around = reach.union(self.reach(of: hole, moving, \.hole).grown(by: 1))
            clip = define(
                clip: VectorPath(rectangle: around, without: hole), .evenOdd,
                moving: self.hole(hole, in: around, moving))
        }
        let filter = shadow.deviation > 0 ? define(blur: shadow.deviation, saturation: 1, in: reach) : nil
        markup.put("<g")
        put(Mark(piece: name.piece))
        if let clip { reference(" clip-path=\"url(#c", clip) }
        markup.put("><path")
        put(Mark(motion: name.motion))
        data(shadow.path)
        markup.paint(" fill=\"", " fill-opacity=\"", shadow.color)
        if let filter { reference(" filter=\"url(#f", filter) }
        markup.put("/></g>")
    }

    // MARK: Groups

    /// - Parameter outline: The number of the class of its clip, if that changes independently.
    private mutating func write(_ group: Group, _ name: Mark, _ moving: Movement?, clippedBy outline: Int?) {
        let edge =
            group.subject == .app
            ? motion?.windowEdges() : outline ?? moving.flatMap { self.clip(of: group.clip, through: $0) }
        let clip = group.clip.map { define(clip: $0, .evenOdd, moving: edge) }
        var change = moving.flatMap { $0.change.inside($0.states) }
        var own = name.motion
        switch group.subject {
        case .layer(let id):
            change = change ?? motion?.change(of: id)
            own = motion?.group(of: id, change)
        case .statusBar(let style): own = motion?.statusBar(style)
        case .window: own = motion?.window()
        case .keyboard(let size): own = motion?.keyboard(size)
        case .blend(let id): own = motion?.blend(of: id)
        case .app, .screen, .bezel, .surroundings, .controls, .bars, .hardware, .annotations, .none: break
        }
        markup.put("<g")
        put(Mark(piece: name.piece))
        put(group.subject, moving: own)
        put(transform: group.transform)
        if group.opacity < 1 { markup.attribute(" opacity=\"", group.opacity) }
        if let clip { reference(" clip-path=\"url(#c", clip) }
        markup.put(">")
        open.append(
            OpenGroup(
                transform: group.transform, clip: clip, isRotating: group.subject == .window && own != nil,
                isPanel: group.subject == .screen))
        for (index, operation) in group.operations.enumerated() { write(operation, change, at: index) }
        let closed = open.removeLast()
        if let last = open.indices.last { open[last].depth = max(open[last].depth, closed.depth) }
        markup.put("</g>")
    }

    /// Writes what a group depicts, for people who style or read the document, and its class if it moves.
    private mutating func put(_ subject: Group.Subject, moving own: Int?) {
        switch subject {
        case .layer(let id):
            if let own { reference(" class=\"l", own, end: "\"") }
            markup.put(" data-layer=\"")
            markup.text(id)
            markup.put("\"")
        case .window:
            markup.put(" class=\"window")
            if let own { reference(" k", own, end: "") }
            markup.put("\"")
        case .statusBar, .keyboard, .blend, .none: put(Mark(motion: own))
        case .screen: markup.put(" class=\"screen\"")
        case .bezel: markup.put(" class=\"device\"")
        case .surroundings: markup.put(" class=\"surroundings\"")
        case .controls: markup.put(" class=\"controls\"")
        case .bars: markup.put(" class=\"bars\"")
        case .hardware: markup.put(" class=\"hardware\"")
        case .annotations: markup.put(" class=\"annotations\"")
        case .app: markup.put(" class=\"app\"")
        }
    }

    private mutating func put(transform: PlaneTransform) {
        guard transform != .identity else { return }
        markup.put(" transform=\"")
        markup.put(transform)
        markup.put("\"")
    }

    // MARK: Materials

    /// Draws what is behind again, blurred, clipped to the backdrop's outline.
    private mutating func write(_ backdrop: Backdrop, _ name: Mark, _ moving: Movement?) {
        materialsLeft -= 1
        let depth = open.map(\.depth).max() ?? 0
        // A material in a rotating window samples only the window, and one on a screen only the screen.
        let around = open[(open.lastIndex { $0.isRotating || $0.isPanel } ?? 0)...]
        let whole = around.reversed().reduce(PlaneTransform.identity) { $0.followed(by: $1.transform) }
        guard depth < Self.mostMaterials, let back = whole.inverse else { return }
        if let last = open.indices.last { open[last].depth = depth + 1 }
        let clip = define(clip: backdrop.path, .evenOdd, moving: name.motion)
        let reach = self.reach(of: backdrop.path, moving).grown(by: backdrop.blur * 3 + 1)
        let filter = define(blur: backdrop.blur, saturation: backdrop.saturation, in: reach)
        markup.put("<g")
        put(Mark(piece: name.piece))
        reference(" clip-path=\"url(#c", clip)
        markup.put("><g")
        reference(" filter=\"url(#f", filter)
        if back != .identity {
            markup.put("><g")
            put(transform: back)
        }
        markup.put(">")
        for group in around {
            markup.put("<g")
            put(transform: group.transform)
            if let clip = group.clip { reference(" clip-path=\"url(#c", clip) }
            markup.put(">")
            for piece in group.pieces {
                reference("<use href=\"#p", piece, end: "\"/>")
            }
        }
        for _ in around { markup.put("</g>") }
        markup.put(back == .identity ? "</g></g>" : "</g></g></g>")
    }

    // MARK: Definitions

    mutating func nextDefinition() -> Int {
        definitions += 1
        return definitions
    }

    mutating func reference(_ start: StaticString, _ number: Int, end: StaticString = ")\"") {
        markup.put(start)
        markup.put(number)
        markup.put(end)
    }

    private mutating func define(clip path: VectorPath, _ rule: FillRule, moving: Int? = nil) -> Int {
        let number = nextDefinition()
        markup.put("<clipPath id=\"c")
        markup.put(number)
        markup.put("\"><path")
        put(Mark(motion: moving))
        data(path)
        if rule == .evenOdd, path.isInPieces { markup.put(" clip-rule=\"evenodd\"") }
        markup.put("/></clipPath>")
        return number
    }

    private mutating func define(blur: Double, saturation: Double, in reach: Rect) -> Int {
        let number = nextDefinition()
        markup.put("<filter id=\"f")
        markup.put(number)
        markup.put("\" filterUnits=\"userSpaceOnUse\"")
        markup.attribute(" x=\"", reach.minX)
        markup.attribute(" y=\"", reach.minY)
        markup.attribute(" width=\"", reach.width)
        markup.attribute(" height=\"", reach.height)
        markup.put(" color-interpolation-filters=\"sRGB\">")
        if blur > 0 {
            markup.attribute("<feGaussianBlur stdDeviation=\"", blur)
            markup.put("/>")
        }
        if saturation != 1 {
            markup.put("<feColorMatrix values=\"")
            for number in Backdrop.matrix(saturation: saturation) {
                markup.put(number)
                markup.put(" ")
            }
            markup.put("0 0 0 1 0\"/>")
        }
        markup.put("</filter>")
        return number
    }

    // MARK: Reusable pieces

    /// Returns an id for what is drawn next, if a material may draw it again; else `nil`.
    private mutating func beginPiece() -> Int? {
        guard materialsLeft > 0, !open.isEmpty else { return nil }
        pieces += 1
        return pieces
    }

    private mutating func endPiece(_ name: Int?) {
        guard let name, let last = open.indices.last else { return }
        open[last].pieces.append(name)
    }

    mutating func put(_ mark: Mark) {
        if let piece = mark.piece { reference(" id=\"p", piece, end: "\"") }
        if let motion = mark.motion { reference(" class=\"k", motion, end: "\"") }
    }
}

extension DrawingOperation {
    /// The number of materials in the operation.
    fileprivate var materials: Int {
        switch self {
        case .backdrop: 1
        case .group(let group): group.operations.reduce(0) { $0 + $1.materials }
        default: 0
        }
    }
}

extension Backdrop {
    /// Three rows of five numbers: the weights of the input channels for each output channel.
    ///
    /// Source: Filter Effects Module Level 1, §11.1 (`saturate`), with its luminance weights.
    package static func matrix(saturation s: Double) -> [Double] {
        [
            0.213 + 0.787 * s, 0.715 - 0.715 * s, 0.072 - 0.072 * s, 0, 0,
            0.213 - 0.213 * s, 0.715 + 0.285 * s, 0.072 - 0.072 * s, 0, 0,
            0.213 - 0.213 * s, 0.715 - 0.715 * s, 0.072 + 0.928 * s, 0, 0,
        ]
    }
}

extension Rect {
    /// Returns the rectangle made wider by `more` on each side.
    func grown(by more: Double) -> Rect {
        Rect(minX: minX - more, minY: minY - more, maxX: maxX + more, maxY: maxY + more)
    }
}

extension VectorPath {
    /// Whether the path has several subpaths or may cross itself, so that the fill rule matters.
    fileprivate var isInPieces: Bool {
        var moves = 0
        for element in elements { if case .move = element { moves += 1 } }
        return moves > 1
    }
}
