import Boxes
import Geometry
import Jobs
import Timeline

/// Joins the motions of all shows to one timeline. Each track runs from 0 to the end, and each piece continues the
/// previous one.
struct TimelineAssembly {
    /// Each dialog that was on the screen, with its motions.
    let shows: [(dialog: ScheduledDialog, pieces: [ScheduledMotion.Piece])]
    /// The time at which everything has ended, in seconds.
    let duration: Double
    private let shared: SharedLayers
    private let events: [Motion.Event]
    private let keyframeLimit: Int

    init(
        _ dialogs: [ScheduledDialog], _ motions: [ScheduledMotion], _ shared: SharedLayers, events: [Motion.Event],
        keyframeLimit: Int
    ) {
        self.shared = shared
        shows = zip(dialogs, motions).filter { $0.0.prefix != nil }.map { ($0, $1.pieces) }
        self.events = events
        self.keyframeLimit = keyframeLimit
        duration = max(motions.map(\.end).max() ?? 0, events.map(\.time).max() ?? 0, shared.end)
    }

    /// - Throws: An error if there are more keyframes than the limit: a curve that is interrupted needs many instead of
    ///   two.
    func timeline() throws(ScheduleError) -> Motion {
        var joined: [Track] = []
        var room = keyframeLimit
        for track in shared.tracks(until: duration) {
            try check(track.keyframes.count, room)
            room -= track.keyframes.count
            joined.append(track)
        }
        for show in shows { try join(show.pieces, of: show.dialog, into: &joined, room: &room) }
        return Motion(
            duration: duration, tracks: joined, events: events, labels: shows.compactMap { label(of: $0.dialog) })
    }

    // MARK: Tracks

    /// Adds a dialog's tracks, as long as there is room for their keyframes.
    private func join(
        _ pieces: [ScheduledMotion.Piece], of dialog: ScheduledDialog, into joined: inout [Track], room: inout Int
    ) throws(ScheduleError) {
        let motions = pieces.map { TrackTable($0.motion) }
        let axes = motions.contains { $0.hasAxes }
        var spread = motions.reduce(into: Set()) { $0.formUnion($1.spread) }
        for piece in pieces {
            for layer in piece.layout.layers where layer.cornerRadii != nil {
                spread.insert(LayerProperty(layer.id, .cornerRadius))
            }
        }
        let terms = TrackTable.Terms(position: axes ? .axes : .points, spread: spread)
        let tables = motions.map { $0.converted(to: terms) }
        var keys: [LayerProperty] = []
        var seen: Set<LayerProperty> = []
        for table in tables {
            for key in table.keys where !SharedLayers.ids.contains(key.layer) && seen.insert(key).inserted {
                keys.append(key)
            }
        }
        for layer in Self.adrift(in: pieces) {
            for property: Property in axes ? [.positionX, .positionY] : [.position] {
                let key = LayerProperty(layer, property)
                if seen.insert(key).inserted { keys.append(key) }
            }
        }
        for key in keys {
            var track = JoinedTrack()
            var isThere = true
            for (index, piece) in pieces.enumerated() {
                defer { isThere = piece.layout.layers.contains { $0.id == key.layer } }
                guard
                    let part = tables[index].tracks[key] ?? carried(key, tables[index], piece.layout.value)
                        ?? (isThere ? nil : resting(key, piece.layout.value, terms))
                else { continue }
                let next = index + 1 < pieces.count ? pieces[index + 1].start : .infinity
                let isCut = next < Grid.end(piece.start + part.duration)
                track.append(
                    part, cutAfter: isCut ? next - piece.start : nil, from: piece.start,
                    to: min(next, piece.end), isThere ? .seen : .unseen)
                // Checked piece by piece, so that at most one piece beyond the limit is ever kept.
                try check(track.count, room)
            }
            let keyframes = track.keyframes(until: duration)
            try check(keyframes.count, room)
            room -= keyframes.count
            joined.append(
                Track(
                    layer: LayerID.id(key.layer, in: dialog.prefix ?? dialog.id), property: key.property,
                    keyframes: keyframes))
        }
    }

