import Boxes
import Geometry
import Timeline

// Keyframes that a request gives, and easings by property.
extension MotionBuilder {
    /// The transition style of a request for one direction.
    ///
    /// Where the dialog's own style does not move, a start, an end or keyframes make a custom transition: of both
    /// directions if the request gives them for both, else of the one that has them.
    func style(of requested: Boxed<TransitionRequest>) -> TransitionStyle {
        if let style = requested.style { return style }
        let own = rest.defaults.motion.transition
        guard own == .none else { return own }
        let isMoved =
            request.isTransitionSplit
            ? requested.movesDialog : request.present.movesDialog || request.dismiss.movesDialog
        return isMoved ? .custom : own
    }

    /// Replaces a zoom by the style's several steps, unless the request gives a curve or a start, which gets the plain
    /// zoom.
    func addZoomSteps(_ requested: Boxed<TransitionRequest>, _ writer: TrackWriter, to tracks: inout [Track]) {
        let steps = rest.defaults.motion.zoomSteps
        guard !steps.isEmpty, requested.curve == nil, requested.away.scale == nil else { return }
        tracks.removeAll { $0.property == .scale }
        tracks.append(writer.steps(steps))
    }

    /// Whether the dialog rests at its style's own edge, and the request gives nothing of how it comes or goes.
    func isOwn(_ requested: Boxed<TransitionRequest>) -> Bool {
        requested.style == nil && requested.edge == nil && requested.travel == nil
            && rest.edge == rest.defaults.sizing.edge.physical(in: rest.stage.direction)
            && request.placement.fixedFrame(inLandscape: rest.stage.window.size.isLandscape) == nil
    }

    /// Adds the moment at which a dialog that waits for a delay, and comes without a motion, is there: until then
    /// nothing of it is to be seen.
    func addAppearance(_ writer: TrackWriter, to tracks: inout [Track]) {
        guard writer.timing.time.delay > 0 else { return }
        var writer = TrackWriter(timing: writer.timing, parts: nil, isReturning: false)
        writer.timing.curve = ChangeTiming.jump
        addDialogTracks(Pose(opacity: 0), writer, to: &tracks)
        addBackdropTracks(writer, to: &tracks)
        addPresenterTracks(writer, to: &tracks)
    }

    /// The steps of one direction. A custom transition is dismissed the way it was presented unless the request says
    /// otherwise.
    func steps(
        _ requested: Boxed<TransitionRequest>, by style: TransitionStyle, _ direction: TransitionDirection
    ) -> TransitionSteps {
        guard style == .custom, direction == .dismiss, requested.steps.keyframes.isEmpty, requested.away.isEmpty else {
            return requested.steps
        }
        var steps = request.present.steps.reversed
        if !requested.steps.easings.isEmpty { steps.easings = requested.steps.easings }
        return steps
    }

    /// The displacement by which a slide moves the dialog through an edge, in points.
    func vector(_ requested: Boxed<TransitionRequest>, through edge: Edge) -> Point {
        if let travel = requested.travel { return Sliding.vector(of: rest.frame, through: edge, times: travel) }
        let away = rest.away(from: rest.frame, through: edge)
        return Point(x: away.x - rest.frame.midX, y: away.y - rest.frame.midY)
    }

    /// Replaces the style's tracks by those of the request's own steps.
    func addSteps(
        _ steps: TransitionSteps, _ writer: TrackWriter, _ direction: TransitionDirection, to tracks: inout [Track]
    ) throws(ResolveError) {
        for property in PoseProperty.allCases {
            let moved = moved(by: property)
            let index = tracks.firstIndex { $0.layer == LayerID.dialog && $0.property == moved }
            let easing = steps.easings[property]
            if let keyframes = steps.keyframes[property] {
                if let index { tracks.remove(at: index) }
                let track = track(
                    keyframes, of: property, leftBy: easing ?? writer.timing.curve.easing, writer, direction)
                let isStill = track.keyframes.allSatisfy { $0.value == track.keyframes.startValue }
                if !isStill { tracks.append(track) }
            } else if let easing, let index {
                let field = request.transitionField(direction) + .easings + .key(property.rawValue)
                tracks[index] = try track(like: tracks[index], by: easing, writer, field: field)
            }
        }
    }

