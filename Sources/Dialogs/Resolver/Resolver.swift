import Boxes
import Devices
import Geometry
import Jobs
import Timeline
package import Typography

/// The pure function at the heart of Scrim: from a device and a dialog to the whole specification.
///
/// First come the layout passes (``LayoutPasses``), in this order: the stage is set, the style adapts to it, the
/// content is measured, the frame is placed, the keyboard avoided, edges snapped to pixels, content arranged, the
/// backdrop laid. Then hit regions and dimming are computed (``DimAround``), and the timelines are made
/// (``MotionBuilder``). Nothing here depends on the clock, the wire format or a thread: the same request always gives
/// the same answer.
package struct Resolver: Sendable {
    private let typesetters: TypesetterSource
    let stages = StageSource()

    package init(measuring: any TextMeasuring) { typesetters = TypesetterSource(measuring) }

    /// Lays `request` out on `device`.
    ///
    /// - Throws: The errors that make the request impossible.
    package func resolve(
        _ request: DialogRequest, on device: DeviceState, options: ResolveOptions = ResolveOptions()
    ) throws(ResolveError) -> ResolvedDialog {
        try withAllErrors(of: request, on: device, options) { () throws(ResolveError) in
            try resolvedOrFirstError(request, on: device, options: options)
        }
    }

    @inline(__always) func resolvedOrFirstError(
        _ request: DialogRequest, on device: DeviceState, options: ResolveOptions
    ) throws(ResolveError) -> ResolvedDialog {
        let plans = ContentPlans(for: request)
        let rest = try rest(request, on: stages.stage(device), options: options, plans: plans)
        return try resolved(request, at: rest, on: device, options: options, plans: plans)
    }

    /// Returns the specification of a dialog that is already laid out, with the parts that the options select.
    func resolved(
        _ request: DialogRequest, at rest: DialogLayout, on device: DeviceState, options: ResolveOptions,
        plans: ContentPlans
    ) throws(ResolveError) -> ResolvedDialog {
        do throws(ResolveError) {
            var resolved = try assembled(request, at: rest, on: device, options: options, plans: plans)
            if request.isWrittenElsewhere { resolved.locate(in: request) }
            return resolved
        } catch {
            throw error.located(in: request)
        }
    }

    @inline(__always) private func assembled(
        _ request: DialogRequest, at rest: DialogLayout, on device: DeviceState, options: ResolveOptions,
        plans: ContentPlans
    ) throws(ResolveError) -> ResolvedDialog {
        let parts = options.parts.withSources
        let builder = MotionBuilder.of(request, at: rest, options)
        var diagnostics = rest.diagnostics
        var transitions = Transitions(present: .nothing, dismiss: .nothing)
        try addTransitions(
            parts, to: &transitions, of: request, on: device, with: builder, plans: plans, diagnostics: &diagnostics)
        // Read before `transitions` is consumed, which saves a copy.
        let (coming, going) = (transitions.present.duration, transitions.dismiss.duration)
        let projection = builder.projection
        let drawn = drawn(builder, parts)
        let swipes = rest.swipes(request)
        var resolved = ResolvedDialog(
            id: request.id,
            stage: StageReport(
                of: rest, projection, options, presenterHasBar: request.presenter.hasNavigationBar),
            presentation: report(request, rest, projection, builder.style(.present), builder.style(.dismiss)),
            layers: drawn.layers, dimmingRegions: drawn.dimmingRegions, hitRegions: drawn.hitRegions,
            transitions: consume transitions,
            lifecycle: Lifecycle(
                dismissAt: request.dismissal.after,
                removedAt: request.dismissal.after.map { $0 + going },
                recommendedAfter: parts.contains(.lifecycle)
                    ? ReadingTime.recommendedAfter(rest.layers, on: rest.stage, comingIn: coming) : nil,
                swipe: swipes, approval: request.dismissal.approval, closeRequests: rest.closeRequests(request),
                areCloseRequestsGiven: request.dismissal.closeRequests != nil),
            accessibility: accessibility(request, rest, parts),
            adaptations: diagnostics.adaptations, trace: options.explain ? diagnostics.decisions : nil,
            assumptions: diagnostics.assumptions,
            gestures: parts.contains(.gestures) ? rest.gestures(request, leavingBy: swipes) : [])
        if let after = request.dismissal.after, after < coming, parts.contains(.lifecycle) { resolved.goWhileComing() }
        return resolved
    }

    /// Adds the wanted timelines to `transitions`.
    private func addTransitions(
        _ parts: AnswerParts, to transitions: inout Transitions, of request: DialogRequest, on device: DeviceState,
        with builder: MotionBuilder, plans: ContentPlans, diagnostics: inout Diagnostics
    ) throws(ResolveError) {
        try builder.addComingAndGoing(parts, to: &transitions, diagnostics: &diagnostics)
        if parts.contains(.refuse) { transitions.refuse = builder.refusing() }
        if parts.contains(.back) { transitions.back = builder.goingBack() }
        if parts.wantsAny(of: [.keyboard, .keyboardHide]) {
            try addKeyboard(to: &transitions, request, on: device, with: builder, plans: plans, &diagnostics)
        }
        if parts.wantsAny(of: .rotate) {
            transitions.rotate = rotations(request, on: device, from: builder, plans: plans)
        }
        if parts.contains(.detents) {
            transitions.detents = detentMotions(request, from: builder, plans: plans)
        }
    }

    /// The layers, dimming and hit regions at the builder's resting layout, as far as they are wanted.
    func drawn(_ builder: MotionBuilder, _ parts: AnswerParts) -> DrawnRest {
        let (request, rest, projection) = (builder.request, builder.rest, builder.projection)
        let dimAround = DimAround(request: request, rest: rest, interaction: request.interaction(by: rest.defaults))
        return DrawnRest(
            layers: parts.wantsLayers
                ? builder.layers(
                    flipping: builder.style(.present) == .flipHorizontal
                        || builder.style(.dismiss) == .flipHorizontal) : [],
            dimmingRegions: parts.contains(.dimmingRegions) ? projection.regions(dimAround.dimmingRegions()) : [],
            hitRegions: parts.contains(.hitRegions) ? projection.regions(dimAround.hitRegions()) : [])
    }

    /// Lays a dialog out at rest on a stage, with everything that an answer reports about it.
    ///
    /// - Parameter plans: The content plans that all resting layouts of one answer share.
    func rest(
        _ request: DialogRequest, on stage: Stage, options: ResolveOptions, plans: ContentPlans? = nil
    ) throws(ResolveError) -> DialogLayout {
        try count(request)
        do throws(ResolveError) {
            return try passes(request, on: stage, options, plans).rest()
        } catch {
            throw error.located(in: request)
        }
    }

    /// The dialog at rest on a stage as the end of a motion: only what can move.
    func motionEnd(
        _ request: DialogRequest, on stage: Stage, options: ResolveOptions, plans: ContentPlans? = nil
    ) throws(ResolveError) -> DialogLayout {
        try count(request)
        do throws(ResolveError) {
            return try passes(request, on: stage, options, plans).motionEnd()
        } catch {
            throw error.located(in: request)
        }
    }

    /// Counts the layers of one more resting layout against the job's budget, and what its backdrop's cutouts cost as
    /// that many layers.
    ///
    /// - Throws: `workIsOver` if the budget is used up.
    private func count(_ request: DialogRequest) throws(ResolveError) {
        guard JobBudget.isHeld else { return }
        let layers = Int32(
            clamping: 8 + request.content.actions.count * 2 + request.content.textFields.count
                + request.content.blocks.count + request.cutoutWork)
        guard JobBudget.count(.layers, Int(layers)), !JobBudget.isOver(after: layers) else {
            throw ResolveError([.dialog], .workIsOver)
        }
    }

    private func passes(
        _ request: DialogRequest, on stage: Stage, _ options: ResolveOptions, _ plans: ContentPlans?
    ) -> LayoutPasses {
        LayoutPasses(
            request: request, options: options, stage: stage, measuring: typesetters,
            plans: plans ?? ContentPlans(for: request))
    }

    // MARK: Reports

    private func report(
        _ request: DialogRequest, _ rest: DialogLayout, _ projection: Projection, _ present: TransitionStyle,
        _ dismiss: TransitionStyle
    ) -> PresentationReport {
        PresentationReport(
            requested: rest.requested, ownName: request.named?.name, resolved: rest.resolved, level: rest.level,
            edge: request.placement.edge ?? rest.defaults.sizing.edge, ownEdge: rest.defaults.sizing.edge,
            surface: request.placement.surface,
            keyboard: request.placement.keyboard, presentStyle: present, dismissStyle: dismiss,
            backdropColor: request.backdrop.color ?? rest.look.dimmingColor,
            backdropOpacity: request.backdropOpacity(at: rest.detents.first(where: \.isSelected)?.detent)
                ?? rest.defaults.look.backdropOpacity,
            interaction: request.interaction(by: rest.defaults), isResizable: rest.defaults.sizing.isResizable,
            widthSource: rest.widthSource, heightSource: rest.heightSource,
            detents: projection.detents(rest.detents), popover: projection.popover(of: rest),
            overlaps: projection.overlaps(rest.surroundings.overlaps), standing: rest.surroundings.standing)
    }

    private func accessibility(_ request: DialogRequest, _ rest: DialogLayout, _ parts: AnswerParts) -> Accessibility {
        let isModal = rest.isModal(request)
        let focus = parts.contains(.accessibility) ? FocusOrder(request: request, rest: rest) : nil
        let isPresenterLive = rest.leavesPresenterLive(request)
        return Accessibility(
            isModal: isModal, leavesPresenterLive: isPresenterLive, focusOrder: focus?.order ?? [],
            initialFocus: isModal ? focus?.initial : nil,
            inert: isModal && !isPresenterLive ? [LayerID.presenter] : [],
            returnFocus: isModal ? request.presenter.focus : nil,
            minimumTarget: rest.stage.minimumTarget)
    }
}

