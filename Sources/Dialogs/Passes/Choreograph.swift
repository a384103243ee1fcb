import Devices
import Geometry
import Timeline

/// Takes a dialog at rest; gives its timelines; promises that each starts or ends at the resting values, that every
/// track covers its whole timeline, and that events come in order, `removed` once.
struct Choreograph {
    let request: DialogRequest
    let options: ResolveOptions
    let rest: Resting
    let projection: Projection

    init(request: DialogRequest, options: ResolveOptions, rest: Resting) {
        self.request = request
        self.options = options
        self.rest = rest
        projection = Projection(of: rest.stage, into: options.coordinateSpace)
    }

    /// One direction of coming and going, worked out.
    struct Passage {
        var style: TransitionStyle
        var motion: Motion
        var effect: TransitionEffect?
        var notes: Notes
    }

    func presenting() throws(ResolveError) -> Passage { try passage(.present) }
    func dismissing() throws(ResolveError) -> Passage { try passage(.dismiss) }

    /// What happens instead of dismissing when the presenter says no.
    func refusing() -> Motion? {
        guard request.dismissal.approval == .presenter else { return nil }
        return Motion(
            duration: 0,
            events: [Motion.Event(time: 0, name: "dismissRequested"), Motion.Event(time: 0, name: "dismissRefused")])
    }

    // MARK: Coming and going

    private func passage(_ direction: PassageDirection) throws(ResolveError) -> Passage {
        let asked = asked(direction)
        let style = asked.style ?? rest.defaults.transition
        let edge = slideEdge(asked, style)
        let usual = rest.rules.motion(
            direction, by: style, of: rest.frame, through: edge, in: rest.container, on: rest.stage)
        var timing = try timing(of: asked, usual, style: style, through: edge, field: direction)
        let reducesMotion = rest.stage.device.reduceMotion
        var pose = pose(of: style, usual, asked, through: edge, direction)
        let isFading = pose.opacity != nil
        if reducesMotion, style != .none {
            if !isFading {
                timing.duration = SystemMotion.reducedFade.value
                timing.curve = MotionCurve(.easeInOut)
                // The spring is not played at all, so its own time replaces nothing.
                timing.adaptations = []
                timing.isReduced = true
            }
            pose = Pose(opacity: pose.opacity ?? 0)
        }
        let end = timing.delay + timing.duration
        var writer = TrackWriter(timing: timing, isReturning: direction == .dismiss)
        if direction == .present, style == rest.defaults.transition { writer.fadeShare = rest.defaults.fadeShare }

        var tracks = style == .none ? [] : dialogTracks(pose, writer)
        // A motion of several steps is the style's own: whoever names a curve or a start gets the plain way.
        let steps = rest.defaults.zoomSteps
        if direction == .present, style == .zoom, !steps.isEmpty, !reducesMotion, asked.easing == nil,
            asked.away.scale == nil
        {
            tracks.removeAll { $0.property == .scale }
            tracks.append(writer.steps(steps))
        }
        if style != .none {
            tracks += backdropTracks(writer)
            tracks += presenterTracks(writer)
        }
        tracks += turnTracks(writer, style: style)
        if rest.layer("presenter")?.tint != nil {
            // Dimmed from the start of presenting; restored only when dismissing has ended (ledger B6).
            tracks.append(writer.tint())
        }
        let effect =
            style == .partialCurl && !reducesMotion
            ? TransitionEffect(
                name: "partialCurl", layer: "presenter",
                progress: writer.track("presenter", .opacity, away: .scalar(0), rest: .scalar(1)).keyframes) : nil
        let motion = Motion(duration: end, tracks: tracks, events: events(direction, end))
        var notes = Notes(explains: options.explain)
        for adaptation in timing.adaptations { notes.add(adaptation) }
        trace(direction, style: style, asked, timing, &notes)
        return Passage(style: style, motion: motion, effect: effect, notes: notes)
    }