    /// The layers that are listed at another place beside their parent than where they appear: those of a layout after
    /// the parent's first, in which the parent rests elsewhere. Only a position of its own says where such a layer is.
    private static func adrift(in pieces: [ScheduledMotion.Piece]) -> [String] {
        guard pieces.count > 1 else { return [] }
        var adrift: [String] = []
        // Each layer as it is listed: its centre, and its parent.
        var listed: [String: (center: Point, parent: String?)] = [:]
        var before: [Layer] = []
        for piece in pieces {
            let layers = piece.layout.layers
            defer { before = layers }
            if layers.lazy.map(\.id).elementsEqual(before.lazy.map(\.id)) { continue }
            let known = Set(before.map(\.id))
            let centers = Dictionary(layers.map { ($0.id, $0.frame.center) }, uniquingKeysWith: { first, _ in first })
            for layer in layers where !known.contains(layer.id) && !SharedLayers.ids.contains(layer.id) {
                let own = listed[layer.id] ?? (layer.frame.center, layer.parent)
                listed[layer.id] = own
                guard let parent = own.parent, let carrier = listed[parent] else { continue }
                let distance = centers[parent].map { layer.frame.center - $0 }
                guard let distance, distance.isNear(own.center - carrier.center) else {
                    adrift.append(layer.id)
                    continue
                }
            }
        }
        return adrift
    }

    private func check(_ count: Int, _ room: Int) throws(ScheduleError) {
        guard count <= room, !JobBudget.isOver(after: 10) else {
            throw ScheduleError(event: nil, cause: .tooManyKeyframes(limit: keyframeLimit))
        }
    }

    /// The track of a layer that has reappeared and rests.
    private func resting(_ key: LayerProperty, _ layout: ResolvedDialog, _ terms: TrackTable.Terms) -> Track? {
        guard let layer = layout.layers.first(where: { $0.id == key.layer }), let value = layer.rest(key.property)
        else { return nil }
        let track = Track(layer: key.layer, property: key.property, keyframes: [Keyframe(time: 0, value: value)])
        return terms.spread.contains(key) ? track.spread : track
    }

    /// The track of a layer without one of its own in a motion, which moves with its parent.
    ///
    /// Because it has a track in another motion, it needs one throughout.
    private func carried(_ key: LayerProperty, _ table: TrackTable, _ layout: ResolvedDialog) -> Track? {
        guard [.position, .positionX, .positionY].contains(key.property),
            let layer = layout.layers.first(where: { $0.id == key.layer })
        else { return nil }
        var parent = layer.parent
        // Parents come before their children, so that the loop ends; its bound makes that evident.
        for _ in layout.layers {
            guard let carrier = layout.layers.first(where: { $0.id == parent }) else { return nil }
            if let track = table.tracks[LayerProperty(carrier.id, key.property)] {
                return track.offset(by: layer.frame.center - carrier.frame.center, layer: key.layer)
            }
            parent = carrier.parent
        }
        return nil
    }

    // MARK: Labels

    /// The label for a dialog's time on the screen, with its parts.
    private func label(of dialog: ScheduledDialog) -> Motion.Label? {
        guard let prefix = dialog.prefix, let shown = dialog.showAt else { return nil }
        let end = dialog.removedAt ?? duration
        let leaves = dialog.dismissAt ?? end
        let there = dialog.presentedAt ?? leaves
        var labels = [Motion.Label(name: "present", start: shown, end: there)]
        if leaves > there { labels.append(Motion.Label(name: "stay", start: there, end: leaves)) }
        if dialog.dismissAt != nil { labels.append(Motion.Label(name: "dismiss", start: leaves, end: end)) }
        return Motion.Label(name: prefix, start: shown, end: end, labels: labels)
    }
}
