import Boxes
import Devices
import Geometry
import Typography

/// The reports of the layout steps, made from their results in their order: adaptations and assumptions always, and
/// every decision if the request asks for explanations.
///
/// The reason of a rule is `request` for a value of the request, and `style` for the style's default. Few requests ask
/// for explanations, so the functions that trace decisions are not inlined.
extension Framed {
    func diagnostics(by measuring: TypesetterSource, _ sources: Sources) -> Diagnostics {
        var diagnostics = Diagnostics(explains: staged.options.explain)
        if diagnostics.explains { traceStage(&diagnostics) }
        for adaptation in stage.adaptations { diagnostics.add(adaptation) }
        reportStyle(&diagnostics)
        stage.report(staged.container, for: request, at: staged.level, into: &diagnostics)
        if diagnostics.explains { traceText(measuring.typesetter(on: stage), &diagnostics) }
        reportSize(sources, &diagnostics)
        staged.rules.report(placed, of: measured, into: &diagnostics)
        if diagnostics.explains { tracePlace(&diagnostics) }
        reportFrame(&diagnostics)
        if defaults.look.grabber != nil, grabber == nil {
            diagnostics.adapt(
                from: "grabber", to: "none", reason: .grabberDoesNotFit, field: [.dialog, .placement, .detents])
        }
        if diagnostics.explains { traceSafeArea(&diagnostics) }
        content?.fit?.report(into: &diagnostics)
        if diagnostics.explains { traceLook(&diagnostics) }
        for assumption in stage.assumptions { diagnostics.assume(assumption) }
        if let assumption = sizeAssumption { diagnostics.assume(assumption) }
        return diagnostics
    }

    // MARK: Stage and style

    /// Traces which platform's rules apply, and the size class of the window.
    @inline(never)
    private func traceStage(_ diagnostics: inout Diagnostics) {
        let system = stage.device.system ?? stage.device.profile.system
        let name = system.name.rawValue + (system.version.map { " " + $0.text } ?? "")
        let whose = Decision.Reason.because(stage.device.system == nil ? .profile : .request)
        diagnostics.trace(
            .platform, before: name, after: stage.platform.rawValue + (stage.isByCompose ? " by Compose" : ""),
            reason: whose, field: [.device, .system])
        if let release = stage.appleRelease {
            diagnostics.trace(.era, before: name, after: release.label, reason: whose, field: [.device, .system])
        }
        diagnostics.trace(
            .sizeClass, before: TraceText.size(stage.window.size),
            after: stage.sizeClass.horizontal.rawValue + " by " + stage.sizeClass.vertical.rawValue,
            reason: .because(stage.device.window == nil ? .screen : .window),
            field: stage.device.window == nil ? [.device, .screen] : [.device, .window])
    }

    /// Reports the requested style, and each step to the one that is shown.
    private func reportStyle(_ diagnostics: inout Diagnostics) {
        diagnostics.trace(
            .style, before: request.named?.name ?? "", after: staged.requested.rawValue,
            reason: request.style != nil
                ? .because(.request) : .value(stage.appleRelease?.label ?? stage.platform.rawValue),
            field: [.dialog, .style])
        var style = staged.requested
        for step in staged.adaptations {
            diagnostics.adapt(
                from: style.rawValue, to: step.to.rawValue, reason: step.reason, field: [.dialog, .style])
            style = step.to
            if step.omitsCancel { reportOmitted(&diagnostics) }
        }
        if stage.isAppleTelevision { reportOmitted(&diagnostics) }
    }

    private func reportOmitted(_ diagnostics: inout Diagnostics) {
        for (index, id) in staged.omittedActions {
            diagnostics.adapt(
                from: LayerID.action(id), to: "none", reason: .cancelOmitted,
                field: [.dialog, .content, .actions] + .index(index))
        }
    }

    /// Traces the size that text of 17 points has at the user's text size.
    @inline(never)
    private func traceText(_ typesetter: Typesetter, _ diagnostics: inout Diagnostics) {
        diagnostics.trace(
            .textSize, before: "17", after: TraceText.points(typesetter.style(17, .regular).size),
            reason: typesetter.isDynamic ? .value(typesetter.settingName) : .because(.fixedTextSize),
            field: [.device, .textSize])
    }

    // MARK: Size

    /// How width and height were determined.
    struct Sources {
        var width = SizeSource.given
        var height = SizeSource.given
    }

