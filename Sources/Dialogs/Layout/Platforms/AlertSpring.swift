import Timeline

/// The spring of the 0.404 s animations of Apple's systems, by which alerts and action sheets come and go.
enum AlertSpring {
    static let mass = StyleFigure(
        "spring.mass", 1, "kg", eras: "iOS 8 on", .measured, source: "presentation-metrics alert.spring.404")
    static let stiffness = StyleFigure(
        "spring.stiffness", 522.3503149568596, "N/m", eras: "iOS 8 on", .measured,
        source:
            "presentation-metrics alert.spring.404; the dimming's on iOS 26 (presentation-metrics ios26.alert.transition)"
    )
    static let damping = StyleFigure(
        "spring.damping", 45.70996893268949, "N·s/m", eras: "iOS 8 on", .measured,
        source: "presentation-metrics alert.spring.404")

    static let spring = Spring(mass: mass.value, stiffness: stiffness.value, damping: damping.value)

    /// The time in which it settles, in seconds.
    static let duration = spring.settlingDuration() ?? 0.404
}
