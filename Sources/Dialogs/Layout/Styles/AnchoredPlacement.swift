import Devices
import Geometry

/// Takes a measured dialog and the anchor that it belongs to; gives its place beside it; promises that a size of the
/// caller's own is never shrunk, and that any other gives way to the room there is.
package struct AnchoredPlacement {
    let request: DialogRequest
    let stage: Stage
    /// The style that asks, for the error that a missing anchor is.
    let style: StyleName
    /// The style's own arrow; nil where the platform draws none.
    let arrow: PopoverArrow?

    package init(request: DialogRequest, stage: Stage, style: StyleName, arrow: PopoverArrow?) {
        self.request = request
        self.stage = stage
        self.style = style
        self.arrow = arrow
    }

    package func place(_ measured: Measured, notes: inout Notes) throws(ResolveError) -> Placed {
        let asked = request.placement.popover
        guard let anchor = asked.anchor else {
            throw ResolveError(["dialog", "placement", "anchor"], .anchorMissing(style))
        }
        let boundary = boundary(in: measured.container)
        tellIfOutside(anchor, notes: &notes)

        let arrow = arrow(asked)
        var placement = PopoverPlacement(
            anchor: anchor, size: measured.size, in: boundary, side: asked.side ?? .bottom,
            alignment: asked.alignment ?? .center,
            offset: PopoverPlacement.Offset(
                mainAxis: asked.mainAxisOffset ?? arrow?.height ?? 0, crossAxis: asked.crossAxisOffset ?? 0),
            flips: asked.flips ?? true, shifts: asked.shifts ?? true,
            padding: asked.padding?.physical(in: stage.direction) ?? EdgeInsets(all: Popover.padding.value),
            arrow: arrow, allowedSides: asked.allowedSides,
            isRightToLeft: stage.direction == .rightToLeft)
        var placed = placement.resolved()
        let room = limited(placement.size, to: placed.available)
        let wanted = placement.size
        if room != wanted {
            placement.size = room
            placed = placement.resolved()
        }
        traceSteps(placement, placed, notes: &notes)
        if room != wanted {
            notes.adapt(
                from: NumberText.size(wanted), to: NumberText.size(room), reason: .limitedToAvailable,
                field: ["dialog", "content", "size"])
        }
        trace(placed, notes: &notes)
        var result = Placed(placed.frame)
        result.popover = Shared(placed)
        result.arrow = arrow
        return result
    }

    // MARK: Trace

    /// Tells the steps of the placing in their order, each by what it made of the frame.
    private func traceSteps(_ rules: PopoverPlacement, _ placed: PlacedPopover, notes: inout Notes) {
        guard notes.explains else { return }
        let field: FieldPath = ["dialog", "placement"]
        let asked = request.placement.popover
        var steps = rules
        (steps.flips, steps.shifts, steps.arrow, steps.offset) = (false, false, nil, PopoverPlacement.Offset())
        let base = steps.resolved()
        let spot = "\(base.side.rawValue) \(base.alignment.rawValue)"
        notes.decide(
            .basePlacement, before: NumberText.frame(rules.anchor), after: NumberText.frame(base.frame),
            reason: .value(spot),
            field: field + ["anchor"])
        steps.offset = rules.offset
        let offset = steps.resolved()
        notes.decide(
            .offset, before: NumberText.frame(base.frame), after: NumberText.frame(offset.frame),
            reason: .because(asked.mainAxisOffset != nil || asked.crossAxisOffset != nil ? .request : .style),
            field: field + ["offset"])
        steps.flips = rules.flips
        let flipped = steps.resolved()
        let chosen = "\(placed.side.rawValue) \(placed.alignment.rawValue)"
        if chosen != spot {
            notes.decide(.flip, before: spot, after: chosen, reason: .because(.noRoomOnSide), field: field + ["flip"])
        }
        if placed.shifted != .zero {
            notes.decide(
                .shift, before: NumberText.frame(flipped.frame), after: NumberText.frame(placed.frame),
                reason: .because(.staysInside), field: field + ["shift"])
        }
    }

    /// Tells what room there was, and where the arrow is.
    private func trace(_ placed: PlacedPopover, notes: inout Notes) {
        let field: FieldPath = ["dialog", "placement"]
        notes.decide(
            .available, before: NumberText.size(placed.frame.size), after: NumberText.size(placed.available),
            reason: .because(.padding), field: field + ["padding"])
        guard let arrow = placed.arrow else {
            let isAsked = request.placement.popover.arrow == .none
            notes.decide(.arrow, after: "none", reason: .because(isAsked ? .request : .style), field: field + ["arrow"])
            return
        }
        notes.decide(
            .arrow, after: "\(arrow.edge.rawValue) \(NumberText.points(arrow.offset))",
            reason: .because(arrow.centerOffset == 0 ? .pointsAtMiddle : .keepsToCorners), field: field + ["arrow"])
    }

    /// The container, down to a docked keyboard unless the request has it ignored.
    private func boundary(in container: Rect) -> Rect {
        guard request.placement.keyboard != .ignore, let keyboard = stage.dockedKeyboard else { return container }
        return Rect(
            minX: container.minX, minY: container.minY, maxX: container.maxX,
            maxY: max(container.minY, min(container.maxY, keyboard.minY)))
    }

    private func tellIfOutside(_ anchor: Rect, notes: inout Notes) {
        guard !stage.window.contains(anchor) else { return }
        let seen = anchor.intersection(stage.window)
        notes.adapt(
            from: NumberText.frame(anchor), to: seen.map { NumberText.frame($0) } ?? "nothing",
            reason: seen == nil ? .anchorOutsideWindow : .anchorPartlyOutsideWindow,
            field: ["dialog", "placement", "anchor"])
    }

    private func arrow(_ asked: PopoverRequest) -> PopoverArrow? {
        switch asked.arrow {
        case .byStyle: return arrow
        case .none: return nil
        case .sized(let width, let height, let padding):
            let usual = arrow ?? PopoverArrow(width: 0, height: 0)
            return PopoverArrow(
                width: width ?? usual.width, height: height ?? usual.height, padding: padding ?? usual.padding)
        }
    }

    // MARK: Size

    private var isWidthGiven: Bool { request.content.width.map { $0 != .fit } ?? false }
    private var isHeightGiven: Bool { request.content.height.map { $0 != .fit } ?? false }

    /// `size` no larger than `available` on the axes that the caller left to the content.
    private func limited(_ size: Size, to available: Size) -> Size {
        Size(
            width: isWidthGiven ? size.width : min(size.width, max(0, available.width)),
            height: isHeightGiven ? size.height : min(size.height, max(0, available.height)))
    }
}
