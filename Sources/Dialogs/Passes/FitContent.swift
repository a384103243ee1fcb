import Geometry
import Typography

/// Takes the content's plan and the room inside the dialog; gives each section its frame; promises that the bar and
/// the buttons stay in sight, and that what has too little room scrolls, rather than being cut off or overlapping.
///
/// The body gives way first. Where the buttons alone take the room, they scroll too, and the body keeps
/// `ContentMetrics.leastBody` of it, at the accessibility sizes half (presentation-metrics alert.button.scroll_min).
///
/// An object, since it is large, and is asked of several times.
final class FitContent {
    let stack: ContentStack
    let room: Rect
    let plan: ContentPlan
    /// How far the body is scrolled at rest, in points.
    let bodyOffset: Double
    /// The height of a row of buttons before rows were lowered to keep all in sight, in points; nil where they kept it.
    let fullRowHeight: Double?
    let barHeight: Double
    /// The title that stays above a body that scrolls, and what gives way to it; nil where nothing has to.
    let pinned: PinnedTitle?
    /// Where the body is seen, in the space of the room; where a title is pinned, what is below that.
    let body: Rect
    let buttons: Rect
    let cancel: Rect
    /// What is below the last part of a body that scrolls and stays free above the buttons, in points; else 0.
    let keptGap: Double
    /// How far buttons that scroll are seen below the room, in points.
    let overhang: Double

    /// What is seen of a body at least before anything stays free below it, in points.
    private static let leastBesideGap = 64.0
    /// A hair of tolerance, so that a height computed from the parts themselves shows all of them: less than is told.
    private static let hair = 1e-4

    /// - Parameters:
    ///   - shownField: The text field that is typed into, and so stays in sight; nil for none.
    ///   - below: What of the dialog is below the room, in points.
    init(_ stack: ContentStack, into room: Rect, shownField: Int? = nil, below: Double = 0) {
        self.stack = stack
        self.room = room
        let full = Self.plan(stack, into: room)
        barHeight = min(full.barHeight, room.height)
        let left = max(0, room.height - barHeight - full.cancel.height - full.cancelGap)
        // Buttons that scroll stay below the corner that the closing button is in, and so does a field.
        let clear = stack.closeBottom
        let shown = clear + (shownField.flatMap { full.frame(ofField: $0)?.height } ?? 0)
        pinned = stack.metrics.pinsTitle ? PinnedTitle(full, stack, in: left, keeping: shown, below: clear) : nil
        let lowerRow = pinned == nil ? Self.lowerRow(full, stack, room: left, keeping: clear) : nil
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
            stack.metrics.keepsGap && stack.metrics.leastBody.isFinite && plan.body.height - end > heights.0 + Self.hair
            ? max(0, min(plan.gapAboveButtons, heights.0 - least)) : 0
        bodyOffset =
            field.map { [plan] field in
                Self.offset(
                    showing: field.offset(y: -end), in: heights.0 - gap, of: plan.body.height - end - gap,
                    below: covered)
            } ?? 0

        var top = room.minY + barHeight + (pinned?.head ?? 0)
        let foot = room.maxY - plan.cancel.height - plan.cancelGap
        // On a watch what has room to spare stands in its middle.
        if case .some = stack.metrics.watch { top += max(0, foot - top - heights.0 - heights.1) / 2 }
        body = Rect(x: room.minX, y: top, width: room.width, height: heights.0 - gap)
        keptGap = gap
        let all = plan.buttons.height - (pinned.map { $0.offButtons + $0.offFoot } ?? 0)
        overhang = stack.metrics.buttons.reachesEdge && heights.1 < all - Self.hair ? max(0, below) : 0
        let start = stack.metrics.buttonsFollow ? body.maxY + gap : foot - heights.1
        buttons = Rect(x: room.minX, y: start, width: room.width, height: heights.1 + overhang)
        cancel = Rect(
            x: room.minX, y: room.maxY - plan.cancel.height, width: room.width, height: plan.cancel.height)
    }

