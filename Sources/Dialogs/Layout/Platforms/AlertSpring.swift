import Timeline

/// The spring of the 0.404 s animations of Apple's systems, which present and dismiss alerts and action sheets.
enum AlertSpring {
    static let spring = Spring(
        mass: SystemMotion.figures[.alertSpringMass], stiffness: SystemMotion.figures[.alertSpringStiffness],
        damping: SystemMotion.figures[.alertSpringDamping])

    /// The settling time in seconds.
    static let duration = SystemMotion.time(toSettle: spring)
}
