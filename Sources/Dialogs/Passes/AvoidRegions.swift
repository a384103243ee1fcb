import Devices
import Geometry

/// Moves a resting frame that already avoids the keyboard clear of cut-outs and other covers in the safe area, and of
/// those elements of the app that dialogs should avoid.
///
/// The frame moves as little as possible. It stays in its container, above the keyboard and at its edge; only if no
/// place along the edge is free does it move away from the edge. If no place is free at all, the result says so.
///
/// A dialog that fills the screen, whose frame the request gives, or that points at an anchor is not moved; but the
/// last chooses another side of its anchor to avoid an element. Their content avoids the covers instead, as in a dialog
/// without a free place, and the answer lists the overlaps.
struct AvoidRegions {
    let stage: Stage
    let container: Rect
    /// The edge against which the dialog rests; `nil` is none.
    let edge: Edge?

    /// The frame after avoiding covers, and the kind of change.
    struct Result {
        var frame: Rect
        var effect: Effect
        /// Whether it avoids an element of the app rather than a cover.
        var isByElement = false
    }

    enum Effect {
        /// The frame did not change.
        case none
        /// The dialog moved clear of them.
        case moved
        /// No place is free of them, so that part of the dialog remains covered.
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

    /// Whether a dialog takes the whole width of its room or, against a side edge, the whole height. Then its content
    /// moves instead of the dialog.
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

    /// The nearest frame clear of `obstacles`; `nil` if there is none.
    ///
    /// - Parameter edge: The edge to stay at; `nil` allows any place.
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

    /// `insets` of a dialog at `frame`, increased so that its content is also clear of the covers over the dialog, on
    /// the side of each cover with the most room.
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

    /// The frames of covers over the safe area, and of folds that do not divide the screen because they do not extend
    /// from edge to edge.
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

    /// The coordinates to try for a side's near end: the present one first, then the others in ascending order.
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
