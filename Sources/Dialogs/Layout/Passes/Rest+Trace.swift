import Devices
import Geometry
import Typography

/// What the passes tell of their decisions to those who ask, in the order in which they are made.
///
/// A rule's reason is `request` where the request says so itself, `style` where the style's default stands. Hardly any
/// request has them told, so they are asked only where somebody listens, and kept out of the way of the others.
extension RestPasses {
    /// Whose rules hold here, and how large the window counts.
    @inline(never)
    func traceStage(_ notes: inout Notes) {
        let system = stage.device.system ?? stage.device.profile.system
        let name = system.name.rawValue + (system.version.map { " " + $0.text } ?? "")
        let whose = Decision.Reason.because(stage.device.system == nil ? .profile : .request)
        notes.decide(
            .platform, before: name, after: stage.platform.rawValue, reason: whose, field: ["device", "system"])
        if stage.platform == .apple {
            notes.decide(
                .era, before: name, after: stage.era.rawValue, reason: whose, field: ["device", "system"])
        }
        notes.decide(
            .sizeClass, before: NumberText.size(stage.window.size),
            after: stage.sizeClass.horizontal.rawValue + " by " + stage.sizeClass.vertical.rawValue,
            reason: .because(stage.device.window == nil ? .screen : .window),
            field: stage.device.window == nil ? ["device", "screen"] : ["device", "window"])
    }

    /// How large text of 17 points is at the user's setting.
    @inline(never)
    func traceText(_ typesetter: Typesetter, _ notes: inout Notes) {
        notes.decide(
            .textSize, before: "17", after: NumberText.points(typesetter.style(17, .regular).size),
            reason: typesetter.isDynamic ? .value(typesetter.contentSize.rawValue) : .because(.fixedTextSize),
            field: ["device", "textSize"])
    }

    /// Which edge the dialog is against, and where its style put it from there.
    @inline(never)
    func tracePlace(
        _ placed: Placed, _ measured: Measured, _ defaults: Shared<StyleDefaults>, _ resolved: StyleName,
        _ notes: inout Notes
    ) {
        let asked = request.placement.edge
        if placed.popover == nil, !measured.isFixed, defaults.isResizable || asked == nil {
            notes.decide(
                .edge, after: measured.edge?.rawValue ?? RestingEdge.center.rawValue,
                reason: .because(asked == nil ? .style : .request), field: ["dialog", "placement", "edge"])
        }
        if placed.popover == nil, placed.frame != measured.rest {
            notes.decide(
                .place, before: NumberText.frame(measured.rest), after: NumberText.frame(placed.frame),
                reason: .value(resolved.rawValue), field: ["dialog", "placement"])
        }
        guard let selected = placed.detents.first(where: \.isSelected) else { return }
        let sheet = request.placement.sheet
        notes.decide(
            .selectedDetent, before: placed.detents.map(\.detent.name).joined(separator: ", "),
            after: selected.detent.name, reason: .because(sheet.selected == selected.detent ? .request : .lowest),
            field: ["dialog", "placement", "selectedDetent"])
        notes.decide(
            .largestUndimmedDetent, before: sheet.largestUndimmed?.name ?? "none",
            after: placed.detents.last { !$0.isDimmed }?.detent.name ?? "none",
            reason: .because(sheet.largestUndimmed == nil ? .style : .request),
            field: ["dialog", "placement", "largestUndimmedDetent"])
    }

    /// Which bands of its frame the dialog's content keeps free.
    @inline(never)
    func traceSafeArea(_ insets: EdgeInsets, of frame: Rect, band: Double?, _ notes: inout Notes) {
        let unsafe = stage.unsafeInsets(of: frame)
        let covered = stage.keyboardOverlap(of: frame)
        let reason: TraceReason =
            insets == unsafe
            ? .safeArea
            : covered > 0 && insets.bottom == covered ? .keyboard : insets.top == band ? .grabber : .style
        notes.decide(
            .contentInsets, before: NumberText.insets(unsafe), after: NumberText.insets(insets),
            reason: .because(reason),
            field: reason == .keyboard ? ["device", "keyboard"] : ["device", "safeAreaInsets"])
    }

    /// What pixels made of the frame, and the frame itself.
    @inline(never)
    func traceFrame(_ frame: Rect, from computed: Rect, _ resolved: StyleName, _ notes: inout Notes) {
        if frame != computed {
            notes.decide(
                .snap, before: NumberText.frame(computed), after: NumberText.frame(frame), reason: .because(.pixels),
                field: ["options", "snap"])
        }
        notes.decide(
            .frame, after: NumberText.frame(frame), reason: .value(resolved.rawValue), field: ["dialog", "placement"])
    }

    /// The outline, the backdrop, and what a touch outside does.
    @inline(never)
    func traceLook(
        _ outline: Outlined, _ defaults: Shared<StyleDefaults>, _ corners: CornerRadii, isLive: Bool,
        _ notes: inout Notes
    ) {
        let shape =
            switch request.content.shape {
            case .ellipse: "ellipse"
            case .path: "path"
            case nil, .rectangle, .rounded:
                outline.cornerRadii.map { NumberText.corners($0) } ?? NumberText.points(outline.cornerRadius)
            }
        notes.decide(
            .outline, before: NumberText.corners(corners), after: shape,
            reason: .because(request.content.shape == nil ? .style : .request), field: ["dialog", "content", "shape"])
        let backdrop = request.backdrop
        let style: TraceReason = isLive ? .undimmedDetent : .style
        notes.decide(
            .backdropColor, before: defaults.backdropColor.hex,
            after: (backdrop.color ?? defaults.backdropColor).hex,
            reason: .because(backdrop.color == nil ? .style : .request), field: ["dialog", "backdrop", "color"])
        notes.decide(
            .backdropOpacity, before: NumberText.points(defaults.backdropOpacity),
            after: NumberText.points(backdrop.opacity ?? defaults.backdropOpacity),
            reason: .because(backdrop.opacity == nil ? style : .request), field: ["dialog", "backdrop", "opacity"])
        let interaction = request.interaction(by: defaults)
        notes.decide(
            .interaction, before: defaults.interaction.rawValue, after: interaction.rawValue,
            reason: .because(
                backdrop.interaction != nil
                    ? .request : interaction != defaults.interaction ? .waitsForAction : style),
            field: ["dialog", "backdrop", "interaction"])
    }
}