    /// What is asked of one direction.
    ///
    /// A panel goes the same way back (ledger A3): what a request leaves out of its dismissal is as in presenting, unless
    /// it leaves by another style. A spring has its own time, so it never meets a duration from the other direction.
    private func asked(_ direction: PassageDirection) -> TransitionRequest {
        let came = request.present
        guard direction == .dismiss else { return came }
        var asked = request.dismiss
        let usual = rest.defaults.transition
        guard rest.defaults.leavesAsItCame, asked.style == nil || asked.style == came.style ?? usual else {
            return asked
        }
        func isSpring(_ easing: Easing?) -> Bool { if case .spring = easing { true } else { false } }
        asked.style = came.style
        asked.edge = asked.edge ?? came.edge
        if asked.duration == nil || !isSpring(came.easing) { asked.easing = asked.easing ?? came.easing }
        if !isSpring(asked.easing) { asked.duration = asked.duration ?? came.duration }
        return asked
    }

    private func events(_ direction: PassageDirection, _ end: Double) -> [Motion.Event] {
        switch direction {
        case .present:
            return [Motion.Event(time: 0, name: "willPresent"), Motion.Event(time: end, name: "didPresent")]
        case .dismiss:
            let asked =
                request.dismissal.approval == .presenter ? [Motion.Event(time: 0, name: "dismissRequested")] : []
            return asked + [
                Motion.Event(time: 0, name: "willDismiss"), Motion.Event(time: end, name: "didDismiss"),
                Motion.Event(time: end, name: "removed"),
            ]
        }
    }

    /// The edge that a slide goes through: as asked for, else the one the dialog rests against, else the bottom.
    private func slideEdge(_ asked: TransitionRequest, _ style: TransitionStyle) -> Edge {
        if let edge = asked.edge { return edge.physical(in: rest.stage.direction) }
        guard style == .slide else { return .bottom }
        return (request.placement.edge ?? rest.defaults.edge).physical(in: rest.stage.direction) ?? .bottom
    }

    /// How the dialog is set apart from its rest while it is away.
    private func pose(
        of style: TransitionStyle, _ usual: StyleMotion?, _ asked: TransitionRequest, through edge: Edge,
        _ direction: PassageDirection
    ) -> Pose {
        if let pose = usual?.pose { return pose.overridden(by: asked.away) }
        var pose = Pose.rest
        switch style {
        case .slide, .coverVertical:
            let away = rest.rules.away(from: rest.frame, through: edge, in: rest.container)
            pose.translation = Point(x: away.x - rest.frame.midX, y: away.y - rest.frame.midY)
        case .flipHorizontal:
            // From right to left and back (presentation-metrics transition.directions): the dialog lies on the back.
            pose.rotationY = 180
        case .crossDissolve: pose.opacity = 0
        case .zoom:
            pose = direction == .present ? rest.defaults.zoomFrom : rest.defaults.zoomTo
        case .partialCurl, .none, .custom: break
        }
        // A transition of the caller's own goes back the way it came unless it says otherwise.
        let members =
            style == .custom && direction == .dismiss && asked.away.isEmpty ? request.present.away : asked.away
        return pose.overridden(by: members)
    }

    // MARK: Timing

    struct Timing {
        var delay: Double
        var duration: Double
        var curve: MotionCurve
        /// The dialog's opacity and the backdrop's, where they take a stretch of the time for themselves.
        var fade: StyleMotion.Part?
        var dimming: StyleMotion.Part?
        var adaptations: [Adaptation] = []
        /// Whether the short fade of reduced motion took the place of what moves.
        var isReduced = false
    }

