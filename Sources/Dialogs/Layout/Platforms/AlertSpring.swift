import Timeline

/// The spring of the 0.404 s animations of Apple's systems, by which alerts and action sheets come and go.
enum AlertSpring {
    static let spring = Spring(
        mass: SystemMotion.figures[.alertSpringMass], stiffness: SystemMotion.figures[.alertSpringStiffness],
        damping: SystemMotion.figures[.alertSpringDamping])

    /// The time in which it settles, in seconds.
    static let duration = spring.settlingDuration() ?? 0.404
}
