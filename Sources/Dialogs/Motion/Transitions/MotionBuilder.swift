import Boxes
import Devices
import Geometry
import Timeline

/// Makes the timelines of a dialog at rest. Each starts or ends at the resting values, every track covers its whole
/// timeline, and events come in order, `removed` once.
struct MotionBuilder {
    let request: DialogRequest
    let options: ResolveOptions
    let rest: DialogLayout
    let projection: Projection
    /// Whether the layouts are those of a scene, whose layers are already turned over where presenting does that.
    let isOfScene: Bool

    /// The maker of a dialog's timelines from one of its resting layouts. A function rather than an initialiser, which
    /// would copy what it returns (see `Layer`).
    static func of(
        _ request: DialogRequest, at rest: DialogLayout, _ options: ResolveOptions, isOfScene: Bool = false
    ) -> MotionBuilder {
        MotionBuilder(
            request: request.shown(as: rest.resolved), options: options, rest: rest,
            projection: Projection(of: rest.stage, into: options.coordinateSpace), isOfScene: isOfScene)
    }

    /// A spring with its settling time.
    private struct Settling {
        var spring: Spring
        var duration: Double
    }

    /// Adds those timelines of presenting and dismissing that the answer contains. A spring's settling time is computed
    /// once for both.
    func addComingAndGoing(
        _ parts: AnswerParts, to transitions: inout Transitions, diagnostics: inout Diagnostics
    ) throws(ResolveError) {
        var settling: Settling?
        if parts.wantsAny(of: .present) {
            transitions.present = try transition(
                .present, effect: &transitions.presentEffect, &settling, diagnostics: &diagnostics)
        }
        if parts.wantsAny(of: .dismiss) {
            transitions.dismiss = try transition(
                .dismiss, effect: &transitions.dismissEffect, &settling, diagnostics: &diagnostics)
        }
    }

    /// The transition style of presenting or dismissing.
    func style(_ direction: TransitionDirection) -> TransitionStyle {
        style(of: requested(direction))
    }

    /// The timeline that replaces dismissing if the presenter refuses; `nil` if the presenter is not asked.
    func refusing() -> Motion? {
        guard request.dismissal.approval == .presenter else { return nil }
        return Motion(duration: 0, on: refusal)
    }

    // MARK: Presenting and dismissing

