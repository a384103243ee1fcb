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
        if room != placement.size {
            notes.adapt(
                from: NumberText.size(placement.size), to: NumberText.size(room), reason: "limitedToAvailable",
                field: ["dialog", "content", "size"])
            placement.size = room
            placed = placement.resolved()
        }
        if placed.side != placement.side {
            notes.decide(
                "flip", before: placement.side.rawValue, after: placed.side.rawValue, reason: "noRoomOnSide",
                field: ["dialog", "placement", "side"])
        }
        if placed.shifted != .zero {
            notes.decide(
                "shift", after: "(\(NumberText.points(placed.shifted.x)), \(NumberText.points(placed.shifted.y)))",
                reason: "staysInside", field: ["dialog", "placement", "shift"])
        }
        var result = Placed(placed.frame)
        result.popover = placed
        result.arrow = arrow
        return result
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
            reason: seen == nil ? "anchorOutsideWindow" : "anchorPartlyOutsideWindow",
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
