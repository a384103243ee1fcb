package import Devices
package import Geometry
import Timeline
import Typography

/// A dialog at rest in one orientation: everything that does not move.
package final class Resting: Sendable {
    package let stage: Stage
    package let requested: StyleName
    package let resolved: StyleName
    package let defaults: Shared<StyleDefaults>
    package let level: Level
    package let container: Rect
    package let frame: Rect
    /// The dialog's outline in window coordinates; empty in a rest that only ends a motion.
    package let outline: VectorPath
    package let layers: [Layer]
    package let detents: [RestingDetent]
    package let popover: Shared<PlacedPopover>?
    /// How the presenter recedes behind this place, where the request does not say.
    let pushBack: PushBack?
    /// Nothing in a rest that only ends a motion.
    package let surroundings: Surroundings
    package let widthSource: SizeSource
    package let heightSource: SizeSource
    package let notes: Notes

    init(
        stage: Stage, requested: StyleName, resolved: StyleName, defaults: Shared<StyleDefaults>,
        level: Level, container: Rect, frame: Rect, outline: VectorPath,
        layers: [Layer], detents: [RestingDetent], popover: Shared<PlacedPopover>?, pushBack: PushBack?,
        surroundings: Surroundings, widthSource: SizeSource, heightSource: SizeSource, notes: Notes
    ) {
        self.stage = stage
        self.requested = requested
        self.resolved = resolved
        self.defaults = defaults
        self.level = level
        self.container = container
        self.frame = frame
        self.outline = outline
        self.layers = layers
        self.detents = detents
        self.popover = popover
        self.pushBack = pushBack
        self.surroundings = surroundings
        self.widthSource = widthSource
        self.heightSource = heightSource
        self.notes = notes
    }

    /// `other` with these layers instead of its own.
    convenience init(_ other: Resting, with layers: [Layer]) {
        self.init(
            stage: other.stage, requested: other.requested, resolved: other.resolved,
            defaults: other.defaults, level: other.level, container: other.container, frame: other.frame,
            outline: other.outline, layers: layers, detents: other.detents, popover: other.popover,
            pushBack: other.pushBack, surroundings: other.surroundings, widthSource: other.widthSource,
            heightSource: other.heightSource, notes: other.notes)
    }

    /// The rules of the style shown.
    package var rules: any PresentationStyle { resolved.rules(on: stage.platform) }

    package func layer(_ id: String) -> Layer? { place(of: id).map { layers[$0] } }

    /// Where the layer of that id is in the list.
    package func place(of id: String) -> Int? { layers.place(of: id) }
}

/// What a rest is worked out for.
enum RestUse {
    /// To be told: everything about it counts.
    case answer
    /// As the other end of a motion: only what can move counts, so it has no texts, no outline and no surroundings.
    case motion
}

/// Takes a request and a stage; gives the dialog at rest there: style adapted, frame placed, kept clear of the
/// keyboard, snapped to pixels, content arranged, backdrop laid around it.
struct RestPasses {
    var request: DialogRequest
    let options: ResolveOptions
    let stage: Stage
    let measuring: TypesetterSource
    let use: RestUse
    /// What the rests of one answer share.
    let plans: ContentPlans

    mutating func rest() throws(ResolveError) -> Resting {
        if let frame = try presenterFrame() { request.presenter.frame = frame }
        // Nobody is told of a rest that only ends a motion.
        var notes = use == .answer ? Notes(explains: options.explain) : .unread
        if notes.explains { traceStage(&notes) }
        if use == .answer { for adaptation in stage.adaptations { notes.add(adaptation) } }
        let (requested, resolved) = try adapt(notes: &notes)
        try check(requested)
        return try rest(as: resolved, insteadOf: requested, notes: &notes)
    }

    /// Where the presenter's own style puts it; nil where the request tells its frame. A style whose size comes from its
    /// content says nothing here, and the window stands in.
    private func presenterFrame() throws(ResolveError) -> Rect? {
        guard request.presenter.frame == nil, let style = request.presenter.style else { return nil }
        switch style {
        case .pageSheet, .formSheet, .sheet:
            var presenter = DialogRequest()
            presenter.style = style
            presenter.placement.container = request.placement.container
            var passes = RestPasses(
                request: presenter, options: options, stage: stage, measuring: measuring, use: .motion, plans: plans)
            return try passes.rest().frame
        case .fullScreen, .currentContext, .popover, .alert, .actionSheet, .activityView, .semiModal, .floating,
            .slidingMessage:
            return nil
        }
    }

