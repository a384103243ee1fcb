import Geometry
import Typography

/// Gives each section of the planned content its frame in the room inside the dialog.
///
/// The bar and the buttons stay visible. A section with too little room scrolls, rather than being cut off or
/// overlapping another; a sheet that can be dragged higher is cut off rather than squeezed. The body is the first to
/// scroll. If the buttons alone would take all the room, they scroll,
/// too, and the body keeps `ContentMetrics.leastBody` points, or at the accessibility text sizes half of the room
/// (presentation-metrics alert.button.scroll_min).
///
/// A class, since it is large and has several readers.
final class FitContent {
    let stack: ContentStack
    let room: Rect
    let plan: ContentPlan
    /// How far the body is scrolled at rest, in points.
    let bodyOffset: Double
    /// The height of a row of buttons before rows were lowered so that all are visible, in points; `nil` if they were
    /// not.
    let fullRowHeight: Double?
    let barHeight: Double
    /// The title that stays above a scrolling body, with the heights that result; `nil` if nothing is pinned.
    let pinned: PinnedTitle?
    /// The area where the body is visible, in the space of the room; below a pinned title.
    let body: Rect
    let buttons: Rect
    let cancel: Rect
    /// The free gap between a scrolling body and the buttons below it, in points; 0 if it scrolls with the body.
    let remainingGap: Double
    /// How far scrolling buttons are visible below the room, in points.
    let overhang: Double
    /// Whether all parts are below each other from the top on, and end where the room does.
    private let isCutOff: Bool

    /// The least visible height of a body with such a gap, in points; in less room the gap shrinks.
    private static let leastBesideGap = ContentMetrics.figures[.leastBesideGap]
    /// A tolerance in points, smaller than the steps of written numbers, so that a height computed as the sum of the
    /// parts fits all of them.
    private static let tolerance = 1e-4

    /// - Parameters:
    ///   - shownField: The index of the text field with the focus, which stays visible; `nil` for none.
    ///   - below: The height of the dialog below the room, in points.
    init(_ stack: ContentStack, into room: Rect, shownField: Int? = nil, below: Double = 0) {
        self.stack = stack
        self.room = room
        let full = Self.plan(stack, into: room)
        barHeight = min(full.barHeight, room.height)
        let left = max(0, room.height - barHeight - full.cancel.height - full.cancelGap)
        // Scrolling buttons stay below the corner with the close button, and so does a field.
        let clear = stack.closeBottom
        let shown = clear + (shownField.flatMap { full.frame(ofField: $0)?.height } ?? 0)
        let typed =
            stack.metrics.pinsTitle && shown > clear
            ? PinnedTitle.lowerRow(full, stack, in: left, besides: shown) : nil
        let lower = typed.map { stack.plan(width: room.width, rowHeight: $0) } ?? full
        pinned =
            stack.metrics.pinsTitle
            ? PinnedTitle(lower, stack, in: left, keeping: shown, below: clear)
            : stack.metrics.pinsHeader || stack.metrics.fixesTitle
                ? PinnedTitle(headerOf: full, stack, in: left, keeping: shown) : nil
        let lowerRow = pinned == nil ? Self.lowerRow(full, stack, room: left, keeping: clear) : typed
        fullRowHeight = lowerRow == nil ? nil : full.rowHeight
        plan = lowerRow.map { stack.plan(width: room.width, rowHeight: $0) } ?? full
        let field = shownField.flatMap { [plan] in plan.frame(ofField: $0) }
        let heights =
            pinned.map { ($0.body, $0.buttons) }
            ?? Self.share(left, plan, stack, keeping: clear + (field?.height ?? 0))
        let end = pinned?.end ?? 0
        let covered = max(0, clear - (pinned?.head ?? 0))
        let least = max(Self.leastBesideGap, clear + (field?.height ?? 0))
        let gap =
            stack.metrics.keepsGap && stack.metrics.leastBody.isFinite
                && plan.body.height - end > heights.0 + Self.tolerance
            ? max(0, min(plan.gapAboveButtons, heights.0 - least)) : 0
        bodyOffset =
            field.map { [plan] field in
                Self.offset(
                    showing: field.offset(y: -end), in: heights.0 - gap, of: plan.body.height - end - gap,
                    below: covered)
            } ?? 0

        var top = room.minY + barHeight + (pinned?.head ?? 0)
        let foot = room.maxY - plan.cancel.height - plan.cancelGap
        // On a watch, content lower than the screen is vertically centred.
        if case .some = stack.metrics.watch { top += max(0, foot - top - heights.0 - heights.1) / 2 }
        body = Rect(x: room.minX, y: top, width: room.width, height: heights.0 - gap)
        remainingGap = gap
        let all = plan.buttons.height - (pinned.map { $0.offButtons + $0.offFoot } ?? 0)
        overhang = stack.metrics.buttons.reachesEdge && heights.1 < all - Self.tolerance ? max(0, below) : 0
        let start = stack.metrics.buttonsFollow ? body.maxY + gap : foot - heights.1
        buttons = Rect(x: room.minX, y: start, width: room.width, height: heights.1 + overhang)
        cancel = Rect(x: room.minX, y: room.maxY - plan.cancel.height, width: room.width, height: plan.cancel.height)
        isCutOff = false
    }

