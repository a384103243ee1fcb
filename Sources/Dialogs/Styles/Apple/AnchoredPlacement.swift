import Boxes
import Devices
import Geometry

/// A style whose dialogs are placed beside an anchor.
protocol AnchoredStyle: PresentationStyle {
    func placement(of measured: Measured) -> AnchoredPlacement
}

extension AnchoredStyle {
    package func frame(for measured: Measured) throws(ResolveError) -> Placed {
        measured.isFixed ? Placed(measured.rest) : try placement(of: measured).frame(for: measured)
    }

    package func report(_ placed: Placed, of measured: Measured, into diagnostics: inout Diagnostics) {
        AnchoredPlacement.report(placed, of: measured, into: &diagnostics)
    }
}

/// Places a measured dialog beside its anchor. A size that the request gives is never reduced; any other is limited to
/// the available room.
struct AnchoredPlacement {
    let request: DialogRequest
    let stage: Stage
    /// The dialog's style, named in the error about a missing anchor.
    let style: StyleName
    /// The style's own arrow; `nil` if the platform draws none.
    let arrow: PopoverArrow?
    /// The side of the anchor if the request gives none.
    var side = Edge.bottom
    /// The distance from the anchor to a dialog without an arrow if the request does not give it, in points.
    var gap = 0.0
    /// The distances to the window's edges if the request does not give them, in points; `nil` is those of popovers.
    var padding: EdgeInsets?
    /// The alignment if the request does not give it.
    var alignment = PopoverAlignment.center
    /// The distance from the anchor to a dialog's arrow, in points.
    var arrowGap = 0.0
    /// Whether the arrow is drawn within the gap between anchor and dialog, and over the anchor if it is longer,
    /// instead of widening the gap.
    var hangsArrow = false
    /// Whether the dialog stays clear of the unsafe bands of its window.
    var staysInSafeArea = false
    /// Whether it is a teaching tip, which has its own placements.
    var isTip = false
    /// The sides in the order in which they are tried if the request gives none; empty for below, then above.
    var sides: [Edge] = []

    init(of measured: Measured, as style: StyleName = .popover, arrow: PopoverArrow?) {
        request = measured.request
        stage = measured.stage
        self.style = style
        self.arrow = arrow
    }

    func frame(for measured: Measured) throws(ResolveError) -> Placed {
        let requested = request.placement.popover
        guard let anchor = requested.anchor else {
            throw ResolveError([.dialog, .placement, .anchor], .anchorMissing(style))
        }
        let arrow = arrow(requested)
        let boundary = boundary(in: measured.container)
        var placement = PopoverPlacement(
            anchor: seen(of: anchor, above: boundary.maxY), size: measured.size, in: boundary)
        if let lines = requested.lines?.value {
            placement.inline = InlineAnchor(
                lines.pieces.map { seen(of: $0, above: boundary.maxY) }, pointer: lines.pointer)
        }
        placement.side = requested.side ?? side
        placement.alignment = requested.alignment ?? alignment
        placement.offset = PopoverPlacement.Offset(
            mainAxis: requested.mainAxisOffset ?? arrow.map { hangsArrow ? gap : $0.height + arrowGap } ?? gap,
            crossAxis: requested.crossAxisOffset ?? 0)
        placement.flips = requested.flips ?? true
        placement.shifts = requested.shifts ?? true
        placement.padding =
            requested.padding?.physical(in: stage.direction) ?? padding ?? EdgeInsets(all: Popover.padding(on: stage))
        placement.arrow = arrow
        // The arrow is on the straight part of its side, unless the request gives its distance from the corners.
        if let arrow, !requested.givesArrowPadding {
            placement.arrow?.padding = max(arrow.padding, measured.cornerRadius)
        }
        placement.allowedSides = requested.allowedSides
        placement.isRightToLeft = stage.direction == .rightToLeft
        if let fallback = request.named?.arrangement.anchorFallback { placement.fallback = fallback }
        let tip = tip(placement, requested)
        var own = tip?.placed ?? roomy(placement, of: measured)
        if placement.allowedSides?.isEmpty == false, isSqueezedOut(own, of: measured) {
            placement.allowedSides = nil
            own = roomy(placement, of: measured)
        }
        var placed = clear(own, by: placement)
        if placement.inline == nil, placement.shifts, tip?.isCentred != false {
            placed.rules = PlacedPopover.Rules(
                anchor: placement.anchor, container: boundary, padding: placement.padding, flips: placement.flips,
                isRightToLeft: placement.isRightToLeft)
        }
        var result = Placed(placed.frame)
        result.popover = Boxed(placed)
        result.arrow = arrow
        return result
    }

