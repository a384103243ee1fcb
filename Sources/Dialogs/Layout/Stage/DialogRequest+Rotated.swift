import Boxes
import Devices
import Geometry

extension DialogRequest {
    /// This dialog after a rotation of the interface from one stage to another, with its edge and detents there.
    ///
    /// A popover's anchor moves with its window: its centre keeps its relative position, its size stays as far as there
    /// is room, and an anchor that was inside the window stays inside. UIKit leaves that to the app; this is how a view
    /// moves that is laid out by shares of its window.
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

    /// This dialog with the edge and the detents that it has on a stage.
    func placed(on stage: Stage) -> DialogRequest {
        guard self.placement.byAspect != nil else { return self }
        var request = value
        request.placement = request.placement.inWindow(of: Aspect(of: stage.window.size))
        return DialogRequest(request)
    }
}

extension AnchorLines {
    /// These lines of an anchor after their window has changed: each moves with the window as a rectangle of its own.
    fileprivate func carried(from old: Rect, to new: Rect) -> AnchorLines {
        AnchorLines(
            pieces: pieces.map { $0.carried(from: old, to: new) },
            pointer: pointer.map { Rect(origin: $0, size: .zero).carried(from: old, to: new).origin })
    }
}
