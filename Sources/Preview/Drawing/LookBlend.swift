package import Dialogs
import Geometry

/// A layer that changes from one fill to another, such as from a translucent to an opaque one. The translucent fill is
/// drawn fully, and the other over it.
package struct LookBlend: Sendable {
    package let below: PartLook
    package let above: PartLook
    /// The opacity of `above`, 0…1.
    package let share: Double

    private init(from start: PartLook, to end: PartLook, share: Double) {
        let goesUnder = start.background?.material == nil && end.background?.material != nil
        (below, above) = goesUnder ? (end, start) : (start, end)
        self.share = goesUnder ? 1 - share : share
    }

    /// Returns the blends of the layers that have another fill at the other end.
    ///
    /// - Parameter time: The fraction of the timeline that has passed, 0…1.
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

    /// The fraction of its change that a layer's size has made, by the side that changes more; `nil` if the size does
    /// not change.
    private static func progress(of posed: Moment.PosedLayer, to goal: Size) -> Double? {
        let (start, now) = (posed.layer.frame.size, posed.state.frame.size)
        let (across, down) = (goal.width - start.width, goal.height - start.height)
        guard max(across.magnitude, down.magnitude) > 0.5 else { return nil }
        return across.magnitude > down.magnitude
            ? (now.width - start.width) / across : (now.height - start.height) / down
    }
}
