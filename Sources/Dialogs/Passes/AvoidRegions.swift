import Devices
import Geometry

/// Moves a resting frame, which is clear of the keyboard already, clear of cut-outs and other covers that reach into
/// the safe area, and of the app's elements that ask for it.
///
/// The frame moves as little as possible. It stays in its container, above the keyboard and at its edge; only where no
/// place along the edge is free does it leave the edge. Where no place is free at all, the result says so.
///
/// A dialog that fills the screen, that the caller placed, or that points at an anchor is not moved, though the last
/// takes another side of its anchor to avoid an element. Its content keeps clear instead, as in a dialog that finds no
/// place, and the answer lists which region it shares area with.
struct AvoidRegions {
    let stage: Stage
    let container: Rect
    /// The edge that the dialog rests against; nil is none.
    let edge: Edge?

    /// The frame after avoiding covers, and what has happened to it.
    struct Result {
        var frame: Rect
        var effect: Effect
        /// Whether an element of the app was in the way, rather than a cover.
        var isByElement = false
    }

    enum Effect {
        /// Nothing changed.
        case none
        /// The dialog moved out of their way.
        case moved
        /// No frame is free of them, so part of the dialog stays covered.
        case covered
    }

    func avoid(_ frame: Rect) -> Result {
        let (covers, elements) = (self.covers, stage.keepClearFrames)
        let obstacles = covers + elements
        guard obstacles.contains(where: { $0.intersection(frame) != nil }) else {
            return Result(frame: frame, effect: .none)
        }
        let isByElement = !covers.contains { $0.intersection(frame) != nil }
        let covered = Result(frame: frame, effect: .covered, isByElement: isByElement)
        guard !isAcross(frame) else { return covered }
        let free = free(frame, obstacles, along: edge) ?? (edge == nil ? nil : self.free(frame, obstacles, along: nil))
        return free.map { Result(frame: $0, effect: .moved, isByElement: isByElement) } ?? covered
    }

    /// Whether a dialog takes all of the room from side to side or, against a side edge, from top to bottom. Then its
    /// content moves, not the dialog.
    private func isAcross(_ frame: Rect) -> Bool {
        let safe = stage.visible
        let pixel = 1 / stage.grid.scale
        if let edge, !edge.isVertical {
            return frame.minY <= max(container.minY, safe.minY) + pixel
                && frame.maxY >= min(container.maxY, safe.maxY) - pixel
        }
        return frame.minX <= max(container.minX, safe.minX) + pixel
            && frame.maxX >= min(container.maxX, safe.maxX) - pixel
    }

    /// The nearest frame clear of `obstacles`; nil where there is none.
    ///
    /// - Parameter edge: The edge to stay at; nil allows any place.
    private func free(_ frame: Rect, _ obstacles: [Rect], along edge: Edge?) -> Rect? {
        let bounds = room(around: frame)
        var best: Rect?
        var least = Double.infinity
        let columns = obstacles.map { ($0.minX, $0.maxX) }
        let rows = obstacles.map { ($0.minY, $0.maxY) }
        for x in candidates(of: frame.minX, length: frame.width, columns, along: edge, isHorizontal: true) {
            for y in candidates(of: frame.minY, length: frame.height, rows, along: edge, isHorizontal: false) {
                let candidate = Rect(origin: Point(x: x, y: y), size: frame.size)
                let distance = abs(x - frame.minX) + abs(y - frame.minY)
                guard distance < least, bounds.contains(candidate),
                    !obstacles.contains(where: { $0.intersection(candidate) != nil })
                else { continue }
                (best, least) = (candidate, distance)
            }
        }
        return best
    }

    /// `insets` of a dialog at `frame`, increased so that its content is clear of the covers over the dialog as well:
    /// it keeps to the side of each cover with the most room.
    func contentInsets(_ insets: EdgeInsets, of frame: Rect) -> EdgeInsets {
        var insets = insets
        for region in stage.activeRegions where region.kind == .occlusion {
            let interior = frame.inset(by: insets)
            guard let shared = interior.intersection(region.frame) else { continue }
            let (above, below) = (shared.minY - interior.minY, interior.maxY - shared.maxY)
            let (before, after) = (shared.minX - interior.minX, interior.maxX - shared.maxX)
            let (rows, columns) = (max(above, below) * interior.width, max(before, after) * interior.height)
            if rows >= columns {
                guard rows > 0 else { continue }
                if above > below {
                    insets.bottom = frame.maxY - shared.minY
                } else {
                    insets.top = shared.maxY - frame.minY
                }
            } else {
                if before > after {
                    insets.right = frame.maxX - shared.minX
                } else {
                    insets.left = shared.maxX - frame.minX
                }
            }
        }
        return insets
    }

    /// The frames of covers over the safe area, and of folds that divide nothing because they do not reach from edge to
    /// edge.
    private var covers: [Rect] {
        stage.activeRegions.compactMap { $0.frame.intersection(stage.safeArea) == nil ? nil : $0.frame }
    }

    /// The area in which the dialog may be placed: the safe part of its container, extended by the dialog's present
    /// frame.
    private func room(around frame: Rect) -> Rect {
        let safe = stage.visible
        let inner = Rect(
            minX: max(container.minX, safe.minX), minY: max(container.minY, safe.minY),
            maxX: min(container.maxX, safe.maxX), maxY: min(container.maxY, safe.maxY))
        return inner.union(frame)
    }

    /// The possible coordinates of a side's near end: its present one first, then the others in reading order.
    private func candidates(
        of start: Double, length: Double, _ obstacles: [(Double, Double)], along edge: Edge?, isHorizontal: Bool
    ) -> [Double] {
        if let edge, edge.isVertical != isHorizontal { return [start] }
        var places = [start]
        for (near, far) in obstacles { places += [near - length, far] }
        if isHorizontal, stage.direction == .rightToLeft { places[1...].reverse() }
        return places
    }
}
