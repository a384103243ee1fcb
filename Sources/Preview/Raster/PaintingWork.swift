import Geometry
import Jobs

/// Takes a picture; gives how many pixels it takes to paint it, before any is painted.
///
/// A fill takes each pixel of its box once. What a blur, a clip or a group drawn aside takes beyond that is told in as
/// many fills of the same area, as measured; what cannot be seen takes nothing.
struct PaintingWork {
    /// What each pixel of an area takes, in fills.
    private enum Cost {
        static let fill = 1.0
        /// Edges are smoothed within the outline's box.
        static let stroke = 2.0
        /// Outlines of glyphs.
        static let text = 4.0
        /// The mask is enlarged; and drawn and blurred, which is the less the more it is blurred, as it is done coarsely.
        static let (shadow, finestShadow) = (6.0, 3.0)
        /// What is kept clear is cut out at each pixel.
        static let hole = 16.0
        /// The ground is shrunk and enlarged; and blurred, likewise.
        static let (backdrop, finestBackdrop) = (5.0, 7.0)
        /// A bitmap of its own, put on what is there.
        static let aside = 4.0
        /// Compressing what was painted.
        static let file = 6.0
    }

    private(set) var pixels = 0.0
    private let scale: Double

    /// - Parameter scale: Pixels a point.
    static func pixels(of picture: Picture, scale: Double) -> Int {
        var work = PaintingWork(scale: scale)
        let place = PlaneTransform(a: scale, d: scale)
        let all = Rect(
            minX: picture.bounds.minX * scale, minY: picture.bounds.minY * scale, maxX: picture.bounds.maxX * scale,
            maxY: picture.bounds.maxY * scale)
        work.add(Cost.file, all, in: all)
        work.add(picture.operations, place, in: all)
        return work.pixels < 1e15 ? Int(work.pixels) : Int(1e15)
    }

    private init(scale: Double) { self.scale = scale }

    private mutating func add(_ cost: Double, _ box: Rect?, in visible: Rect) {
        guard let seen = box?.intersection(visible), seen.width > 0, seen.height > 0 else { return }
        // An edge takes its pixels as well.
        pixels += cost * (seen.width + 1) * (seen.height + 1)
    }

    /// - Parameters:
    ///   - place: From the operations' space to pixels.
    ///   - visible: The pixels that may be seen.
    private mutating func add(_ operations: [DrawingOperation], _ place: PlaneTransform, in visible: Rect) {
        for operation in operations {
            switch operation {
            case .fill(let path, _, _): add(Cost.fill, place.bounds(of: path.bounds), in: visible)
            case .stroke(let path, let width, _):
                add(Cost.stroke, place.bounds(of: path.bounds.insetBy(-width)), in: visible)
            case .shadow(let shadow):
                let reach = shadow.path.bounds.insetBy(-shadow.deviation * 3 - 1)
                let cost =
                    Cost.shadow + Cost.finestShadow * Self.fineness(shadow.deviation * place.magnification)
                    + (shadow.hole == nil ? 0 : Cost.hole)
                add(cost, place.bounds(of: reach), in: visible)
            case .text(let run):
                let box = Rect(
                    x: run.origin.x, y: run.origin.y - run.font.size,
                    width: run.width ?? run.font.size * Double(run.text.unicodeScalars.count),
                    height: run.font.size * 1.5)
                add(Cost.text, place.bounds(of: box), in: visible)
            case .backdrop(let backdrop):
                // What is around it is blurred into it.
                let reach = backdrop.path.bounds.insetBy(-max(0, backdrop.blur) * 3)
                guard place.bounds(of: backdrop.path.bounds)?.intersection(visible) != nil else { continue }
                let fineness = Self.fineness(backdrop.blur * place.magnification)
                add(Cost.backdrop + Cost.finestBackdrop * fineness, place.bounds(of: reach), in: visible)
            case .group(let group): add(group, place, in: visible)
            }
        }
    }

    /// The share of pixels that are left where what is blurred is drawn coarsely.
    private static func fineness(_ deviation: Double) -> Double {
        let factor = max(1, (deviation / Painter.finest).rounded(.down))
        return 1 / (factor * factor)
    }

    private mutating func add(_ group: Group, _ place: PlaneTransform, in visible: Rect) {
        guard group.opacity > 0 else { return }
        let place = group.transform.followed(by: place)
        var visible = visible
        if let clip = group.clip {
            guard let cut = place.bounds(of: clip.bounds)?.intersection(visible) else { return }
            visible = cut
        }
        if group.opacity < 1, let own = DrawingOperation.bounds(of: group.operations) {
            add(Cost.aside, place.bounds(of: own), in: visible)
        }
        add(group.operations, place, in: visible)
    }
}
