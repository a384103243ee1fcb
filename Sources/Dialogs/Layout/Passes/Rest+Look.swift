import Devices
import Geometry

/// How the dialog itself looks at rest: its layer, its outline, the arrow or the handle on it.
extension RestPasses {
    /// The sheet's handle; nil where the sheet is too small for it, which is said.
    func fitted(_ grabber: Grabber, into frame: Rect, notes: inout Notes) -> Grabber? {
        guard frame.width >= grabber.size.width, frame.height >= grabber.top + grabber.size.height else {
            notes.adapt(
                from: "grabber", to: "none", reason: .grabberDoesNotFit, field: ["dialog", "placement", "detents"])
            return nil
        }
        return grabber
    }

    /// Adds the handle in the middle of the sheet's top.
    func addGrabber(_ grabber: Grabber, in frame: Rect, to layers: inout [Layer]) {
        let box = Rect(
            x: frame.midX - grabber.size.width / 2, y: frame.minY + grabber.top, width: grabber.size.width,
            height: grabber.size.height)
        layers.add(Layer(id: "grabber", role: .grabber, parent: "dialog", frame: box)) {
            $0.background = grabber.color.map { Background(color: $0, opacity: 1) }
            $0.cornerRadius = min(grabber.size.width, grabber.size.height) / 2
        }
    }

    func addDialog(_ frame: Rect, outline: Outlined, defaults: Shared<StyleDefaults>, to layers: inout [Layer]) {
        layers.add(
            Layer(id: "dialog", role: .dialog, parent: defaults.hasContainer ? "container" : nil, frame: frame)
        ) { complete(&$0, outline: outline, defaults: defaults) }
    }

    private func complete(_ layer: inout Layer, outline: Outlined, defaults: Shared<StyleDefaults>) {
        // Whoever reduces transparency gets an opaque dialog; the backdrop behind it stays as it is.
        layer.opacity = stage.device.reduceTransparency ? 1 : defaults.opacity
        layer.cornerRadius = outline.cornerRadius
        var background = Background(
            color: request.content.background.color ?? defaults.background.color,
            opacity: request.content.background.opacity ?? defaults.background.opacity)
        if stage.device.reduceTransparency {
            background.opacity = 1
            background.color.alpha = 255
        }
        layer.background = background
        // None of the rest moves.
        guard use == .answer else { return }
        let border = request.content.border ?? defaults.border
        let shadow = request.content.shadow ?? defaults.shadow
        let parallax = stage.device.reduceMotion ? nil : request.parallax ?? defaults.parallax
        guard border != nil || shadow != nil || parallax != nil || !outline.isPlain else { return }
        layer.changeDetails { details in
            details.cornerRadii = outline.cornerRadii
            details.border = border
            details.shadow = shadow
            details.outline = outline.isPlain ? nil : outline.path
            details.parallax = parallax
        }
    }

    // MARK: Outline

    struct Outlined {
        /// The frame with these corners, which is what most dialogs are; nothing where there is a path.
        private let frame: Rect
        private let radii: CornerRadii
        /// The outline where it is anything else, in window coordinates.
        private let whole: VectorPath?
        let cornerRadius: Double

        init(_ frame: Rect, radii: CornerRadii) {
            self.frame = frame
            self.radii = radii
            whole = nil
            cornerRadius = max(max(radii.topLeft, radii.topRight), max(radii.bottomRight, radii.bottomLeft))
        }

        init(_ path: VectorPath, cornerRadius: Double = 0) {
            frame = .zero
            radii = .zero
            whole = path
            self.cornerRadius = cornerRadius
        }

        /// The corners one by one, where they differ.
        var cornerRadii: CornerRadii? { radii == CornerRadii(all: radii.topLeft) ? nil : radii }

        /// Whether frame and corner radius say all there is to say.
        var isPlain: Bool { whole == nil && cornerRadii == nil }

        /// The outline in window coordinates, made when it is asked for.
        var path: VectorPath { whole ?? VectorPath(rounded: frame, radii: radii) }
    }

    func outline(
        of frame: Rect, corners: CornerRadii, groups: [Rect]
    ) throws(ResolveError) -> Outlined {
        switch request.content.shape {
        case nil: return rounded(frame, corners, groups)
        case .rectangle: return rounded(frame, .zero, groups)
        case .rounded(let radius): return rounded(frame, radius.map { CornerRadii(all: $0) } ?? corners, groups)
        case .ellipse: return Outlined(VectorPath(ellipseIn: frame))
        case .path(let path):
            let box = path.bounds
            // A pixel of tolerance: the frame's own edges may have been rounded.
            let slack = 1 / stage.grid.scale
            guard
                Rect(origin: .zero, size: frame.size).inset(by: EdgeInsets(all: -slack)).contains(box)
            else {
                throw ResolveError(
                    ["dialog", "content", "shape", "path"],
                    .outlineLeavesFrame(width: frame.width, height: frame.height))
            }
            return Outlined(path.offset(x: frame.minX, y: frame.minY))
        }
    }

    /// The box of the arrow that points at the anchor, and the outline of dialog and arrow together; nil without an
    /// arrow, and where the caller gave the outline.
    func pointer(
        of placed: Placed, frame: Rect, corners: CornerRadii
    ) -> (box: Rect, outline: Outlined)? {
        guard let popover = placed.popover, let arrow = placed.arrow else { return nil }
        let radius: Double
        switch request.content.shape {
        case nil: radius = corners.topLeft
        case .rectangle: radius = 0
        case .rounded(let given): radius = given ?? corners.topLeft
        case .ellipse, .path: return nil
        }
        let whole = PopoverOutline(of: popover.value, frame: frame, cornerRadius: radius, arrow: arrow)
        guard let box = whole.arrowFrame else { return nil }
        let fitted = CornerRadii(all: radius).fitted(to: frame.size)
        return (box, Outlined(whole.path, cornerRadius: fitted.topLeft))
    }

    /// The frame with its corners, or each group of the content with them.
    private func rounded(_ frame: Rect, _ corners: CornerRadii, _ groups: [Rect]) -> Outlined {
        if groups.count > 1 {
            let boxes = options.snap == .pixel ? groups.map { stage.grid.snap($0) } : groups
            return Outlined(
                boxes.reduce(VectorPath()) { $0.appending(VectorPath(rounded: $1, radii: corners)) },
                cornerRadius: boxes.reduce(0) { max($0, corners.fitted(to: $1.size).topLeft) })
        }
        return Outlined(frame, radii: corners == .zero ? .zero : corners.fitted(to: frame.size))
    }
}
