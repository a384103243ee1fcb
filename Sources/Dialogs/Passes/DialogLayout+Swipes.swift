import Boxes
import Devices
import Geometry

extension DialogLayout {
    /// Whether `placement.edge` decides which edge the dialog rests against.
    private var takesEdge: Bool { defaults.sizing.isResizable || !detents.isEmpty }

    /// The edge that a drag counts from: the one that the dialog rests against, or, for a style that stands where it
    /// stands, the one that it leaves by; the bottom where there is neither.
    var ownEdge: Edge { (takesEdge ? edge : defaults.interaction.swipe.first) ?? .bottom }

    /// Whether there is a finger or a pointer to draw a dialog with, rather than a remote or a knob.
    var isDrawn: Bool { stage.device.input != .focus }

    /// The edges towards which the dialog may be swiped away, each once: those that the request names, else those that
    /// the style lets go by itself; of a dialog that rests against another edge than its style has it, that one. No
    /// style lets one go by a swipe where nothing but a focus is moved.
    func swipes(_ request: DialogRequest) -> [Edge] {
        var edges: [Edge] = []
        guard request.dismissal.isSwipeGiven else {
            guard isDrawn else { return [] }
            for edge in defaults.interaction.swipe {
                edges.append(takesEdge && edge == .bottom ? ownEdge : edge)
            }
            return edges
        }
        // `left` and `leading` may be the same one.
        for named in request.dismissal.swipe {
            let edge = named.physical(in: stage.direction)
            if !edges.contains(edge) { edges.append(edge) }
        }
        return edges
    }
}
