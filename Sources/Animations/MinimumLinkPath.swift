import Geometry
import Jobs

/// A place that a path has to pass, going right: between `low` and `high` at `x`, ends included.
struct Gate {
    var x: Double
    var low: Double
    var high: Double
}

/// Takes a row of gates, the first and the last of them no wider than a point; gives the path through all of them that
/// has the fewest corners; promises that no path inside the corridor, whose walls lead straight from gate to gate, has
/// fewer.
///
/// A link is a line that stays in the corridor as long as any line can. What cannot be seen from it lies behind the
/// stretch between the wall where the line turns and the wall that it hits, its window; whatever goes on has to cross
/// that, and the next link is the line that reaches farthest of all that do. Lines are held against pairs of walls
/// alone: one is too steep if it passes under what lies left and over what lies right, and where no line is neither too
/// steep nor too flat, there is none at all.
///
/// Source: S. Suri, A linear time algorithm for minimum link paths inside a simple polygon, 1986; for corridors
/// H. Imai and M. Iri, An optimal algorithm for approximating a piecewise linear function, 1986.
/// - Complexity: O(*n* · *m*) for *n* gates, of which a line passes *m* at most.
struct MinimumLinkPath {
    /// A line, and the point of a wall that keeps it from being any steeper, or any flatter, on its right.
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

    /// What the next link has to pass over, and under.
    private var lower: [Point]
    private var upper: [Point]
    /// The steepest of the lines that can be, and the flattest.
    private var steepest = Link(slope: .infinity, touch: .zero)
    private var flattest = Link(slope: -.infinity, touch: .zero)
    /// The links that are found, and the stretch of each in which the next one leaves it.
    private var links: [(link: Link, window: ClosedRange<Double>)] = []

    private init(from start: Point) {
        lower = [start]
        upper = [start]
    }

    /// The corners of the path, its ends included, from left to right; the same points if there are fewer than three
    /// gates.
    static func corners(through gates: [Gate]) -> [Point] {
        guard gates.count > 2, let first = gates.first, let last = gates.last else {
            return gates.map { Point(x: $0.x, y: $0.low) }
        }
        let start = Point(x: first.x, y: first.low)
        var path = MinimumLinkPath(from: start)
        var index = 1
        var windows = 0
        while index < gates.count, !JobBudget.isOver() {
            // Rounding alone could stop a path twice at one gate.
            if windows < 2, path.turns(before: gates[index], behind: gates[index - 1]) {
                windows += 1
            } else {
                windows = 0
                index += 1
            }
        }
        return path.corners(from: start, to: Point(x: last.x, y: last.low))
    }

    /// Takes a gate on the way of the link; or, where no line reaches it, ends the link and says true.
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

    /// The least, or the greatest, slope of the lines from several points to one on their right.
    private static func slope(from points: [Point], to point: Point, least: Bool) -> Double {
        var bound = least ? Double.infinity : -.infinity
        for other in points where other.x < point.x {
            let slope = (point.y - other.y) / (point.x - other.x)
            bound = least ? min(bound, slope) : max(bound, slope)
        }
        return bound
    }

    /// Where a link meets a piece of a wall; the piece's right end where rounding finds no such point.
    private static func meeting(of link: Link, with wall: (start: Point, end: Point)) -> Point {
        let before = wall.start.y - link.y(at: wall.start.x)
        let after = wall.end.y - link.y(at: wall.end.x)
        guard before != after else { return wall.end }
        let share = min(max(before / (before - after), 0), 1)
        let x = wall.start.x + (wall.end.x - wall.start.x) * share
        return Point(x: x, y: link.y(at: x))
    }

    /// Corners where each link leaves the one before; the last link goes through the last gate.
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
