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

    package var distance: Distance
    /// By what each further one is scaled; 1 leaves it.
    package var scale: Double
    /// How many are seen; nil is all.
    package var most: Int?

    package init(distance: Distance, scale: Double, most: Int?) {
        self.distance = distance
        self.scale = scale
        self.most = most
    }
}