    /// Lays out all parts at their own heights, from the top of a room that is too low for that.
    init(_ stack: ContentStack, cutOffBy room: Rect) {
        self.stack = stack
        self.room = room
        plan = stack.plan(width: room.width, isCancelApart: false, joinsButtons: true)
        barHeight = min(plan.barHeight, room.height)
        let end = Rect(x: room.minX, y: room.maxY, width: room.width, height: 0)
        body = Rect(minX: room.minX, minY: room.minY + barHeight, maxX: room.maxX, maxY: room.maxY)
        (buttons, cancel) = (end, end)
        (bodyOffset, remainingGap, overhang) = (0, 0, 0)
        (fullRowHeight, pinned) = (nil, nil)
        isCutOff = true
    }

    var bodyScrolls: Bool { body.height + remainingGap < plan.body.height - (pinned?.end ?? 0) - Self.tolerance }
    var buttonsScroll: Bool { buttons.height - overhang < buttonsHeight - Self.tolerance }
    /// Whether the buttons scroll as rows of a list.
    var listsButtons: Bool { stack.metrics.buttons.scrollsAsList && buttonsScroll }
    /// The height of all buttons with the room around them, in points.
    var buttonsHeight: Double { plan.buttons.height - (pinned.map { $0.offButtons + $0.offFoot } ?? 0) }
    /// The frame of a pinned title with the room above it.
    var titleFrame: Rect {
        Rect(x: room.minX, y: room.minY + barHeight, width: room.width, height: pinned?.head ?? 0)
    }

    /// Whether the room is too low: the bar, one row of buttons or one line of text is not completely visible.
    var isTooLow: Bool {
        isCutOff || barHeight < plan.barHeight - Self.tolerance || hidesText(ofLine: 1) || hidesRow
    }

    /// Whether no row of buttons is completely visible, or less than half a line of a body with text.
    var isSqueezed: Bool { hidesRow || hidesText(ofLine: 0.5) }

    private var hidesRow: Bool {
        buttonsScroll
            && buttons.height < plan.rowHeight + stack.buttonInsets.top - (pinned?.offButtons ?? 0) - Self.tolerance
    }

    /// Plans the content for the width of the room. A group of cancel buttons scrolls with the others if it would leave
    /// them too little height.
    private static func plan(_ stack: ContentStack, into room: Rect) -> ContentPlan {
        let together = stack.plan(width: room.width)
        let hasChoice = stack.firstCancel > 0 && stack.firstCancel < stack.buttons.count
        let pins = stack.metrics.buttons.pinsCancel && hasChoice && together.height > room.height + tolerance
        let plan = pins ? stack.plan(width: room.width, isCancelApart: true) : together
        guard plan.cancel.height > 0 else { return plan }
        let below = room.height - min(plan.barHeight, room.height)
        let needed = min(plan.body.height + plan.buttons.height, stack.metrics.buttons.leastVisible)
        return plan.cancel.height + plan.cancelGap + needed > below
            ? stack.plan(width: room.width, isCancelApart: false) : plan
    }

