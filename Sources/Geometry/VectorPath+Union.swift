extension VectorPath {
    /// The area that at least one of `paths` covers, each under the even-odd rule, as one path under the same rule.
    ///
    /// Paths that share no area with any other, and those that lie inside another one, keep their own curves. Where two
    /// cross, both become polygons whose straight sides are at most ``flatness`` off their curves.
    /// - Returns: nil where outlines that cross have more than ``mostSides`` sides together, which would take too long.
    /// - Complexity: O(*s* · *n*) for *n* sides of paths that cross and *s* different heights of corners and crossings.
    package static func union(of paths: [VectorPath]) -> VectorPath? {
        var members: [Member] = []
        for path in paths.map({ Member($0) }) where !path.bounds.isEmpty {
            if members.contains(where: { $0.covers(path) }) { continue }
            members.removeAll { path.covers($0) }
            members.append(path)
        }
        var result = VectorPath()
        while let first = members.first {
            // Everything that is connected with the first path through boxes that overlap or touch.
            var group = [first]
            members.removeFirst()
            var grows = true
            while grows {
                let (near, far) = members.reduce(into: ([Member](), [Member]())) { halves, member in
                    let meets = group.contains { $0.bounds.intersection(member.bounds) != nil }
                    if meets { halves.0.append(member) } else { halves.1.append(member) }
                }
                grows = !near.isEmpty
                group += near
                members = far
            }
            if group.count == 1 {
                result = result.appending(first.path)
            } else {
                guard let joined = Slabs(group.map(\.loops)).union() else { return nil }
                result = result.appending(joined)
            }
        }
        return result
    }

    /// How far a straight side may lie off the curve that it approximates, in points.
    package static let flatness = 0.01
    /// The greatest number of sides of outlines that cross.
    package static let mostSides = 4096

    /// The corners of each subpath, with curves cut into straight sides.
    var flattened: [[Point]] {
        var loops: [[Point]] = []
        var loop: [Point] = []
        forEachSegment { segment in
            let corners = segment.corners
            if let last = loop.last, let start = corners.first, last != start {
                loops.append(loop)
                loop = []
            }
            loop += loop.isEmpty ? corners : Array(corners.dropFirst())
        }
        return loop.isEmpty ? loops : loops + [loop]
    }
}

extension PathSegment {
    /// The corners of a polygon that approximates the segment: both ends, and points between them.
    fileprivate var corners: [Point] {
        switch self {
        case .line(let start, let end):
            return [start, end]
        case .quadratic(let a, let b, let c):
            return PathSegment.steps(24).map { t in
                Point(x: quadraticValue(a.x, b.x, c.x, at: t), y: quadraticValue(a.y, b.y, c.y, at: t))
            }
        case .cubic(let a, let b, let c, let d):
            return PathSegment.steps(32).map { t in
                Point(x: cubicValue(a.x, b.x, c.x, d.x, at: t), y: cubicValue(a.y, b.y, c.y, d.y, at: t))
            }
        case .arc(let arc):
            // The chord of an arc of the angle 2φ is up to r (1 − cos φ) away from its circle, about r φ² / 2.
            let radius = max(arc.radii.width, arc.radii.height, 1e-6)
            let step = 2 * (2 * VectorPath.flatness / radius).squareRoot()
            let count = max(1, min(256, Int((abs(arc.sweep) / step).rounded(.up))))
            let between = PathSegment.steps(count).dropFirst().dropLast()
                .map { arc.point(after: abs(arc.sweep) * $0) }
            return [arc.start] + between + [arc.end]
        }
    }

    private static func steps(_ count: Int) -> [Double] { (0...count).map { Double($0) / Double(count) } }
}

/// One path of a union.
private struct Member {
    let path: VectorPath
    let bounds: Rect
    let loops: [[Point]]
    /// Whether the outline is one convex loop.
    let isConvex: Bool

    init(_ path: VectorPath) {
        self.path = path
        bounds = path.bounds
        loops = path.flattened
        isConvex = loops.count == 1 && Member.isConvex(loops[0])
    }

    private static func isConvex(_ loop: [Point]) -> Bool {
        let corners = loop.first == loop.last ? Array(loop.dropLast()) : loop
        guard corners.count > 2 else { return false }
        var sign = 0.0
        var turned = 0.0
        for index in corners.indices {
            let (a, b) = (corners[index], corners[(index + 1) % corners.count])
            let c = corners[(index + 2) % corners.count]
            let cross = (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)
            if abs(cross) < 1e-12 { continue }
            if sign != 0, (cross > 0) != (sign > 0) { return false }
            sign = cross
            // A loop that goes round several times also turns in one direction only, but its y reverses more than
            // twice.
            if (b.y > a.y) != (c.y > b.y) { turned += 1 }
        }
        return turned <= 2
    }

    /// Whether all of `other` lies in this path. Their edges may touch.
    func covers(_ other: Member) -> Bool {
        // In points.
        let tolerance = 1e-6
        guard isConvex, bounds.inset(by: EdgeInsets(all: -tolerance)).contains(other.bounds) else { return false }
        if path == other.path { return true }
        let corners = loops[0]
        return other.loops.allSatisfy { loop in
            loop.allSatisfy { point in
                var sides = (left: false, right: false)
                for (a, b) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
                    let length = max(abs(b.x - a.x), abs(b.y - a.y))
                    guard length > 0 else { continue }
                    let cross = ((b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x)) / length
                    if cross > tolerance { sides.left = true }
                    if cross < -tolerance { sides.right = true }
                }
                return !(sides.left && sides.right)
            }
        }
    }
}

