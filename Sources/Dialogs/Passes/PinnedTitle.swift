import Geometry
import Typography

/// Divides a height that is too low for all content between a pinned title, a scrolling part and the buttons.
///
/// The title and a row of buttons are completely visible. Rows of buttons after the first are hidden first, then the
/// room around title and buttons shrinks, so that some of the scrolling part is visible. A text field that is typed
/// into has priority: if it would not be completely visible otherwise, the title scrolls, too.
struct PinnedTitle {
    /// The range of the plan's items that stay in place: the title and what is above or beside it; empty if the title
    /// scrolls.
    let items: Range<Int>
    /// The top of the scrolling part, from the body's top, in points.
    let end: Double
    /// By how much the room above the title, above the buttons and below them is reduced, in points.
    let offTop: Double
    let offButtons: Double
    let offFoot: Double
    /// The heights of the title with the space above it, of the scrolling part, and of the buttons, in points.
    let head: Double
    let body: Double
    let buttons: Double

    /// The least room above the title and around the buttons in total, in points.
    private static let leastRoom = ContentMetrics.figures[.leastTitleRoom]

    /// Pins a title by reducing the room around it. `nil` if everything fits, if the content does not begin with a
    /// title, or if the title and a row of buttons are too high for the room, and nothing is typed into.
    ///
    /// - Parameters:
    ///   - room: The height of body and buttons together.
    ///   - shown: The height of the body that is visible if possible, in points: more than `clear` if a field is typed
    ///     into.
    ///   - clear: The least distance of the buttons from the top, in points.
    init?(_ plan: ContentPlan, _ stack: ContentStack, in room: Double, keeping shown: Double, below clear: Double) {
        guard plan.body.height + plan.buttons.height > room + 1e-4,
            let last = Self.title(of: plan, belowImages: stack.titleIcon != nil)
        else { return nil }
        let first = plan.body.items.lowerBound
        let field = shown > clear ? shown : 0
        let insets = plan.buttons.items.isEmpty ? .zero : stack.buttonInsets
        let rows = plan.buttons.height - insets.vertical
        let row = min(rows, plan.rowHeight)
        // The title, and its icon where that is higher.
        let top = min(plan.items[first].frame.minY, plan.items[last].frame.minY)
        let bottom = max(plan.items[first].frame.maxY, plan.items[last].frame.maxY)
        let isPinned = room - (bottom - top) - Self.leastRoom >= row + field
        guard isPinned || field > 0 else { return nil }
        let (start, end, height) = isPinned ? (top, bottom, bottom - top) : (0, 0, 0)
        let wanted = min(plan.body.height - end, max(shown, stack.metrics.leastBody))
        let natural = start + insets.vertical
        let least = min(row, max(0, room - height - Self.leastRoom - field))
        let seen = min(rows, max(least, room - height - natural - wanted))
        let left = room - height - seen
        let around = max(min(left, Self.leastRoom), min(natural, left - wanted))
        let share = natural - around > 1e-4 ? around / natural : 1
        func off(_ distance: Double) -> Double { share < 1 ? distance - stack.grid.snap(distance * share) : 0 }
        items = first..<(isPinned ? last + 1 : first)
        self.end = end
        (offTop, offButtons, offFoot) = (off(start), off(insets.top), off(insets.bottom))
        head = end - offTop
        buttons = min(seen + insets.vertical - offButtons - offFoot, max(0, room - clear))
        body = max(0, room - head - buttons)
    }

    /// The height of rows of buttons, in points, at which a row is visible below a field that is typed into, if their
    /// own is too great; `nil` if they keep their height.
    ///
    /// - Parameters:
    ///   - room: The height of body and buttons together.
    ///   - field: The height of the body that stays visible for the field, in points.
    static func lowerRow(
        _ plan: ContentPlan, _ stack: ContentStack, in room: Double, besides field: Double
    ) -> Double? {
        guard plan.body.height + plan.buttons.height > room + 1e-4, plan.rowCount > 0,
            stack.metrics.keepsButtonsInSight, stack.metrics.buttons.leastHeight == nil
        else { return nil }
        let least = max(ContentMetrics.leastControl.value, stack.fonts.action.lineHeight)
        let height = max(least, room - field - leastRoom)
        return height < plan.rowHeight ? height : nil
    }

    /// Pins a title in a header, without reducing any room. In a header that a style fixes, an image or an icon above
    /// the title is pinned, too.
    ///
    /// `nil` if everything fits, and if header and buttons leave less than a line between them: then the header
    /// scrolls.
    init?(headerOf plan: ContentPlan, _ stack: ContentStack, in room: Double, keeping shown: Double) {
        guard plan.body.height + plan.buttons.height > room + 1e-4,
            let title = Self.title(of: plan, belowImages: !stack.hasHeader && stack.metrics.fixesTitle),
            stack.hasHeader || stack.metrics.fixesTitle
        else { return nil }
        if stack.hasHeader {
            let frame = plan.items[title].frame
            items = title..<title + 1
            let metrics = stack.metrics
            end = min(plan.body.height, metrics.endsHeaderWithTitle ? frame.maxY : metrics.endOfHeader(at: frame))
        } else {
            (items, end) = Self.head(of: plan, to: title)
        }
        let left = room - end - plan.buttons.height
        guard left > 0, left >= min(plan.body.height - end, max(shown, stack.fonts.message.style.lineHeight)) else {
            return nil
        }
        (offTop, offButtons, offFoot) = (0, 0, 0)
        head = end
        body = left
        buttons = plan.buttons.height
    }

    /// The index of the title with which the body begins, below images and icons if `belowImages`; `nil` for none.
    private static func title(of plan: ContentPlan, belowImages: Bool) -> Int? {
        for index in plan.body.items {
            switch plan.items[index].part {
            case .title: return index
            case .image, .icon: if !belowImages { return nil }
            default: return nil
            }
        }
        return nil
    }

    /// The items from the first to a title, including a line below the title, and the y coordinate at which they end,
    /// including a gap if there is no line.
    private static func head(of plan: ContentPlan, to title: Int) -> (items: Range<Int>, end: Double) {
        let (first, next) = (plan.body.items.lowerBound, title + 1)
        guard next < plan.body.items.upperBound else { return (first..<next, plan.body.height) }
        let frame = plan.items[next].frame
        if case .titleRule = plan.items[next].part { return (first..<next + 1, frame.maxY) }
        return (first..<next, frame.minY)
    }
}
