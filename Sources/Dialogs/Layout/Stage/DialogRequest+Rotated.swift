import Boxes
import Devices
import Geometry

extension DialogRequest {
    /// Returns the dialog after the interface has rotated from one stage to another, placed as the request has it
    /// there.
    ///
    /// A popover's anchor moves with the rotation: its centre keeps its shares of the window's width and height, its
    /// size is kept as far as the window has room, and an anchor that lay inside the window stays inside. UIKit leaves
    /// that to the app, whose views move in ways of their own; this is how a view moves that is laid out by shares.
    func rotated(from start: Stage, to end: Stage) -> DialogRequest {
        let placed = placed(on: end)
        guard let anchor = self.placement.popover.anchor, start.window.size != end.window.size,
            !start.window.isEmpty
        else { return placed }
        var request = placed.value
        request.placement.popover.anchor = anchor.carried(from: start.window, to: end.window)
        if let lines = self.placement.popover.lines?.value {
            let carried = lines.carried(from: start.window, to: end.window)
            request.placement.popover.lines = Boxed<AnchorLines>(carried)
            request.placement.popover.anchor = InlineAnchor(carried.pieces, pointer: nil).bounds
        }
        return DialogRequest(request)
    }

    /// Returns the dialog with the edge and the detents that it has on a stage.
    func placed(on stage: Stage) -> DialogRequest {
        guard self.placement.byAspect != nil else { return self }
        var request = value
        request.placement = request.placement.inWindow(of: Aspect(of: stage.window.size))
        return DialogRequest(request)
    }
}

extension AnchorLines {
    /// Returns the anchor after the window has changed from `old` to `new`.
    fileprivate func carried(from old: Rect, to new: Rect) -> AnchorLines {
        AnchorLines(
            pieces: pieces.map { $0.carried(from: old, to: new) },
            pointer: pointer.map { Rect(origin: $0, size: .zero).carried(from: old, to: new).origin })
    }
}
