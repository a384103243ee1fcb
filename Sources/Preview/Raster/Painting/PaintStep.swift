import Dialogs
import Geometry
import Typography

/// One step of painting a picture: an operation with its transform to pixels and the clips around it.
struct PaintStep: Equatable {
    enum Action: Equatable {
        case fill(VectorPath, FillRule, Fill, opacity: Double)
        case stroke(VectorPath, width: Double, Color)
        case shadow(CastShadow)
        /// Glyphs with their own colours.
        case image(LineDrawing.Image, opacity: Double)
        /// An image of the request, over its frame, in its own pixels.
        case picture(DecodedImage)
        /// A material, with the area that it may sample.
        case backdrop(Backdrop, within: PaintPanel)
        /// Begins an offscreen group, which the matching `end` composites.
        case begin
        /// Composites an offscreen group.
        case end(opacity: Double)
    }

    var action: Action
    /// The transform from the operation's space to pixels.
    var transform: PlaneTransform
    /// The clip; `nil` for none.
    var clip: PaintClip?
    /// The pixels that the step may change.
    var box: PixelRect

    static func == (one: PaintStep, other: PaintStep) -> Bool {
        // The comparisons that are fastest to fail come first.
        one.box == other.box && one.transform == other.transform && one.clip == other.clip && one.action == other.action
    }
}

/// The area of the picture in which a screen shows anything.
struct PaintPanel: Equatable {
    /// The bounding box, in pixels.
    var box: PixelRect
    /// The outline inside the box; `nil` if the area is the whole box.
    var outline: PaintClip?
}

/// An outline that steps are clipped to, inside outer ones.
final class PaintClip: Equatable {
    let outer: PaintClip?
    let path: VectorPath
    let rule: FillRule
    let transform: PlaneTransform
    private lazy var area = ConvexArea(path, transform)

    init(_ path: VectorPath, _ rule: FillRule, _ transform: PlaneTransform, in outer: PaintClip?) {
        (self.path, self.rule, self.transform, self.outer) = (path, rule, transform, outer)
    }

    /// Whether this outline, without outer ones, certainly cuts off none of some pixels.
    func leaves(_ part: PixelRect) -> Bool { area?.contains(part) == true }

    /// Whether this outline and all outer ones certainly cut off none of some pixels.
    func leavesAll(_ part: PixelRect) -> Bool {
        var next: PaintClip? = self
        while let clip = next {
            guard clip.leaves(part) else { return false }
            next = clip.outer
        }
        return true
    }

    static func == (one: PaintClip, other: PaintClip) -> Bool {
        one === other
            || one.transform == other.transform && one.rule == other.rule && one.path == other.path
                && one.outer == other.outer
    }
}

/// The inside of a convex path, in pixels.
struct ConvexArea {
    private let path: FilledPath
    /// The inside, if it is an axis-parallel rectangle.
    private let rect: Rect?

    /// `nil` if the path is not convex, has several parts, or cannot be shown to be convex.
    init?(_ path: VectorPath, _ transform: PlaneTransform) {
        guard let there = path.withoutArcs.mapped(by: transform) else { return nil }
        var corners: [Point] = []
        corners.reserveCapacity(there.elements.count * 3)
        for (index, element) in there.elements.enumerated() {
            switch element {
            case .move(let point):
                guard index == 0 else { return nil }
                corners.append(point)
            case .line(let point): corners.append(point)
            case .quadratic(let control, let end): corners += [control, end]
            case .cubic(let first, let second, let end): corners += [first, second, end]
            case .close:
                guard index == there.elements.count - 1 else { return nil }
            case .arc: return nil
            }
        }
        guard Self.isConvex(corners) else { return nil }
        let isUpright =
            there.elements.count <= 6
            && zip(corners, corners.dropFirst() + corners.prefix(1)).allSatisfy { $0.x == $1.x || $0.y == $1.y }
        rect = isUpright ? there.bounds : nil
        self.path = FilledPath(there)
    }

    /// Whether a polygon turns in the same direction at all its corners, and only once around. Then a curve with these
    /// control points is inside it, and convex as well.
    private static func isConvex(_ corners: [Point]) -> Bool {
        var edges: [(x: Double, y: Double)] = []
        var last = corners.last ?? .zero
        for corner in corners {
            let edge = (x: corner.x - last.x, y: corner.y - last.y)
            if edge.x.magnitude + edge.y.magnitude > 1e-9 { edges.append(edge) }
            last = corner
        }
        guard edges.count >= 3, var before = edges.last else { return false }
        var (left, right, reversals) = (false, false, 0)
        var wasRightward = edges.last { $0.x != 0 }.map { $0.x > 0 } ?? false
        for edge in edges {
            let turn = before.x * edge.y - before.y * edge.x
            let length = (before.x.magnitude + before.y.magnitude) * (edge.x.magnitude + edge.y.magnitude)
            if turn > 1e-9 * length { left = true } else if turn < -1e-9 * length { right = true }
            if edge.x != 0, (edge.x > 0) != wasRightward {
                wasRightward.toggle()
                reversals += 1
            }
            before = edge
        }
        return left != right && reversals <= 2
    }

    /// Whether the area covers some pixels completely.
    func contains(_ part: PixelRect) -> Bool {
        // A vertical or horizontal edge on a pixel boundary does not change adjacent pixels; other edges are
        // antialiased.
        contains(part, within: rect == nil ? 1 : 0)
    }

    /// Whether the area contains some pixels and everything within `distance` pixels of them.
    func contains(_ part: PixelRect, within distance: Double) -> Bool {
        let wide = part.rect.insetBy(-distance)
        if let rect {
            return rect.minX <= wide.minX && rect.minY <= wide.minY && rect.maxX >= wide.maxX && rect.maxY >= wide.maxY
        }
        return path.contains(wide.origin) && path.contains(Point(x: wide.maxX, y: wide.minY))
            && path.contains(Point(x: wide.minX, y: wide.maxY)) && path.contains(Point(x: wide.maxX, y: wide.maxY))
    }
}
