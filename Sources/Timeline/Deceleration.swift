/// How a thing that is let go slows down: its velocity keeps the same share of itself in every millisecond.
public struct Deceleration: Hashable, Sendable {
    /// The share of the velocity that is left after a millisecond; 0 stops at once.
    public let rate: Double

    /// What ``rate`` may be.
    public static let rateRange = 0.0...0.9999

    /// A deceleration by its rate.
    /// - Precondition: `rate` is in ``rateRange``.
    public init(rate: Double) {
        precondition(Self.rateRange.contains(rate), "a deceleration rate is within Deceleration.rateRange")
        self.rate = rate
    }

    /// How far a thing that is let go at `velocity` still goes until it stands, in the velocity's unit times seconds.
    ///
    /// velocity / 1000 · rate / (1 − rate), as Apple shows it in "Designing Fluid Interfaces" (WWDC 2018): the sum of
    /// what is left in each millisecond.
    public func travel(at velocity: Double) -> Double { velocity / 1000 * rate / (1 - rate) }
}