    private func timing(
        of asked: TransitionRequest, _ usual: StyleMotion?, style: TransitionStyle, through edge: Edge,
        field direction: PassageDirection
    ) throws(ResolveError) -> Timing {
        let field = request.transitionField(direction.rawValue)
        let own = direction == .dismiss && style == rest.defaults.transition ? rest.defaults.dismissDuration : nil
        let duration =
            usual?.duration ?? own
            ?? rest.rules.duration(of: rest.frame, through: edge, in: rest.container, by: style, on: rest.stage)
        var timing = Timing(
            delay: asked.delay ?? 0, duration: asked.duration ?? duration,
            curve: asked.easing.map { MotionCurve($0) } ?? usual?.curve ?? usualCurve(of: style))
        if asked.easing == nil {
            timing.fade = usual?.fade
            timing.dimming = usual?.dimming
        }
        // The system's own spring has its own time: whoever names a duration gets the plain curve over it.
        if asked.easing == nil, asked.duration != nil, case .spring = timing.curve.easing {
            timing.curve = MotionCurve(.easeInOut)
        }
        if style == .none, asked.duration == nil { timing.duration = 0 }
        if case .spring(let spring) = timing.curve.easing, style != .none {
            let settling = try Self.settling(of: spring, field: field + ["easing"])
            if let duration = asked.duration {
                timing.adaptations += Self.settled(duration, to: settling, field: field + ["duration"])
            }
            timing.duration = settling
        }
        return timing
    }

    private func usualCurve(of style: TransitionStyle) -> MotionCurve {
        MotionCurve(style == rest.defaults.transition ? rest.defaults.easing : .easeInOut)
    }

    /// The longest duration that a timeline may have, in seconds: the contract's limit.
    static let longestDuration = 3600.0

    /// What is said where a spring's own time takes the place of the duration asked for.
    private static func settled(_ asked: Double, to settling: Double, field: FieldPath) -> [Adaptation] {
        guard abs(asked - settling) > 1e-9 else { return [] }
        return [
            Adaptation(
                from: NumberText.points(asked), to: NumberText.points(settling), reason: "springSettles", field: field)
        ]
    }

    private static func settling(of spring: Spring, field: FieldPath) throws(ResolveError) -> Double {
        guard let settling = spring.settlingDuration(), settling <= longestDuration else {
            throw ResolveError(field, .neverSettles(limit: longestDuration))
        }
        return settling
    }

    // MARK: Tracks

    private func dialogTracks(_ pose: Pose, _ writer: TrackWriter) -> [Track] {
        var tracks: [Track] = []
        let center = rest.frame.center
        if pose.translation != .zero {
            tracks.append(
                writer.track(
                    "dialog", .position,
                    away: .point(projection.point(center.offset(x: pose.translation.x, y: pose.translation.y))),
                    rest: .point(projection.point(center))))
        }
        if pose.scale != Size(width: 1, height: 1) {
            let isUniform = pose.scale.width == pose.scale.height
            tracks.append(
                writer.track(
                    "dialog", .scale,
                    away: isUniform ? .scalar(pose.scale.width) : .pair(x: pose.scale.width, y: pose.scale.height),
                    rest: isUniform ? .scalar(1) : .pair(x: 1, y: 1)))
        }
        let opacity = rest.layer("dialog")?.opacity ?? 1
        if let away = pose.opacity {
            tracks.append(
                writer.track(
                    "dialog", .opacity, away: .scalar(away), rest: .scalar(opacity), during: writer.timing.fade))
        }
        let turns: [(Property, Double)] = [
            (.rotationX, pose.rotationX), (.rotationY, pose.rotationY), (.rotationZ, pose.rotationZ),
        ]
        for (property, degrees) in turns where degrees != 0 {
            tracks.append(writer.track("dialog", property, away: .scalar(degrees), rest: .scalar(0)))
        }
        return tracks
    }

    private func backdropTracks(_ writer: TrackWriter) -> [Track] {
        guard let dimming = rest.layer("dimming"), dimming.opacity > 0 else { return [] }
        return [
            writer.track(
                "dimming", .opacity, away: .scalar(0), rest: .scalar(dimming.opacity), during: writer.timing.dimming)
        ]
    }