    var sources: Sources {
        var sources = Sources()
        guard let sides = measured.sides else { return sources }
        let isWidth = (request.content.width ?? staged.defaults.sizing.width) == .fit
        // Text that fits no fixed box sets the height itself.
        let isHeight =
            (request.content.height ?? staged.defaults.sizing.height) == .fit
            || measured.outgrowsFixedBoxes && sides.height.length > sides.height.wanted
        if isWidth || isHeight {
            let source: SizeSource = measured.content?.isMeasured == true ? .measured : .assumed
            if isWidth { sources.width = source }
            if isHeight { sources.height = source }
        }
        if let limit = sides.width.limit { sources.width = limit }
        if let limit = sides.height.limit { sources.height = limit }
        if placed.isHeightLimited { sources.height = .maximum }
        return sources
    }

    private func reportSize(_ sources: Sources, _ diagnostics: inout Diagnostics) {
        if diagnostics.explains { traceRoom(&diagnostics) }
        guard let sides = measured.sides else { return }
        report(sides.width, .width, request.content.width, staged.defaults.sizing.width, sources.width, &diagnostics)
        report(
            sides.height, .height, request.content.height, staged.defaults.sizing.height, sources.height, &diagnostics)
        if measured.outgrowsFixedBoxes {
            diagnostics.adapt(
                from: "fixedBoxes", to: "measuredText", reason: .textCollides,
                field: [.dialog, .content, .size, .height])
        }
    }

    /// Traces the room for the dialog if the keyboard or the request limits it.
    @inline(never)
    private func traceRoom(_ diagnostics: inout Diagnostics) {
        if measured.container != staged.container.rect {
            diagnostics.trace(
                .keyboardResizes, before: TraceText.frame(staged.container.rect),
                after: TraceText.frame(measured.container), reason: .value(request.placement.keyboard.rawValue),
                field: [.dialog, .placement, .keyboard])
        }
        if measured.isFixed {
            diagnostics.trace(
                .givenFrame, after: TraceText.frame(measured.rest), reason: .because(.request),
                field: [.dialog, .placement, staged.frameMember])
        }
    }

    /// Reports how the length of a side was determined: by a number or a share of the request or the style, or by the
    /// content.
    private func report(
        _ side: Measured.Side, _ rule: TraceRule, _ requested: Dimension?, _ style: Dimension, _ source: SizeSource,
        _ diagnostics: inout Diagnostics
    ) {
        let dimension = requested ?? style
        // A style's own share of the container means the available room.
        let isShare = if case .fraction = dimension { requested == nil } else { false }
        let room = room(of: side, rule, requested)
        if side.wanted > room, staged.defaults.sizing.limitsToContainer, !isShare || side.limit != nil {
            diagnostics.adapt(
                from: TraceText.points(side.wanted), to: TraceText.points(room), reason: .limitedToContainer,
                field: [.dialog, .content, .size, rule == .width ? .width : .height])
        }
        diagnostics.trace(
            rule, before: dimension.name, after: TraceText.points(side.length),
            reason: dimension == .fit || side.limit != nil
                ? .value(source.rawValue) : .because(requested == nil ? .style : .request),
            field: [.dialog, .content, .size, rule == .width ? .width : .height])
    }

    /// The room for a side, in points: for one that is given in the place of detents, that of the largest detent. A
    /// style that gives the side more room than its content was measured for says so by the frame.
    private func room(of side: Measured.Side, _ rule: TraceRule, _ requested: Dimension?) -> Double {
        let given = rule == .height ? placed.frame.height : placed.frame.width
        guard given <= side.room else { return given }
        guard let requested, requested != .fit, let resting = placed.detents.first, resting.isLargest,
            request.placement.sheet.detents == nil, (measured.edge?.isVertical ?? true) == (rule == .height)
        else { return side.room }
        let frame = staged.snap(resting.frame)
        return min(side.room, rule == .height ? frame.height : frame.width)
    }

    // MARK: Frame

