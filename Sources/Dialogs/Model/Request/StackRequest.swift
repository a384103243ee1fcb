/// How several dialogs that rest against one edge are stacked: the newest at the edge, the others behind it.
package struct StackRequest: Sendable, Hashable {
    /// The distance between one dialog and the next one behind it.
    package enum Distance: Sendable, Hashable {
        /// The free space between them, in points.
        case gap(Double)
        /// From an edge of one dialog to the same edge of the next, in points.
        case offset(Double)
    }

    /// The size of the dialogs behind the front one.
    package enum Sizing: String, Sendable, CaseIterable {
        /// Each has its own size, scaled by ``scale`` times the scale of the one before it.
        case own
        /// Each extends as far as the front one, is moved by the distance, and is then scaled by 1 − ``scale`` less
        /// than the previous one. The distance has to be an `offset`.
        case front
    }

    package var distance: Distance
    /// The factor by which each dialog is scaled in relation to the one before it; 1 does not scale.
    package var scale: Double
    /// How many dialogs are visible; `nil` is all.
    package var most: Int?
    package var sizing: Sizing

    package init(distance: Distance, scale: Double, most: Int?, sizing: Sizing = .own) {
        self.distance = distance
        self.scale = scale
        self.most = most
        self.sizing = sizing
    }
}