    private func presenterTracks(_ writer: TrackWriter) -> [Track] {
        guard let presenter = rest.layer("presenter") else { return [] }
        var tracks: [Track] = []
        // What the system moves aside is the presenter's own frame, as given or the window.
        let usual = (request.presenter.frame ?? rest.stage.window).center
        let isMoved = (request.pushBack ?? rest.defaults.pushBack).map { $0.offset != 0 } ?? false
        if isMoved, presenter.frame.center != usual {
            tracks.append(
                writer.track(
                    "presenter", .position, away: .point(projection.point(usual)),
                    rest: .point(projection.point(presenter.frame.center))))
        }
        if presenter.scale != 1 {
            tracks.append(writer.track("presenter", .scale, away: .scalar(1), rest: .scalar(presenter.scale)))
        }
        if presenter.opacity != 1 {
            tracks.append(writer.track("presenter", .opacity, away: .scalar(1), rest: .scalar(presenter.opacity)))
        }
        if presenter.cornerRadius != 0 {
            tracks.append(
                writer.track("presenter", .cornerRadius, away: .scalar(0), rest: .scalar(presenter.cornerRadius)))
        }
        return tracks
    }

    /// The presenter's turn, where presenting turned it: back the same way when the dismissal flips too, else at once.
    private func turnTracks(_ writer: TrackWriter, style: TransitionStyle) -> [Track] {
        guard turnsPresenter else { return [] }
        var writer = writer
        if style != .flipHorizontal {
            writer.timing.curve = MotionCurve(.steps(StepsEasing(count: 1, position: .start)))
        }
        return [writer.track("presenter", .rotationY, away: .scalar(0), rest: .scalar(Self.presenterTurn))]
    }

    /// The presenter's turn when it has flipped over: its right edge came towards the viewer.
    static let presenterTurn = -180.0

    /// Whether the presenter turns with the dialog when that comes, as when the dialog is the back of the whole view.
    var turnsPresenter: Bool {
        (request.present.style ?? rest.defaults.transition) == .flipHorizontal && rest.defaults.fillsScreen
            && !rest.stage.device.reduceMotion
    }

    // MARK: The device turns

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
            events: [Motion.Event(time: 0, name: "willRotate"), Motion.Event(time: full, name: "didRotate")])
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
            ])
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

/// Writes the tracks of one passage: from away to rest when coming, from rest to away when going.
struct TrackWriter {
    var timing: Choreograph.Timing
    let isReturning: Bool
    /// The share of the duration in which opacities get to their end.
    var fadeShare = 1.0

    /// One property over the whole time, or moving in a stretch of it and holding its ends in the rest.
    func track(
        _ layer: String, _ property: Property, away: AnimatedValue, rest: AnimatedValue,
        during part: StyleMotion.Part? = nil
    ) -> Track {
        let (start, end) = isReturning ? (rest, away) : (away, rest)
        let part = part ?? StyleMotion.Part(to: property == .opacity ? fadeShare : 1, timing.curve)
        let length = (part.end - part.start) * timing.duration
        var moment = timing.delay + part.start * timing.duration
        let first = moment
        let whole = timing.delay + timing.duration
        var value = start
        var keyframes: [Keyframe] = []
        for piece in part.curve.pieces {
            keyframes.append(Keyframe(time: moment, value: value, easing: piece.easing))
            moment = min(whole, first + piece.time * length)
            value = start.interpolated(to: end, at: piece.progress)
        }
        keyframes.append(Keyframe(time: moment, value: value))
        return Track(layer: layer, property: property, keyframes: keyframes)
            .held(until: whole)
    }

    /// The dialog's scale through several steps, each left by the timing's own curve.
    func steps(_ steps: [ScaleStep]) -> Track {
        Track(
            layer: "dialog", property: .scale,
            keyframes: steps.enumerated().map { index, step in
                Keyframe(
                    time: timing.delay + timing.duration * step.share, value: .scalar(step.scale),
                    easing: index < steps.count - 1 ? timing.curve.easing : nil)
            })
    }

    /// The presenter's tint over the whole passage.
    func tint() -> Track {
        let end: Layer.Tint = isReturning ? .automatic : .dimmed
        return Track(
            layer: "presenter", property: .tint,
            keyframes: [
                Keyframe(
                    time: 0, value: .text(Layer.Tint.dimmed.rawValue), easing: .steps(StepsEasing(count: 1))),
                Keyframe(time: timing.delay + timing.duration, value: .text(end.rawValue)),
            ])
    }
}
