import Boxes
import Devices
import Geometry

extension DialogRequest {
    /// The same dialog when the interface has turned from one stage to another, placed as it is to be there.
    ///
    /// A popover's anchor turns with it: its centre keeps its shares of the window's width and height, its size stays as
    /// far as the window has room, and what lay inside the window stays inside. UIKit leaves that to the app, whose views
    /// move in ways of their own; this is what a view does that is laid out by shares.
    func turned(from start: Stage, to end: Stage) -> DialogRequest {
        let placed = placed(on: end)
        guard let anchor = self.placement.popover.anchor, start.window.size != end.window.size,
            !start.window.isEmpty
        else { return placed }
        let (old, new) = (start.window, end.window)
        func turned(_ rect: Rect) -> Rect {
            let size = Size(width: min(rect.width, new.width), height: min(rect.height, new.height))
            let center = Point(x: rect.midX / old.width * new.width, y: rect.midY / old.height * new.height)
            let moved = Rect(center: center, size: size)
            return old.contains(rect) ? moved.clamped(into: new) : moved
        }
        var request = placed.value
        request.placement.popover.anchorLines = self.placement.popover.anchorLines.map(turned)
        request.placement.popover.anchor = request.placement.popover.anchorLines.bounds ?? turned(anchor)
        if let pointer = self.placement.popover.pointer {
            request.placement.popover.pointer = Point(
                x: pointer.x / old.width * new.width, y: pointer.y / old.height * new.height)
        }
        return DialogRequest(request)
    }

    /// The same dialog with the edge and the detents that it has on a stage.
    func placed(on stage: Stage) -> DialogRequest {
        guard self.placement.byAspect != nil else { return self }
        var request = value
        request.placement = request.placement.inWindow(of: Aspect(of: stage.window.size))
        return DialogRequest(request)
    }
}

extension [Rect] {
    /// What covers all of them; nil where there is none.
    fileprivate var bounds: Rect? {
        guard let first else { return nil }
        return dropFirst().reduce(first) { $0.union($1) }
    }
}
