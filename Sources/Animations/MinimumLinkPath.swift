import Geometry
import Jobs

/// A gate through which a path must pass from left to right: between `low` and `high` at `x`, inclusive.
struct Gate {
    var x: Double
    var low: Double
    var high: Double
}

/// Finds the path with the fewest corners through a row of gates, of which the first and the last are single points. No
/// path has fewer corners inside the corridor, whose walls are straight from gate to gate.
///
/// A link is a line that stays in the corridor as far as any line can. What is not visible from it lies behind its
/// window: the segment from the point where the line touches one wall to the point where it hits the other. Any
/// continuation crosses the window, so the next link is the line that reaches farthest of all that cross it. A line
/// only has to be tested against pairs of walls: it is too steep if it passes below a point on its left and above a
/// point on its right. If every line is too steep or too flat, no line fits.
///
/// Source: S. Suri, A linear time algorithm for minimum link paths inside a simple polygon, 1986; for corridors H. Imai
/// and M. Iri, An optimal algorithm for approximating a piecewise linear function, 1986.
/// - Complexity: O(*n* · *m*) for *n* gates, of which a line passes *m* at most.
struct MinimumLinkPath {
    /// A line, with the point of the wall to its right that keeps it from being steeper, or flatter.
    private struct Link {
        var slope: Double
        var touch: Point

        func y(at x: Double) -> Double { touch.y + slope * (x - touch.x) }

        func steeper(_ slope: Double, _ touch: Point) -> Link {
            slope > self.slope ? Link(slope: slope, touch: touch) : self
        }

        func flatter(_ slope: Double, _ touch: Point) -> Link {
            slope < self.slope ? Link(slope: slope, touch: touch) : self
        }
    }

    /// The points above which the next link has to pass, and those below which it has to pass.
    private var lower: [Point]
    private var upper: [Point]
    /// The steepest and the flattest line that is possible.
    private var steepest = Link(slope: .infinity, touch: .zero)
    private var flattest = Link(slope: -.infinity, touch: .zero)
    /// The links that are finished, each with the range of x in which the next link must start on it.
    private var links: [(link: Link, window: ClosedRange<Double>)] = []

    private init(from start: Point) {
        lower = [start]
        upper = [start]
    }

    /// Returns the corners of the path, including its ends, from left to right. If there are fewer than three gates,
    /// the gates are returned.
    static func corners(through gates: [Gate]) -> [Point] {
        guard gates.count > 2, let first = gates.first, let last = gates.last else {
            return gates.map { Point(x: $0.x, y: $0.low) }
        }
        let start = Point(x: first.x, y: first.low)
        var path = MinimumLinkPath(from: start)
        var index = 1
        var windows = 0
        while index < gates.count, !JobBudget.isOver() {
            // Because of rounding, a link could end at the same gate again and again.
            if windows < 2, path.turns(before: gates[index], behind: gates[index - 1]) {
                windows += 1
            } else {
                windows = 0
                index += 1
            }
        }
        return path.corners(from: start, to: Point(x: last.x, y: last.low))
    }

    /// Extends the link to a gate. If no line reaches the gate, ends the link and returns true.
    private mutating func turns(before gate: Gate, behind previous: Gate) -> Bool {
        let (low, high) = (Point(x: gate.x, y: gate.low), Point(x: gate.x, y: gate.high))
        let steepest = self.steepest.flatter(Self.slope(from: lower, to: high, least: true), high)
        let flattest = self.flattest.steeper(Self.slope(from: upper, to: low, least: false), low)
        if flattest.slope > self.steepest.slope {
            let wall = (Point(x: previous.x, y: previous.low), low)
            let end = Self.meeting(of: self.steepest, with: wall)
            upper.removeAll { $0.x < self.steepest.touch.x }
            lower = [end]
            begin(behind: self.steepest, window: end)
            return true
        }
        if steepest.slope < self.flattest.slope {
            let wall = (Point(x: previous.x, y: previous.high), high)
            let end = Self.meeting(of: self.flattest, with: wall)
            lower.removeAll { $0.x < self.flattest.touch.x }
            upper = [end]
            begin(behind: self.flattest, window: end)
            return true
        }
        self.steepest = steepest
        self.flattest = flattest
        lower.append(low)
        upper.append(high)
        return false
    }

    private mutating func begin(behind link: Link, window end: Point) {
        links.append((link, link.touch.x...max(link.touch.x, end.x)))
        steepest = Link(slope: .infinity, touch: .zero)
        flattest = Link(slope: -.infinity, touch: .zero)
        for point in lower {
            for other in upper where other.x != point.x {
                let slope = (other.y - point.y) / (other.x - point.x)
                if other.x > point.x {
                    steepest = steepest.flatter(slope, other)
                } else {
                    flattest = flattest.steeper(slope, point)
                }
            }
        }
    }

    /// The least or the greatest slope of the lines that lead from several points to a point on their right.
    private static func slope(from points: [Point], to point: Point, least: Bool) -> Double {
        var bound = least ? Double.infinity : -.infinity
        for other in points where other.x < point.x {
            let slope = (point.y - other.y) / (point.x - other.x)
            bound = least ? min(bound, slope) : max(bound, slope)
        }
        return bound
    }

    /// The point at which a link meets a segment of a wall. If there is none because of rounding, the segment's right
    /// end.
    private static func meeting(of link: Link, with wall: (start: Point, end: Point)) -> Point {
        let before = wall.start.y - link.y(at: wall.start.x)
        let after = wall.end.y - link.y(at: wall.end.x)
        guard before != after else { return wall.end }
        let share = min(max(before / (before - after), 0), 1)
        let x = wall.start.x + (wall.end.x - wall.start.x) * share
        return Point(x: x, y: link.y(at: x))
    }

    /// Returns the corners at which each link starts on the one before; the last link ends at the last gate.
    private func corners(from start: Point, to end: Point) -> [Point] {
        let least = Self.slope(from: upper.dropLast(), to: end, least: false)
        let most = Self.slope(from: lower.dropLast(), to: end, least: true)
        let slope = least.isFinite && most.isFinite ? (least + most) / 2 : least.isFinite ? least : most
        var corners = [start]
        for index in links.indices {
            let (link, window) = links[index]
            let next = index + 1 < links.count ? links[index + 1].link : Link(slope: slope, touch: end)
            var x = window.upperBound
            if next.slope.isFinite, next.slope != link.slope {
                let meeting =
                    (next.touch.y - link.touch.y + link.slope * link.touch.x - next.slope * next.touch.x)
                    / (link.slope - next.slope)
                x = min(max(meeting, window.lowerBound), window.upperBound)
            }
            corners.append(Point(x: x, y: link.y(at: x)))
        }
        return corners + [end]
    }
}
