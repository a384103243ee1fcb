import Jobs
import Timeline

/// Takes any easing; gives the Bézier curve of CSS that is nearest to it.
///
/// Control points are moved in smaller and smaller steps as long as that brings the curve nearer: the same points for
/// the same easing, within about a hundredth of the way for springs that do not swing.
struct BezierFit {
    private(set) var curve = CubicBezier(0.25, 0.5, 0.5, 1)
    /// The most that the curve's progress is off, at the moments that were looked at.
    private(set) var error = 0.0

    private static let moments = (1..<32).map { Double($0) / 32 }

    init(_ easing: Easing, over duration: Double) {
        let wanted = Self.moments.map { easing.progress(at: $0, of: duration) }
        /// Looks no further once it is as much as `most`: a curve so far off is not taken.
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
    /// With one of its four numbers moved as far as it may be.
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
