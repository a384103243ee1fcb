import Boxes
import Geometry

extension DialogRequest {
    /// The same dialog when the interface has turned from one stage to another.
    ///
    /// A popover's anchor turns with it: its centre keeps its shares of the window's width and height, its size stays as
    /// far as the window has room, and what lay inside the window stays inside. UIKit leaves that to the app, whose views
    /// move in ways of their own; this is what a view does that is laid out by shares.
    func turned(from start: Stage, to end: Stage) -> DialogRequest {
        guard let anchor = self.placement.popover.anchor, start.window.size != end.window.size,
            !start.window.isEmpty
        else { return self }
        var turned = value
        turned.placement.popover.anchor = anchor.carried(from: start.window, to: end.window)
        return DialogRequest(turned)
    }
}
