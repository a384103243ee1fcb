import Geometry
import Typography

/// Takes the content's plan and the room inside the dialog; gives each section its place; promises that the bar and
/// the buttons stay in sight, and that what has too little room scrolls, rather than being cut off or overlapping.
///
/// The body gives way first. Where the buttons alone take the room, they scroll too, and the body keeps
/// `ContentMetrics.leastBody` of it, at the accessibility sizes half (presentation-metrics alert.button.scroll_min).
///
/// An object, since it is large, and is asked of several times.
final class FitContent {
    let plan: ContentPlan
    let barHeight: Double
    /// Where the body is seen, in the space of the room.
    let body: Rect
    let buttons: Rect
    let cancel: Rect
    let bodyScrolls: Bool
    let buttonsScroll: Bool

    init(_ stack: ContentStack, into room: Rect, notes: inout Notes) {
        var plan = stack.plan(width: room.width)
        barHeight = min(plan.barHeight, room.height)
        var below = room.height - barHeight
        let least = stack.metrics.buttons.leastVisible
        if plan.cancel.height > 0 {
            let needed = min(plan.body.height + plan.buttons.height, least)
            if plan.cancel.height + plan.cancelGap + needed > below {
                plan = stack.plan(width: room.width, separatesCancel: false)
            }
        }
        below = max(0, below - plan.cancel.height - plan.cancelGap)
        if let rowHeight = Self.lowerRows(plan, stack, room: below) {
            notes.adapt(
                from: NumberText.points(plan.rowHeight), to: NumberText.points(rowHeight), reason: .buttonsShrink,
                field: ["dialog", "content", "actions"])
            plan = stack.plan(width: room.width, rowHeight: rowHeight)
        }
        let (bodyHeight, buttonsHeight) = Self.share(
            below, body: plan.body.height, buttons: plan.buttons.height, leastButtons: least,
            leastBody: stack.typesetter.contentSize.isAccessibility ? below / 2 : stack.metrics.leastBody,
            keepsButtons: stack.metrics.keepsButtonsInSight)
        // A hair of tolerance, so that a height computed from the parts themselves shows all of them.
        let hair = 1e-6
        bodyScrolls = bodyHeight < plan.body.height - hair
        buttonsScroll = buttonsHeight < plan.buttons.height - hair

        let top = room.minY + barHeight
        let foot = room.maxY - plan.cancel.height - plan.cancelGap
        body = Rect(x: room.minX, y: top, width: room.width, height: bodyHeight)
        buttons = Rect(x: room.minX, y: foot - buttonsHeight, width: room.width, height: buttonsHeight)
        cancel = Rect(
            x: room.minX, y: room.maxY - plan.cancel.height, width: room.width, height: plan.cancel.height)
        self.plan = plan

        if bodyScrolls {
            notes.adapt(
                from: NumberText.points(plan.body.height), to: NumberText.points(bodyHeight), reason: .contentScrolls,
                field: ["dialog", "content"])
        }
        if buttonsScroll {
            notes.adapt(
                from: NumberText.points(plan.buttons.height), to: NumberText.points(buttonsHeight),
                reason: .contentScrolls, field: ["dialog", "content", "actions"])
        }
        // Impossible rooms: not even a bar, or a button, is seen whole.
        let isTooLow =
            barHeight < plan.barHeight - hair
            || buttonsScroll && buttonsHeight < plan.rowHeight + stack.buttonInsets.top - hair
        if isTooLow {
            notes.adapt(
                from: NumberText.points(plan.height), to: NumberText.points(room.height), reason: .contentDoesNotFit,
                field: ["dialog", "content"])
        }
        if stack.content.actions.count > 1 {
            notes.decide(
                .buttonAxis, after: plan.hasRow ? "row" : "column",
                reason: .because(stack.axisReason(isRow: plan.hasRow)),
                field: ["dialog", "content", "actions"])
        }
        if bodyScrolls || buttonsScroll {
            let pinned = [
                (barHeight > 0, "navigationBar"), (!bodyScrolls && plan.hasBody, "body"),
                (!buttonsScroll && plan.buttons.height > 0, "actions"), (plan.cancel.height > 0, "cancel"),
            ]
            let names = pinned.filter(\.0).map(\.1)
            notes.decide(
                .pinned, after: names.isEmpty ? "none" : names.joined(separator: ", "),
                reason: .adaptation(.contentScrolls),
                field: ["dialog", "content"])
        }
    }

    /// The height of rows of buttons that lets all of them be seen with a line of the body, where the style wants that and
    /// their own height does not; nil where they keep it.
    private static func lowerRows(_ plan: ContentPlan, _ stack: ContentStack, room: Double) -> Double? {
        guard stack.metrics.keepsButtonsInSight, plan.rowCount > 0 else { return nil }
        let fonts = stack.fonts
        let firstLine =
            stack.metrics.insets.top + max(fonts.title.style.lineHeight, fonts.message.style.lineHeight)
        let kept = min(plan.body.height, firstLine, room / 3)
        guard plan.buttons.height + kept > room else { return nil }
        let excess = (plan.buttons.height + kept - room) / Double(plan.rowCount)
        let least = max(ContentMetrics.leastControl.value, fonts.action.lineHeight)
        let height = max(least, plan.rowHeight - excess)
        return height < plan.rowHeight ? height : nil
    }

    /// What body and buttons get of `room`.
    private static func share(
        _ room: Double, body: Double, buttons: Double, leastButtons: Double, leastBody: Double,
        keepsButtons: Bool
    ) -> (body: Double, buttons: Double) {
        guard body + buttons > room else { return (body, buttons) }
        if keepsButtons, buttons <= room { return (room - buttons, buttons) }
        // The body keeps its least where buttons leave less, but never more than half, nor what the buttons need.
        let kept = min(body, max(room - buttons, min(leastBody, room / 2)))
        let bodyHeight = max(0, min(kept, room - min(buttons, leastButtons)))
        return (bodyHeight, min(buttons, room - bodyHeight))
    }
}
