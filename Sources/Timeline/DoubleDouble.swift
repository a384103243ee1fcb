/// An unevaluated sum of two doubles, about 32 significant digits: enough to tell the side of a root where a curve is
/// so steep that plain doubles cannot.
///
/// Not a general number type: it has only what evaluating a cubic needs. Errors are relative to the operands, not to a
/// sum that cancels. Source: Dekker 1971, doi:10.1007/BF01397083.
struct DoubleDouble {
    /// The sum, rounded to a double.
    var high: Double
    /// The remainder that rounding left; at most half a unit in the last place of `high`.
    var low: Double

    /// A double, exactly.
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
