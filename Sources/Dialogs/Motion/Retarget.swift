package import Devices
package import Geometry
import Timeline

/// Where a motion is sent that is taken out of its way.
package enum RetargetGoal: Hashable, Sendable {
    case presented, dismissed
    case detent(Detent)
    case orientation(Orientation)

    /// The name on the wire.
    package var name: String {
        switch self {
        case .presented: "presented"
        case .dismissed: "dismissed"
        case .detent(let detent): detent.name
        case .orientation(let orientation): orientation.rawValue
        }
    }
}

extension Resolver {
    /// A new timeline for a dialog whose motion is interrupted: from where everything is, at the speed that it has.
    ///
    /// What pulls everything to the goal is the spring that its own transition is played with, or else a critically
    /// damped one that settles in that transition's duration.
    /// - Parameters:
    ///   - choreography: What is interrupted; told in the coordinate space of `options`.
    ///   - moment: When, in seconds from its start; times outside count as its ends.
    ///   - goal: Where the dialog goes; the goals are those of the same request.
    ///   - velocity: The dialog's own, in points per second, where a finger gives it another than the timeline has.
    /// - Throws: A goal that the dialog does not have, or what makes the request impossible there.
    package func retarget(
        _ request: DialogRequest, on device: DeviceState, options: ResolveOptions = ResolveOptions(),
        from choreography: Choreography, at moment: Double, to goal: RetargetGoal, velocity: Point? = nil
    ) throws(ResolveError) -> Choreography {
        let dialog = try resolve(request, on: device, options: options)
        let other = try elsewhere(dialog, request, on: device, options: options, goal)
        return dialog.retargeted(from: choreography, at: moment, to: goal, other: other, velocity: velocity)
    }

    /// The dialog as it rests at a goal that is another rest than the request's own; nil for those that are not.
    package func elsewhere(
        _ dialog: ResolvedDialog, _ request: DialogRequest, on device: DeviceState, options: ResolveOptions,
        _ goal: RetargetGoal
    ) throws(ResolveError) -> ResolvedDialog? {
        switch goal {
        case .presented, .dismissed:
            return nil
        case .detent(let detent):
            let offered = dialog.presentation.detents.map(\.detent)
            guard offered.contains(detent) else {
                throw ResolveError(["to"], .detentNotOffered(detent.name, offered: offered.map(\.name)))
            }
            var request = request
            request.placement.sheet.selected = detent
            if request.placement.sheet.detents == nil { request.placement.sheet.detents = offered }
            return try resolve(request, on: device, options: options)
        case .orientation(let orientation):
            let offered = [device.orientation] + dialog.transitions.rotate.map(\.to)
            guard offered.contains(orientation) else {
                throw ResolveError(
                    ["to"], .orientationNotOffered(orientation.rawValue, offered: offered.map(\.rawValue)))
            }
            guard orientation != device.orientation else { return nil }
            return try resolve(request, on: device.turned(to: orientation), options: options)
        }
    }
}

extension ResolvedDialog {
    /// - Parameter other: The dialog at the goal's rest, where that is not its own.
    package func retargeted(
        from choreography: Choreography, at moment: Double, to goal: RetargetGoal, other: ResolvedDialog? = nil,
        velocity: Point? = nil
    ) -> Choreography {
        var movements = choreography.motion.movements(at: moment)
        if let velocity { push(&movements, by: velocity) }
        let now = Scenery(layers, movements)
        let way = transition(to: goal, other)
        let target =
            goal == .dismissed
            ? Scenery(layers, way.movements(at: way.duration)) : Scenery((other ?? self).layers)
        let isExit = goal == .dismissed
        let spring = pull(along: way, movements, isExit: isExit)

        let tracks = tracks(from: now, to: target, out: choreography.motion, by: spring, isExit: isExit)
        let turn = turn(of: choreography, at: moment, to: goal, spring)
        let effect = effect(of: choreography, at: moment, isExit: isExit, spring)
        let duration = max(
            tracks.map(\.duration).max() ?? 0, turn?.duration ?? 0, effect?.progress.last?.time ?? 0)
        return Choreography(
            Motion(duration: duration, tracks: tracks, on: occasion(of: goal)), turn: turn, effect: effect)
    }

