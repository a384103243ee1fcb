import Dialogs
import Geometry
import Timeline

/// The sizes of the keyboard in a timeline in which its window rotates, each with the time from which its keys are
/// drawn: keys are laid out anew for each size.
struct KeyboardChanges {
    /// The sizes in order of time, the first at 0; empty if the keyboard keeps its size, or changes it too often.
    private(set) var shown: [(time: Double, size: Size)] = []
    private let rest: Size?

    /// How many sizes a change is drawn in.
    private static let steps = 4
    /// The most sizes: each has a drawing of its own.
    private static let mostSizes = 16

    init(of depiction: Depiction, in named: Depiction.NamedTimeline) {
        let layer = depiction.rest.layers.first { $0.role == .keyboard }
        rest = layer?.frame.size
        let tracks = named.timeline.motion.tracks
        guard let layer, let track = tracks.first(where: { $0.layer == layer.id && $0.property == .size }) else {
            return
        }
        func size(at time: Double) -> Size {
            if case .size(let size) = track.value(at: time) { size } else { layer.frame.size }
        }
        var shown = [(time: 0.0, size: size(at: 0))]
        for (start, end) in zip(track.keyframes, track.keyframes.dropFirst()) where start.value != end.value {
            let step = (end.time - start.time) / Double(Self.steps)
            for index in 0..<Self.steps where shown.count <= Self.mostSizes {
                let time = start.time + Double(index) * step
                shown.append((time, size(at: time + step / 2)))
            }
            shown.append((end.time, size(at: end.time)))
        }
        guard shown.count <= Self.mostSizes, shown.contains(where: { $0.size != rest }) else { return }
        self.shown = shown
    }

    /// The sizes that differ from the one at rest, each once.
    var others: [Size] {
        var others: [Size] = []
        for (_, size) in shown where size != rest && !others.contains(size) { others.append(size) }
        return others
    }
}
