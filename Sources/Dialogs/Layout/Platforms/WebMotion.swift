package import Timeline

/// The motion in a browser if the page asks for motion without saying how. HTML itself moves nothing.
package enum WebMotion {
    /// The initial value of `transition-timing-function`: `ease`. Source: CSS Transitions 1.
    package static let easing = Easing.default
    static let curve = MotionCurve(easing)

    package static func motion(by transition: TransitionStyle) -> StyleMotion? {
        transition == .none ? nil : StyleMotion(duration: WebLooks.figures[.transitionDuration], curve: curve)
    }
}