    /// The tracks that lead everything from how it is to how it is to be.
    ///
    /// - Parameters:
    ///   - motion: What is interrupted; its ends bound what fades.
    ///   - spring: What pulls; nil moves everything at once.
    ///   - isExit: Whether the dialog leaves.
    func tracks(
        from now: Scenery, to target: Scenery, out motion: Motion, by spring: Spring?, isExit: Bool
    ) -> [Track] {
        let holders = LayerChange.holders(now.layers, target.layers)
        var tracks: [Track] = []
        var moved: Set<String> = []
        for layer in now.layers + target.layers.filter({ now.layer($0.id) == nil }) {
            for property in Scenery.properties {
                let taken = handOver(
                    layer, property, from: now, to: target, keeping: holders, motion, spring, isExit: isExit)
                if property == .position, !taken.isEmpty { moved.insert(layer.id) }
                tracks += taken
            }
            // A track carries its layer's descendants along: one that stays where it is has to say so.
            if !moved.contains(layer.id), let parent = layer.parent, moved.contains(parent) {
                moved.insert(layer.id)
                if let place = standsStill(layer, now, target) {
                    tracks.append(
                        Track(layer: layer.id, property: .position, keyframes: [Keyframe(time: 0, value: place)]))
                }
            }
        }
        // What only another rest has fades out, wherever it was on its way to.
        let gone = now.movements.filter { now.layer($0.layer) == nil && target.layer($0.layer) == nil }
        guard !gone.isEmpty else { return tracks }
        let ends = Scenery([], motion.movements(at: motion.duration))
        for movement in gone {
            guard let last = ends.movement(movement.layer, movement.property)?.value else { continue }
            let end = movement.property == .opacity ? .scalar(0) : last
            tracks += movement.tracks(
                to: end, by: spring ?? Spring(settlingIn: motion.duration),
                within: bounds(movement, end, motion, isExit: isExit))
        }
        return tracks
    }

    /// Gives the dialog another velocity than its timeline does.
    private func push(_ movements: inout [Movement], by velocity: Point) {
        let index = movements.firstIndex { $0.layer == "dialog" && $0.property == .position }
        let place = index.map { movements[$0].value } ?? layers.first { $0.id == "dialog" }?.rest(.position)
        guard let place else { return }
        let movement = Movement(layer: "dialog", property: .position, value: place, velocity: .point(velocity))
        if let index { movements[index] = movement } else { movements.append(movement) }
    }

    /// The timeline of the request's own that leads to the goal; what is taken over goes on in its time.
    private func transition(to goal: RetargetGoal, _ other: ResolvedDialog?) -> Motion {
        switch goal {
        case .presented: transitions.present
        case .dismissed: transitions.dismiss
        case .detent(let detent):
            (transitions.detents.first { $0.to == detent } ?? transitions.detents.first)?.motion ?? transitions.present
        case .orientation(let orientation):
            (transitions.rotate.first { $0.to == orientation } ?? transitions.rotate.first)?.motion
                ?? transitions.present
        }
    }

    /// What pulls everything along `way`; nil where it goes at once.
    ///
    /// A dialog that comes and goes at once does so from its rest. One that is under way is not there, and is led from
    /// where it is, in the time in which its platform rearranges things.
    private func pull(along way: Motion, _ movements: [Movement], isExit: Bool) -> Spring? {
        if way.duration > 0 { return way.pull(isExit: isExit) }
        let rests = [Scenery(layers), Scenery(layers, transitions.dismiss.movements(at: transitions.dismiss.duration))]
        let isUnderWay = movements.contains { movement in
            movement.velocity?.numbers.contains { $0 != 0 } ?? false
                || !rests.contains { $0.movement(movement.layer, movement.property)?.isAbout(movement.value) ?? false }
        }
        return isUnderWay ? Spring(settlingIn: stage.rearrangingDuration) : nil
    }

    // MARK: Layers

