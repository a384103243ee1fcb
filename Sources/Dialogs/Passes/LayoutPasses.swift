import Boxes
import Devices
import Geometry

/// Takes a request and a stage; gives the dialog at rest there.
///
/// Geometry comes first, each step handing its result to the next (``framed()``). What an answer has beside it,
/// texts, outline, surroundings and what is reported of the steps, follows from their results.
struct LayoutPasses {
    let request: DialogRequest
    let options: ResolveOptions
    let stage: Stage
    let measuring: TypesetterSource
    /// What the rests of one answer share.
    let plans: ContentPlans

    /// The dialog at rest, with what the wanted parts of the answer say of it.
    func rest() throws(ResolveError) -> DialogLayout {
        let parts = options.parts.withSources
        let framed = try framed()
        let sources = framed.sources
        var layers = framed.layers(
            with: parts.wantsMoreThanFrames ? framed.stack.map { ContentTexts(of: $0) } : nil)
        framed.addDetails(to: &layers)
        return DialogLayout(
            framed, layers: layers, detents: framed.detents,
            DialogLayout.Decoration(
                outline: framed.outline.path,
                surroundings: parts.contains(.presentation) ? framed.surroundings : .none,
                widthSource: sources.width, heightSource: sources.height,
                diagnostics: parts.wantsReports ? framed.diagnostics(by: measuring, sources) : .unread))
    }

    /// The same as the other end of a motion: only what can move.
    func motionEnd() throws(ResolveError) -> DialogLayout {
        let framed = try framed()
        return DialogLayout(
            framed, layers: framed.layers(with: nil), detents: framed.detents, DialogLayout.Decoration())
    }

    /// Where the dialog is, and how large; the steps in their order.
    private func framed() throws(ResolveError) -> Framed {
        let staged = try Staged(request, presentedIn: presenterFrame(), on: stage, options)
        var stack = stack(of: staged, by: staged.defaults.look.content)
        var measured = try staged.measure(stack)
        try fit(&stack, &measured, of: staged)
        var placed = try staged.rules.place(measured, for: staged.request, on: stage)
        try staged.check(placed)
        let defaults = staged.defaults.adopting(placed)
        let kept = staged.keepInOverscan(placed.frame, measured, defaults)
        let avoidKeyboard = AvoidKeyboard(
            by: defaults, in: staged.container.rect, policy: staged.request.placement.keyboard)
        let lifted = avoidKeyboard.avoid(kept, on: stage)
        let clear = staged.avoidRegions(lifted.frame, measured, placed, defaults)
        let frame = staged.snap(clear.frame)

        let grabberSide = placed.grabberSide(measured)
        let grabber = defaults.look.grabber.flatMap { $0.fits(in: frame, at: grabberSide) ? $0 : nil }
        var insets = avoidKeyboard.contentInsets(
            of: frame, on: stage, asked: placed.contentInsets, isLifted: lifted.frame.maxY < kept.maxY)
        let isAtTop = grabberSide == .top
        insets.top = max(insets.top, staged.band(of: isAtTop ? grabber : nil, above: stack))
        if !isAtTop { insets[grabberSide] = max(insets[grabberSide], grabber?.band(above: nil) ?? 0) }
        if !stage.activeRegions.isEmpty {
            insets = AvoidRegions(stage: stage, container: staged.container.rect, edge: measured.edge)
                .contentInsets(insets, of: frame)
        }
        if placed.contentInsets == nil { insets = insets.evened(in: frame, of: stage.window) }
        var shaped = insets
        if staged.request.content.isInEllipse, let stack {
            shaped = shaped.union(stack.ellipseInsets(of: frame.size))
        }
        var barGround = stack?.hasBar == true ? stage.barGround(in: frame, insets: insets) : nil
        if let ground = barGround, let grabber, !isAtTop {
            // A grabber at a side has that side to itself.
            var band = EdgeInsets.zero
            band[grabberSide] = grabber.band(above: nil)
            barGround = ground.inset(by: band)
        }
        let corners = placed.corners ?? defaults.look.corners
        let content = stack.map {
            ArrangeContent(
                $0, in: frame, corners: staged.contentCorners(corners, of: frame),
                insets: avoidKeyboard.footed(shaped, of: frame, on: stage, foot: $0.foot), barGround: barGround,
                isHeightGiven: measured.isFixed || $0.isHeightGiven, on: stage)
        }
        let pointer = staged.pointer(of: &placed, frame: frame, corners: corners)
        let outline: Outline
        if let pointer {
            outline = pointer.outline
        } else {
            outline = try staged.outline(of: frame, corners: corners, groups: content?.groups ?? [])
        }
        let mostLayers = content?.mostLayers ?? 0
        // Handed over rather than copied: they are large, and nothing here needs them any more.
        return Framed(
            staged: consume staged, measured: consume measured, placed: consume placed, defaults: consume defaults,
            settled: kept, lifted: lifted, clear: clear, frame: frame, grabber: grabber, insets: insets, stack: stack,
            content: consume content, mostContentLayers: mostLayers, outline: consume outline, arrow: pointer?.box)
    }

