import Devices
import Geometry
import Timeline

/// Motion that the dialog answers to rather than makes: the device turns, a keyboard comes.
extension Choreograph {
    /// From this rest to the one in another orientation.
    func rotation(to other: Resting) -> Transitions.Rotation {
        let from = rest.stage.orientation.turn.rawValue
        let target = other.stage.orientation
        let turned = (target.turn.rawValue - from + 360) % 360
        let degrees = turned > 180 ? Double(turned - 360) : Double(turned)
        let turning = rest.stage.turning
        let full = turned == 180 ? turning.quarter * turning.halfTurnFactor : turning.quarter
        let easing: Easing =
            rest.stage.device.reduceMotion ? .steps(StepsEasing(count: 1, position: .start)) : turning.easing
        let motion = Motion(
            duration: full, tracks: tracks(to: other, easing: easing, duration: full),
            events: [Motion.Event(time: 0, name: "willRotate"), Motion.Event(time: full, name: "didRotate")]
        ).onGrid()
        return Transitions.Rotation(
            to: target, motion: motion, degrees: degrees, duration: full, easing: easing)
    }

    /// From this rest, without a keyboard, to the one with it.
    func keyboard(
        to other: Resting, notes: inout Notes
    ) throws(ResolveError) -> Motion? {
        guard let keyboard = other.stage.device.keyboard else { return nil }
        let usual = other.stage.keyboardMotion
        var duration = keyboard.duration
        var curve = keyboard.easing ?? usual.easing
        // The system's spring has its own time: whoever names a duration gets the plain curve over it.
        if keyboard.easing == nil, duration != nil, case .spring = usual.easing { curve = .easeInOut }
        if case .spring(let spring) = curve {
            let settling = try Self.settling(of: spring, field: ["device", "keyboard", "easing"])
            if let asked = duration {
                for adaptation in Self.settled(asked, to: settling, field: ["device", "keyboard", "duration"]) {
                    notes.add(adaptation)
                }
            }
            duration = settling
        }
        let length = duration ?? usual.duration ?? SystemMotion.springDuration
        // Reduced motion makes room at once, before the keyboard is there, and tells of it at the same moments.
        let isReduced = other.stage.device.reduceMotion
        if isReduced { curve = .steps(StepsEasing(count: 1, position: .start)) }
        notes.decide(
            "keyboardDuration", before: keyboard.duration.map { NumberText.points($0) } ?? "",
            after: NumberText.points(length), reason: keyboard.duration == nil ? "system" : "request",
            field: ["device", "keyboard", "duration"])
        notes.decide(
            "keyboardEasing", after: NumberText.easing(curve),
            reason: isReduced ? "reduceMotion" : keyboard.easing == nil ? "system" : "request",
            field: isReduced ? ["device", "reduceMotion"] : ["device", "keyboard", "easing"])
        return Motion(
            duration: length, tracks: tracks(to: other, easing: curve, duration: length),
            events: [
                Motion.Event(time: 0, name: "keyboardWillShow"), Motion.Event(time: length, name: "keyboardDidShow"),
            ]
        ).onGrid()
    }

    private func tracks(to other: Resting, easing: Easing, duration: Double) -> [Track] {
        let target = Projection(of: other.stage, into: options.coordinateSpace)
        var tracks: [Track] = []
        var moved: Set<String> = []
        for layer in rest.layers {
            guard let match = other.layer(layer.id) else { continue }
            // A track carries its layer's descendants along: one that stays where it is has to say so.
            let isCarried = layer.parent.map(moved.contains) ?? false
            func add(_ property: Property, _ start: AnimatedValue, _ end: AnimatedValue) {
                guard start != end || isCarried && property == .position else { return }
                if property == .position { moved.insert(layer.id) }
                tracks.append(
                    Track(
                        layer: layer.id, property: property, from: start, to: end, easing: easing, duration: duration))
            }
            add(.position, .point(projection.point(layer.frame.center)), .point(target.point(match.frame.center)))
            add(.size, .size(projection.size(layer.frame.size)), .size(target.size(match.frame.size)))
            add(.scale, .scalar(layer.scale), .scalar(match.scale))
            add(.opacity, .scalar(layer.opacity), .scalar(match.opacity))
            add(.cornerRadius, .scalar(layer.cornerRadius), .scalar(match.cornerRadius))
        }
        return tracks
    }
}