    /// The part of an anchor above a keyboard; of an anchor entirely behind it, a line at the keyboard's top.
    private func seen(of anchor: Rect, above end: Double) -> Rect {
        guard let keyboard = stage.dockedKeyboard, end == keyboard.minY, anchor.maxY > end else { return anchor }
        return Rect(minX: anchor.minX, minY: min(anchor.minY, end), maxX: anchor.maxX, maxY: end)
    }

    /// The placement of a teaching tip, unless the request gives more than its side; `nil` if its window has no room
    /// for one.
    private func tip(_ placement: PopoverPlacement, _ requested: Boxed<PopoverRequest>) -> TipPlacement? {
        guard isTip, placement.flips, placement.shifts, placement.inline == nil, requested.alignment == nil,
            requested.mainAxisOffset == nil, requested.crossAxisOffset == nil
        else { return nil }
        return TipPlacement(placement)
    }

    // MARK: Side

    /// The popover on the requested side, by Floating UI's steps; else on the first of `sides` where it fits completely
    /// and its arrow points at the anchor; else on the side that reduces its size least.
    ///
    /// If the first side is not the bottom, sides are first tried where the arrow can point at the anchor's middle.
    func chosen(_ placement: PopoverPlacement, of measured: Measured) -> PlacedPopover {
        let requested = request.placement.popover
        guard requested.side == nil, placement.flips, placement.shifts, !sides.isEmpty else {
            return limited(placement, of: measured)
        }
        let allowed = placement.allowedSides ?? []
        let sides = allowed.isEmpty ? sides : sides.filter(allowed.contains)
        // Whether the popover fits is tested beside the anchor: one that fits on no side may be placed over the anchor.
        var beside = placement
        beside.fallback = .leastOverflow
        if sides.first != .bottom, let middle = fitting(beside, on: sides, isMiddle: true) { return middle }
        let preferred = limited(beside, of: measured)
        let pointsAtAnchor = isFitting(preferred, by: placement, isMiddle: false)
        if pointsAtAnchor, isWhole(preferred, of: measured) { return preferred }
        if let fitting = fitting(beside, on: sides, isMiddle: false) { return fitting }
        let squeezed = leastSqueezed(beside, on: sides, of: measured)
        guard pointsAtAnchor else {
            return squeezed ?? (placement.fallback == .leastOverflow ? preferred : limited(placement, of: measured))
        }
        // A popover without content is as high as there is room.
        guard let squeezed, request.value.content.isShown,
            share(of: squeezed, of: measured) > share(of: preferred, of: measured)
        else { return preferred }
        return squeezed
    }

    /// The popover limited to the room on the one of `sides` where that reduces its size least and its arrow points at
    /// the anchor; `nil` if there is no such side.
    private func leastSqueezed(
        _ placement: PopoverPlacement, on sides: [Edge], of measured: Measured
    ) -> PlacedPopover? {
        var best: PlacedPopover?
        for side in sides {
            let placed = limited(placement.only(on: side), of: measured)
            guard isFitting(placed, by: placement, isMiddle: false) else { continue }
            if best.map({ share(of: placed, of: measured) > share(of: $0, of: measured) }) ?? true { best = placed }
        }
        return best
    }

    /// The placed size as a share of the wanted size, on the axis where that is less.
    private func share(of placed: PlacedPopover, of measured: Measured) -> Double {
        let (size, whole) = (placed.frame.size, measured.size)
        return min(whole.width > 0 ? size.width / whole.width : 1, whole.height > 0 ? size.height / whole.height : 1)
    }

    /// Whether less is left of a popover than a control takes, because there is no room on its side.
    private func isSqueezedOut(_ placed: PlacedPopover, of measured: Measured) -> Bool {
        let (size, whole, least) = (placed.frame.size, measured.size, ContentMetrics.leastControl.value)
        return size.width < min(whole.width, least) || size.height < min(whole.height, least)
    }

    private func isWhole(_ placed: PlacedPopover, of measured: Measured) -> Bool {
        share(of: placed, of: measured) >= 1 - 1e-6
    }

    /// The popover on the first of `sides` where it fits completely and its arrow points at the anchor; `nil` if there
    /// is none.
    private func fitting(_ placement: PopoverPlacement, on sides: [Edge], isMiddle: Bool) -> PlacedPopover? {
        for side in sides {
            let placed = placement.only(on: side).resolved()
            if isFitting(placed, by: placement, isMiddle: isMiddle) { return placed }
        }
        return nil
    }

