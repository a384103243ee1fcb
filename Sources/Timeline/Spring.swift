/// A mass on a damped spring that is released at a distance from its rest position. It gives the progress of a motion
/// from 0 to 1.
///
/// Progress is 1 − x, where x is the remaining distance, as a share of the whole motion: m·x″ + c·x′ + k·x = 0 with
/// x(0) = 1 and x′(0) = −initialVelocity. It may overshoot 1.
///
/// As in Core Animation, an over-damped spring is *played* critically damped at the same natural frequency, so that
/// strong damping does not make it crawl. With ``allowsOverdamping`` it is played as in physics.
public struct Spring: Hashable, Sendable {
    /// The moving mass, without a unit, as in Core Animation.
    public let mass: Double
    /// The stiffness k: the spring's force per distance.
    public let stiffness: Double
    /// The damping c: the braking force per velocity. With 0 it swings for ever.
    public let damping: Double
    /// Speed at the start, in distances of the motion per second, positive towards the end.
    public let initialVelocity: Double
    /// Whether damping above the critical is played as it is, rather than as critical damping.
    public let allowsOverdamping: Bool

    /// The values that ``mass`` may have.
    public static let massRange = 1e-9...1e9
    /// The values that ``stiffness`` may have.
    public static let stiffnessRange = 1e-9...1e12
    /// The values that ``damping`` may have.
    public static let dampingRange = 0...1e12
    /// The values that ``initialVelocity`` may have, in distances per second.
    public static let initialVelocityRange = -1e9...1e9

    /// A spring from its physical parameters.
    /// - Precondition: each parameter is in its range (``massRange`` and so on), within which no result overflows.
    public init(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0,
        allowOverdamping: Bool = false
    ) {
        precondition(Self.massRange.contains(mass), "a spring's mass is within Spring.massRange")
        precondition(Self.stiffnessRange.contains(stiffness), "a spring's stiffness is within Spring.stiffnessRange")
        precondition(Self.dampingRange.contains(damping), "a spring's damping is within Spring.dampingRange")
        precondition(
            Self.initialVelocityRange.contains(initialVelocity),
            "a spring's velocity is within Spring.initialVelocityRange")
        self.mass = mass
        self.stiffness = stiffness
        self.damping = damping
        self.initialVelocity = initialVelocity
        self.allowsOverdamping = allowOverdamping
    }

    /// Undamped angular frequency √(k/m), in radians per second.
    public var naturalFrequency: Double { (stiffness / mass).squareRoot() }

    /// Damping as a multiple of the critical damping, c / 2√(k·m), as given. Below 1 the spring swings; at 1 it comes
    /// to rest soonest without swinging; above 1 it crawls, if ``allowsOverdamping`` is true.
    public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

    /// The damping ratio that is played: ``dampingRatio``, or 1 if that is more and ``allowsOverdamping`` is false.
    public var playedDampingRatio: Double { allowsOverdamping ? dampingRatio : min(dampingRatio, 1) }

    /// The damping that is played: ``damping``, or the critical 2√(k·m) if that is less and ``allowsOverdamping`` is
    /// false.
    public var playedDamping: Double {
        allowsOverdamping ? damping : min(damping, 2 * (stiffness * mass).squareRoot())
    }
}
