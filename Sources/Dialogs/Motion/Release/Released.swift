package import Geometry
package import Timeline

/// What follows the end of a drag.
package struct Released: Sendable {
    package var choice: ReleaseChoice
    /// From where the dialog is now, at the speed that it has, to where it goes.
    package var motion: Motion
    /// What happens instead where the presenter is asked and refuses; nil where nobody is asked.
    package var refused: Motion?
    /// The edges towards which the dialog may leave, and whether the request names them.
    package var edges: [Edge]
    package var isSwipeGiven: Bool
    /// The rules that were applied, the rubber band's dimensions worked out.
    package var rules: ReleaseRules
    package var freedom: Freedom
    package var adaptations: [Adaptation]

    /// Where the dialog's centre follows a finger freely; beyond it the rubber band draws.
    package struct Freedom: Sendable, Hashable {
        /// Nil is without end: the dialog may leave there.
        package var left: Double?
        package var top: Double?
        package var right: Double?
        package var bottom: Double?
        /// The rubber band's dimension along each axis, beyond the dialog's highest rest where the two ends differ.
        package var dimension: Size
        /// The rubber band's dimension beyond each end, in points.
        package var ends: EdgeInsets
    }
}