    /// How far a body of `height` points, `seen` of which are visible, is scrolled so that `field` is visible: as
    /// little as possible, with a field's padding below the field, and below the uppermost `top` points.
    private static func offset(showing field: Rect, in seen: Double, of height: Double, below top: Double) -> Double {
        guard height > seen + tolerance else { return 0 }
        // Of a field higher than the visible part, the middle is shown, where its text is.
        if field.height > seen { return max(0, min(height - seen, field.midY - seen / 2)) }
        let wanted = min(height, field.maxY + 2 * ContentMetrics.fieldPadding) - seen
        return max(0, min(wanted, field.minY - top))
    }

    /// The height of rows at which all buttons are visible together with a line of the body, if the style requires that
    /// and the rows' own height is too great; `nil` if they keep their height.
    private static func lowerRow(
        _ plan: ContentPlan, _ stack: ContentStack, room: Double, keeping shown: Double
    ) -> Double? {
        guard stack.metrics.keepsButtonsInSight, plan.rowCount > 0 else { return nil }
        let remaining = max(shown, min(firstLine(of: plan, stack), room / 3))
        guard plan.buttons.height + remaining > room else { return nil }
        let excess = (plan.buttons.height + remaining - room) / Double(plan.rowCount)
        let given = stack.metrics.buttons.leastHeight
        let least = max(given ?? ContentMetrics.leastControl.value, stack.fonts.action.lineHeight)
        let needed = plan.rowHeight - excess
        if given != nil, needed < least { return nil }
        let height = max(least, needed)
        return height < plan.rowHeight ? height : nil
    }

    /// The height of a body of which one line of text is visible, in points, limited to the body's own height.
    private static func firstLine(of plan: ContentPlan, _ stack: ContentStack) -> Double {
        let (title, message) = (stack.fonts.title.style, stack.fonts.message.style)
        return min(plan.body.height, stack.metrics.insets.top + max(title.lineHeight, message.lineHeight))
    }

    /// Whether less than this share of a line of a body with text is visible.
    private func hidesText(ofLine share: Double) -> Bool {
        guard bodyScrolls, pinned?.items.isEmpty != false, stack.metrics.leastBody.isFinite,
            stack.content.title != nil || stack.content.message != nil
        else { return false }
        return body.height + remainingGap < share * Self.firstLine(of: plan, stack) - Self.tolerance
    }

    /// Divides the height `room` between the body and the buttons.
    /// - Parameter shown: The height of the body that is visible in any case, in points.
    private static func share(
        _ room: Double, _ plan: ContentPlan, _ stack: ContentStack, keeping shown: Double
    ) -> (body: Double, buttons: Double) {
        let (body, buttons) = (plan.body.height, plan.buttons.height)
        guard body + buttons > room else { return (body, buttons) }
        if stack.metrics.keepsButtonsInSight, buttons <= room - shown { return (room - buttons, buttons) }
        let least = stack.typesetter.contentSize.isAccessibility ? room / 2 : stack.metrics.leastBody
        // If the buttons leave it less, the body gets its least height, but at most half of the room, or what the
        // buttons do not need.
        let remaining = min(body, max(room - buttons, min(least, room / 2)))
        let bodyHeight = max(min(shown, room), min(remaining, room - min(buttons, stack.metrics.buttons.leastVisible)))
        return (bodyHeight, min(buttons, room - bodyHeight))
    }
}

extension ContentPlan {
    /// The distance from the last part of the body to the end of the body, in points, if buttons follow; otherwise 0.
    fileprivate var gapAboveButtons: Double {
        guard !buttons.items.isEmpty else { return 0 }
        return items[body.items].map { body.height - $0.frame.maxY }.min() ?? 0
    }
}
