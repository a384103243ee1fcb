import Jobs
import Timeline

/// Finds the Bézier curve of CSS that is nearest to any easing.
///
/// The control points are moved in ever smaller steps as long as that brings the curve nearer. The result is
/// deterministic. For springs that do not oscillate, it is within about a hundredth of the whole change.
struct BezierFit {
    private(set) var curve = CubicBezier(0.25, 0.5, 0.5, 1)
    /// The greatest error of the curve's progress, at the sampled moments.
    private(set) var error = 0.0

    private static let moments = (1..<32).map { Double($0) / 32 }

    init(_ easing: Easing, over duration: Double) {
        let wanted = Self.moments.map { easing.progress(at: $0, of: duration) }
        /// Stops once the distance reaches `most`, since such a curve is not used.
        func distance(of curve: CubicBezier, upTo most: Double) -> Double {
            var distance = 0.0
            for index in wanted.indices {
                distance = max(distance, abs(curve.progress(at: Self.moments[index]) - wanted[index]))
                if distance >= most { break }
            }
            return distance
        }
        error = distance(of: curve, upTo: .infinity)
        var step = 0.25
        while step > 0.002, !JobBudget.isOver(after: 20) {
            var isBetter = false
            for point in 0..<4 {
                for direction in [-step, step] {
                    let moved = curve.moved(point, by: direction)
                    let error = distance(of: moved, upTo: self.error - 1e-9)
                    guard error < self.error - 1e-9 else { continue }
                    (curve, self.error, isBetter) = (moved, error, true)
                }
            }
            if !isBetter { step /= 2 }
        }
    }
}

extension CubicBezier {
    /// Returns the curve with one of its four numbers moved, within the allowed range.
    fileprivate func moved(_ index: Int, by distance: Double) -> CubicBezier {
        func within(_ x: Double) -> Double { min(max(x, 0), 1) }
        func near(_ y: Double) -> Double { min(max(y, -2), 3) }
        return switch index {
        case 0: CubicBezier(within(x1 + distance), y1, x2, y2)
        case 1: CubicBezier(x1, near(y1 + distance), x2, y2)
        case 2: CubicBezier(x1, y1, within(x2 + distance), y2)
        default: CubicBezier(x1, y1, x2, near(y2 + distance))
        }
    }
}
