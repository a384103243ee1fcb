package import Geometry

/// A finger that drags a dialog, as a request describes it.
package struct DragRequest: Sendable {
    /// Where the finger went down, in the space of the answer, in points.
    package var from: Point
    /// The finger's successive positions in the same space, with the slop already subtracted.
    package var positions: [Point]
    package var rules = ReleaseRulesRequest()

    package init(from: Point, positions: [Point]) {
        self.from = from
        self.positions = positions
    }
}

/// The system's back gesture, as a request describes it.
package struct BackRequest: Sendable {
    /// The gesture's successive progress values, 0…1.
    package var progress: [Double]
    /// The edge from which the finger started: left or right.
    package var edge: Edge

    package init(progress: [Double], from edge: Edge) {
        self.progress = progress
        self.edge = edge
    }
}
