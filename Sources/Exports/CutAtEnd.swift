import Animations
import Dialogs
import Geometry
import Jobs
import Preview
import Timeline

/// Cuts the elements of layers that scroll only in the rest in which a timeline ends.
///
/// The elements are those of the rest at which it begins, where no element that cuts carries them. Each is cut by a
/// clip of its own, which is at every moment where the edges of the layer are that scrolls it in the end: at first
/// around all that scrolls, so that it cuts nothing.
struct CutAtEnd {
    private let rest: LayerTree
    private let end: LayerTree

    init(from rest: LayerTree, to end: LayerTree) { (self.rest, self.end) = (rest, end) }

    /// The animations of the clips in a timeline.
    func animations(in motion: Motion) -> [ElementAnimation] {
        let pairs = rest.layers.indices.compactMap { index in scroll(of: index).map { (index: index, scroll: $0) } }
        guard !pairs.isEmpty else { return [] }
        let times = self.times(in: motion.duration)
        // Each rest's layers keep their own distances from what carries them.
        let moments = times.map {
            (
                layers: SampledLayers(rest.layers, in: motion, at: $0),
                edges: SampledLayers(end.layers, in: motion, at: $0)
            )
        }
        return pairs.compactMap { pair in
            let layer = rest.layers[pair.index]
            let values = moments.compactMap { moment in
                moment.edges.state(of: pair.scroll).flatMap { edges in
                    moment.layers.state(of: layer.id).map { Self.inset(of: $0.frame, to: edges.frame) }
                }
            }
            guard values.count == times.count, values.contains(where: { $0.max() > 0.01 }) else { return nil }
            JobBudget.count(.bytes, 48 * values.count)
            return ElementAnimation(
                layer: layer.id, index: pair.index, times: times, easings: times.map { _ in "linear" },
                declarations: [ElementAnimation.Declaration(property: .clip, values: values.map(Self.text))],
                isAdded: false)
        }
    }

    /// The layer that scrolls a layer of the rest in the end, if only the end has it.
    private func scroll(of index: Int) -> String? {
        guard let there = end.index(of: rest.layers[index].id), let parent = end.parents[there] else { return nil }
        let scroll = end.layers[parent]
        return scroll.role == .scroll && rest.index(of: scroll.id) == nil ? scroll.id : nil
    }

    /// Sixty times a second, at most 240.
    private func times(in duration: Double) -> [Double] {
        let count = max(1, min(240, Int((min(duration, 60) * 60).rounded(.up))))
        return (0...count).map { duration * Double($0) / Double(count) }
    }

    /// How far a frame has to be inset to end at edges: top, right, bottom, left; negative where it ends before them.
    private static func inset(of frame: Rect, to edges: Rect) -> SIMD4<Double> {
        SIMD4(
            edges.minY - frame.minY, frame.maxX - edges.maxX, frame.maxY - edges.maxY, edges.minX - frame.minX)
    }

    private static func text(_ inset: SIMD4<Double>) -> String {
        "inset(" + CSSText.lengths(inset.x, inset.y) + " " + CSSText.lengths(inset.z, inset.w) + ")"
    }
}
