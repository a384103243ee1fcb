import Devices
package import Geometry
import Timeline
import Typography

/// A dialog at rest in one orientation: everything that does not move.
package struct Resting: Sendable {
    package var stage: Stage
    package var requested: StyleName
    package var resolved: StyleName
    package var rules: any PresentationStyle
    package var defaults: StyleDefaults
    package var level: Level
    package var container: Rect
    package var frame: Rect
    /// The dialog's outline in window coordinates.
    package var outline: VectorPath
    package var layers: [Layer]
    package var detents: [RestingDetent]
    package var popover: PlacedPopover?
    package var overlaps: [Overlap]
    package var standing: Standing
    package var widthSource: SizeSource
    package var heightSource: SizeSource
    package var notes: Notes

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
        guard let style = request.presenter.style else { return nil }
        switch style {
        case .pageSheet, .formSheet, .sheet:
            var presenter = DialogRequest()
            presenter.style = style
            presenter.placement.container = request.placement.container
            return try RestPasses(request: presenter, options: options, stage: stage, measuring: measuring).rest().frame
        case .fullScreen, .currentContext, .popover, .alert, .actionSheet, .activityView, .semiModal, .floating,
            .slidingMessage:
            return nil
        }
    }

    private mutating func restOverPresenter() throws(ResolveError) -> Resting {
        var notes = Notes(explains: options.explain)
        for adaptation in stage.adaptations { notes.add(adaptation) }
        let (requested, resolved) = try adapt(notes: &notes)
        try check(requested)
        let rules = resolved.rules(on: stage.platform)
        var defaults = rules.defaults(for: request, on: stage).fitted(to: stage)
        let level = request.placement.level ?? .window
        let container = try stage.container(
            for: request.placement, level: level, fillsScreen: defaults.fillsScreen,
            standsBesideAnchor: resolved.standsBesideAnchor, notes: &notes)
        notes.decide(
            "container", after: NumberText.frame(container), reason: level.rawValue, field: ["dialog", "placement"])

        let typesetter = measuring.typesetter(on: stage)
        let measured = try MeasureContent(
            request: request, stage: stage, defaults: defaults, typesetter: typesetter
        ).measure(in: container, notes: &notes)
        let placed = try rules.place(measured, for: request, on: stage, notes: &notes)
        defaults.adopt(placed)
        let kept = keepInOverscan(placed.frame, measured, defaults, notes: &notes)
        let avoidKeyboard = AvoidKeyboard(
            stage: stage, defaults: defaults, container: container, policy: request.placement.keyboard)
        var clear = avoidKeyboard.avoid(kept, notes: &notes)
        let isLifted = clear.maxY < kept.maxY
        if !defaults.avoidsKeyboard { avoidKeyboard.tellCovered(clear, notes: &notes) }
        if defaults.isResizable, !measured.isFixed, placed.popover == nil {
            clear = AvoidRegions(stage: stage, container: container, edge: measured.edge).avoid(clear, notes: &notes)
        }
        let frame = snap(clear)
        notes.decide(
            "frame", after: NumberText.frame(frame), reason: resolved.rawValue, field: ["dialog", "placement"])

        let grabber = grabberLayer(defaults.grabber, in: frame, notes: &notes)
        var insets = avoidKeyboard.contentInsets(of: frame, asked: placed.contentInsets, isLifted: isLifted)
        if grabber != nil, let band = defaults.grabber?.band { insets.top = max(insets.top, band) }
        let stack = ContentStack(request.content, defaults.content, stage, typesetter)
        let surroundings = TellSurroundings(
            stage: stage, container: container, frame: frame, bottomInset: insets.bottom,
            keyboardOverlap: stage.keyboardOverlap(of: placed.frame))
        let arranged = ArrangeContent(
            stack: stack, frame: frame, insets: insets, isHeightGiven: measured.isFixed || stack.isHeightGiven,
            notes: Notes(explains: options.explain)
        ).arrange()
        let corners = defaults.corners
        let pointer = pointer(of: placed, frame: frame, corners: corners)
        let outline =
            if let pointer { pointer.outline } else {
                try outline(of: frame, corners: corners, groups: arranged.groups.map(snap))
            }
        notes.add(arranged.notes)
        for assumption in stage.assumptions + assumptions(of: resolved) { notes.assume(assumption) }

        var layers = LayBackdrop(
            request: request, stage: stage, defaults: defaults, container: snap(container)
        ).layers().map(snapped)
        layers.append(dialogLayer(frame, outline: outline, defaults: defaults))
        if let grabber { layers.append(snapped(grabber)) }
        if let arrow = pointer?.layer { layers.append(snapped(arrow)) }
        layers += arranged.layers.map(snapped)
        return Resting(
            stage: stage, requested: requested, resolved: resolved, rules: rules, defaults: defaults, level: level,
            container: snap(container), frame: frame, outline: outline.path, layers: layers,
            detents: placed.detents.map(snapped), popover: placed.popover, overlaps: surroundings.overlaps(),
            standing: surroundings.standing(), widthSource: measured.widthSource, heightSource: measured.heightSource,
            notes: notes)
    }

    // MARK: Style

    /// The style asked for and the one shown here; each step between them is noted.
    private mutating func adapt(
        notes: inout Notes
    ) throws(ResolveError) -> (requested: StyleName, resolved: StyleName) {
        // Full screen is the default up to iOS 12, the page sheet from iOS 13 (presentation-metrics adapt.default.style).
        // Platforms without eras of their own take the page sheet too, as whatever it is with them.
        let requested = request.style ?? (stage.era < .card ? .fullScreen : .pageSheet)
        if request.style == nil {
            let because = stage.platform == .apple ? stage.era.rawValue : stage.platform.rawValue
            notes.decide("defaultStyle", after: requested.rawValue, reason: because, field: ["dialog", "style"])
        }
        var resolved = requested
        // Each style adapts at most once, so the walk ends; the bound says so to the reader.
        for _ in StyleName.allCases {
            let rules = resolved.rules(on: stage.platform)
            try rules.check(request, on: stage)
            guard let step = rules.adaptation(of: request, on: stage) else { break }
            notes.adapt(
                from: resolved.rawValue, to: step.to.rawValue, reason: step.reason, field: ["dialog", "style"])
            resolved = step.to
            if step.omitsCancel { omitCancel(notes: &notes) }
            if step.isFinal { break }
        }
        return (requested, resolved)
    }

    /// Leaves the buttons of role cancel out.
    private mutating func omitCancel(notes: inout Notes) {
        for (index, action) in request.content.actions.enumerated() where action.role == .cancel {
            notes.adapt(
                from: "action:" + action.id, to: "none", reason: "cancelOmitted",
                field: FieldPath(
                    components: [.member("dialog"), .member("content"), .member("actions"), .index(index)]))
        }
        request.content.actions.removeAll { $0.role == .cancel }
    }

    private func check(_ requested: StyleName) throws(ResolveError) {
        // Without a list of the caller's own, other platforms offer other detents than Apple's.
        if requested == .sheet, stage.platform == .apple || request.placement.sheet.detents != nil {
            try Sheet.check(request)
        }
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
            stage.era >= .card && !PageSheet.isCard(on: stage) && [.pageSheet, .formSheet, .sheet].contains(style)
        guard isRegularSheet, stage.platform == .apple else { return [] }
        return [
            Assumption(
                figure: "sheetSize", value: style.rawValue,
                because: stage.device.textSize == .large
                    ? "the size of sheets at regular width since iOS 13 is left to the system and was not sourced"
                    : "the size of sheets at regular width since iOS 13 is left to the system and was not sourced, nor "
                        + "how the readable width that pages follow changes with the text size",
                field: ["dialog", "style"])
        ]
    }

    // MARK: Frame

    /// On a television a centred dialog stays inside the safe area whole, since the set may cut off what lies beyond.
    ///
    /// What fills the screen or stands against an edge goes on to the edge, and keeps its content inside.
    private func keepInOverscan(
        _ frame: Rect, _ measured: Measured, _ defaults: StyleDefaults, notes: inout Notes
    ) -> Rect {
        guard stage.idiom == .tv, !defaults.fillsScreen, !measured.isFixed, measured.edge == nil,
            let room = stage.safeArea.intersection(measured.container)
        else { return frame }
        var kept = frame
        for (side, member) in [(\Size.width, "width"), (\Size.height, "height")]
        where frame.size[keyPath: side] > room.size[keyPath: side] {
            kept.size[keyPath: side] = room.size[keyPath: side]
            notes.adapt(
                from: NumberText.points(frame.size[keyPath: side]), to: NumberText.points(kept.size[keyPath: side]),
                reason: "overscan", field: ["dialog", "content", "size", member])
        }
        return kept.clamped(into: room)
    }

    private func snap(_ rect: Rect) -> Rect { options.snap == .pixel ? stage.grid.snap(rect) : rect }

    private func snapped(_ layer: Layer) -> Layer {
        var layer = layer
        layer.frame = snap(layer.frame)
        layer.scrolledFrame = layer.scrolledFrame.map(snap)
        return layer
    }

    private func snapped(_ detent: RestingDetent) -> RestingDetent {
        var detent = detent
        detent.frame = snap(detent.frame)
        return detent
    }

    /// The handle in the middle of the sheet's top; none where the sheet is too small for it, which is said.
    private func grabberLayer(_ grabber: Grabber?, in frame: Rect, notes: inout Notes) -> Layer? {
        guard let grabber else { return nil }
        guard frame.width >= grabber.size.width, frame.height >= grabber.top + grabber.size.height else {
            notes.adapt(
                from: "grabber", to: "none", reason: "grabberDoesNotFit", field: ["dialog", "placement", "detents"])
            return nil
        }
        var layer = Layer(
            id: "grabber", role: .grabber, parent: "dialog",
            frame: Rect(
                x: frame.midX - grabber.size.width / 2, y: frame.minY + grabber.top, width: grabber.size.width,
                height: grabber.size.height))
        layer.background = grabber.color.map { Background(color: $0, opacity: 1) }
        layer.cornerRadius = min(grabber.size.width, grabber.size.height) / 2
        return layer
    }

    private func dialogLayer(_ frame: Rect, outline: Outlined, defaults: StyleDefaults) -> Layer {
        var layer = Layer(id: "dialog", role: .dialog, parent: defaults.hasContainer ? "container" : nil, frame: frame)
        // Whoever reduces transparency gets an opaque dialog; the backdrop behind it stays as it is.
        layer.opacity = stage.device.reduceTransparency ? 1 : defaults.opacity
        layer.cornerRadius = outline.cornerRadius
        layer.cornerRadii = outline.cornerRadii
        layer.border = request.content.border ?? defaults.border
        layer.shadow = request.content.shadow ?? defaults.shadow
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
        /// The corners one by one, where they differ.
        var cornerRadii: CornerRadii?
        /// Whether frame and corner radius say all there is to say.
        var isPlain: Bool
    }

    private func outline(
        of frame: Rect, corners: CornerRadii, groups: [Rect]
    ) throws(ResolveError) -> Outlined {
        switch request.content.shape {
        case nil: return rounded(frame, corners, groups)
        case .rectangle: return rounded(frame, .zero, groups)
        case .rounded(let radius): return rounded(frame, radius.map { CornerRadii(all: $0) } ?? corners, groups)
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

    /// The arrow that points at the anchor, and the outline of dialog and arrow together; nil without an arrow, and where
    /// the caller gave the outline.
    private func pointer(
        of placed: Placed, frame: Rect, corners: CornerRadii
    ) -> (layer: Layer, outline: Outlined)? {
        let radius: Double
        switch request.content.shape {
        case nil: radius = corners.topLeft
        case .rectangle: radius = 0
        case .rounded(let given): radius = given ?? corners.topLeft
        case .ellipse, .path: return nil
        }
        guard let popover = placed.popover, let arrow = placed.arrow else { return nil }
        let whole = PopoverOutline(of: popover, frame: frame, cornerRadius: radius, arrow: arrow)
        guard let box = whole.arrowFrame else { return nil }
        let layer = Layer(id: "arrow", role: .arrow, parent: "dialog", frame: box)
        let fitted = CornerRadii(all: radius).fitted(to: frame.size)
        return (layer, Outlined(path: whole.path, cornerRadius: fitted.topLeft, cornerRadii: nil, isPlain: false))
    }

    /// The frame with its corners, or each group of the content with them.
    private func rounded(_ frame: Rect, _ corners: CornerRadii, _ groups: [Rect]) -> Outlined {
        if groups.count > 1 {
            let path = groups.reduce(VectorPath()) { $0.appending(VectorPath(rounded: $1, radii: corners)) }
            return Outlined(
                path: path, cornerRadius: groups.reduce(0) { max($0, corners.fitted(to: $1.size).topLeft) },
                cornerRadii: nil, isPlain: false)
        }
        let fitted = corners.fitted(to: frame.size)
        let all = [fitted.topLeft, fitted.topRight, fitted.bottomRight, fitted.bottomLeft]
        let isUniform = all.allSatisfy { $0 == fitted.topLeft }
        return Outlined(
            path: VectorPath(rounded: frame, radii: fitted), cornerRadius: all.max() ?? 0,
            cornerRadii: isUniform ? nil : fitted, isPlain: isUniform)
    }
}

extension FieldPath {
    static func + (path: FieldPath, more: FieldPath) -> FieldPath {
        FieldPath(components: path.components + more.components)
    }
}
