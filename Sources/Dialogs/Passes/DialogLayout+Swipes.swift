import Boxes
import Devices
import Geometry

extension DialogLayout {
    /// Whether `placement.edge` determines the edge against which the dialog rests.
    private var takesEdge: Bool { defaults.sizing.isResizable || !detents.isEmpty }

    /// The edge from which a drag is measured: the one against which the dialog rests, or, if its style ignores `edge`,
    /// the one through which a swipe dismisses it; otherwise the bottom.
    var ownEdge: Edge { (takesEdge ? edge : defaults.interaction.swipe.first) ?? .bottom }

    /// Whether the device has a finger or a pointer that can drag a dialog, rather than a remote or a knob.
    var isDrawn: Bool { stage.device.input != .focus }

    /// The edges towards which the user can swipe the dialog away, each once: those of the request, else the style's.
    /// If the dialog rests against another edge than its style's, that one replaces the bottom. No style allows swipes
    /// if the only input moves a focus.
    func swipes(_ request: DialogRequest) -> [Edge] {
        var edges: [Edge] = []
        guard request.dismissal.isSwipeGiven else {
            guard isDrawn else { return [] }
            for edge in defaults.interaction.swipe {
                edges.append(takesEdge && edge == .bottom ? ownEdge : edge)
            }
            return edges
        }
        // `left` and `leading` may be the same edge.
        for named in request.dismissal.swipe {
            let edge = named.physical(in: stage.direction)
            if !edges.contains(edge) { edges.append(edge) }
        }
        return edges
    }
}