    private func handOver(
        _ layer: Layer, _ property: Property, from now: Scenery, to target: Scenery, keeping holders: [String],
        _ motion: Motion, _ spring: Spring?, isExit: Bool
    ) -> [Track] {
        guard let (start, end) = ends(layer, property, now, target, keeping: holders) else { return [] }
        if property == .position, isCarried(layer, now, target) { return [] }
        var tracks: [Track] = []
        // Reduced motion keeps fades, and drops everything else that moves.
        if let spring, property == .opacity || !stage.state.reduceMotion {
            tracks = start.tracks(to: end, by: spring, within: bounds(start, end, motion, isExit: isExit))
        }
        // What stands still away from its rest has to say so: without a track it would be taken to rest.
        let isAway = layer.rest(property) != end
        if tracks.isEmpty, isAway || start.value != end {
            tracks = [Track(layer: layer.id, property: property, keyframes: [Keyframe(time: 0, value: end)])]
        }
        return tracks
    }

    /// Where a property is and where it goes. What is only there before fades out, what is only there after fades in;
    /// but for `holders`, which would take what is there both times along.
    private func ends(
        _ layer: Layer, _ property: Property, _ now: Scenery, _ target: Scenery, keeping holders: [String]
    ) -> (Movement, AnimatedValue)? {
        let (start, end) = (now.movement(layer.id, property), target.movement(layer.id, property))
        switch (start, end) {
        case (let start?, let end?): return (start, end.value)
        case (let start?, nil):
            if property == .opacity { return (start, .scalar(holders.contains(layer.id) ? layer.opacity : 0)) }
            // One that a timeline moves by itself comes to stand in its parent as it did.
            guard property == .position, now.tells(layer.id, .position) else { return nil }
            let shift = shift(of: layer.parent, now, target)
            return (start, .point(layer.frame.center.offset(x: shift.x, y: shift.y)))
        case (nil, let end?):
            guard property == .opacity, !holders.contains(layer.id) else { return nil }
            return (Movement(layer: layer.id, property: .opacity, value: .scalar(0)), end.value)
        case (nil, nil): return nil
        }
    }

    /// How far the nearest ancestor that is there now and at the goal goes from its rest to the goal's.
    private func shift(of parent: String?, _ now: Scenery, _ target: Scenery) -> Point {
        var parent = parent
        for _ in now.layers {
            guard let id = parent, let here = now.layer(id) else { break }
            if case .point(let place) = target.movement(id, .position)?.value {
                return place.offset(x: -here.frame.midX, y: -here.frame.midY)
            }
            parent = here.parent
        }
        return .zero
    }

    /// Whether a layer stays where it is within its parent, so that the parent's track carries it.
    private func isCarried(_ layer: Layer, _ now: Scenery, _ target: Scenery) -> Bool {
        guard let parent = layer.parent, !now.tells(layer.id, .position), !target.tells(layer.id, .position),
            let here = now.layer(layer.id), let there = target.layer(layer.id), let from = now.layer(parent),
            let to = target.layer(parent), from.frame.size == to.frame.size
        else { return false }
        let before = here.frame.center.offset(x: -from.frame.midX, y: -from.frame.midY)
        let after = there.frame.center.offset(x: -to.frame.midX, y: -to.frame.midY)
        return abs(before.x - after.x) < 1e-6 && abs(before.y - after.y) < 1e-6
    }

    /// The place of a layer that does not move although its parent does; nil where it is carried.
    private func standsStill(_ layer: Layer, _ now: Scenery, _ target: Scenery) -> AnimatedValue? {
        guard !isCarried(layer, now, target), target.layer(layer.id) != nil else { return nil }
        return now.movement(layer.id, .position)?.value
    }

    /// Where a property may be on the way: nothing that fades or rounds leaves the values between which it moves, and
    /// nothing that leaves shrinks to less than nothing.
    private func bounds(
        _ start: Movement, _ end: AnimatedValue, _ motion: Motion, isExit: Bool
    ) -> ClosedRange<Double>? {
        switch start.property {
        case .opacity, .cornerRadius:
            var values = [start.value, end]
            if let track = motion.tracks.first(where: { $0.layer == start.layer && $0.property == start.property }) {
                values += track.keyframes.map(\.value)
            }
            let numbers = values.compactMap { if case .scalar(let number) = $0 { number } else { nil } }
            guard let least = numbers.min(), let most = numbers.max() else { return nil }
            return max(0, least)...max(0, most)
        case .size: return 0...Double.greatestFiniteMagnitude
        case .scale:
            return isExit && (start.value.numbers + end.numbers).allSatisfy { $0 >= 0 }
                ? 0...Double.greatestFiniteMagnitude : nil
        default: return nil
        }
    }