    /// The rest in the style shown.
    ///
    /// Nothing of the passes changes from here on, so what one of them looks at is held once for all of them.
    private func rest(
        as resolved: StyleName, insteadOf requested: StyleName, notes: inout Notes
    ) throws(ResolveError) -> Resting {
        let rules = resolved.rules(on: stage.platform)
        let usual = rules.usual(for: request, on: stage)
        let level = request.placement.level ?? .window
        let container = try stage.container(
            for: request, level: level, fillsScreen: usual.fillsScreen,
            standsBesideAnchor: resolved.standsBesideAnchor, notes: &notes)

        if notes.explains { traceText(measuring.typesetter(on: stage), &notes) }
        let stack = plans.stack(of: request, by: usual.content, on: stage, measuring)
        let measured = try measure(stack, by: usual, in: container, notes: &notes)
        var placed = try rules.place(measured, for: request, on: stage, notes: &notes)
        if notes.explains { tracePlace(placed, measured, usual, resolved, &notes) }
        let defaults = usual.adopting(placed)
        let kept = keepInOverscan(placed.frame, measured, defaults, notes: &notes)
        let avoidKeyboard = AvoidKeyboard(by: defaults, in: container, policy: request.placement.keyboard)
        var clear = avoidKeyboard.avoid(kept, on: stage, notes: &notes)
        let isLifted = clear.maxY < kept.maxY
        if !defaults.avoidsKeyboard { avoidKeyboard.tellCovered(clear, on: stage, notes: &notes) }
        if !stage.activeRegions.isEmpty, defaults.isResizable, !measured.isFixed, placed.popover == nil {
            clear = AvoidRegions(stage: stage, container: container, edge: measured.edge).avoid(clear, notes: &notes)
        }
        let frame = snap(clear)
        if notes.explains { traceFrame(frame, from: clear, resolved, &notes) }

        let grabber = defaults.grabber.flatMap { fitted($0, into: frame, notes: &notes) }
        var insets = avoidKeyboard.contentInsets(
            of: frame, on: stage, asked: placed.contentInsets, isLifted: isLifted)
        if let band = grabber?.band { insets.top = max(insets.top, band) }
        if notes.explains { traceSafeArea(insets, of: frame, band: grabber?.band, &notes) }
        var content: ArrangeContent?
        if let stack {
            content = ArrangeContent(
                stack, in: frame, insets: insets, isHeightGiven: measured.isFixed || stack.isHeightGiven, on: stage,
                setsTexts: use == .answer, notes: &notes)
        }
        let corners = placed.corners ?? defaults.corners
        let outline: Outlined
        let arrow: Rect?
        if placed.popover != nil, let pointer = pointer(of: placed, frame: frame, corners: corners) {
            (arrow, outline) = (pointer.box, pointer.outline)
        } else {
            outline = try self.outline(of: frame, corners: corners, groups: content?.groups ?? [])
            arrow = nil
        }
        if notes.explains { traceLook(outline, defaults, corners, isLive: placed.leavesPresenterLive, &notes) }
        if use == .answer {
            for assumption in stage.assumptions { notes.assume(assumption) }
            for assumption in assumptions(of: resolved) { notes.assume(assumption) }
        }

        // Back to front: what lies behind, the dialog, what is on it.
        let area = snap(container)
        var layers: [Layer] = []
        layers.reserveCapacity(
            (defaults.hasContainer ? 4 : 3) + (grabber == nil ? 0 : 1) + (arrow == nil ? 0 : 1)
                + (content?.mostLayers ?? 0))
        addBackdrop(in: area, defaults: defaults, pushBack: placed.pushBack, to: &layers)
        addDialog(frame, outline: outline, defaults: defaults, to: &layers)
        if let grabber { addGrabber(grabber, in: frame, to: &layers) }
        if let arrow { layers.append(Layer(id: "arrow", role: .arrow, parent: "dialog", frame: arrow)) }
        content?.add(to: &layers)
        if options.snap == .pixel {
            snapToPixels(&layers)
            snapToPixels(&placed.detents)
        }
        return Resting(
            stage: stage, requested: requested, resolved: resolved, defaults: defaults, level: level,
            container: area, frame: frame, outline: use == .answer ? outline.path : VectorPath(), layers: layers,
            detents: placed.detents, popover: placed.popover, pushBack: placed.pushBack,
            surroundings: use == .answer
                ? TellSurroundings(
                    stage: stage, container: container, frame: frame, bottomInset: insets.bottom,
                    keyboardOverlap: stage.keyboardOverlap(of: placed.frame)
                ).surroundings() : .none,
            widthSource: measured.widthSource, heightSource: measured.heightSource, notes: notes)
    }

    // MARK: Frame

    /// On a television a centred dialog stays inside the safe area whole, since the set may cut off what lies beyond.
    ///
    /// What fills the screen or stands against an edge goes on to the edge, and keeps its content inside.
    private func keepInOverscan(
        _ frame: Rect, _ measured: Measured, _ defaults: Shared<StyleDefaults>, notes: inout Notes
    ) -> Rect {
        guard stage.isTelevision, !defaults.fillsScreen, !measured.isFixed, measured.edge == nil,
            let room = stage.safeArea.intersection(measured.container)
        else { return frame }
        var kept = frame
        for (side, member) in [(\Size.width, "width"), (\Size.height, "height")]
        where frame.size[keyPath: side] > room.size[keyPath: side] {
            kept.size[keyPath: side] = room.size[keyPath: side]
            notes.adapt(
                from: NumberText.points(frame.size[keyPath: side]), to: NumberText.points(kept.size[keyPath: side]),
                reason: .overscan, field: ["dialog", "content", "size", member])
        }
        return kept.clamped(into: room)
    }

    private func snap(_ rect: Rect) -> Rect { options.snap == .pixel ? stage.grid.snap(rect) : rect }

    private func snapToPixels(_ layers: inout [Layer]) {
        let grid = stage.grid
        for index in layers.indices where !layers[index].role.isFrameOfDialog {
            layers[index].frame = grid.snap(layers[index].frame)
            if let whole = layers[index].scrolledFrame { layers[index].scrolledFrame = grid.snap(whole) }
        }
    }

    private func snapToPixels(_ detents: inout [RestingDetent]) {
        for index in detents.indices { detents[index].frame = stage.grid.snap(detents[index].frame) }
    }
}

extension Layer.Role {
    /// Whether such a layer stands in the dialog's own frame or its container's, which are on the grid already.
    fileprivate var isFrameOfDialog: Bool {
        switch self {
        case .container, .dimming, .dialog: true
        case .presenter, .arrow, .grabber, .navigationBar, .scroll, .title, .message, .image, .textField, .action,
            .separator:
            false
        }
    }
}

extension FieldPath {
    static func + (path: FieldPath, more: FieldPath) -> FieldPath {
        FieldPath(components: path.components + more.components)
    }
}
