package import Timeline

/// How things move in a browser where the page says so without saying how: HTML itself moves nothing.
package enum WebMotion {
    static let eras = "web (HTML)"

    package static let duration = StyleFigure(
        "transition.duration", 0.25, "s", eras: eras, .assumed,
        source: "HTML has no motion of its own; used only where a request names a transition and no duration")
    package static let keyboard = StyleFigure(
        "keyboard.duration", 0.25, "s", eras: eras, .assumed,
        source: "browsers tell pages nothing of the keyboard's motion; as in presentation-metrics keyboard.duration")
    package static let rearranging = StyleFigure(
        "rearranging.duration", 0.25, "s", eras: eras, .assumed,
        source: "pages are laid out anew at once when window or content change; as long as other transitions here, so "
            + "that nothing jumps")

    package static let figures = [duration, keyboard, rearranging]

    /// The initial value of `transition-timing-function`: `ease`. Source: CSS Transitions 1.
    package static let easing = Easing.default
    /// All that moves by it.
    static let curve = MotionCurve(easing)

    package static func motion(by transition: TransitionStyle) -> StyleMotion? {
        transition == .none ? nil : StyleMotion(duration: duration.value, curve: curve)
    }
}
