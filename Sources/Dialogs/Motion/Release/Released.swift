package import Geometry
package import Timeline

/// The result of the end of a drag.
package struct Released: Sendable {
    package var choice: ReleaseChoice
    /// The timeline from the dialog's present position and velocity to where it goes.
    package var motion: Motion
    /// The timeline instead, where the presenter is asked and refuses; nil where it is not asked.
    package var refused: Motion?
    /// The edges towards which the dialog may leave, and whether the request names them.
    package var edges: [Edge]
    package var isSwipeGiven: Bool
    /// The rules that were applied, with the rubber band's dimensions as points.
    package var rules: ReleaseRules
    package var freedom: Freedom
    package var adaptations: [Adaptation]

    /// The range in which the dialog's centre follows a finger freely, and the rubber band beyond it.
    package struct Freedom: Sendable, Hashable {
        /// The limit at each side; nil where there is none, because the dialog may leave there.
        package var left: Double?
        package var top: Double?
        package var right: Double?
        package var bottom: Double?
        /// The rubber band's dimension along each axis, in points; where the two ends differ, that beyond the highest
        /// rest.
        package var dimension: Size
        /// The rubber band's dimension beyond each end, in points.
        package var ends: EdgeInsets
    }
}
