import Boxes
import Devices
import Geometry

/// Lays a request out on a stage: the passes from a request to a dialog at rest.
///
/// Geometry comes first; each step passes its result to the next (``framed()``). Everything else in an answer, such as
/// texts, the outline, the surroundings and the reports, is made from these results.
struct LayoutPasses {
    let request: DialogRequest
    let options: ResolveOptions
    let stage: Stage
    let measuring: TypesetterSource
    /// The content plans that all resting layouts of one answer share.
    let plans: ContentPlans

    /// The dialog at rest, with everything that the answer's parts require.
    func rest() throws(ResolveError) -> DialogLayout {
        let parts = options.parts.withSources
        let framed = try framed()
        let sources = framed.sources
        var layers = framed.layers(
            with: parts.wantsMoreThanFrames ? framed.measured.content.map { ContentTexts(of: $0) } : nil)
        framed.addDetails(to: &layers)
        return DialogLayout(
            framed, layers: layers, detents: framed.detents,
            DialogLayout.Decoration(
                outline: framed.outline.path,
                surroundings: parts.contains(.presentation) ? framed.surroundings : .none,
                widthSource: sources.width, heightSource: sources.height,
                diagnostics: parts.wantsReports ? framed.diagnostics(by: measuring, sources) : .unread))
    }

    /// The dialog at rest as the end of a motion, with only what can move.
    func motionEnd() throws(ResolveError) -> DialogLayout {
        let framed = try framed()
        return DialogLayout(
            framed, layers: framed.layers(with: nil), detents: framed.detents, DialogLayout.Decoration())
    }

    /// Runs the steps in their order, down to the dialog's frame.
    private func framed() throws(ResolveError) -> Framed {
        let staged = try Staged(request, presentedIn: presenterFrame(), on: stage, options)
        let measured = try measured(staged)
        var placed = try staged.rules.frame(for: measured)
        try staged.check(placed)
        let defaults = staged.defaults.adopting(placed)
        let insideOverscan = staged.keepInOverscan(placed.frame, measured, defaults)
        let avoidKeyboard = AvoidKeyboard(
            by: defaults, in: staged.container.rect, policy: staged.request.placement.keyboard,
            margins: staged.request.placement.margins)
        let lifted = avoidKeyboard.avoid(insideOverscan, on: stage)
        let clear = staged.avoidRegions(lifted.frame, measured, placed, defaults)
        let frame = staged.snap(clear.frame)

        let side = placed.grabberSide(measured)
        let grabber = defaults.look.grabber?.inset(by: placed.grabberInset, in: frame, at: side)
        let handle = Handle(grabber: grabber, side: side)
        var insets = avoidKeyboard.contentInsets(
            of: frame, on: stage, requested: placed.contentInsets, isLifted: lifted.frame.maxY < insideOverscan.maxY)
        insets.keep(free: staged.band(of: side == .top ? handle.grabber : nil, above: measured.content), handle)
        if !stage.activeRegions.isEmpty {
            insets = AvoidRegions(stage: stage, container: staged.container.rect, edge: measured.edge)
                .contentInsets(insets, of: frame)
        }
        if placed.contentInsets == nil { insets = insets.evened(in: frame, of: stage) }
        let corners = placed.corners ?? defaults.look.corners
        let content = measured.content.map {
            arranged(
                $0, in: frame, of: staged, measured, corners, insets, handle, isLowered: placed.isLowered(measured),
                by: avoidKeyboard)
        }
        let arrow: Rect?
        let outline: Outline
        if let pointer = staged.pointer(of: &placed, frame: frame, corners: corners) {
            (arrow, outline) = (pointer.box, pointer.outline)
        } else {
            arrow = nil
            outline = try staged.outline(of: frame, corners: corners, groups: content?.groups ?? [])
        }
        let mostLayers = content?.mostLayers ?? 0
        // Consumed rather than copied: they are large, and not used after this.
        return Framed(
            staged: consume staged, measured: consume measured, placed: consume placed, defaults: consume defaults,
            insideOverscan: insideOverscan, lifted: lifted, clear: clear, frame: frame, grabber: handle.grabber,
            insets: insets,
            content: consume content, mostContentLayers: mostLayers, outline: consume outline, arrow: arrow)
    }

    /// The content in its frame: inside an ellipse if the dialog is one, with its buttons above a keyboard, and its bar
    /// limited to the area of a bar's background.
    private func arranged(
        _ stack: ContentStack, in frame: Rect, of staged: Staged, _ measured: Measured, _ corners: CornerRadii,
        _ insets: EdgeInsets, _ handle: Handle, isLowered: Bool, by avoidKeyboard: AvoidKeyboard
    ) -> ArrangeContent {
        var shaped = insets
        if staged.request.content.isInEllipse { shaped = shaped.union(stack.ellipseInsets(of: frame.size)) }
        var barGround = stack.hasBar ? stage.barGround(in: frame, insets: insets) : nil
        if let ground = barGround, handle.bandAtSide > 0 {
            // The grabber's side is kept free.
            var band = EdgeInsets.zero
            band[handle.side] = handle.bandAtSide
            barGround = ground.inset(by: band)
        }
        return ArrangeContent(
            stack, in: frame, corners: staged.contentCorners(corners, of: frame),
            insets: avoidKeyboard.footed(shaped, of: frame, on: stage, foot: stack.foot), barGround: barGround,
            isHeightGiven: measured.isFixed || stack.isHeightGiven, isLowered: isLowered, on: stage)
    }