    /// Traces the edge against which the dialog rests, and the frame from its style.
    @inline(never)
    private func tracePlace(_ diagnostics: inout Diagnostics) {
        let requested = request.placement.edge
        if placed.popover == nil, !measured.isFixed, staged.defaults.sizing.isResizable || requested == nil {
            diagnostics.trace(
                .edge, after: measured.edge?.rawValue ?? RestingEdge.center.rawValue,
                reason: .because(requested == nil ? .style : .request), field: [.dialog, .placement, .edge])
        }
        if placed.popover == nil, placed.frame != measured.rest {
            diagnostics.trace(
                .place, before: TraceText.frame(measured.rest), after: TraceText.frame(placed.frame),
                reason: .value(staged.resolved.rawValue), field: [.dialog, .placement])
        }
        guard placed.offersDetents, let selected = placed.detents.first(where: \.isSelected) else { return }
        let sheet = request.placement.sheet
        diagnostics.trace(
            .selectedDetent, before: placed.detents.map(\.detent.name).joined(separator: ", "),
            after: selected.detent.name,
            reason: .because(sheet.selected.map(selected.detent.isNamed) == true ? .request : .lowest),
            field: [.dialog, .placement, .selectedDetent])
        diagnostics.trace(
            .largestUndimmedDetent, before: sheet.largestUndimmed?.name ?? "none",
            after: placed.detents.last { !$0.isDimmed }?.detent.name ?? "none",
            reason: .because(sheet.largestUndimmed == nil ? .style : .request),
            field: [.dialog, .placement, .largestUndimmedDetent])
    }

    /// Reports what moved or reduced the frame that the style gave.
    private func reportFrame(_ diagnostics: inout Diagnostics) {
        diagnostics.adapt(placed.frame.size, downTo: insideOverscan.size, reason: .overscan)
        AvoidKeyboard(by: defaults, in: staged.container.rect, policy: request.placement.keyboard)
            .report(lifted, from: insideOverscan, on: stage, into: &diagnostics)
        switch clear.effect {
        case .none: break
        case .moved, .covered:
            let stays = clear.frame == lifted.frame
            diagnostics.adapt(
                from: TraceText.frame(lifted.frame), to: stays ? "covered" : TraceText.frame(clear.frame),
                reason: clear.effect == .moved
                    ? clear.isByElement ? .elementMoves : .occlusionMoves
                    : clear.isByElement ? .elementCovers : .occlusionCovers,
                field: clear.isByElement ? [.device, .elements] : [.device, .reservedRegions])
        }
        if diagnostics.explains { traceFrame(&diagnostics) }
    }

    /// Traces the rounding of the frame to pixels, and the frame itself.
    @inline(never)
    private func traceFrame(_ diagnostics: inout Diagnostics) {
        if frame != clear.frame {
            diagnostics.trace(
                .snap, before: TraceText.frame(clear.frame), after: TraceText.frame(frame),
                reason: .because(.pixels), field: [.options, .snap])
        }
        diagnostics.trace(
            .frame, after: TraceText.frame(frame), reason: .value(staged.resolved.rawValue),
            field: [.dialog, .placement])
    }

    // MARK: Content and look

    /// Traces which bands of its frame the dialog's content keeps free.
    @inline(never)
    private func traceSafeArea(_ diagnostics: inout Diagnostics) {
        let unsafe = stage.unsafeInsets(of: frame)
        let covered = stage.keyboardOverlap(of: frame)
        let grabberSide = placed.grabberSide(measured)
        let band = grabber?.band(above: grabberSide == .top ? measured.content : nil)
        let reason: TraceReason =
            insets == unsafe
            ? .safeArea
            : covered > 0 && insets.bottom == covered
                ? .keyboard : insets[grabberSide] == band ? .grabber : .style
        diagnostics.trace(
            .contentInsets, before: TraceText.insets(unsafe), after: TraceText.insets(insets),
            reason: .because(reason),
            field: reason == .keyboard ? [.device, .keyboard] : [.device, .safeAreaInsets])
    }

