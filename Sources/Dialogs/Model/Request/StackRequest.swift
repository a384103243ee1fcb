/// How dialogs that rest against one edge stand apart where several are seen: the newest at the edge, the others behind
/// it.
package struct StackRequest: Sendable, Hashable {
    /// From the edge of one dialog to the same edge of the next further one.
    package enum Distance: Sendable, Hashable {
        /// Free space between them, in points.
        case gap(Double)
        /// From edge to edge, in points.
        case offset(Double)
    }

    /// How large those behind the one at the edge are.
    package enum Sizing: String, Sendable, CaseIterable {
        /// As by themselves, each scaled by as much as the one before it.
        case own
        /// As far as the one at the edge reaches, each moved by the distance and then scaled by as much less than the
        /// one before it.
        case front
    }

    package var distance: Distance
    /// By what each further one is scaled; 1 leaves it.
    package var scale: Double
    /// How many are seen; nil is all.
    package var most: Int?
    package var sizing: Sizing

    package init(distance: Distance, scale: Double, most: Int?, sizing: Sizing = .own) {
        self.distance = distance
        self.scale = scale
        self.most = most
        self.sizing = sizing
    }
}
