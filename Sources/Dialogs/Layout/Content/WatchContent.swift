import Boxes
package import Geometry

/// Metrics that only dialogs of watches have: they fill the screen, all of their content scrolls together if it is too
/// high, and content with room to spare is centred.
package struct WatchContent: Sendable, Equatable {
    /// The additional inset of a title on either side, beside that of the message, in points.
    package var titleInset = 0.0
    /// The height from which on texts and buttons scroll together, in points.
    package var most: Double
    /// The two round buttons with signs in place of titles; `nil` if buttons show their titles.
    package var pair: Pair?
    /// Whether there is one button, along the screen's lower edge.
    package var isEdge = false

    /// The outline of a button that a corner radius cannot describe.
    enum Outline {
        /// A capsule of that size, rotated by 45 degrees.
        case turned(Size)
        /// Along the screen's lower edge.
        case edge
    }

    /// A button that dismisses and one that confirms, side by side and centred.
    package struct Pair: Sendable, Equatable {
        /// The buttons' frames in a left-to-right layout, in points, relative to the top left corner of their bounding
        /// box.
        package var dismiss, confirm: Rect
        /// The size of the confirming button before it is rotated in its frame.
        package var turned: Size
        package var size: Size
        package var dismissRadius: Double
        /// The side of the box of the buttons' signs.
        package var icon: Double
    }
}

extension ContentStack {
    /// Returns the column of a title in the column of all text: on a watch it is narrower, as is that of a title with
    /// an inset of its own.
    func titleRoom(_ column: ContentLayout.Column) -> ContentLayout.Column {
        let more: Double
        if case .some(let watch) = metrics.watch {
            more = watch.value.titleInset
        } else if let inset = metrics.titleInset {
            more = inset - metrics.insets.left
        } else {
            return column
        }
        let inset = min(more, column.width / 2)
        return (column.x + inset, column.width - 2 * inset)
    }
}

extension ContentLayout {
    /// Adds the two round buttons as a section.
    mutating func lay(_ pair: WatchContent.Pair) -> ContentPlan.Section {
        let start = items.count
        let insets = stack.buttonInsets
        let left = (width - pair.size.width) / 2
        func x(_ box: Rect) -> Double { left + (isMirrored ? pair.size.width - box.maxX : box.minX) }
        // Buttons of role cancel are the last in a stack.
        for (index, box) in [(1, pair.dismiss), (0, pair.confirm)] {
            add(.button(index), x: x(box), y: insets.top + box.minY, width: box.width, height: box.height)
        }
        hasRow = true
        rowCount = 1
        var y = insets.top + pair.size.height
        layBlocksAfterActions(&y)
        return ContentPlan.Section(items: start..<items.count, height: y + insets.bottom)
    }

    /// Makes the buttons part of the body if both together are higher than the screen, so that all of it scrolls.
    mutating func join(
        _ body: inout ContentPlan.Section, _ buttons: inout ContentPlan.Section, by watch: WatchContent
    ) {
        guard body.height + buttons.height > watch.most else { return }
        join(&body, &buttons)
    }

    /// Makes buttons a part of the body.
    mutating func join(_ body: inout ContentPlan.Section, _ buttons: inout ContentPlan.Section) {
        guard !buttons.items.isEmpty else { return }
        for item in buttons.items { items[item].frame.origin.y += body.height }
        let end = buttons.items.upperBound
        body = ContentPlan.Section(items: 0..<end, height: body.height + buttons.height)
        buttons = ContentPlan.Section(items: end..<end)
    }
}