    /// Measures the dialog with its content. Content higher than its room gets the style's smaller metrics, if it has
    /// some, or room for a scroll bar.
    private func measured(_ staged: Staged) throws(ResolveError) -> Measured {
        var measured = try staged.measured(by: stack(of: staged, by: staged.defaults.look.content))
        for smaller in staged.defaults.look.smallerContents where measured.scrolls {
            measured = try staged.measured(by: stack(of: staged, by: smaller))
        }
        guard staged.defaults.sizing.scrollBar > 0, measured.scrolls else { return measured }
        return try staged.measured(by: stack(of: staged, by: staged.contentBesideScrollBar))
    }

    private func stack(of staged: Staged, by metrics: Boxed<ContentMetrics>) -> ContentStack? {
        plans.stack(of: staged.request, by: metrics, cornerRadius: staged.upperCornerRadius, on: stage, measuring)
    }

    /// The frame that the presenter's own style gives it; nil where the request gives its frame. Where the platform
    /// sizes that style by its content, the presenter of a current context has that dialog's, which takes its place.
    /// Any other style is left unknown, and the window stands in for it.
    private func presenterFrame() throws(ResolveError) -> Rect? {
        guard request.presenter.frame == nil, let style = request.presenter.style,
            [.pageSheet, .formSheet, .sheet].contains(style)
        else { return nil }
        var presenter = DialogRequest()
        presenter.style = style
        presenter.placement.container = request.placement.container
        if request.style == .currentContext {
            presenter.content = request.content
            (presenter.content.width, presenter.content.height, presenter.content.sizeLimits) = (nil, nil, nil)
            presenter.content.shape = nil
        }
        return try LayoutPasses(
            request: presenter, options: options, stage: stage, measuring: measuring, plans: plans
        ).framed().frame
    }
}

extension Staged {
    /// The metrics of content with a scroll bar at its trailing side.
    fileprivate var contentBesideScrollBar: Boxed<ContentMetrics> {
        var metrics = defaults.look.content.value
        metrics.insets.right += defaults.sizing.scrollBar
        return Boxed(metrics)
    }
}

/// The grabber of a dialog, if there is one with room for it, and the side of the frame where it is.
private struct Handle {
    var grabber: Grabber?
    var side: Edge

    /// What it keeps free at its side, in points; 0 at the top, where the content is part of the computation.
    var bandAtSide: Double { side == .top ? 0 : grabber?.band(above: nil) ?? 0 }
}

extension EdgeInsets {
    /// Grows to at least the room that is kept free at the top, and at the grabber's side.
    fileprivate mutating func keep(free top: Double, _ handle: Handle) {
        self.top = max(self.top, top)
        self[handle.side] = max(self[handle.side], handle.bandAtSide)
    }

    /// These insets made equal at both sides for a frame in the middle of a window with bands at one side, so that
    /// content is centred in it, too.
    fileprivate func evened(in frame: Rect, of stage: Stage) -> EdgeInsets {
        // A frame that is rounded to pixels may be less than one narrower than the window that it fills.
        let isNarrower = frame.width <= stage.window.width - 1 / stage.grid.scale
        guard left != right, isNarrower, abs(frame.midX - stage.window.midX) < 1 else { return self }
        var even = self
        (even.left, even.right) = (max(left, right), max(left, right))
        return even
    }
}

/// The results of the steps, from the stage to the frame, from which everything that can move follows.
struct Framed {
    let staged: Staged
    let measured: Measured
    let placed: Placed
    /// The style's defaults, with the values that depend on where the dialog rests.
    let defaults: Boxed<StyleDefaults>
    /// The frame inside the overscan margins of a television.
    let insideOverscan: Rect
    /// The frame clear of the keyboard.
    let lifted: AvoidKeyboard.Result
    /// The frame clear of what covers the screen.
    let clear: AvoidRegions.Result
    /// The resting frame, on the grid if the request sets that.
    let frame: Rect
    /// The grabber, if the style has one and there is room for it.
    let grabber: Grabber?
    /// The insets of the frame that content keeps free.
    let insets: EdgeInsets
    let content: ArrangeContent?
    /// An upper bound of the number of the content's layers.
    let mostContentLayers: Int
    let outline: Outline
    /// The box of the arrow that points at the anchor.
    let arrow: Rect?

    // Read in place: a copy would cost two changes of reference counts at every use.

    var stage: Stage { @inline(__always) _read { yield staged.stage } }
    var request: DialogRequest { @inline(__always) _read { yield staged.request } }
    /// The container, on the grid if the request sets that.
    var area: Rect { staged.snap(staged.container.rect) }
    /// The area that the backdrop covers, on the grid if the request sets that: all parts of a divided screen.
    var backdrop: Rect { staged.snap(staged.container.undivided) }
    var corners: CornerRadii { placed.corners ?? defaults.look.corners }

    /// What the dialog overlaps and what it rests on.
    var surroundings: Surroundings {
        FindSurroundings(
            stage: stage, container: staged.container.rect, frame: frame, bottomInset: insets.bottom,
            keyboardOverlap: stage.keyboardOverlap(of: placed.frame)
        ).surroundings()
    }

    /// The detents of a sheet, on the grid if the request sets that.
    var detents: [RestingDetent] {
        guard placed.offersDetents else { return [] }
        var detents = placed.detents
        if staged.options.snap == .pixel {
            for index in detents.indices { detents[index].frame = stage.grid.snap(detents[index].frame) }
        }
        return detents
    }
}
