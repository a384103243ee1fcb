import Timeline

/// The spring of the 0.404 s animations of Apple's systems, by which alerts and action sheets come and go.
enum AlertSpring {
    static let spring = Spring(
        mass: Alert.figures[.springMass], stiffness: Alert.figures[.springStiffness],
        damping: Alert.figures[.springDamping])

    /// The time in which it settles, in seconds.
    static let duration = spring.settlingDuration() ?? 0.404
}
