package import Geometry

/// A style that moves in one way on every platform, for the same time however far it goes.
protocol MovingAlike: PresentationStyle {
    /// How long it comes, in seconds.
    static var ownDuration: Double { get }
}

extension MovingAlike {
    package func duration(
        of frame: Rect, through edge: Edge, in container: Rect, by transition: TransitionStyle, on stage: Stage
    ) -> Double {
        transition == .none ? 0 : Self.ownDuration
    }

    package func motion(
        _ direction: TransitionDirection, by transition: TransitionStyle, of frame: Rect, through edge: Edge,
        in container: Rect, on stage: Stage
    ) -> StyleMotion? { nil }
}
