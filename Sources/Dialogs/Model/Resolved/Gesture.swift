package import Geometry

/// A drag that moves a dialog, or one on scrolling content that may continue by moving the dialog.
package struct Gesture: Sendable, Hashable {
    package enum Axis: String, Sendable, CaseIterable { case vertical, horizontal }

    /// The id of the layer on which the drag has to start.
    package var layer: String
    package var axis: Axis
    /// The edges along the gesture's axis through which the dialog can be dismissed; empty if it only moves to other
    /// heights, or springs back.
    package var edges: [Edge]
    /// How far the finger moves before the layer follows, in points.
    package var slop: Double
    /// The id of the layer that takes the drag over when this one can go no further; `nil` if none does.
    package var handsOffTo: String?

    /// This gesture in a scene, where layer ids have the prefix of their dialog.
    package func named(in dialog: String) -> Gesture {
        var gesture = self
        gesture.layer = LayerID.id(layer, in: dialog)
        gesture.handsOffTo = handsOffTo.map { LayerID.id($0, in: dialog) }
        return gesture
    }
}
