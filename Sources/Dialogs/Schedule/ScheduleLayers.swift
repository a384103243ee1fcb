import Geometry
import Timeline

/// Takes the shows of a schedule; gives every layer that is ever seen, back to front, ids unique, with the time in which
/// it is; promises that each track of the timeline moves one of them.
///
/// A dialog's layers stand as in its first layout that has them. What several dialogs share is there once and all the
/// time: the presenter as it is without any of them, behind all, but above a dialog that it curls up from when that comes
/// first.
struct ScheduleLayers {
    /// Each dialog that was on the screen, with its motions.
    let shows: [(dialog: ScheduledDialog, pieces: [ScheduledMotion.Piece])]
    /// The app's own view before the first event.
    let presenter: Layer
    /// What the system draws over everything, each as it is when it is first seen.
    let system: [Layer]
    /// The end of the schedule, in seconds.
    let duration: Double

    func layers() -> [ScheduleLayer] {
        var layers: [ScheduleLayer] = []
        var isPresenterTold = false
        func tellPresenter() {
            if !isPresenterTold { layers.append(ScheduleLayer(layer: presenter, from: 0, to: duration)) }
            isPresenterTold = true
        }
        for show in shows.sorted(by: { ($0.dialog.showAt ?? 0) < ($1.dialog.showAt ?? 0) }) {
            if show.pieces.first?.layout.layers.first?.role == .presenter { tellPresenter() }
            layers += own(show.dialog, show.pieces)
        }
        tellPresenter()
        return layers + system.map { ScheduleLayer(layer: $0, from: 0, to: duration) }
    }

    /// The layers of one dialog.
    private func own(_ dialog: ScheduledDialog, _ pieces: [ScheduledMotion.Piece]) -> [ScheduleLayer] {
        let prefix = dialog.prefix ?? dialog.id
        var own: [ScheduleLayer] = []
        for (index, piece) in pieces.enumerated() {
            var place = 0
            for layer in piece.layout.layers where !SharedLayers.ids.contains(layer.id) {
                let id = LayerID.id(layer.id, in: prefix)
                let end = end(of: layer.id, after: index, pieces, of: dialog)
                if let known = own.firstIndex(where: { $0.layer.id == id }) {
                    own[known].to = max(own[known].to, end)
                    place = known + 1
                    continue
                }
                var named = layer
                named.id = id
                named.parent = layer.parent.map { SharedLayers.ids.contains($0) ? $0 : LayerID.id($0, in: prefix) }
                own.insert(ScheduleLayer(layer: named, from: piece.start, to: end), at: place)
                place += 1
            }
        }
        return own
    }

    /// When a layer that a piece has is seen no more, if none after it has it: it fades in the motion that leads to where it
    /// is not, and in what takes that one over.
    private func end(
        of layer: String, after index: Int, _ pieces: [ScheduledMotion.Piece], of dialog: ScheduledDialog
    ) -> Double {
        let gone = dialog.removedAt ?? duration
        guard index + 1 < pieces.count else { return gone }
        var end = pieces[index + 1].end
        for piece in pieces[(index + 2)...] {
            guard piece.motion.tracks.contains(where: { $0.layer == layer }) else { break }
            end = max(end, piece.end)
        }
        return min(gone, end)
    }
}
