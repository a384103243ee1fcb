import Boxes
package import Geometry
import Typography

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
    /// The radius of the screen, for texts in its middle that keep inside of it; nil where they keep to a column.
    package var circle: Double?

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
    /// The column of a title in that of all text: on a watch it is narrower.
    func titleRoom(_ column: ContentLayout.Column) -> ContentLayout.Column {
        guard case .some(let watch) = metrics.watch else { return column }
        let inset = min(watch.value.titleInset, column.width / 2)
        return (column.x + inset, column.width - 2 * inset)
    }
}

extension ContentLayout {
    /// The body in the usual column, or in one so much narrower that the first of its lines and the last are inside of
    /// a round screen: the widest of those in which they are, or in which least of them is not.
    mutating func layBodyInCircle(by watch: WatchContent) -> ContentPlan.Section {
        let empty = self
        var section = layBodyInColumn()
        guard let radius = watch.circle, var least = missing(of: section, in: radius, by: watch) else { return section }
        for narrowing in stride(from: 1.0, to: width / 4, by: 1) where least > 0 {
            var other = empty
            other.narrowing = narrowing
            let tried = other.layBodyInColumn()
            guard let missing = other.missing(of: tried, in: radius, by: watch) else { break }
            guard missing < least else { continue }
            (self, section, least) = (other, tried, missing)
        }
        return section
    }

    /// How far texts are outside of a round screen where a body stands in its middle, in points; nil where that is
    /// higher than the screen.
    private func missing(of body: ContentPlan.Section, in radius: Double, by watch: WatchContent) -> Double? {
        guard body.height <= watch.most else { return nil }
        let top = (watch.most - body.height) / 2
        var missing = 0.0
        for item in items[body.items] {
            let lines: [MeasuredText.Line]
            switch item.part {
            case .title: lines = title?.lines ?? []
            case .message: lines = message?.lines ?? []
            default: continue
            }
            let height = item.frame.height / Double(max(1, lines.count))
            for (index, line) in lines.enumerated() {
                let upper = top + item.frame.minY + Double(index) * height
                let reach = max(
                    CornerRadii.reach(of: radius, at: upper),
                    CornerRadii.reach(of: radius, at: watch.most - upper - height))
                missing = max(missing, reach - (item.frame.midX - line.width / 2))
            }
        }
        return missing
    }

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
