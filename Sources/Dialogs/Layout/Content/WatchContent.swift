import Boxes
package import Geometry
import Typography

/// Metrics that only dialogs of watches have: they fill the screen, all of their content scrolls together if it is too
/// high, and content with room to spare is centred.
package struct WatchContent: Sendable, Equatable {
    /// The inset of a title on each side in addition to that of the message, in points.
    package var titleInset = 0.0
    /// The height of texts and buttons together, in points, above which they scroll together.
    package var most: Double
    /// The two round buttons with signs in place of titles; `nil` if buttons show titles.
    package var pair: Pair?
    /// Whether the only button lies along the screen's lower edge.
    package var isEdge = false
    /// The radius of a round screen, for texts in its middle, whose lines have to fit into the circle; `nil` if they
    /// need not.
    package var circle: Double?

    /// The outline of a button that a corner radius cannot describe.
    enum Outline {
        /// A capsule of this size, rotated by 45 degrees.
        case turned(Size)
        /// The button along the screen's lower edge.
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
        /// The side of the square box of the buttons' signs, in points.
        package var icon: Double
    }
}

extension ContentStack {
    /// Returns the column of a title within that of all texts: narrower on a watch, and in styles with a title inset.
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
    /// Lays the body out in a column just narrow enough for its first and last lines to be inside of a round screen; if
    /// none is, in the one in which they extend furthest beyond the screen's edge by the least.
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

    /// How far lines extend beyond a round screen's edge at most, in points, with the body in the screen's middle;
    /// `nil` if it is higher than the screen.
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

    /// Makes the buttons part of the body if both together are higher than the screen, so that they scroll together.
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
