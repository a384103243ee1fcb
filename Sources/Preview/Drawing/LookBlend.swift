import Dialogs
import Geometry

/// A layer on its way from one fill to another, as one that shows what is behind it becomes one that does not: the one
/// that does is drawn whole, and the other over it.
struct LookBlend {
    let below: PartLook
    let above: PartLook
    /// The opacity of the upper look, 0…1.
    let share: Double

    private init(from start: PartLook, to end: PartLook, share: Double) {
        let goesUnder = start.background?.material == nil && end.background?.material != nil
        (below, above) = goesUnder ? (end, start) : (start, end)
        self.share = goesUnder ? 1 - share : share
    }

    /// The fills of layers that another rest fills otherwise.
    ///
    /// - Parameter time: How much of the timeline has passed, 0…1.
    static func between(_ layers: [Moment.PosedLayer], _ ends: [Layer], at time: Double) -> [String: LookBlend] {
        var blends: [String: LookBlend] = [:]
        for posed in layers {
            guard let start = posed.layer.look, let end = ends.first(where: { $0.id == posed.layer.id }),
                let look = end.look, look !== start, let fill = start.look.background,
                let goal = look.look.background, fill != goal
            else { continue }
            let share = progress(of: posed, to: end.frame.size) ?? time
            blends[posed.layer.id] = LookBlend(from: start.look, to: look.look, share: max(0, min(1, share)))
        }
        return blends
    }

    /// The progress of a layer's size, by the side that changes more, 0…1; nil for one that keeps its size.
    private static func progress(of posed: Moment.PosedLayer, to goal: Size) -> Double? {
        let (start, now) = (posed.layer.frame.size, posed.state.frame.size)
        let (across, down) = (goal.width - start.width, goal.height - start.height)
        guard max(across.magnitude, down.magnitude) > 0.5 else { return nil }
        return across.magnitude > down.magnitude
            ? (now.width - start.width) / across : (now.height - start.height) / down
    }
}
