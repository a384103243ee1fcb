import Boxes
import Devices
import Geometry

/// Columns of messages, for toolkits that show several at one edge.
extension Resolver {
    /// The dialogs, with the messages of a toolkit's column placed one after the other, the oldest at the edge. A
    /// message whose request gives a stack or a frame is in no column.
    ///
    /// - Parameter order: The indices of the dialogs in painting order, which is the order in which they were
    ///   presented.
    func columned(_ dialogs: [DialogRequest], in order: [Int], on device: DeviceState) -> [DialogRequest] {
        guard dialogs.count > 1, case .toolkit(let toolkit) = device.platform else { return dialogs }
        let most = Int(toolkit.figures[.messageColumnMost])
        guard most > 0 else { return dialogs }
        var columned = dialogs
        // Each edge has its own column, which ends at the first dialog that is in no column.
        var columns: [Edge: [(position: Int, floor: ColumnFloor)]] = [:]
        func finish() {
            for column in columns.values {
                arrangeColumn(column, most: most, gap: toolkit.figures[.messageColumnGap], in: &columned, order)
            }
            columns = [:]
        }
        for (position, index) in order.enumerated() {
            guard let floor = columnFloor(dialogs[index], on: device) else {
                finish()
                continue
            }
            columns[floor.edge, default: []].append((position, floor))
        }
        finish()
        return columned
    }

    /// Places messages in a column, the oldest first.
    private func arrangeColumn(
        _ run: [(position: Int, floor: ColumnFloor)], most: Int, gap: Double, in dialogs: inout [DialogRequest],
        _ order: [Int]
    ) {
        guard run.count > 1 else { return }
        // The length of the column so far, from the edge, in points.
        var end = -gap
        for (depth, (position, floor)) in run.enumerated() {
            guard depth >= run.count - most else {
                var gone = PushBack()
                gone.opacity = 0
                gone.isSetApart = true
                dialogs[order[position + 1]].pushBack = gone
                continue
            }
            // The distance is limited to the window: further messages are placed over the last one that fits.
            let distance = min(max(floor.distance, end + gap), floor.distance + floor.room)
            if distance > floor.distance {
                dialogs[order[position]].placement.margins = floor.margins(at: distance)
            }
            end = distance + floor.extent
        }
    }

    /// The resting layout of a message on its own; `nil` for other dialogs, for those in no column, and for those that
    /// cannot be laid out, whose own layout reports the error.
    private func columnFloor(_ dialog: DialogRequest, on device: DeviceState) -> ColumnFloor? {
        let placement = dialog.placement
        guard case .slidingMessage = dialog.style, placement.stack == nil, placement.frame == nil,
            placement.portraitFrame == nil, placement.landscapeFrame == nil,
            let stage = try? Stage(device),
            let rest = try? rest(dialog, on: stage, options: ResolveOptions().computing([])),
            let edge = rest.edge, edge.isVertical
        else { return nil }
        let margins = placement.margins?.physical(in: stage.direction) ?? rest.defaults.sizing.margins
        let above = rest.frame.minY - rest.container.minY
        let below = rest.container.maxY - rest.frame.maxY
        let (distance, beyond) = edge == .bottom ? (below, above) : (above, below)
        return ColumnFloor(
            edge: edge, extent: rest.frame.height, distance: distance, margins: margins,
            room: max(0, beyond - margins[edge.opposite]))
    }
}

/// A message at rest on its own.
private struct ColumnFloor {
    let edge: Edge
    /// The extent of its frame along the column, in points.
    let extent: Double
    /// The distance from its container's edge, in points: its margin, or more above a keyboard.
    let distance: Double
    let margins: EdgeInsets
    /// How far it can move away from its edge, in points.
    let room: Double

    /// Its margins at that distance from its edge, in points.
    func margins(at distance: Double) -> RelativeInsets {
        var moved = RelativeInsets()
        moved.top = edge == .top ? distance : margins.top
        moved.bottom = edge == .bottom ? distance : margins.bottom
        (moved.left, moved.right) = (margins.left, margins.right)
        return moved
    }
}
