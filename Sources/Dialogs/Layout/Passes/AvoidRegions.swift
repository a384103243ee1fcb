import Devices
import Geometry

/// Takes a resting frame, clear of the keyboard; gives it moved as little as keeps it clear of cut-outs and other covers
/// that reach into the safe area; promises that it stays in its container, above the keyboard and at its edge, and says
/// where there is no such frame.
///
/// What fills the screen, what the caller placed himself and what points at an anchor is not moved: its content keeps
/// to the safe area, and the answer lists what it shares with which region.
struct AvoidRegions {
    let stage: Stage
    let container: Rect
    /// The edge that the dialog rests against, and may only move along.
    let edge: Edge?

    /// What covers did to a frame.
    struct Result {
        var frame: Rect
        var effect: Effect
    }

    enum Effect {
        /// Nothing.
        case none
        /// The dialog moved out of their way.
        case moved
        /// No frame is free of them: some of the dialog stays covered.
        case covered
    }

    func avoid(_ frame: Rect) -> Result {
        let obstacles = self.obstacles
        guard obstacles.contains(where: { $0.intersection(frame) != nil }) else {
            return Result(frame: frame, effect: .none)
        }
        let bounds = room(around: frame)
        var best: Rect?
        var least = Double.infinity
        for x in places(of: frame.minX, length: frame.width, obstacles.map { ($0.minX, $0.maxX) }, isHorizontal: true) {
            for y in places(of: frame.minY, length: frame.height, obstacles.map { ($0.minY, $0.maxY) }) {
                let candidate = Rect(origin: Point(x: x, y: y), size: frame.size)
                let way = abs(x - frame.minX) + abs(y - frame.minY)
                guard way < least, bounds.contains(candidate),
                    !obstacles.contains(where: { $0.intersection(candidate) != nil })
                else { continue }
                (best, least) = (candidate, way)
            }
        }
        return best.map { Result(frame: $0, effect: .moved) } ?? Result(frame: frame, effect: .covered)
    }

    /// What covers the safe area, and folds that divide nothing because they do not reach from edge to edge.
    private var obstacles: [Rect] {
        stage.activeRegions.compactMap { $0.frame.intersection(stage.safeArea) == nil ? nil : $0.frame }
    }

    /// Where the dialog may go: the safe part of its container, and as far out of it as it lies already.
    private func room(around frame: Rect) -> Rect {
        let safe = stage.visible
        let inner = Rect(
            minX: max(container.minX, safe.minX), minY: max(container.minY, safe.minY),
            maxX: min(container.maxX, safe.maxX), maxY: min(container.maxY, safe.maxY))
        return inner.union(frame)
    }

    /// Where the near end of a side may go, the place it has first, then in the reading direction's order.
    private func places(
        of start: Double, length: Double, _ obstacles: [(Double, Double)], isHorizontal: Bool = false
    ) -> [Double] {
        if let edge, edge.isVertical != isHorizontal { return [start] }
        var places = [start]
        for (near, far) in obstacles { places += [near - length, far] }
        if isHorizontal, stage.direction == .rightToLeft { places[1...].reverse() }
        return places
    }
}
