import Geometry
import Typography

/// Takes content whose title stays in sight, and a height too low for all of it; gives each part its share.
///
/// The title and a row of buttons are seen whole. What stands free around them gives way first, so that something is
/// seen of what scrolls between; then the rows of buttons after the first.
struct PinnedTitle {
    /// Of the title, by its place among the plan's items.
    let items: Range<Int>
    /// Where what scrolls begins, from the body's top, in points.
    let end: Double
    /// How much is off the room above the title, above the buttons and below them, in points.
    let offTop: Double
    let offButtons: Double
    let offFoot: Double
    /// How high the title with what is above it, what scrolls, and the buttons are, in points.
    let head: Double
    let body: Double
    let buttons: Double

    /// What stays free above the title and around the buttons at least, together, in points.
    private static let leastRoom = 4.0

    /// - Parameters:
    ///   - room: The height of body and buttons together.
    ///   - shown: What of the body stays in sight where it can, in points of height.
    ///   - clear: How far from the top buttons begin at least, in points.
    ///
    /// Nil where nothing is to be done, or nothing can be.
    init?(
        _ plan: ContentPlan, _ stack: ContentStack, in room: Double, keeping shown: Double, below clear: Double
    ) {
        guard plan.body.height + plan.buttons.height > room + 1e-4,
            let first = plan.body.items.first, case .title = plan.items[first].part
        else { return nil }
        let title = plan.items[first].frame
        let hasButtons = !plan.buttons.items.isEmpty
        let insets = hasButtons ? stack.buttonInsets : .zero
        let rows = plan.buttons.height - insets.vertical
        let free = room - title.height - Self.leastRoom
        guard free >= (hasButtons ? plan.rowHeight : 0) else { return nil }
        let below = plan.body.height - title.maxY
        let wanted = min(below, max(shown, stack.metrics.leastBody))
        let seen = min(rows, max(min(rows, plan.rowHeight), free - wanted))
        let usual = title.minY + insets.vertical
        let left = room - title.height - seen
        let around = max(min(left, Self.leastRoom), min(usual, left - wanted))
        let share = usual > 0 ? min(1, around / usual) : 1
        func off(_ distance: Double) -> Double { distance - stack.grid.snap(distance * share) }
        items = first..<first + 1
        end = title.maxY
        (offTop, offButtons, offFoot) = (off(title.minY), off(insets.top), off(insets.bottom))
        head = title.maxY - offTop
        buttons = min(seen + insets.vertical - offButtons - offFoot, max(0, room - clear))
        body = max(0, room - head - buttons)
    }

    /// The same of a title in a header, which stays as it is, and so do the buttons.
    ///
    /// Nil where all of it is seen, and where header and buttons leave not even a line of what is between them.
    init?(headerOf plan: ContentPlan, _ stack: ContentStack, in room: Double, keeping shown: Double) {
        guard plan.body.height + plan.buttons.height > room + 1e-4, stack.hasHeader,
            let first = plan.body.items.first, case .title = plan.items[first].part
        else { return nil }
        let title = plan.items[first].frame
        end = min(plan.body.height, max(stack.metrics.titleHeight, title.maxY + title.minY))
        let left = room - end - plan.buttons.height
        guard left > 0, left >= min(plan.body.height - end, max(shown, stack.fonts.message.style.lineHeight)) else {
            return nil
        }
        items = first..<first + 1
        (offTop, offButtons, offFoot) = (0, 0, 0)
        head = end
        body = left
        buttons = plan.buttons.height
    }
}
