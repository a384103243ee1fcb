import Animations
import Dialogs
import Geometry

/// How a popover is attached to its anchor by CSS anchor positioning: on a side of it, centred or aligned to one of its
/// ends, moved into the window, and on the other side if there is no room.
///
/// Source: CSS Anchor Positioning, level 1: `position-area`, `position-try-fallbacks`. A centred popover slides along
/// its anchor until it is inside the insets (`anchor-center`), and a flip swaps insets.
struct AnchorHold {
    /// The flip to the other side in CSS; `nil` if flipping is not allowed.
    let flip: String?
    /// Whether it is flipped to the other side on this screen.
    let isFlipped: Bool
    private let popover: PlacedPopover
    private let rules: PlacedPopover.Rules
    private let size: Size
    /// The gap between anchor and popover, in points.
    private let gap: Double

    /// - Parameters:
    ///   - frame: The frame at rest.
    ///   - window: The window in which CSS places the popover.
    /// - Returns: `nil` if CSS would place the popover differently from the answer, or would slide it over its anchor.
    init?(_ popover: PlacedPopover?, frame: Rect, in window: Rect) {
        guard let popover, let rules = popover.rules, rules.container.isClose(to: window) else { return nil }
        self.popover = popover
        self.rules = rules
        size = frame.size
        let (base, off) = (popover.steps.base, popover.steps.offset)
        gap =
            switch popover.steps.side {
            case .top: base.minY - off.minY
            case .bottom: off.minY - base.minY
            case .left: base.minX - off.minX
            case .right: off.minX - base.minX
            }
        flip = rules.flips ? (popover.steps.side.isVertical ? "flip-block" : "flip-inline") : nil
        isFlipped = popover.side != popover.steps.side
        let first = Self.box(on: popover.steps.side, of: size, gap, popover.steps.alignment, rules, isFlipped: false)
        let second = Self.box(
            on: popover.steps.side.opposite, of: size, gap, popover.steps.alignment, rules, isFlipped: true)
        let placed = first.isInside || flip == nil || !second.isInside ? first.box : second.box
        guard let placed, placed.isClose(to: frame) else { return nil }
    }

    /// The declarations of the anchor, for a page without one of its own.
    var anchor: [(name: String, value: String)] {
        let frame = rules.anchor.offset(x: -rules.container.minX, y: -rules.container.minY)
        return [
            ("position", "fixed"), ("left", CSSText.length(frame.minX)), ("top", CSSText.length(frame.minY)),
            ("width", CSSText.length(frame.width)), ("height", CSSText.length(frame.height)),
            ("anchor-name", "--scrim-anchor"),
        ]
    }

    var declarations: [(name: String, value: String)] {
        let side = popover.steps.side
        var insets = rules.padding
        // On the anchor's side only the gap is kept free, and nothing at the end that popover and anchor share.
        func set(_ edge: Edge, _ length: Double) {
            switch edge {
            case .top: insets.top = length
            case .bottom: insets.bottom = length
            case .left: insets.left = length
            case .right: insets.right = length
            }
        }
        set(side.opposite, gap)
        var area = side.rawValue
        if let end = Self.end(of: side, popover.steps.alignment, rules) {
            area += " span-" + end.opposite.rawValue
            set(end, 0)
        }
        return [
            ("left", CSSText.length(insets.left)), ("right", CSSText.length(insets.right)),
            ("width", CSSText.length(size.width)), ("margin-inline", "0"), ("top", CSSText.length(insets.top)),
            ("bottom", CSSText.length(insets.bottom)), ("height", CSSText.length(size.height)), ("margin-block", "0"),
            ("position-anchor", "--scrim-anchor"), ("position-area", area),
            ("position-try-fallbacks", flip ?? "none"), ("container-type", "anchored"),
        ]
    }

    /// The edge of the anchor to which the popover is aligned; `nil` if it is centred.
    private static func end(of side: Edge, _ alignment: PopoverAlignment, _ rules: PlacedPopover.Rules) -> Edge? {
        switch (alignment, side.isVertical) {
        case (.center, _): nil
        case (.start, true): rules.isRightToLeft ? .right : .left
        case (.end, true): rules.isRightToLeft ? .left : .right
        case (.start, false): .top
        case (.end, false): .bottom
        }
    }

    /// Returns where CSS places a box on a side of its anchor, and whether it is inside the insets there. The box is
    /// `nil` if a page would slide it into an area that has to be kept free.
    private static func box(
        on side: Edge, of size: Size, _ gap: Double, _ alignment: PopoverAlignment, _ rules: PlacedPopover.Rules,
        isFlipped: Bool
    ) -> (box: Rect?, isInside: Bool) {
        let anchor = rules.anchor
        var padding = rules.padding
        if isFlipped, side.isVertical { swap(&padding.top, &padding.bottom) }
        if isFlipped, !side.isVertical { swap(&padding.left, &padding.right) }
        let room = rules.container.inset(by: padding)
        func along(_ low: Double, _ high: Double, _ first: Double, _ last: Double, _ length: Double) -> Double? {
            switch end(of: side, alignment, rules) {
            case nil: max(low, min((first + last - length) / 2, high - length))
            case .left, .top: first + length > high ? nil : first
            case .right, .bottom: last - length < low ? nil : last - length
            }
        }
        // For rounding errors, in points.
        let tolerance = 1e-6
        if side.isVertical {
            let y = side == .bottom ? anchor.maxY + gap : anchor.minY - gap - size.height
            let isInside = side == .bottom ? y + size.height <= room.maxY + tolerance : y >= room.minY - tolerance
            let x = along(room.minX, room.maxX, anchor.minX, anchor.maxX, size.width)
            return (x.map { Rect(x: $0, y: y, width: size.width, height: size.height) }, isInside)
        }
        let x = side == .right ? anchor.maxX + gap : anchor.minX - gap - size.width
        let isInside = side == .right ? x + size.width <= room.maxX + tolerance : x >= room.minX - tolerance
        let y = along(room.minY, room.maxY, anchor.minY, anchor.maxY, size.height)
        return (y.map { Rect(x: x, y: $0, width: size.width, height: size.height) }, isInside)
    }
}

extension Rect {
    /// Whether all edges differ by less than half a point.
    fileprivate func isClose(to other: Rect) -> Bool {
        abs(minX - other.minX) < 0.5 && abs(minY - other.minY) < 0.5 && abs(maxX - other.maxX) < 0.5
            && abs(maxY - other.maxY) < 0.5
    }
}