extension StageReport {
    /// The report of the stage of a dialog at rest.
    init(of rest: DialogLayout, _ projection: Projection, _ options: ResolveOptions, presenterHasBar: Bool) {
        let isSnapping = options.snap == .pixel
        let cached = isSnapping && !projection.isFixed ? rest.stage.shared : nil
        self.init(
            common: cached ?? SharedStage(of: rest.stage, in: projection, snapping: isSnapping),
            isShared: cached != nil,
            container: projection.rect(rest.container), statusBarStyle: rest.statusBar,
            statusBarBelow: rest.statusBarBelow, presenterHasBar: presenterHasBar, options: options)
    }
}

extension Projection {
    // In the interface's own space the projection changes nothing.

    func regions(_ regions: consuming [DimmingRegion]) -> [DimmingRegion] {
        projected(regions) { region in
            region.rects = region.rects.map { rect($0) }
            region.path = path(region.path)
        }
    }

    func regions(_ regions: consuming [HitRegion]) -> [HitRegion] {
        projected(regions) { $0.path = path($0.path) }
    }

    func detents(_ detents: consuming [RestingDetent]) -> [RestingDetent] {
        projected(detents) { $0.frame = rect($0.frame) }
    }

    /// The placement of a popover, with its edges and directions rotated. The arrow's `offset` is measured from the
    /// left or top edge of the rotated dialog.
    func popover(of rest: DialogLayout) -> Boxed<PlacedPopover>? {
        guard isFixed, var placed = rest.popover?.value else { return rest.popover }
        if let arrow = placed.arrow, let box = rest.layer(LayerID.arrow)?.frame {
            let isVertical = arrow.edge.isVertical
            let along = direction(isVertical ? Point(x: 1, y: 0) : Point(x: 0, y: 1))
            // If the rotation reverses the edge, the distance before the arrow becomes the one after it.
            if along.x + along.y < 0 {
                let length = isVertical ? rest.frame.width - box.width : rest.frame.height - box.height
                placed.arrow?.offset = length - arrow.offset
                placed.arrow?.centerOffset = -arrow.centerOffset
            }
            placed.arrow?.edge = edge(arrow.edge)
        }
        placed.side = edge(placed.side)
        placed.shifted = direction(placed.shifted)
        placed.available = size(placed.available)
        return Boxed(placed)
    }

    func overlaps(_ overlaps: consuming [Overlap]) -> [Overlap] {
        projected(overlaps) { $0.frame = rect($0.frame) }
    }

    private func projected<Element>(_ elements: consuming [Element], _ project: (inout Element) -> Void) -> [Element] {
        guard isFixed else { return elements }
        for index in elements.indices { project(&elements[index]) }
        return elements
    }
}

extension ResolvedDialog {
    /// Corrects the time of removal for a dialog that is dismissed while it is being presented: it leaves from its
    /// position then, with a duration of its own.
    @inline(never) fileprivate mutating func goWhileComing() {
        lifecycle.removedAt = timeline(of: .all)?.duration
    }
}