    // MARK: Beside the layers

    /// The window's own turn, from the angle at which it stands.
    private func turn(
        of choreography: Choreography, at moment: Double, to goal: RetargetGoal, _ spring: Spring?
    ) -> Choreography.Turn? {
        let home = stage.orientation
        var target = home
        if case .orientation(let orientation) = goal { target = orientation }
        var angle = Double(home.turn.rawValue)
        var speed = 0.0
        if let turn = choreography.turn {
            let track = turn.track
            if case .scalar(let turned) = track.value(at: moment) {
                angle = Double((turn.to ?? home).turn.rawValue) - turn.degrees + turned
            }
            if case .scalar(let rate) = track.velocity(at: moment) { speed = rate }
        }
        var degrees = (Double(target.turn.rawValue) - angle).truncatingRemainder(dividingBy: 360)
        if degrees > 180 { degrees -= 360 }
        if degrees <= -180 { degrees += 360 }
        guard abs(degrees) > Grid.step, let spring else { return nil }
        let start = Movement(layer: "window", property: .rotationZ, value: .scalar(0), velocity: .scalar(speed))
        guard let track = start.tracks(to: .scalar(degrees), by: spring).first else { return nil }
        return Choreography.Turn(
            degrees: degrees, duration: track.duration, easing: track.keyframes[0].easing ?? .linear, to: target)
    }

    /// The effect of the transition that is taken over, on its way to the goal: 1 presented, 0 dismissed.
    private func effect(
        of choreography: Choreography, at moment: Double, isExit: Bool, _ spring: Spring?
    ) -> Shared<TransitionEffect>? {
        guard let effect = choreography.effect, let spring else { return nil }
        let progress = Track(layer: effect.layer, property: .opacity, keyframes: Array(effect.progress))
        let start = Movement(
            layer: effect.layer, property: .opacity, value: progress.value(at: moment),
            velocity: progress.velocity(at: moment))
        let tracks = start.tracks(to: .scalar(isExit ? 0 : 1), by: spring, within: 0...1)
        guard let track = tracks.first else { return nil }
        return Shared(TransitionEffect(name: effect.name, layer: effect.layer, progress: track.keyframes))
    }

    private func occasion(of goal: RetargetGoal) -> Motion.Occasion {
        switch goal {
        case .presented: .presenting
        case .dismissed: lifecycle.approval == .presenter ? .dismissingOnRequest : .dismissing
        case .detent: .changingDetent
        case .orientation: .rotating
        }
    }
}

extension StageReport {
    /// Seconds in which the platform rearranges things.
    fileprivate var rearrangingDuration: Double {
        switch state.platform {
        case .apple: (era == .classic ? SystemMotion.classicRearranging : SystemMotion.rearranging).value
        case .material: MaterialMotion.rearranging.value
        case .web: WebMotion.rearranging.value
        }
    }
}

extension Movement {
    /// Whether this is its value, as far as the four decimals of a timeline tell; texts always are.
    fileprivate func isAbout(_ other: AnimatedValue) -> Bool {
        if case .text = value { return value.isSameKind(as: other) }
        return value.isNear(other, within: 1e-3)
    }
}

extension Motion {
    /// What pulls to this timeline's end whatever is sent there: its own spring, or a critically damped one that settles
    /// in the time in which this timeline moves.
    func pull(isExit: Bool) -> Spring {
        for track in tracks {
            for keyframe in track.keyframes {
                guard case .spring(let spring) = keyframe.easing, spring.settlingDuration() != nil else { continue }
                // What leaves must not swing back on to the screen.
                return isExit ? spring.withoutBounce : spring
            }
        }
        let starts = tracks.compactMap { track in
            zip(track.keyframes, track.keyframes.dropFirst()).first { $0.value != $1.value }?.0.time
        }
        return Spring(settlingIn: duration - (starts.min() ?? 0))
    }
}