    var bodyScrolls: Bool { body.height + keptGap < plan.body.height - (pinned?.end ?? 0) - Self.hair }
    var buttonsScroll: Bool { buttons.height - overhang < buttonsHeight - Self.hair }
    /// Whether buttons that scroll are rows of a list.
    var listsButtons: Bool { stack.metrics.buttons.scrollsAsList && buttonsScroll }
    /// The height of all buttons, and of what is around them.
    var buttonsHeight: Double { plan.buttons.height - (pinned.map { $0.offButtons + $0.offFoot } ?? 0) }
    /// Where a pinned title is seen, with what is above it.
    var titleFrame: Rect {
        Rect(x: room.minX, y: room.minY + barHeight, width: room.width, height: pinned?.head ?? 0)
    }

    /// Whether the room is impossible: not even a bar, or a button, is seen whole.
    var isTooLow: Bool {
        barHeight < plan.barHeight - Self.hair
            || buttonsScroll
                && buttons.height < plan.rowHeight + stack.buttonInsets.top - (pinned?.offButtons ?? 0) - Self.hair
    }

    /// The content in the width of the room; its group of cancel buttons scrolls with the others where it leaves them
    /// too little height.
    private static func plan(_ stack: ContentStack, into room: Rect) -> ContentPlan {
        let usual = stack.plan(width: room.width)
        let hasChoice = stack.firstCancel > 0 && stack.firstCancel < stack.buttons.count
        let pins = stack.metrics.buttons.pinsCancel && hasChoice && usual.height > room.height + hair
        let plan = pins ? stack.plan(width: room.width, isCancelApart: true) : usual
        guard plan.cancel.height > 0 else { return plan }
        let below = room.height - min(plan.barHeight, room.height)
        let needed = min(plan.body.height + plan.buttons.height, stack.metrics.buttons.leastVisible)
        return plan.cancel.height + plan.cancelGap + needed > below
            ? stack.plan(width: room.width, isCancelApart: false) : plan
    }

    /// How far a body of `height` points is scrolled to have `field` in sight in the `seen` points that there are of
    /// it: no further than it takes, with a field's padding below, and clear of the upper `top` points of them.
    private static func offset(showing field: Rect, in seen: Double, of height: Double, below top: Double) -> Double {
        guard height > seen + hair else { return 0 }
        // Of a field that is higher than that its middle, where its text is.
        if field.height > seen { return max(0, min(height - seen, field.midY - seen / 2)) }
        let wanted = min(height, field.maxY + 2 * ContentMetrics.fieldPadding) - seen
        return max(0, min(wanted, field.minY - top))
    }

    /// The height of rows of buttons that lets all of them be seen with a line of the body, where the style wants that
    /// and their own height does not; nil where they keep it.
    private static func lowerRow(
        _ plan: ContentPlan, _ stack: ContentStack, room: Double, keeping shown: Double
    ) -> Double? {
        guard stack.metrics.keepsButtonsInSight, plan.rowCount > 0 else { return nil }
        let fonts = stack.fonts
        let firstLine =
            stack.metrics.insets.top + max(fonts.title.style.lineHeight, fonts.message.style.lineHeight)
        let kept = max(shown, min(plan.body.height, firstLine, room / 3))
        guard plan.buttons.height + kept > room else { return nil }
        let excess = (plan.buttons.height + kept - room) / Double(plan.rowCount)
        let given = stack.metrics.buttons.leastHeight
        let least = max(given ?? ContentMetrics.leastControl.value, fonts.action.lineHeight)
        let needed = plan.rowHeight - excess
        if given != nil, needed < least { return nil }
        let height = max(least, needed)
        return height < plan.rowHeight ? height : nil
    }

    /// What body and buttons get of the height `room`.
    /// - Parameter shown: What of the body stays in sight in any case, in points of height.
    private static func share(
        _ room: Double, _ plan: ContentPlan, _ stack: ContentStack, keeping shown: Double
    ) -> (body: Double, buttons: Double) {
        let (body, buttons) = (plan.body.height, plan.buttons.height)
        guard body + buttons > room else { return (body, buttons) }
        if stack.metrics.keepsButtonsInSight, buttons <= room - shown { return (room - buttons, buttons) }
        let least = stack.typesetter.contentSize.isAccessibility ? room / 2 : stack.metrics.leastBody
        // The body keeps its least where buttons leave less, but never more than half, nor what the buttons need.
        let kept = min(body, max(room - buttons, min(least, room / 2)))
        let bodyHeight = max(min(shown, room), min(kept, room - min(buttons, stack.metrics.buttons.leastVisible)))
        return (bodyHeight, min(buttons, room - bodyHeight))
    }
}
