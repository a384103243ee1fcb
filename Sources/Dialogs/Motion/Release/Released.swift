package import Geometry
package import Timeline

/// The result of the end of a drag.
package struct Released: Sendable {
    package var choice: ReleaseChoice
    /// The timeline from the dialog's present position and velocity to its end.
    package var motion: Motion
    /// The timeline that replaces `motion` if the presenter is asked and refuses; `nil` if it is not asked.
    package var refused: Motion?
    /// The edges towards which the dialog can be dismissed, and whether the request names them.
    package var edges: [Edge]
    package var isSwipeGiven: Bool
    /// The rules that were applied, with the rubber band's dimensions as points.
    package var rules: ReleaseRules
    package var freedom: Freedom
    package var adaptations: [Adaptation]

    /// The range in which the dialog's centre follows a finger freely, and the rubber band beyond it.
    package struct Freedom: Sendable, Hashable {
        /// The limit at each side; `nil` if the dialog can be dismissed there.
        package var left: Double?
        package var top: Double?
        package var right: Double?
        package var bottom: Double?
        /// The rubber band's dimension along each axis, in points; if the two ends differ, that beyond the highest
        /// rest.
        package var dimension: Size
        /// The rubber band's dimension beyond each end, in points.
        package var ends: EdgeInsets
    }
}