    /// Content that is higher than its room becomes smaller where its style has it so, or keeps clear of the bar by
    /// which it scrolls.
    private func fit(
        _ stack: inout ContentStack?, _ measured: inout Measured, of staged: Staged
    ) throws(ResolveError) {
        for smaller in staged.defaults.look.smallerContents where measured.scrolls {
            stack = self.stack(of: staged, by: smaller)
            measured = try staged.measure(stack)
        }
        guard staged.defaults.sizing.scrollBar > 0, measured.scrolls else { return }
        stack = self.stack(of: staged, by: staged.contentBesideScrollBar)
        measured = try staged.measure(stack)
    }

    private func stack(of staged: Staged, by metrics: Boxed<ContentMetrics>) -> ContentStack? {
        plans.stack(
            of: staged.request, by: metrics, cornerRadius: staged.upperCornerRadius, on: stage, measuring)
    }

    /// Where the presenter's own style puts it; nil where the request gives its frame. A style whose size comes from
    /// its content says nothing here, and the window stands in.
    private func presenterFrame() throws(ResolveError) -> Rect? {
        guard request.presenter.frame == nil, let style = request.presenter.style,
            [.pageSheet, .formSheet, .sheet].contains(style)
        else { return nil }
        var presenter = DialogRequest()
        presenter.style = style
        presenter.placement.container = request.placement.container
        return try LayoutPasses(
            request: presenter, options: options, stage: stage, measuring: measuring, plans: plans
        ).framed().frame
    }
}

extension Staged {
    /// The metrics of content that keeps clear of a scroll bar at the end of its lines.
    fileprivate var contentBesideScrollBar: Boxed<ContentMetrics> {
        var metrics = defaults.look.content.value
        metrics.insets.right += defaults.sizing.scrollBar
        return Boxed(metrics)
    }
}

extension EdgeInsets {
    /// The same at both sides of a frame in the middle of the window, which the bands reach into at one: its content
    /// stays in the middle, too.
    fileprivate func evened(in frame: Rect, of window: Rect) -> EdgeInsets {
        guard left != right, frame.width < window.width, abs(frame.midX - window.midX) < 1 else { return self }
        var even = self
        (even.left, even.right) = (max(left, right), max(left, right))
        return even
    }
}

/// The results of the steps, from the stage to the frame: all that can move follows from them.
struct Framed {
    let staged: Staged
    let measured: Measured
    let placed: Placed
    /// The style's defaults as they are where the dialog came to rest.
    let defaults: Boxed<StyleDefaults>
    /// The frame inside the overscan margins of a television.
    let settled: Rect
    /// The frame clear of the keyboard.
    let lifted: AvoidKeyboard.Result
    /// The frame clear of what covers the screen.
    let clear: AvoidRegions.Result
    /// The frame at rest, on the grid where the request has it there.
    let frame: Rect
    /// The handle, where the style has one and there is room for it.
    let grabber: Grabber?
    /// The bands of the frame that content keeps free.
    let insets: EdgeInsets
    /// What is shown, as large as it wants to be; nil where there is nothing.
    let stack: ContentStack?
    let content: ArrangeContent?
    /// At least as many as content has.
    let mostContentLayers: Int
    let outline: Outline
    /// The box of the arrow that points at the anchor.
    let arrow: Rect?

    // Read where they are: a copy would cost two counts of references at every use.

    var stage: Stage {
        @inline(__always) _read { yield staged.stage }
    }
    var request: DialogRequest {
        @inline(__always) _read { yield staged.request }
    }
    /// The container, on the grid where the request has it there.
    var area: Rect { staged.snap(staged.container.rect) }
    /// What the backdrop covers, likewise: all parts of a divided screen.
    var backdrop: Rect { staged.snap(staged.container.undivided) }
    var corners: CornerRadii { placed.corners ?? defaults.look.corners }

    /// What the dialog shares area with and stands on.
    var surroundings: Surroundings {
        FindSurroundings(
            stage: stage, container: staged.container.rect, frame: frame, bottomInset: insets.bottom,
            keyboardOverlap: stage.keyboardOverlap(of: placed.frame)
        ).surroundings()
    }

    /// The heights that a sheet may rest at, on the grid where the request has them there.
    var detents: [RestingDetent] {
        guard placed.offersDetents else { return [] }
        var detents = placed.detents
        if staged.options.snap == .pixel {
            for index in detents.indices { detents[index].frame = stage.grid.snap(detents[index].frame) }
        }
        return detents
    }
}