    /// The timeline of one direction.
    ///
    /// - Parameters:
    ///   - effect: Set if the transition has an effect that no track can express.
    ///   - settling: A spring with a known settling time; afterwards that of this transition, if it has a spring.
    private func transition(
        _ direction: TransitionDirection, effect: inout Boxed<TransitionEffect>?, _ settling: inout Settling?,
        diagnostics: inout Diagnostics
    ) throws(ResolveError) -> Motion {
        let requested = requested(direction)
        let style = style(of: requested)
        let edge = slideEdge(requested, style)
        var standard = rest.rules.motion(of: move(direction, by: style, through: edge, as: requested))
        if let seconds = requested.duration { standard = standard?.lasting(seconds) }
        var timing = try timing(of: requested, standard, style: style, through: edge, field: direction, &settling)
        let reducesMotion = rest.stage.device.reduceMotion
        var pose = pose(of: style, standard, requested, through: edge, direction)
        let steps = steps(requested, by: style, direction)
        if reducesMotion, style != .none {
            if pose.opacity == nil { timing.reduce(within: requested.duration == nil ? standard?.duration : nil) }
            if timing.isReduced { standard = standard?.lasting(timing.time.duration) }
            pose = Pose(opacity: steps.opacityAway(direction) ?? pose.opacity ?? 0)
        }
        var writer = TrackWriter(
            timing: consume timing,
            // A curve that the request gives applies to everything that moves.
            parts: requested.curve == nil ? standard : nil, isReturning: direction == .dismiss)
        if direction == .present, style == rest.defaults.motion.transition {
            writer.fadeShare = rest.defaults.motion.fadeShare
        }

        var tracks: [Track] = []
        tracks.reserveCapacity(4)
        if style != .none { addDialogTracks(pose, writer, to: &tracks) }
        if direction == .present, style == .none { addAppearance(writer, to: &tracks) }
        if direction == .present, style == .zoom, !reducesMotion { addZoomSteps(requested, writer, to: &tracks) }
        if style != .none, !steps.isEmpty, !reducesMotion {
            try addSteps(steps, writer, direction, to: &tracks)
        }
        if style != .none {
            addBackdropTracks(writer, to: &tracks)
            addPresenterTracks(writer, to: &tracks)
        }
        addFlipTracks(writer, style: style, to: &tracks)
        let duration = tracks.reduce(writer.timing.end) { max($0, $1.duration) }
        // In a transition without duration that has to last as long as another change, everything jumps to its end
        // after its start.
        if writer.timing.end == 0, duration > 0 { tracks = tracks.map { $0.filling(duration) } }
        if let presenter = rest.layers.index(of: .presenter), rest.layers[presenter].tint != nil {
            // The tint is dimmed from the start of presenting, and restored only when dismissing has ended (ledger B6).
            tracks.append(writer.tint(over: duration))
        }
        if let replaced = writer.timing.replaced {
            let field = request.transitionField(direction) + [.duration]
            for adaptation in Self.settled(replaced, to: writer.timing.time.duration, field: field) {
                diagnostics.addAnew(adaptation)
            }
        }
        if diagnostics.explains {
            trace(direction, style: style, requested, writer.timing, steps, lasting: duration, &diagnostics)
        }
        if style == .partialCurl, !reducesMotion { effect = Boxed(Self.curl(by: writer)) }
        return Motion(duration: duration, tracks: tracks, on: occasion(of: direction), focus: focus(direction))
    }

    /// The effect of a partial curl on the presenter, with times that are not rounded to the grid.
    private static func curl(by writer: TrackWriter) -> TransitionEffect {
        var writer = writer
        writer.timing = writer.timing.offGrid
        let track = writer.fade(LayerID.presenter, away: 0, rest: 1)
        return TransitionEffect(name: .partialCurl, layer: LayerID.presenter, progress: track.keyframes)
    }

    /// The request for one direction.
    ///
    /// A panel is dismissed the way it was presented (ledger A3): members that a request leaves out for dismissing are
    /// those of presenting, unless dismissing has another transition style. A spring has its own duration, and is never
    /// combined with a duration from the other direction.
    private func requested(_ direction: TransitionDirection) -> Boxed<TransitionRequest> {
        let came = request.present
        guard direction == .dismiss else { return came }
        // If the request gives nothing for presenting, or the same for both, there is nothing to take over.
        guard rest.defaults.motion.leavesAsItCame, !came.isIdentical(to: TransitionRequest.silent),
            !came.isIdentical(to: request.dismiss)
        else { return request.dismiss }
        var requested = request.dismiss.value
        if let style = requested.style, style != self.style(of: came) { return request.dismiss }
        requested.style = came.style
        if requested.edge == nil { (requested.edge, requested.travel) = (came.edge, requested.travel ?? came.travel) }
        if requested.curve == nil, requested.duration == nil || !came.easing.isSpring { requested.curve = came.curve }
        if requested.steps.easings.isEmpty { requested.steps.easings = came.steps.easings }
        if requested.duration == nil, !requested.easing.isSpring { requested.duration = came.duration }
        return Boxed(requested)
    }

    /// The edge through which a slide goes: the requested one, else the one against which the dialog rests, else the
    /// bottom.
    private func slideEdge(_ requested: Boxed<TransitionRequest>, _ style: TransitionStyle) -> Edge {
        if let edge = requested.edge { return edge.physical(in: rest.stage.direction) }
        // A popover that fades in may also move away from its anchor.
        guard style == .slide else { return style == .crossDissolve ? rest.popover?.value.side ?? .bottom : .bottom }
        return (request.placement.edge ?? rest.defaults.sizing.edge).physical(in: rest.stage.direction) ?? .bottom
    }