    /// Whether a popover is inside the available room, and its arrow points at the anchor, or at its middle if
    /// `isMiddle`.
    private func isFitting(_ placed: PlacedPopover, by placement: PopoverPlacement, isMiddle: Bool) -> Bool {
        // For rounding errors, in points.
        let tolerance = 1e-6
        let anchor = placement.anchor(on: placed.side)
        let length = placed.side.isVertical ? anchor.width : anchor.height
        let room = placement.boundary.inset(by: placement.padding).inset(by: EdgeInsets(all: -tolerance))
        return room.contains(placed.frame)
            && abs(placed.arrow?.centerOffset ?? 0) <= (isMiddle ? 0 : length / 2) + tolerance
    }

    /// The popover, moved to another side if it covers an element that it should keep clear of and fits completely on
    /// that side without covering one. The opposite side is tried first, then the adjacent ones.
    private func clear(_ placed: PlacedPopover, by placement: PopoverPlacement) -> PlacedPopover {
        let elements = stage.keepClearFrames
        guard !elements.isEmpty, placement.flips else { return placed }
        func covers(_ popover: PlacedPopover) -> Bool { elements.contains { $0.intersection(popover.frame) != nil } }
        guard covers(placed) else { return placed }
        let allowed = placement.allowedSides ?? []
        let beside: [Edge] =
            !placed.side.isVertical
            ? [.bottom, .top] : stage.direction == .rightToLeft ? [.right, .left] : [.left, .right]
        for side in [placed.side.opposite] + beside where allowed.isEmpty || allowed.contains(side) {
            guard var other = fitting(placement, on: [side], isMiddle: false), !covers(other) else { continue }
            other.sideBeforeElements = placed.side
            return other
        }
        return placed
    }

    /// The popover by Floating UI's steps; a size that the request does not give is limited to the available room.
    ///
    /// A popover whose width is reduced gets the height that its content needs at that width, and is placed again,
    /// possibly on another side with other room.
    private func limited(_ placement: PopoverPlacement, of measured: Measured) -> PlacedPopover {
        var placement = placement
        var placed = placement.resolved()
        for _ in Edge.allCases {
            let width = limited(placement.size, to: placed.available, by: measured.limits).width
            guard width < placement.size.width else { break }
            placement.size = Size(width: width, height: height(of: measured, inWidth: width))
            placed = placement.resolved()
        }
        let room = limited(placement.size, to: placed.available, by: measured.limits)
        guard room != placement.size else { return placed }
        placement.size = room
        return placement.resolved()
    }

    // MARK: Report

    /// Reports how the dialog was placed, step by step.
    static func report(_ placed: Placed, of measured: Measured, into diagnostics: inout Diagnostics) {
        let requested = measured.request.placement.popover
        guard let popover = placed.popover?.value, let anchor = requested.anchor else { return }
        reportIfOutside(anchor, of: measured.stage.window, &diagnostics)
        if diagnostics.explains { traceSteps(popover, requested, from: anchor, &diagnostics) }
        if let side = popover.sideBeforeElements {
            diagnostics.adapt(
                from: side.rawValue, to: popover.side.rawValue, reason: .elementMoves, field: [.device, .elements])
        }
        if let allowed = requested.allowedSides, !allowed.isEmpty, !allowed.contains(popover.side) {
            diagnostics.adapt(
                from: allowed.map(\.rawValue).joined(separator: ", "), to: popover.side.rawValue,
                reason: .limitedToAvailable, field: [.dialog, .placement, .arrowDirections])
        }
        if popover.frame.width < measured.size.width || popover.frame.height < measured.size.height {
            diagnostics.adapt(
                from: TraceText.size(measured.size), to: TraceText.size(popover.frame.size),
                reason: .limitedToAvailable, field: [.dialog, .content, .size])
        }
        if diagnostics.explains { traceRoom(popover, requested, &diagnostics) }
    }

    private static func reportIfOutside(_ anchor: Rect, of window: Rect, _ diagnostics: inout Diagnostics) {
        guard !window.contains(anchor) else { return }
        let seen = anchor.intersection(window)
        diagnostics.adapt(
            from: TraceText.frame(anchor), to: seen.map { TraceText.frame($0) } ?? "nothing",
            reason: seen == nil ? .anchorOutsideWindow : .anchorPartlyOutsideWindow,
            field: [.dialog, .placement, .anchor])
    }

