import Devices
package import Geometry
import Timeline

/// A dialog at rest in one orientation: everything that does not move.
package struct Resting: Sendable {
    package var stage: Stage
    package var requested: StyleName
    package var resolved: StyleName
    package var defaults: StyleDefaults
    package var level: Level
    package var container: Rect
    package var frame: Rect
    /// The dialog's outline in window coordinates.
    package var outline: VectorPath
    package var layers: [Layer]
    package var adaptations: [Adaptation]
    package var assumptions: [Assumption]

    package func layer(_ id: String) -> Layer? { layers.first { $0.id == id } }
}

/// Takes a request and a stage; gives the dialog at rest there: style adapted, frame placed, kept clear of the
/// keyboard, snapped to pixels, content arranged, backdrop laid around it.
struct RestPasses {
    var request: DialogRequest
    let options: ResolveOptions
    let stage: Stage
    let measuring: TypesetterSource

    func rest() throws(ResolveError) -> Resting {
        var passes = self
        passes.request.presenter.frame = try presenterFrame()
        return try passes.restOverPresenter()
    }

    /// Where the presenter stands: as given, else where its own style puts it. A style whose size comes from its
    /// content says nothing here, and the window stands in.
    private func presenterFrame() throws(ResolveError) -> Rect? {
        if let frame = request.presenter.frame { return frame }
        guard let style = request.presenter.style.flatMap({ StyleName(rawValue: $0.rawValue) }) else { return nil }
        switch style {
        case .pageSheet, .formSheet:
            var presenter = DialogRequest()
            presenter.style = style
            presenter.placement.container = request.placement.container
            return try RestPasses(request: presenter, options: options, stage: stage, measuring: measuring).rest().frame
        case .fullScreen, .currentContext, .semiModal, .floating, .slidingMessage: return nil
        }
    }

    private func restOverPresenter() throws(ResolveError) -> Resting {
        let (requested, resolved, styleAdaptations) = adapt()
        try check(requested)
        let rules = resolved.rules
        let defaults = rules.defaults(on: stage)
        let level = request.placement.level ?? .window
        let container = try stage.container(
            for: request.placement, level: level, fillsScreen: defaults.fillsScreen)

        let typesetter = measuring.typesetter(on: stage)
        let measured = try MeasureContent(
            request: request, stage: stage, defaults: defaults, typesetter: typesetter
        ).measure(in: container)
        var adaptations = styleAdaptations + measured.adaptations
        let placed = rules.place(measured, on: stage)
        let clear = AvoidKeyboard(
            stage: stage, defaults: defaults, container: container, policy: request.placement.keyboard
        ).avoid(placed, adaptations: &adaptations)
        let frame = snap(clear)

        let outline = try outline(of: frame, defaults: defaults)
        let stack = ContentStack(request.content, defaults.content, stage, typesetter)
        let arranged = ArrangeContent(
            stack: stack, frame: frame, isHeightGiven: measured.isFixed || stack.isHeightGiven
        ).arrange()
        adaptations += arranged.adaptations

        var layers = LayBackdrop(
            request: request, stage: stage, defaults: defaults, container: snap(container)
        ).layers().map(snapped)
        layers.append(dialogLayer(frame, outline: outline, defaults: defaults))
        layers += arranged.layers.map(snapped)
        return Resting(
            stage: stage, requested: requested, resolved: resolved, defaults: defaults, level: level,
            container: snap(container), frame: frame, outline: outline.path, layers: layers,
            adaptations: adaptations, assumptions: stage.assumptions + assumptions(of: resolved))
    }

    // MARK: Style

    /// The style asked for, the one shown here, and each step between them.
    private func adapt() -> (requested: StyleName, resolved: StyleName, [Adaptation]) {
        // Full screen is the default up to iOS 12, the page sheet from iOS 13 (presentation-metrics adapt.default.style).
        let requested = request.style ?? (stage.era < .card ? .fullScreen : .pageSheet)
        var resolved = requested
        var adaptations: [Adaptation] = []
        // Each style adapts at most once, so the walk ends; the bound says so to the reader.
        for _ in StyleName.allCases {
            guard let step = resolved.rules.adaptation(of: request, on: stage) else { break }
            adaptations.append(
                Adaptation(
                    from: resolved.rawValue, to: step.to.rawValue, reason: step.reason, field: ["dialog", "style"]))
            resolved = step.to
        }
        return (requested, resolved, adaptations)
    }