    /// The dialog's pose, relative to its rest, before presenting or after dismissing.
    private func pose(
        of style: TransitionStyle, _ standard: StyleMotion?, _ requested: Boxed<TransitionRequest>, through edge: Edge,
        _ direction: TransitionDirection
    ) -> Pose {
        if let pose = standard?.pose, pose.opacity != nil || style != .crossDissolve || requested.style == nil {
            return pose.overridden(by: requested.away)
        }
        var pose = Pose.rest
        switch style {
        case .slide, .coverVertical:
            pose.translation = vector(requested, through: edge)
        case .flipHorizontal:
            // From right to left and back (presentation-metrics transition.directions): the dialog is on the back of
            // the presenter.
            pose.rotationY = 180
        case .crossDissolve: pose.opacity = 0
        case .zoom:
            pose = direction == .present ? rest.defaults.motion.zoomFrom : rest.defaults.motion.zoomTo
        case .partialCurl, .none, .custom: break
        }
        // A custom transition is dismissed the way it was presented unless the request says otherwise.
        let members =
            style == .custom && direction == .dismiss && requested.away.isEmpty ? request.present.away : requested.away
        let own = pose.overridden(by: members)
        return style == .custom ? own.from(rest.popover?.value, of: request.named, beside: rest.frame, direction) : own
    }

    // MARK: Timing

    /// The times and the curve of a transition.
    struct Timing {
        private(set) var time: TrackTime
        var curve: MotionCurve
        /// The requested duration, in seconds, if a spring's own duration replaces it.
        private(set) var replaced: Double?
        /// Whether the short fade of reduced motion replaces the transition.
        private(set) var isReduced = false

        init(delay: Double?, duration: Double, replacing replaced: Double? = nil, curve: MotionCurve) {
            time = TrackTime(delay: delay ?? 0, duration: duration)
            self.curve = curve
            self.replaced = replaced
        }

        /// The end of the transition in seconds, rounded to the grid.
        var end: Double { time.end }

        /// This timing with exact moments instead of moments on the grid.
        var offGrid: Timing {
            var timing = self
            timing.time = time.offGrid
            return timing
        }

        /// Replaces the motion by the short fade of reduced motion.
        ///
        /// - Parameter most: The duration of the style's own motion, in seconds, which the fade does not exceed; `nil`
        ///   is any.
        mutating func reduce(within most: Double?) {
            let usual = SystemMotion.figures[.reduceMotionDuration]
            let duration = most.map { $0 > 0 ? min($0, usual) : usual } ?? usual
            time = TrackTime(delay: time.delay, duration: duration)
            curve = .easeInOut
            // The spring is not played, so that its duration replaces none.
            replaced = nil
            isReduced = true
        }
    }

    /// - Parameter known: A spring with a known settling time; afterwards that of this transition.
    private func timing(
        of requested: Boxed<TransitionRequest>, _ standard: StyleMotion?, style: TransitionStyle, through edge: Edge,
        field direction: TransitionDirection, _ known: inout Settling?
    ) throws(ResolveError) -> Timing {
        let curve = curve(requested.curve, over: requested.duration, standard, by: style)
        if style != .none, case .spring(let spring) = curve.easing {
            let settling: Settling
            if let known, known.spring == spring {
                settling = known
            } else {
                let duration = try Self.settling(of: spring, field: request.transitionField(direction) + [.easing])
                settling = Settling(spring: spring, duration: duration)
            }
            known = settling
            return Timing(
                delay: requested.delay, duration: settling.duration, replacing: requested.duration, curve: curve)
        }
        let duration = requested.duration ?? ownDuration(standard, direction, by: style, through: edge)
        return Timing(delay: requested.delay, duration: duration, curve: curve)
    }

