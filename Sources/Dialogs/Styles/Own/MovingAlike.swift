import Geometry

/// A style that moves in one way on every platform, for the same time however far it goes.
protocol MovingAlike: PresentationStyle {
    /// How long it comes, in seconds.
    static var ownDuration: Double { get }
}

extension MovingAlike {
    package func duration(of move: StyleMove) -> Double {
        move.transition == .none ? 0 : Self.ownDuration
    }

    package func motion(of move: StyleMove) -> StyleMotion? { nil }
}