    private func check(_ requested: StyleName) throws(ResolveError) {
        for (transition, name) in [(request.present, "present"), (request.dismiss, "dismiss")]
        where transition.style == .partialCurl && requested != .fullScreen {
            throw ResolveError(
                request.transitionField(name) + ["style"],
                .transitionNeedsStyle(transition: .partialCurl, needed: .fullScreen, given: requested))
        }
    }

    /// What of the style's figures here rests on no source of its own.
    private func assumptions(of style: StyleName) -> [Assumption] {
        let isRegularSheet =
            stage.era >= .card && !PageSheet.isCard(on: stage) && (style == .pageSheet || style == .formSheet)
        guard isRegularSheet, stage.isAppleTouch else { return [] }
        return [
            Assumption(
                figure: "sheetSize", value: style.rawValue,
                because: "the size of sheets at regular width since iOS 13 is left to the system and was not sourced",
                field: ["dialog", "style"])
        ]
    }

    // MARK: Frame

    private func snap(_ rect: Rect) -> Rect { options.snap == .pixel ? stage.grid.snap(rect) : rect }

    private func snapped(_ layer: Layer) -> Layer {
        var layer = layer
        layer.frame = snap(layer.frame)
        return layer
    }

    private func dialogLayer(_ frame: Rect, outline: Outlined, defaults: StyleDefaults) -> Layer {
        var layer = Layer(id: "dialog", role: .dialog, parent: defaults.hasContainer ? "container" : nil, frame: frame)
        layer.opacity = defaults.opacity
        layer.cornerRadius = outline.cornerRadius
        layer.border = request.content.border ?? defaults.border
        layer.shadow = request.content.shadow
        var background = Background(
            color: request.content.background.color ?? defaults.background.color,
            opacity: request.content.background.opacity ?? defaults.background.opacity)
        if stage.device.reduceTransparency {
            background.opacity = 1
            background.color.alpha = 255
        }
        layer.background = background
        layer.outline = outline.isPlain ? nil : outline.path
        layer.parallax = stage.device.reduceMotion ? nil : request.parallax ?? defaults.parallax
        return layer
    }

    // MARK: Outline

    struct Outlined {
        var path: VectorPath
        var cornerRadius: Double
        /// Whether frame and corner radius say all there is to say.
        var isPlain: Bool
    }

    private func outline(of frame: Rect, defaults: StyleDefaults) throws(ResolveError) -> Outlined {
        switch request.content.shape {
        case nil: return rounded(frame, defaults.cornerRadius, topOnly: defaults.roundsTopOnly)
        case .rectangle: return rounded(frame, 0, topOnly: false)
        case .rounded(let radius):
            return rounded(frame, radius ?? defaults.cornerRadius, topOnly: radius == nil && defaults.roundsTopOnly)
        case .ellipse:
            return Outlined(path: VectorPath(ellipseIn: frame), cornerRadius: 0, isPlain: false)
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
            return Outlined(path: path.offset(x: frame.minX, y: frame.minY), cornerRadius: 0, isPlain: false)
        }
    }

    private func rounded(_ frame: Rect, _ radius: Double, topOnly: Bool) -> Outlined {
        let fitted = min(radius, min(frame.width, topOnly ? frame.height * 2 : frame.height) / 2)
        let radii = topOnly ? CornerRadii(topLeft: fitted, topRight: fitted) : CornerRadii(all: fitted)
        return Outlined(
            path: VectorPath(rounded: frame, radii: radii), cornerRadius: fitted, isPlain: !topOnly || fitted == 0)
    }
}

extension FieldPath {
    static func + (path: FieldPath, more: FieldPath) -> FieldPath {
        FieldPath(components: path.components + more.components)
    }
}
