/// How a view slows down after the finger lets it go: in each millisecond its velocity is multiplied by the same
/// factor.
public struct Deceleration: Hashable, Sendable {
    /// The factor of the velocity for each millisecond; 0 stops at once.
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
    /// It is velocity / 1000 · rate / (1 − rate), as Apple shows in "Designing Fluid Interfaces" (WWDC 2018): the sum
    /// of the velocities left in all milliseconds.
    public func travel(at velocity: Double) -> Double { velocity / 1000 * rate / (1 - rate) }
}