    /// Traces the outline, the backdrop, and the effect of a touch outside.
    @inline(never)
    private func traceLook(_ diagnostics: inout Diagnostics) {
        let shape =
            switch request.content.shape {
            case .ellipse: "ellipse"
            case .path: "path"
            case nil, .rectangle, .rounded:
                outline.cornerRadii.map { TraceText.corners($0) } ?? TraceText.points(outline.cornerRadius)
            }
        diagnostics.trace(
            .outline, before: TraceText.corners(corners), after: shape,
            reason: .because(request.content.shape == nil ? .style : .request), field: [.dialog, .content, .shape])
        let backdrop = request.backdrop
        let style: TraceReason = placed.leavesPresenterLive ? .undimmedDetent : .style
        let color = staged.look.dimmingColor
        diagnostics.trace(
            .backdropColor, before: color.hex, after: (backdrop.color ?? color).hex,
            reason: .because(backdrop.color == nil ? .style : .request), field: [.dialog, .backdrop, .color])
        diagnostics.trace(
            .backdropOpacity, before: TraceText.points(defaults.look.backdropOpacity),
            after: TraceText.points(backdropOpacity),
            reason: .because(requestedBackdropOpacity == nil ? style : .request), field: [.dialog, .backdrop, .opacity])
        let interaction = request.interaction(by: defaults)
        diagnostics.trace(
            .interaction, before: defaults.interaction.outside.rawValue, after: interaction.rawValue,
            reason: .because(
                backdrop.interaction != nil
                    ? .request : interaction != defaults.interaction.outside ? .waitsForAction : style),
            field: [.dialog, .backdrop, .interaction])
    }

    /// The assumption about the size of a sheet without a known source; `nil` for other dialogs.
    private var sizeAssumption: Assumption? {
        let style = staged.resolved
        let isSheet = style == .pageSheet || style == .sheet
        guard isSheet, let release = stage.appleRelease, release >= .card, !PageSheet.isCard(on: stage) else {
            return nil
        }
        return Assumption(
            figure: "sheetSize", value: style.rawValue,
            because: stage.device.textSize == .large
                ? "the size of sheets at regular width since iOS 13 is left to the system and was not sourced"
                : "the size of sheets at regular width since iOS 13 is left to the system and was not sourced, nor "
                    + "how the readable width that pages follow changes with the text size",
            field: [.dialog, .style])
    }
}

extension AvoidKeyboard {
    /// Reports how a keyboard changed a frame, or why it did not.
    fileprivate func report(_ result: Result, from frame: Rect, on stage: Stage, into diagnostics: inout Diagnostics) {
        let before = frame.minY
        switch result.effect {
        case .none: if diagnostics.explains { traceLeft(frame, on: stage, &diagnostics) }
        case .moved:
            diagnostics.trace(
                .keyboardMoves, before: TraceText.points(before), after: TraceText.points(result.frame.minY),
                reason: .value(policy.rawValue), field: [.device, .keyboard])
        case .shrunk:
            diagnostics.adapt(
                from: TraceText.points(frame.height), to: TraceText.points(result.frame.height),
                reason: .keyboardShrinks, field: [.device, .keyboard])
        case .covered:
            if result.frame.minY == before {
                reportCovered(result.frame, on: stage, into: &diagnostics)
            } else {
                diagnostics.adapt(
                    from: TraceText.points(before), to: TraceText.points(result.frame.minY), reason: .keyboardCovers,
                    field: [.device, .keyboard])
            }
        }
        // Dialogs that never move for a keyboard: one as high as the window, or one without free room beside its
        // anchor.
        guard !avoidsKeyboard, policy != .ignore, stage.keyboardOverlap(of: result.frame) > 0 else { return }
        reportCovered(result.frame, on: stage, into: &diagnostics)
    }

    /// Reports a frame that does not move: its height, and the part that is visible above the keyboard.
    private func reportCovered(_ frame: Rect, on stage: Stage, into diagnostics: inout Diagnostics) {
        diagnostics.adapt(
            from: TraceText.points(frame.height),
            to: TraceText.points(max(0, frame.height - stage.keyboardOverlap(of: frame))), reason: .keyboardCovers,
            field: [.device, .keyboard])
    }

    /// Traces why a keyboard changes nothing: it floats, the request ignores it, or it does not cover the dialog.
    @inline(never)
    private func traceLeft(_ frame: Rect, on stage: Stage, _ diagnostics: inout Diagnostics) {
        guard stage.keyboard != nil else { return }
        let isDocked = stage.dockedKeyboard != nil
        guard !isDocked || policy == .ignore || stage.keyboardOverlap(of: frame) <= 0 else { return }
        let y = TraceText.points(frame.minY)
        diagnostics.trace(
            .keyboardLeaves, before: y, after: y,
            reason: !isDocked
                ? .value(stage.keyboardMode.rawValue) : .because(policy == .ignore ? .ignore : .notInTheWay),
            field: isDocked && policy == .ignore ? [.dialog, .placement, .keyboard] : [.device, .keyboard])
    }
}