    /// The same change with another easing; a spring has its own duration.
    private func track(
        like track: Track, by easing: Easing, _ writer: TrackWriter, field: FieldPath
    ) throws(ResolveError) -> Track {
        var duration = writer.timing.time.duration
        if case .spring(let spring) = easing { duration = try Self.settling(of: spring, field: field) }
        let curve = MotionCurve(easing)
        return (track.property == .opacity ? curve.fading(over: duration) : curve).track(
            track.layer, track.property, from: track.keyframes.startValue, to: track.keyframes.endValue,
            over: TrackTime(delay: writer.timing.time.delay, duration: duration))
    }

    /// The track of a property through its keyframes: presenting ends at rest, dismissing starts there.
    private func track(
        _ list: [PoseKeyframe], of property: PoseProperty, leftBy easing: Easing, _ writer: TrackWriter,
        _ direction: TransitionDirection
    ) -> Track {
        var steps = list
        let rest = PoseKeyframe(time: direction == .present ? 1 : 0, value: property.rest)
        if direction == .present, let last = steps.last, last.time < 1 { steps.append(rest) }
        if direction == .dismiss, let first = steps.first, first.time > 0 { steps.insert(rest, at: 0) }
        // A spring cannot be used between keyframes, whose times are given.
        let plain: Easing = if case .spring = easing { .easeInOut } else { easing }
        let isUniform = steps.allSatisfy { $0.value.x == $0.value.y }
        let time = writer.timing.time
        // Opacity does not bounce: its last keyframe is at the time when the spring first reaches its end.
        var span = time.duration
        if property == .opacity, case .spring = writer.timing.curve.easing {
            span *= writer.timing.curve.fading(over: span).arrival?.share ?? 1
        }
        var keyframes: [Keyframe] = []
        for (index, step) in steps.enumerated() {
            let moment = time.delay + step.time * span
            let value = value(step.value, of: property, uniform: isUniform)
            if index == 0, moment > 0 { keyframes.append(Keyframe(time: 0, value: value)) }
            keyframes.append(
                Keyframe(
                    time: time.written(moment), value: value,
                    easing: index < steps.count - 1 ? step.easing ?? plain : nil))
        }
        if let last = keyframes.last, last.time < time.end {
            keyframes.append(Keyframe(time: time.end, value: last.value))
        }
        return Track(layer: LayerID.dialog, property: moved(by: property), keyframes: keyframes.thinned())
    }

    /// The property of the dialog's layer that a property of a pose moves, in the space of the answer.
    private func moved(by property: PoseProperty) -> Property {
        switch property {
        case .translation: .position
        case .scale: .scale
        case .opacity: .opacity
        case .rotationZ: .rotationZ
        case .rotationX: projection.rotation(of: Pose(rotationX: 1)).x != 0 ? .rotationX : .rotationY
        case .rotationY: projection.rotation(of: Pose(rotationY: 1)).x != 0 ? .rotationX : .rotationY
        }
    }

    /// A value of a pose, converted to one of the layer's property.
    ///
    /// - Parameter isUniform: Whether a scale is written as a single number.
    private func value(_ value: PoseValue, of property: PoseProperty, uniform isUniform: Bool) -> AnimatedValue {
        switch property {
        case .translation:
            return .point(projection.point(rest.frame.center + value))
        case .scale:
            guard !isUniform else { return .scalar(value.x) }
            let scale = projection.size(Size(width: value.x, height: value.y))
            return .pair(x: scale.width, y: scale.height)
        case .opacity:
            let own = rest.layers.index(of: .dialog).map { rest.layers[$0].opacity } ?? 1
            return .scalar(value.x == 1 ? own : value.x)
        case .rotationX:
            let rotations = projection.rotation(of: Pose(rotationX: value.x))
            return .scalar(rotations.x != 0 ? rotations.x : rotations.y)
        case .rotationY:
            let rotations = projection.rotation(of: Pose(rotationY: value.x))
            return .scalar(rotations.x != 0 ? rotations.x : rotations.y)
        case .rotationZ: return .scalar(projection.pose(Pose(rotationZ: value.x)).rotationZ)
        }
    }
}

extension TransitionSteps {
    /// The dialog's opacity before presenting or after dismissing; `nil` if no keyframe gives it.
    func opacityAway(_ direction: TransitionDirection) -> Double? {
        let steps = keyframes[.opacity]
        return (direction == .present ? steps?.first : steps?.last)?.value.x
    }
}
