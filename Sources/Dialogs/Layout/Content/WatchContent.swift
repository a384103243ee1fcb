import Boxes
package import Geometry

/// What only dialogs of watches do: they fill the screen, everything in them scrolls as one where it is too much, and
/// what has room to spare stands in its middle.
package struct WatchContent: Sendable, Equatable {
    /// What a title keeps free on either side beyond what the message does, in points.
    package var titleInset = 0.0
    /// The height from which on texts and buttons scroll together, in points.
    package var most: Double
    /// What is below the last button then, beyond what is usual, in points.
    package var scrolledFoot = 0.0
    /// The two round buttons that take the place of titles by signs; nil where buttons show their titles.
    package var pair: Pair?
    /// Whether the button is the one along the screen's lower edge.
    package var isEdge = false

    /// What corners do not say of a button.
    enum Outline {
        /// A capsule of that size, turned by 45 degrees.
        case turned(Size)
        /// Along the screen's lower edge.
        case edge
    }

    /// A button that dismisses and one that confirms, side by side in the middle.
    package struct Pair: Sendable, Equatable {
        /// The buttons where lines run from left to right, in points from the top left corner of what both take.
        package var dismiss, confirm: Rect
        /// The confirming one before it is turned in its frame.
        package var turned: Size
        package var size: Size
        package var dismissRadius: Double
        /// The side of the box of their signs.
        package var icon: Double
    }
}

extension ContentStack {
    /// The column of a title in that of all text: on a watch it is narrower, and where a title keeps further off the
    /// sides.
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
    /// The two round buttons as a section of their own.
    mutating func lay(_ pair: WatchContent.Pair) -> ContentPlan.Section {
        let start = items.count
        let insets = stack.buttonInsets
        let left = (width - pair.size.width) / 2
        func x(_ box: Rect) -> Double { left + (isMirrored ? pair.size.width - box.maxX : box.minX) }
        // Those of role cancel are the last of a stack.
        for (index, box) in [(1, pair.dismiss), (0, pair.confirm)] {
            add(.button(index), x: x(box), y: insets.top + box.minY, width: box.width, height: box.height)
        }
        hasRow = true
        rowCount = 1
        var y = insets.top + pair.size.height
        layBlocksAfterActions(&y)
        return ContentPlan.Section(items: start..<items.count, height: y + insets.bottom)
    }

    /// Makes buttons a part of the body where both are higher than the screen, so that all of it scrolls.
    mutating func join(
        _ body: inout ContentPlan.Section, _ buttons: inout ContentPlan.Section, by watch: WatchContent
    ) {
        guard body.height + buttons.height > watch.most else { return }
        join(&body, &buttons, foot: watch.scrolledFoot)
    }

    /// Makes buttons a part of the body.
    ///
    /// - Parameter foot: What is below the last of them beyond what is usual, in points.
    mutating func join(_ body: inout ContentPlan.Section, _ buttons: inout ContentPlan.Section, foot: Double = 0) {
        guard !buttons.items.isEmpty else { return }
        for item in buttons.items { items[item].frame.origin.y += body.height }
        let end = buttons.items.upperBound
        body = ContentPlan.Section(items: 0..<end, height: body.height + buttons.height + foot)
        buttons = ContentPlan.Section(items: end..<end)
    }
}