    /// The duration of a transition if the request gives none, in seconds.
    private func ownDuration(
        _ standard: StyleMotion?, _ direction: TransitionDirection, by style: TransitionStyle, through edge: Edge
    ) -> Double {
        if style == .none { return 0 }
        if let standard { return standard.duration }
        if direction == .dismiss, style == rest.defaults.motion.transition,
            let own = rest.defaults.motion.dismissDuration
        {
            return own
        }
        return rest.rules.duration(of: move(direction, by: style, through: edge))
    }

    private func move(
        _ direction: TransitionDirection, by style: TransitionStyle, through edge: Edge,
        as requested: Boxed<TransitionRequest>? = nil
    ) -> StyleMove {
        StyleMove(
            direction, by: style, of: rest.frame, through: edge, in: rest.container, on: rest.stage,
            isOwn: requested.map { isOwn($0) } ?? true)
    }

    /// The curve of a transition: the requested one, else the style's on this system.
    private func curve(
        _ requested: MotionCurve?, over duration: Double?, _ standard: StyleMotion?, by style: TransitionStyle
    ) -> MotionCurve {
        if let requested { return requested }
        let curve = if let standard { standard.curve } else { ownCurve(of: style) }
        // The system's own spring has its own duration. If the request gives a duration, the plain curve with that
        // duration is used instead.
        if duration != nil, case .spring = curve.easing { return .easeInOut }
        return curve
    }

    private func ownCurve(of style: TransitionStyle) -> MotionCurve {
        style == rest.defaults.motion.transition ? rest.defaults.motion.curve : .easeInOut
    }

    /// The longest duration that a timeline may have, in seconds: the contract's limit.
    static let longestDuration = 3600.0

    /// The adaptation for a spring's own duration that replaces the requested one; empty if the two agree.
    static func settled(_ requested: Double, to settling: Double, field: @autoclosure () -> FieldPath) -> [Adaptation] {
        guard abs(requested - settling) > 1e-9 else { return [] }
        return [
            Adaptation(
                from: TraceText.points(requested), to: TraceText.points(settling), reason: .springSettles,
                field: field()
            )
        ]
    }

    static func settling(of spring: Spring, field: @autoclosure () -> FieldPath) throws(ResolveError) -> Double {
        guard let settling = SystemMotion.settlingDuration(of: spring), settling <= longestDuration else {
            throw ResolveError(field(), .neverSettles(limit: longestDuration))
        }
        return Grid.nearestDuration(settling)
    }

    // MARK: Tracks

    func addDialogTracks(_ pose: Pose, _ writer: TrackWriter, to tracks: inout [Track]) {
        let center = rest.frame.center
        let pose = projection.pose(pose)
        if pose.translation != .zero {
            tracks.append(
                writer.track(
                    LayerID.dialog, .position,
                    .points(
                        projection.point(center + pose.translation),
                        projection.point(center))))
        }
        if pose.scale != Size(width: 1, height: 1) {
            let isUniform = pose.scale.width == pose.scale.height
            tracks.append(
                writer.dialogScale(
                    isUniform
                        ? .scalars(pose.scale.width, 1) : .pairs((pose.scale.width, pose.scale.height), (1, 1))))
        }
        if let away = pose.opacity {
            let opacity = rest.layers.index(of: .dialog).map { rest.layers[$0].opacity } ?? 1
            tracks.append(writer.dialogFade(away: away, rest: opacity))
        }
        func addTurn(_ property: Property, _ degrees: Double) {
            guard degrees != 0 else { return }
            tracks.append(writer.track(LayerID.dialog, property, .scalars(degrees, 0)))
        }
        addTurn(.rotationX, pose.rotationX)
        addTurn(.rotationY, pose.rotationY)
        addTurn(.rotationZ, pose.rotationZ)
    }

    func addBackdropTracks(_ writer: TrackWriter, to tracks: inout [Track]) {
        guard let index = rest.layers.index(of: .dimming), rest.layers[index].opacity > 0 else { return }
        tracks.append(writer.backdropFade(rest: rest.layers[index].opacity))
    }
}

extension Easing? {
    var isSpring: Bool { if case .spring = self { true } else { false } }
}