    /// Traces the steps of the placement in their order, each with the resulting frame.
    private static func traceSteps(
        _ placed: PlacedPopover, _ requested: Boxed<PopoverRequest>, from anchor: Rect, _ diagnostics: inout Diagnostics
    ) {
        let field: FieldPath = [.dialog, .placement]
        let steps = placed.steps
        let first = "\(steps.side.rawValue) \(steps.alignment.rawValue)"
        diagnostics.trace(
            .basePlacement, before: TraceText.frame(anchor), after: TraceText.frame(steps.base),
            reason: .value(first), field: field + [.anchor])
        diagnostics.trace(
            .offset, before: TraceText.frame(steps.base), after: TraceText.frame(steps.offset),
            reason: .because(requested.mainAxisOffset != nil || requested.crossAxisOffset != nil ? .request : .style),
            field: field + [.offset])
        let chosen = "\(placed.side.rawValue) \(placed.alignment.rawValue)"
        if chosen != first {
            diagnostics.trace(
                .flip, before: first, after: chosen, reason: .because(.noRoomOnSide), field: field + [.flip])
        }
        if placed.shifted != .zero {
            diagnostics.trace(
                .shift, before: TraceText.frame(steps.flipped), after: TraceText.frame(placed.frame),
                reason: .because(.staysInside), field: field + [.shift])
        }
    }

    /// Traces the available room and the position of the arrow.
    private static func traceRoom(
        _ placed: PlacedPopover, _ requested: Boxed<PopoverRequest>, _ diagnostics: inout Diagnostics
    ) {
        let field: FieldPath = [.dialog, .placement]
        diagnostics.trace(
            .available, before: TraceText.size(placed.frame.size), after: TraceText.size(placed.available),
            reason: .because(.padding), field: field + [.padding])
        guard let arrow = placed.arrow else {
            let isRequested = requested.arrow == .none
            diagnostics.trace(
                .arrow, after: "none", reason: .because(isRequested ? .request : .style), field: field + [.arrow])
            return
        }
        diagnostics.trace(
            .arrow, after: "\(arrow.edge.rawValue) \(TraceText.points(arrow.offset))",
            reason: .because(arrow.centerOffset == 0 ? .pointsAtMiddle : .keepsToCorners), field: field + [.arrow])
    }

    /// The container above a docked keyboard, unless the request ignores keyboards.
    private func boundary(in whole: Rect) -> Rect {
        let container = staysInSafeArea ? whole.inset(by: stage.unsafeInsets(of: whole)) : whole
        guard request.placement.keyboard != .ignore, let keyboard = stage.dockedKeyboard else { return container }
        return Rect(
            minX: container.minX, minY: container.minY, maxX: container.maxX,
            maxY: max(container.minY, min(container.maxY, keyboard.minY)))
    }

    private func arrow(_ requested: Boxed<PopoverRequest>) -> PopoverArrow? {
        switch requested.arrow {
        case .byStyle: return arrow
        case .none: return nil
        case .sized(let width, let height, let padding):
            let own = arrow ?? PopoverArrow(width: 0, height: 0)
            var arrow = own
            arrow.width = width ?? own.width
            arrow.height = height ?? own.height
            arrow.padding = padding ?? own.padding
            return arrow
        }
    }

    // MARK: Size

    /// The height of a dialog, in points, at a width less than wanted, if its height follows from its content.
    private func height(of measured: Measured, inWidth width: Double) -> Double {
        guard !isHeightGiven, let height = measured.sides?.height else { return measured.size.height }
        let bands = measured.bands(at: measured.rest)
        let natural = measured.contentHeight(max(0, width - bands.horizontal)) + bands.vertical
        let most = min(height.room, measured.limits.height.upperBound)
        return max(measured.size.height, min(stage.grid.roundUp(natural), most))
    }

    private var isWidthGiven: Bool { request.content.width.map { $0 != .fit } ?? false }
    var isHeightGiven: Bool { request.content.height.map { $0 != .fit } ?? false }

    /// `size` limited to `available` on the axes that the request leaves to the content, but no smaller than the limits
    /// allow.
    private func limited(_ size: Size, to available: Size, by limits: Measured.Limits) -> Size {
        Size(
            width: isWidthGiven ? size.width : min(size.width, max(limits.width.lowerBound, available.width)),
            height: isHeightGiven ? size.height : min(size.height, max(limits.height.lowerBound, available.height)))
    }
}

extension PopoverRequest {
    /// Whether the request gives the arrow's distance from the corners.
    fileprivate var givesArrowPadding: Bool { if case .sized(_, _, .some) = arrow { true } else { false } }
}

extension PopoverPlacement {
    fileprivate func only(on side: Edge) -> PopoverPlacement {
        var placement = self
        placement.side = side
        placement.flips = false
        placement.allowedSides = [side]
        return placement
    }
}
