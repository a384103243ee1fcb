/// The sum of two doubles that is kept as two numbers, with about 32 significant digits. This is enough to tell on
/// which side of a root a point is if a curve is so steep that plain doubles cannot.
///
/// It is not a general number type, and has only what is needed to evaluate a cubic. Errors are relative to the
/// operands; if terms cancel, they may be large relative to the sum. Source: Dekker 1971, doi:10.1007/BF01397083.
struct DoubleDouble {
    /// The sum, rounded to a double.
    var high: Double
    /// What was lost by rounding: at most half a unit in the last place of `high`.
    var low: Double

    /// A double, without loss.
    init(_ value: Double) {
        high = value
        low = 0
    }

    /// The exact sum of two doubles.
    init(sumOf first: Double, _ second: Double) {
        high = first + second
        let shared = high - first
        low = (first - (high - shared)) + (second - shared)
    }

    /// The exact product of two doubles.
    init(productOf first: Double, _ second: Double) {
        high = first * second
        low = (-high).addingProduct(first, second)
    }

    static func + (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble {
        let sum = DoubleDouble(sumOf: left.high, right.high)
        return DoubleDouble(sumOf: sum.high, sum.low + (left.low + right.low))
    }

    static func * (left: DoubleDouble, right: Double) -> DoubleDouble {
        let product = DoubleDouble(productOf: left.high, right)
        return DoubleDouble(sumOf: product.high, product.low.addingProduct(left.low, right))
    }
}
