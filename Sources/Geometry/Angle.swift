#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The sine and cosine of one angle: a direction in the plane, clockwise from the x axis because y grows downwards.
struct Direction {
    let cosine: Double
    let sine: Double

    /// The direction of an angle in radians.
    init(radians: Double) {
        cosine = cos(radians)
        sine = sin(radians)
    }

    /// The direction of an angle in degrees, exact at multiples of 90°. An angle that is not finite counts as 0°.
    init(degrees: Double) {
        let reduced = degrees.isFinite ? degrees.truncatingRemainder(dividingBy: 360) : 0
        switch reduced {
        case 0: (cosine, sine) = (1, 0)
        case 90, -270: (cosine, sine) = (0, 1)
        case 180, -180: (cosine, sine) = (-1, 0)
        case 270, -90: (cosine, sine) = (0, -1)
        default: (cosine, sine) = (cos(reduced * .pi / 180), sin(reduced * .pi / 180))
        }
    }
}

/// The length of the vector (`x`, `y`), without overflow on the way.
func length(_ x: Double, _ y: Double) -> Double { hypot(x, y) }

/// The angle of the vector (`x`, `y`) in radians, clockwise from the x axis, -π…π; zero for the zero vector.
func angle(_ x: Double, _ y: Double) -> Double { atan2(y, x) }

/// The angle, 0…π, whose cosine is `cosine`, which lies in -1…1.
func acosine(_ cosine: Double) -> Double { acos(cosine) }
