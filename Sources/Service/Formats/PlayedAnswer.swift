import Boxes
import Dialogs
import JSONText
import Preview
import Wire

/// The answer that a page plays, computed once for both the renderer in the page and the drawing around the app.
struct PlayedAnswer {
    /// The screen at rest.
    enum Rest {
        case dialog(ResolvedDialog)
        case scene(ResolvedScene)
        /// A schedule, with a dialog that has its stage.
        case schedule(Schedule, base: ResolvedDialog)
    }

    /// A motion that replaces the timelines of the resting layout.
    enum Motion {
        case retargeted(TimelineWithEffects, samplesAt: SampleTimes?)
        case released(Released)
        /// A change, with the dialog at the resting layout in which it ends.
        case change(Change, end: ResolvedDialog)
    }

    let rest: Rest
    var motion: Motion?

    /// The depiction for the surroundings of the app, at rest and at the ends of the timelines.
    var depiction: Depiction {
        switch rest {
        case .dialog(let dialog): depiction(of: dialog)
        case .scene(let scene): depiction(of: scene.whole)
        case .schedule(let schedule, let base): Depiction(schedule, on: base.stage)
        }
    }

    private func depiction(of dialog: ResolvedDialog) -> Depiction {
        guard motion == nil else {
            var depiction = Depiction(dialog)
            depiction.hasRest = false
            return depiction
        }
        let phases = DeviceDrawing.phases.compactMap { Phase(name: $0) }
        return Depiction(dialog, timelines: phases.compactMap { dialog.namedTimeline(of: $0) })
    }
}

// MARK: Computing it

extension EndpointContext {
    /// The parts of an answer that a page requires: for drawing, for touches, and for assistive technologies.
    private static let played: AnswerParts = AnswerParts.all.subtracting([
        .adaptations, .diagnostics, .trace, .dimmingRegions, .lifecycle,
    ])

    /// Returns the answer that a page plays for a request.
    func played(_ request: DepictionRequest) throws(ProblemDetails) -> PlayedAnswer {
        switch request.subject {
        case .spec(let spec): return PlayedAnswer(rest: try rest(of: spec.stack, with: request.options.phase))
        case .scene(let scene): return PlayedAnswer(rest: try rest(of: scene.stack, with: request.options.phase))
        case .schedule(let schedule): return PlayedAnswer(rest: try rest(of: schedule))
        case .retarget(let request, let subject):
            let motion = PlayedAnswer.Motion.retargeted(try retargeted(request), samplesAt: request.times)
            switch subject {
            case .stack(let stack): return PlayedAnswer(rest: try rest(of: stack), motion: motion)
            case .schedule(let schedule): return PlayedAnswer(rest: try rest(of: schedule), motion: motion)
            }
        case .release(let body):
            let motion = PlayedAnswer.Motion.released(try released(body))
            return PlayedAnswer(rest: try rest(of: body.spec.stack), motion: motion)
        case .change(let request): return try played(request)
        }
    }

    private func played(_ request: ChangeRequest) throws(ProblemDetails) -> PlayedAnswer {
        let change = try change(request)
        var start = request.from.stack
        start.options = request.options
        let rest = try rest(of: start)
        return try asProblem { () throws(ResolveError) in
            let end = try resolver.resolve(
                request.to.dialog, on: request.to.device, options: request.options.computing([.layers, .hitRegions]))
            return PlayedAnswer(rest: rest, motion: .change(change, end: end))
        }
    }

    /// - Parameter phase: A timeline that the dialog must have; `nil` for none in particular.
    private func rest(of stack: DialogStack, with phase: Phase? = nil) throws(ProblemDetails) -> PlayedAnswer.Rest {
        var options = stack.options.computing(phase == nil ? Self.played : .all)
        options.rests = true
        return try asProblem { () throws(SceneError) in
            guard stack.isScene else {
                var stack = stack
                stack.options = options
                var dialog = try resolver.resolve(stack, options.parts)
                if let phase { try check(phase, of: dialog) }
                dialog.stage.options.parts = Self.played
                return .dialog(dialog)
            }
            var scene = try resolver.resolve(scene: stack.dialogs, on: stack.device, options: options)
            if let phase { try check(phase, of: scene.whole) }
            scene.stage.options.parts = Self.played
            return .scene(scene)
        }
    }

    private func rest(of schedule: ScheduleRequest) throws(ProblemDetails) -> PlayedAnswer.Rest {
        .schedule(
            try self.schedule(schedule, [.layers, .timeline, .rotations, .duration]), base: try base(of: schedule))
    }

    /// Throws if the dialog has no timeline for `phase`.
    private func check(_ phase: Phase, of dialog: ResolvedDialog) throws(SceneError) {
        _ = try SceneError.of { () throws(ResolveError) in try dialog.timeline(from: .phase(phase)) }
    }
}

// MARK: Writing it

extension EndpointContext {
    /// Writes the member `answer`; `base` if the answer has no stage; `motion` if one replaces the timelines; and `end`
    /// if that motion ends in another resting layout.
    func write(_ played: PlayedAnswer, to json: inout JSONWriter) throws(ProblemDetails) {
        if let motion = played.motion {
            json.key("motion")
            switch motion {
            case .retargeted(let timeline, let times): try write(timeline, samplesAt: times, to: &json)
            case .released(let released): ReleaseWriter.write(released, to: &json)
            case .change(let change, end: _): ChangeWriter.write(change, to: &json)
            }
        }
        json.key("answer")
        switch played.rest {
        case .dialog(let dialog): SpecificationWriter.write(dialog, findings: [], to: &json)
        case .scene(let scene): SceneWriter.write(scene, findings: [], to: &json)
        case .schedule(let schedule, let base):
            ScheduleWriter.write(schedule, to: &json)
            json.key("base")
            SpecificationWriter.write(base, findings: [], to: &json)
        }
        if case .change(_, let end) = played.motion {
            json.key("end")
            SpecificationWriter.write(end, findings: [], to: &json)
        }
    }
}