/// Computes the union of polygons slab by slab. A slab is the band between two neighbouring heights at which there are
/// corners or crossings; inside it no sides cross.
private struct Slabs {
    private struct Side {
        let top: Point
        let bottom: Point
        let owner: Int

        func x(at y: Double) -> Double {
            if y <= top.y { return top.x }
            if y >= bottom.y { return bottom.x }
            return top.x + (bottom.x - top.x) * ((y - top.y) / (bottom.y - top.y))
        }
    }

    /// A part of the union, built from the top down, with its corners on the left and on the right.
    private struct Piece {
        var left: [Point]
        var right: [Point]
    }

    private let sides: [Side]
    private let owners: Int

    init(_ members: [[[Point]]]) {
        var sides: [Side] = []
        for (owner, loops) in members.enumerated() {
            for loop in loops {
                for (a, b) in zip(loop, loop.dropFirst() + loop.prefix(1)) where a.y != b.y {
                    sides.append(Side(top: a.y < b.y ? a : b, bottom: a.y < b.y ? b : a, owner: owner))
                }
            }
        }
        self.sides = sides.sorted { ($0.top.y, $0.top.x) < ($1.top.y, $1.top.x) }
        owners = members.count
    }

    /// The greatest number of heights of corners and crossings.
    private static let mostHeights = 4 * VectorPath.mostSides

    func union() -> VectorPath? {
        guard sides.count <= VectorPath.mostSides, let heights = heights() else { return nil }
        var done: [Piece] = []
        var open: [Piece] = []
        for (top, bottom) in zip(heights, heights.dropFirst()) {
            var next: [Piece] = []
            for stretch in covered(between: top, bottom) {
                let left = (stretch.left.x(at: top), stretch.left.x(at: bottom))
                let right = (stretch.right.x(at: top), stretch.right.x(at: bottom))
                // In points.
                let tolerance = 1e-7
                let above = open.firstIndex { piece in
                    guard let one = piece.left.last, let other = piece.right.last else { return false }
                    return abs(one.x - left.0) < tolerance && abs(other.x - right.0) < tolerance
                }
                var piece =
                    above.map { open.remove(at: $0) }
                    ?? Piece(left: [Point(x: left.0, y: top)], right: [Point(x: right.0, y: top)])
                Slabs.extend(&piece.left, to: Point(x: left.1, y: bottom))
                Slabs.extend(&piece.right, to: Point(x: right.1, y: bottom))
                next.append(piece)
            }
            done += open
            open = next
        }
        return VectorPath(
            elements: (done + open).flatMap { piece -> [VectorPath.Element] in
                let corners = piece.left + piece.right.reversed()
                return [.move(corners[0])] + corners.dropFirst().map { .line($0) } + [.close]
            })
    }

    /// Adds a corner to a chain. If the corner before it lies on a straight line between its neighbours, that one is
    /// removed.
    private static func extend(_ chain: inout [Point], to point: Point) {
        if chain.count > 1 {
            let (a, b) = (chain[chain.count - 2], chain[chain.count - 1])
            let cross = (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x)
            if abs(cross) < 1e-9 * max(1, point.y - a.y) { chain.removeLast() }
        }
        chain.append(point)
    }

    /// The heights of all corners and crossings, from the top down; nil if there are too many.
    private func heights() -> [Double]? {
        var heights = sides.flatMap { [$0.top.y, $0.bottom.y] }
        for (index, side) in sides.enumerated() {
            for other in sides[(index + 1)...] {
                if other.top.y >= side.bottom.y { break }
                let (top, bottom) = (max(side.top.y, other.top.y), min(side.bottom.y, other.bottom.y))
                guard bottom > top else { continue }
                let before = side.x(at: top) - other.x(at: top)
                let after = side.x(at: bottom) - other.x(at: bottom)
                guard before != 0, after != 0, (before > 0) != (after > 0) else { continue }
                heights.append(top + (bottom - top) * (before / (before - after)))
                if heights.count > Slabs.mostHeights { return nil }
            }
        }
        var distinct: [Double] = []
        for height in heights.sorted() where height - (distinct.last ?? -.infinity) > 1e-9 { distinct.append(height) }
        return distinct
    }

    /// The parts of a slab that are covered, from left to right, each with its left and its right side.
    private func covered(between top: Double, _ bottom: Double) -> [(left: Side, right: Side)] {
        let middle = (top + bottom) / 2
        var crossing: [(x: Double, side: Side)] = []
        for side in sides {
            if side.top.y >= middle { break }
            if side.bottom.y > middle { crossing.append((side.x(at: middle), side)) }
        }
        crossing.sort { $0.x < $1.x }
        var isInside = Array(repeating: false, count: owners)
        var depth = 0
        var start: Side?
        var stretches: [(left: Side, right: Side)] = []
        for (_, side) in crossing {
            isInside[side.owner].toggle()
            depth += isInside[side.owner] ? 1 : -1
            if depth > 0, start == nil { start = side }
            if depth == 0, let left = start {
                stretches.append((left, side))
                start = nil
            }
        }
        return stretches
    }
}
