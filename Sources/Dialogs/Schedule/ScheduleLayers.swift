import Boxes
import Geometry
import Timeline

/// Lists every layer that is ever visible in a schedule, back to front and with unique ids, with the time for which it
/// exists. Each track of the timeline moves one of them.
///
/// A dialog's layers are those of its first layout that has them. Layers that dialogs share are listed once, for the
/// whole time: the presenter as without any dialog, behind all of them, but above a dialog that its page curl uncovers,
/// if that is the first.
struct ScheduleLayers {
    /// Each dialog that was on the screen, with its motions.
    let shows: [(dialog: ScheduledDialog, pieces: [ScheduledMotion.Piece])]
    /// The app's own view before the first event.
    let presenter: Layer
    /// The layers that the system draws over everything, each as when it is first visible.
    let system: [Layer]
    /// The end of the schedule, in seconds.
    let duration: Double

    func layers() -> [ScheduleLayer] {
        var layers: [ScheduleLayer] = []
        var hasPresenter = false
        func addPresenter() {
            if !hasPresenter { layers.append(ScheduleLayer(layer: presenter, from: 0, to: duration)) }
            hasPresenter = true
        }
        let shows = shows.sorted { ($0.dialog.showAt ?? 0) < ($1.dialog.showAt ?? 0) }
        for (index, show) in shows.enumerated() {
            if show.pieces.first?.layout.layers.first?.role == .presenter { addPresenter() }
            var own = own(show.dialog, show.pieces)
            if losesFocus(show.dialog, to: shows[(index + 1)...]) { own.loseFocus() }
            layers += own
        }
        addPresenter()
        return layers + system.map { ScheduleLayer(layer: $0, from: 0, to: duration) }
    }

    /// Whether a modal dialog appears above one that stays. No dialog that has the focus only for a part of its time
    /// shows it, so that two never show it at once; events report where it is.
    private func losesFocus(
        _ dialog: ScheduledDialog, to later: ArraySlice<(dialog: ScheduledDialog, pieces: [ScheduledMotion.Piece])>
    ) -> Bool {
        let end = dialog.dismissAt ?? duration
        return later.contains { show in
            (show.dialog.showAt ?? 0) < end && show.pieces.first?.layout.accessibility.isModal == true
        }
    }

    private func own(_ dialog: ScheduledDialog, _ pieces: [ScheduledMotion.Piece]) -> [ScheduleLayer] {
        let prefix = dialog.prefix ?? dialog.id
        let gone = dialog.removedAt ?? duration
        let ends = Self.ends(of: pieces)
        var own: [ScheduleLayer] = []
        // The layers' ids within the dialog.
        var names: [String] = []
        for (index, piece) in pieces.enumerated() {
            var place = 0
            for layer in piece.layout.layers where !SharedLayers.ids.contains(layer.id) {
                var end = gone
                if index + 1 < pieces.count {
                    // The layer fades during the motion to a layout without it, and during the motion that interrupts
                    // that one.
                    let later = index + 2 < pieces.count ? ends[index + 2][layer.id] ?? 0 : 0
                    end = min(gone, max(pieces[index + 1].end, later))
                }
                // Most layers keep their index.
                let isNext = place < names.count && names[place] == layer.id
                if let known = isNext ? place : names.firstIndex(of: layer.id) {
                    own[known].to = max(own[known].to, end)
                    place = known + 1
                    continue
                }
                var named = layer
                named.id = LayerID.id(layer.id, in: prefix)
                named.parent = layer.parent.map { SharedLayers.ids.contains($0) ? $0 : LayerID.id($0, in: prefix) }
                own.insert(ScheduleLayer(layer: named, from: piece.start, to: end), at: place)
                names.insert(layer.id, at: place)
                place += 1
            }
        }
        return own
    }

    /// For each piece and each layer that it moves, the end of the last piece of the uninterrupted run of pieces that
    /// move the layer, starting with this one.
    private static func ends(of pieces: [ScheduledMotion.Piece]) -> [[String: Double]] {
        var ends = [[String: Double]](repeating: [:], count: pieces.count)
        for index in pieces.indices.dropFirst(2).reversed() {
            let next = index + 1 < pieces.count ? ends[index + 1] : [:]
            for track in pieces[index].motion.tracks {
                ends[index][track.layer] = max(pieces[index].end, next[track.layer] ?? 0)
            }
        }
        return ends
    }
}

extension [ScheduleLayer] {
    /// Replaces the look of a layer with the focus by its look without the focus.
    fileprivate mutating func loseFocus() {
        for index in indices {
            if let look = self[index].layer.look?.unfocused { self[index].layer.look = look }
        }
    }
}
