#if canImport(Darwin)
    private import Darwin
#elseif canImport(Musl)
    private import Musl
#elseif canImport(Glibc)
    private import Glibc
#endif

/// The few transcendental functions that springs need, from the platform's C library, without Foundation.
///
/// Accuracy: the C library's own, about one unit in the last place, also for arguments of 1e10 radians.
enum Elementary {
    /// e raised to `exponent`; 0 when that is too small for a double.
    static func exp(_ exponent: Double) -> Double { platformExp(exponent) }
    /// e raised to `exponent`, minus one, without cancellation near zero.
    static func expm1(_ exponent: Double) -> Double { platformExpm1(exponent) }
    /// The natural logarithm; `value` is more than zero.
    static func log(_ value: Double) -> Double { platformLog(value) }
    /// The natural logarithm of one plus `value`, without cancellation near zero; `value` is more than −1.
    static func log1p(_ value: Double) -> Double { platformLog1p(value) }
    /// The sine of an angle in radians.
    static func sin(_ angle: Double) -> Double { platformSin(angle) }
    /// The cosine of an angle in radians.
    static func cos(_ angle: Double) -> Double { platformCos(angle) }
    /// The angle of the direction (`x`, `y`), in −π…π radians.
    static func angle(y: Double, x: Double) -> Double { platformAngle(y, x) }
}

// These functions are outside the type, so that the names mean the C library's functions and not the type's own.
private func platformExp(_ exponent: Double) -> Double { exp(exponent) }
private func platformExpm1(_ exponent: Double) -> Double { expm1(exponent) }
private func platformLog(_ value: Double) -> Double { log(value) }
private func platformLog1p(_ value: Double) -> Double { log1p(value) }
private func platformSin(_ angle: Double) -> Double { sin(angle) }
private func platformCos(_ angle: Double) -> Double { cos(angle) }
private func platformAngle(_ y: Double, _ x: Double) -> Double { atan2(y, x) }
