import Boxes
import Devices
import Geometry

/// Messages of a toolkit that shows several at once: a column on their edge.
extension Resolver {
    /// The same dialogs with the messages of a toolkit's column above each other, the oldest at the edge; of more than
    /// the column holds the oldest have gone. A message with a stack of its own, or a frame, is in no column.
    ///
    /// - Parameter order: The places of the dialogs in painting order, which is that in which they came.
    func columned(_ dialogs: [DialogRequest], in order: [Int], on device: DeviceState) -> [DialogRequest] {
        guard dialogs.count > 1, case .toolkit(let toolkit) = device.platform else { return dialogs }
        let most = Int(toolkit.figures[.messageColumnMost])
        guard most > 0 else { return dialogs }
        var columned = dialogs
        var run: [(position: Int, floor: ColumnFloor)] = []
        func finish() {
            stand(run, most: most, gap: toolkit.figures[.messageColumnGap], in: &columned, order)
            run = []
        }
        for (position, index) in order.enumerated() {
            let floor = columnFloor(dialogs[index], on: device)
            if floor == nil || floor?.edge != run.last?.floor.edge { finish() }
            if let floor { run.append((position, floor)) }
        }
        finish()
        return columned
    }

    /// Makes a column of messages, the oldest first.
    private func stand(
        _ run: [(position: Int, floor: ColumnFloor)], most: Int, gap: Double, in dialogs: inout [DialogRequest],
        _ order: [Int]
    ) {
        guard run.count > 1 else { return }
        var distance = 0.0
        for (depth, (position, floor)) in run.enumerated() {
            guard depth >= run.count - most else {
                var gone = PushBack()
                gone.opacity = 0
                gone.isSetApart = true
                dialogs[order[position + 1]].pushBack = gone
                continue
            }
            // As far as the window goes: what is more lies over the last.
            let shift = min(distance, floor.room)
            if shift > 0 { dialogs[order[position]].placement.margins = floor.margins(shiftedBy: shift) }
            distance += floor.extent + gap
        }
    }

    /// How a message rests by itself; nil for other dialogs, for those that rest elsewhere, and for those that cannot
    /// be laid out: their own layout says why.
    private func columnFloor(_ dialog: DialogRequest, on device: DeviceState) -> ColumnFloor? {
        guard case .slidingMessage = dialog.style, dialog.placement.stack == nil,
            let stage = try? Stage(device),
            let rest = try? rest(dialog, on: stage, options: ResolveOptions().computing([])),
            let edge = rest.edge, edge.isVertical
        else { return nil }
        let margins = dialog.placement.margins?.physical(in: stage.direction) ?? rest.defaults.sizing.margins
        let beyond =
            edge == .bottom ? rest.frame.minY - rest.container.minY : rest.container.maxY - rest.frame.maxY
        return ColumnFloor(
            edge: edge, extent: rest.frame.height, margins: margins, room: max(0, beyond - margins[edge.opposite]))
    }
}

/// A message as it rests by itself.
private struct ColumnFloor {
    let edge: Edge
    /// Of its frame along the column, in points.
    let extent: Double
    let margins: EdgeInsets
    /// How far it may move away from its edge, in points.
    let room: Double

    /// Its margins where it stands further from its edge, in points.
    func margins(shiftedBy shift: Double) -> RelativeInsets {
        var shifted = RelativeInsets()
        shifted.top = margins.top + (edge == .top ? shift : 0)
        shifted.bottom = margins.bottom + (edge == .bottom ? shift : 0)
        (shifted.left, shifted.right) = (margins.left, margins.right)
        return shifted
    }
}
