/// How a view slows down after it is let go: in every millisecond its velocity falls to the same share of itself.
public struct Deceleration: Hashable, Sendable {
    /// The share of the velocity that is left after a millisecond; 0 stops at once.
    public let rate: Double

    /// The values that ``rate`` may have.
    public static let rateRange = 0.0...0.9999

    /// A deceleration with this rate.
    /// - Precondition: `rate` is in ``rateRange``.
    public init(rate: Double) {
        precondition(Self.rateRange.contains(rate), "a deceleration rate is within Deceleration.rateRange")
        self.rate = rate
    }

    /// How far a view that is let go at `velocity` still moves until it stops, in the velocity's unit times seconds.
    ///
    /// velocity / 1000 · rate / (1 − rate), as Apple shows it in "Designing Fluid Interfaces" (WWDC 2018): the sum of
    /// the velocity left in each millisecond.
    public func travel(at velocity: Double) -> Double { velocity / 1000 * rate / (1 - rate) }
}
