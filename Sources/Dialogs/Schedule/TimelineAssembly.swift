import Geometry
import Timeline

/// Takes guests that have come and gone; gives one timeline of all; promises that each track runs from 0 to the end,
/// and that each piece goes on where the one before left off.
struct TimelineAssembly {
    private let guests: [Guest]
    private let events: [Motion.Event]
    private let duration: Double
    private let keyframeLimit: Int

    init(_ guests: [Guest], events: [Motion.Event], keyframeLimit: Int) {
        self.guests = guests.filter { $0.prefix != nil }
        self.events = events
        self.keyframeLimit = keyframeLimit
        duration = max(guests.map(\.end).max() ?? 0, events.map(\.time).max() ?? 0)
    }

    /// - Throws: Where there are more keyframes than the limit: a curve that is cut takes many in place of two.
    func timeline() throws(ScheduleError) -> Motion {
        var joined: [Track] = []
        var room = keyframeLimit
        for guest in guests { try join(guest, into: &joined, room: &room) }
        return Motion(
            duration: duration, tracks: joined, events: events, labels: guests.compactMap { label(of: $0) })
    }

    // MARK: Tracks

    /// Adds the guest's tracks, for as long as there is room for their keyframes.
    private func join(_ guest: Guest, into joined: inout [Track], room: inout Int) throws(ScheduleError) {
        let motions = guest.pieces.map { TrackTable($0.motion) }
        let axes = motions.contains { $0.tellsAxes }
        let pairs = motions.reduce(into: Set()) { $0.formUnion($1.pairs) }
        let tables = motions.map { $0.told(axes: axes, pairs: pairs) }
        var keys: [LayerProperty] = []
        var seen: Set<LayerProperty> = []
        for table in tables { for key in table.keys where seen.insert(key).inserted { keys.append(key) } }
        for key in keys {
            var track = JoinedTrack()
            var isThere = true
            for (index, piece) in guest.pieces.enumerated() {
                defer { isThere = piece.layout.layers.contains { $0.id == key.layer } }
                guard
                    let part = tables[index].tracks[key] ?? carried(key, tables[index], piece.layout)
                        ?? (isThere ? nil : resting(key, piece.layout, isPair: pairs.contains(key)))
                else { continue }
                let next = index + 1 < guest.pieces.count ? guest.pieces[index + 1].start : .infinity
                let isCut = next < piece.start + part.duration
                track.append(
                    isCut ? part.cut(at: next - piece.start) : part, from: piece.start, to: min(next, piece.end),
                    outOfSight: !isThere)
                // Looked at piece by piece, so that no more than a piece is ever kept beyond the limit.
                try check(track.count, room)
            }
            let keyframes = track.keyframes(until: duration)
            try check(keyframes.count, room)
            room -= keyframes.count
            joined.append(
                Track(
                    layer: (guest.prefix ?? guest.id) + "/" + key.layer, property: key.property, keyframes: keyframes))
        }
    }

    private func check(_ count: Int, _ room: Int) throws(ScheduleError) {
        guard count <= room else { throw ScheduleError(event: nil, cause: .tooManyKeyframes(limit: keyframeLimit)) }
    }

    /// The track of a layer that has come back and rests.
    private func resting(_ key: LayerProperty, _ layout: ResolvedDialog, isPair: Bool) -> Track? {
        guard let layer = layout.layers.first(where: { $0.id == key.layer }), let value = layer.rest(key.property)
        else {
            return nil
        }
        let track = Track(layer: key.layer, property: key.property, keyframes: [Keyframe(time: 0, value: value)])
        return isPair ? track.paired : track
    }

    /// The track of a layer that a motion does not tell of itself, but that its parent carries along.
    ///
    /// Told by a track in another motion, the layer is told by one throughout.
    private func carried(_ key: LayerProperty, _ table: TrackTable, _ layout: ResolvedDialog) -> Track? {
        guard [.position, .positionX, .positionY].contains(key.property),
            let layer = layout.layers.first(where: { $0.id == key.layer })
        else { return nil }
        var parent = layer.parent
        // Parents come before their children, so the walk ends; the bound says so to the reader.
        for _ in layout.layers {
            guard let carrier = layout.layers.first(where: { $0.id == parent }) else { return nil }
            if let track = table.tracks[LayerProperty(carrier.id, key.property)] {
                let distance = Point(
                    x: layer.frame.midX - carrier.frame.midX, y: layer.frame.midY - carrier.frame.midY)
                return track.offset(by: distance, layer: key.layer)
            }
            parent = carrier.parent
        }
        return nil
    }

    // MARK: Labels

    /// The guest's time on the screen and the parts of it.
    private func label(of guest: Guest) -> Motion.Label? {
        guard let prefix = guest.prefix, let shown = guest.showAt else { return nil }
        let end = guest.removedAt ?? duration
        let leaves = guest.dismissAt ?? end
        let there = guest.presentedAt ?? leaves
        var labels = [Motion.Label(name: "present", start: shown, end: there)]
        if leaves > there { labels.append(Motion.Label(name: "stay", start: there, end: leaves)) }
        if guest.dismissAt != nil { labels.append(Motion.Label(name: "dismiss", start: leaves, end: end)) }
        return Motion.Label(name: prefix, start: shown, end: end, labels: labels)
    }
}

/// Keyframes of one property, piece after piece.
private struct JoinedTrack {
    private var keyframes: [Keyframe] = []

    var count: Int { keyframes.count }

    /// Adds a piece that lasts from `start` to `end` at the latest; the pieces before have ended at `start`.
    ///
    /// - Parameter isOutOfSight: Whether the layer was not there until now: it then goes to where it comes back unseen.
    mutating func append(_ track: Track, from start: Double, to end: Double, outOfSight isOutOfSight: Bool) {
        let first = track.keyframes[0]
        if let last = keyframes.popLast() {
            // What takes over begins where the other left off: one keyframe says both. What jumps, as slides do under
            // reduced motion, stands still until then.
            // On the same step of the grid, or on the next.
            let goesOn = last.value.isNear(first.value, within: 1.01 * Grid.step)
            if last.time < start {
                keyframes.append(Keyframe(time: last.time, value: last.value))
                if !goesOn, !isOutOfSight { keyframes.append(Keyframe(time: start, value: last.value)) }
            } else if !goesOn {
                keyframes.append(Keyframe(time: last.time, value: last.value))
            }
        }
        keyframes += track.keyframes.map { keyframe in
            // The sum may be a rounding error beyond the end.
            Keyframe(time: min(start + keyframe.time, end), value: keyframe.value, easing: keyframe.easing)
        }
    }

    /// All of them, from 0 to `duration`.
    func keyframes(until duration: Double) -> [Keyframe] {
        var keyframes = keyframes
        if let first = keyframes.first, first.time > 0 {
            keyframes.insert(Keyframe(time: 0, value: first.value), at: 0)
        }
        if let last = keyframes.popLast() {
            keyframes.append(Keyframe(time: last.time, value: last.value))
            if last.time < duration { keyframes.append(Keyframe(time: duration, value: last.value)) }
        }
        return keyframes.thinned()
    }
}
