import Boxes
import Devices
import Dialogs
import JSONText
import Preview
import Wire

// Makes depictions, from which pictures and exports are made.
extension EndpointContext {
    func depiction(of request: DepictionRequest, _ needs: DepictionNeeds) throws(ProblemDetails) -> Depiction {
        switch request.subject {
        case .spec(let spec): return try depiction(of: spec.stack, request.options, needs)
        case .scene(let scene): return try depiction(of: scene.stack, request.options, needs)
        case .schedule(let schedule): return try depiction(of: schedule)
        case .retarget(let retarget, let subject): return try depiction(of: retarget, subject)
        case .release(let release): return try depiction(of: release, needs)
        case .change(let change): return try depiction(of: change)
        }
    }

    /// The parts of an answer that every depiction requires, and those with what closes the dialog.
    private static let rest: AnswerParts = [.stage, .layers]
    private static let closed = rest.union(.hitRegions)

    // MARK: Dialogs and scenes

    private func depiction(
        of stack: DialogStack, _ options: PictureOptions, _ needs: DepictionNeeds
    ) throws(ProblemDetails) -> Depiction {
        var stack = stack
        stack.options.rests = true
        var parts = Self.rest
        if needs.regions { parts.formUnion([.dimmingRegions, .hitRegions]) }
        return try asProblem { () throws(SceneError) in
            switch needs.timelines {
            case .chosen:
                guard let phase = options.phase ?? needs.defaultPhase ?? (options.time == nil ? nil : .present) else {
                    return Depiction(try resolver.resolve(stack, parts))
                }
                let (dialog, timeline) = try resolver.moving(stack, in: .phase(phase), with: parts)
                return Depiction(
                    dialog, timelines: [dialog.namedTimeline(of: phase) ?? .init(name: phase.name, timeline: timeline)])
            case .named(let names):
                let dialog = try resolver.resolve(stack, .all)
                return Depiction(
                    dialog, timelines: names.compactMap { Phase(name: $0) }.compactMap { dialog.namedTimeline(of: $0) })
            case .all:
                let dialog = try resolver.resolve(stack, .all)
                return Depiction(dialog, timelines: dialog.phases.compactMap { dialog.namedTimeline(of: $0) })
            }
        }
    }

    // MARK: Schedules

    private func depiction(of request: ScheduleRequest) throws(ProblemDetails) -> Depiction {
        Depiction(try schedule(request, [.layers, .timeline, .rotations, .entries]), on: try base(of: request).stage)
    }

    /// Returns a dialog on the stage of a schedule: the schedule's first, or an empty one if it shows none.
    func base(of request: ScheduleRequest) throws(ProblemDetails) -> ResolvedDialog {
        let shown = request.events.lazy.compactMap { event -> DialogRequest? in
            if case .show(let show) = event.kind { show.dialog } else { nil }
        }
        return try asProblem { () throws(ResolveError) in
            try resolver.resolve(
                shown.first ?? DialogRequest(), on: request.device, options: request.options.computing([.stage]))
        }
    }

    // MARK: Motions that start from others

    private func depiction(
        of request: RetargetRequest, _ subject: DepictionRequest.Interrupted
    ) throws(ProblemDetails) -> Depiction {
        let timeline = try retargeted(request)
        switch subject {
        case .stack(var stack):
            stack.options.rests = true
            return try asProblem { () throws(SceneError) in
                moving(try resolver.resolve(stack, Self.closed), by: timeline)
            }
        case .schedule(let schedule):
            var depiction = try depiction(of: schedule)
            depiction.timelines = [Depiction.NamedTimeline(name: "timeline", timeline: timeline)]
            depiction.defaultTime = 0
            depiction.lifetimes = [:]
            return depiction
        }
    }

    private func depiction(of body: ReleaseBody, _ needs: DepictionNeeds) throws(ProblemDetails) -> Depiction {
        let released = try released(body)
        return try asProblem { () throws(ResolveError) in
            let dialog = try resolver.resolve(
                body.spec.dialog, on: body.spec.device, options: body.spec.options.computing(Self.closed))
            var depiction = moving(dialog, by: TimelineWithEffects(released.motion))
            // The motion that replaces it if the presenter refuses.
            if case .all = needs.timelines, let refused = released.refused {
                depiction.timelines.append(
                    Depiction.NamedTimeline(name: Phase.refuse.name, timeline: TimelineWithEffects(refused)))
            }
            return depiction
        }
    }

    private func depiction(of request: ChangeRequest) throws(ProblemDetails) -> Depiction {
        let change = try change(request)
        return try asProblem { () throws(ResolveError) in
            let parts = Self.rest.union(DrawnRest.parts)
            let from = try resolver.resolve(
                request.from.dialog, on: request.from.device, options: request.options.computing(parts))
            let to = try resolver.resolve(
                request.to.dialog, on: request.to.device, options: request.options.computing(parts))
            let end = DrawnRest(layers: to.layers, dimmingRegions: to.dimmingRegions, hitRegions: to.hitRegions)
            return moving(from, by: change.timeline, to: end)
        }
    }

    private func moving(
        _ dialog: ResolvedDialog, by timeline: TimelineWithEffects, to end: DrawnRest? = nil
    ) -> Depiction {
        var depiction = Depiction(
            dialog, timelines: [Depiction.NamedTimeline(name: "timeline", timeline: timeline, end: end)])
        depiction.hasRest = false
        return depiction
    }
}

extension Depiction {
    /// Creates the depiction of a schedule.
    init(_ schedule: Schedule, on stage: StageReport) {
        self.init(
            stage: stage, rest: DrawnRest(layers: schedule.layers.map(\.layer), dimmingRegions: [], hitRegions: []),
            timelines: [
                NamedTimeline(
                    name: "timeline", timeline: TimelineWithEffects(schedule.timeline), rotations: schedule.rotations)
            ])
        for layer in schedule.layers { lifetimes[layer.layer.id] = layer.from...max(layer.from, layer.to) }
        hasRest = false
        defaultTime = schedule.entries.lazy.compactMap(\.presentedAt).first ?? 0
    }
}
