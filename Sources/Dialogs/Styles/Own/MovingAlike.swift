import Geometry

/// A style that has the same motion on every platform, with the same duration for any distance.
protocol MovingAlike: PresentationStyle {
    /// The duration of presenting, in seconds.
    static var ownDuration: Double { get }
}

extension MovingAlike {
    package func duration(of move: StyleMove) -> Double { move.transition == .none ? 0 : Self.ownDuration }

    package func motion(of move: StyleMove) -> StyleMotion? { nil }
}
