import Boxes
import Devices
import Geometry
import Typography

// The app's icon, that of the title, and blocks, whose contents the app draws itself.
extension ContentLayout {
    /// The left edge of the body's column, in points. The inset at the start counts if both do not fit: also a column
    /// without a width has its place, and its mirror image on the other side.
    func leftEdge(of inner: Double, by insets: EdgeInsets) -> Double {
        let (left, right) = (insets.left + narrowing, insets.right + narrowing)
        guard isMirrored, max(left, right) > width / 2 else { return min(left, width / 2) }
        return width - min(right, width / 2) - inner
    }

    /// Adds the app's icon, centred or at the start of the texts.
    mutating func lay(_ icon: ContentMetrics.AppIcon, above y: Double, in column: Column, beside reach: CloseReach?) {
        let isCentred = stack.titleAlignment == .center
        let room = reach?.beside(column, of: width, isCentred: isCentred) ?? column
        let side = min(icon.side, room.width)
        let x = isCentred ? room.x + (room.width - side) / 2 : isMirrored ? room.x + room.width - side : room.x
        add(.icon, x: x, y: y - icon.gap - icon.side, width: side, height: side)
    }

    /// Adds the image that stands before the title, at the start of `column`, which becomes narrower by it. Returns the
    /// index of its item.
    mutating func layIcon(_ size: Size, in column: inout Column, y: Double) -> Int {
        let taken = min(column.width, size.width + (stack.metrics.titleIcon?.gap ?? 0))
        let x = isMirrored ? column.x + column.width - size.width : column.x
        add(.image, x: x, y: y, width: size.width, height: size.height)
        column = (isMirrored ? column.x : column.x + taken, column.width - taken)
        return items.count - 1
    }

    /// Centres an icon and the title beside it in the row that both need, whose end `y` becomes.
    mutating func centre(_ icon: Int, beside title: Int, from top: Double, _ y: inout Double) {
        let height = max(items[icon].frame.height, items[title].frame.height)
        for index in [icon, title] {
            items[index].frame.origin.y = top + stack.grid.snap((height - items[index].frame.height) / 2)
        }
        y = top + height
    }

    /// Adds the blocks that follow `place`, each with a gap above it unless it comes first. Below an image, which has
    /// its gap below it, each block has its gap below, too.
    @inline(__always)
    mutating func layBlocks(after place: ContentBlock.Place, left: Double, inner: Double, _ y: inout Double) {
        guard hasBlocks else { return }
        layGivenBlocks(after: place, left: left, inner: inner, &y)
    }

    private mutating func layGivenBlocks(
        after place: ContentBlock.Place, left: Double, inner: Double, _ y: inout Double
    ) {
        let isCentred = stack.messageAlignment == .center
        for (index, block) in stack.content.blocks.enumerated() where block.place == place {
            if place != .image, !items.isEmpty { y += stack.metrics.gap }
            let width = min(inner, block.width ?? inner)
            let x = isCentred ? left + (inner - width) / 2 : isMirrored ? left + inner - width : left
            add(.block(index), x: x, y: y, width: width, height: block.height)
            y += block.height + (place == .image ? stack.metrics.gap : 0)
        }
    }

    /// Whether the last item is a block.
    var endsInBlock: Bool {
        guard hasBlocks else { return false }
        return if case .block = items.last?.part { true } else { false }
    }

    /// Adds the blocks that follow the actions.
    mutating func layBlocksAfterActions(_ y: inout Double) {
        guard hasBlocks else { return }
        let insets = stack.bodyInsets
        layBlocks(after: .actions, left: min(insets.left, width / 2), inner: max(0, width - insets.horizontal), &y)
    }
}

// Asked of the stack rather than of its content, which would be copied (Swift 6.3).
extension ContentStack {
    /// The size of the image if it stands before the title as the dialog's icon; `nil` if not.
    var titleIcon: Size? {
        guard let icon = metrics.titleIcon, let image = content.image, content.title != nil,
            max(image.width, image.height) <= icon.most, titleAlignment == .natural, !hasBlock(after: .image)
        else { return nil }
        return image.size
    }

    /// Whether a block follows a part of the content.
    func hasBlock(after place: ContentBlock.Place) -> Bool { content.blocks.contains { $0.place == place } }

    /// Whether any block is in the body rather than after the buttons.
    var hasBlockInBody: Bool {
        let hasActions = !content.actions.isEmpty
        return content.blocks.contains { $0.place != .actions || !hasActions }
    }
}
