package import Geometry

/// A finger on a dialog, as a caller tells it.
package struct DragRequest: Sendable {
    /// Where the finger went down, in the space of the answer, in points.
    package var from: Point
    /// Where it is, moment by moment, in the same space; the slop is already taken off.
    package var positions: [Point]
    package var rules = ReleaseRulesRequest()

    package init(from: Point, positions: [Point]) {
        self.from = from
        self.positions = positions
    }
}

/// The system's back gesture, as a caller tells it.
package struct BackRequest: Sendable {
    /// How far it has come, moment by moment, 0…1.
    package var progress: [Double]
    /// Where the finger came from: left or right.
    package var edge: Edge

    package init(progress: [Double], from edge: Edge) {
        self.progress = progress
        self.edge = edge
    }
}
