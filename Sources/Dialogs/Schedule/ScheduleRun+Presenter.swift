import Boxes
import Geometry
import Timeline

// The effects of the dialogs in a schedule on the app's own view behind them.
extension ScheduleRun {
    /// The end value of a shared layer's property in a motion: its resting value behind the uppermost dialog that stays
    /// and changes it; `nil` is the motion's own end.
    func behind(_ track: Track) -> AnimatedValue? {
        for dialog in machine.screen.reversed() where machine.dialogs[dialog].stage != .leaving {
            guard let layout = motions[dialog].pieces.last?.layout,
                let layer = layout.layers.first(where: { $0.id == track.layer })
            else { continue }
            let own = layout.transitions.present.tracks + layout.transitions.dismiss.tracks
            let isMoved = own.contains { $0.layer == track.layer && $0.property.base == track.property.base }
            guard isMoved || pushed(layer, by: dialog)[track.property.base] != nil else { continue }
            return layer.rest(track.property)
        }
        return nil
    }

    /// Sets at once those properties of the presenter that a presented or dismissed dialog changes, but whose change
    /// its transition does not animate. A dialog without a motion appears from one moment to the next, and so do its
    /// effects.
    ///
    /// - Parameters:
    ///   - planned: The dialog's own transition from one resting layout to the other.
    ///   - seconds: The duration of presenting or dismissing. Until the dialog is removed, the presenter is as behind
    ///     it.
    mutating func setPresenter(behind dialog: Int, beside planned: Motion, over seconds: Double, at time: Double) {
        guard let layout = motions[dialog].pieces.last?.layout,
            let layer = layout.layers.first(where: { $0.id == LayerID.presenter })
        else { return }
        let isLeaving = machine.dialogs[dialog].stage == .leaving
        let pushed = pushed(layer, by: dialog)
        for property in LayerSnapshot.properties {
            guard let alone = pushed[property], let rest = layer.rest(property),
                !planned.tracks.contains(where: { $0.layer == layer.id && $0.property.base == property })
            else { continue }
            let (start, end) = isLeaving ? (rest, alone) : (alone, rest)
            let moment = isLeaving ? seconds : 0
            var keyframes = [Keyframe(time: 0, value: start)]
            if moment > 0 { keyframes.append(Keyframe(time: moment, value: start)) }
            keyframes.append(Keyframe(time: moment, value: end))
            let step = Track(layer: layer.id, property: property, keyframes: keyframes)
            shared.move(step, to: behind(step), at: time, by: dialog)
        }
    }

    /// The properties of the presenter that a dialog changes, each with its value without the dialog.
    private func pushed(_ layer: Layer, by dialog: Int) -> [Property: AnimatedValue] {
        guard layer.id == LayerID.presenter, let layout = motions[dialog].pieces.last?.layout else { return [:] }
        var alone: [Property: AnimatedValue] = [:]
        if layer.scale != 1 { alone[.scale] = .scalar(1) }
        if layer.opacity != 1 { alone[.opacity] = .scalar(1) }
        let givenFrame = devices.request(machine.dialogs[dialog].dialog).presenter.frame
        let radius = givenFrame == nil ? windowRadius : 0
        if layer.cornerRadius != 0, layer.cornerRadius != radius { alone[.cornerRadius] = .scalar(radius) }
        // The system moves the whole window aside, whose frame is on the pixel grid behind a dialog; that is not a
        // displacement.
        let window = layout.stage.windowOfFrames
        if givenFrame == nil, !layer.frame.center.isNear(window.center, within: Self.leastPush) {
            alone[.position] = .point(window.center)
        }
        return alone
    }

    /// The least distance, in points, by which a dialog moves its presenter: more than half a pixel of any screen.
    private static let leastPush = 0.5
}

extension Point {
    fileprivate func isNear(_ other: Point, within distance: Double) -> Bool {
        abs(x - other.x) <= distance && abs(y - other.y) <= distance
    }
}
