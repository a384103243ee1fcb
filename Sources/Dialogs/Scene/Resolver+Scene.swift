import Boxes
import Devices
import Geometry
import Timeline

/// Scenes: a stack of dialogs on one device, each presented by the one below it.
extension Resolver {
    /// Lays a stack out on `device`: each dialog over the one below it, then all of them together.
    ///
    /// - Parameter dialogs: The stack, the lowest first; at least one, whose names do not clash (``SceneNames``).
    /// - Throws: The errors that make the dialogs impossible.
    package func resolve(
        scene requested: [DialogRequest], on device: DeviceState, options: ResolveOptions = ResolveOptions()
    ) throws(SceneError) -> ResolvedScene {
        let names = SceneNames(requested.map(\.id)).names
        let order = SceneOrder(requested, on: device)
        let dialogs = arranged(requested, in: order.indexes, on: device)
        let parts = options.parts.withSources
        var errors: [ResolveError] = []
        var members: [SceneDialog] = []
        var rests: [DialogLayout] = []
        for index in order.indexes {
            var request = dialogs[index]
            request.id = names[index]
            var diagnostics: [Adaptation] = order.adaptations[index].map { [$0] } ?? []
            var presenter = LayerID.presenter
            if let below = members.last {
                presenter = LayerID.id(LayerID.dialog, in: below.id)
                if request.presenter.isGiven {
                    diagnostics.append(
                        Adaptation(
                            from: "presenter", to: presenter, reason: .presentedByDialogBelow,
                            field: [.dialogs] + .index(index) + .presenter))
                }
                let tint = request.presenter.tint
                request.presenter = Self.presenter(of: below.request, at: rests.last)
                request.presenter.tint = tint
            }
            let options = options.asFloor(parts, isTop: index == order.indexes.last)
            do throws(ResolveError) {
                let plans = ContentPlans(for: request)
                let rest = try rest(request, on: Stage(device), options: options, plans: plans)
                let resolved = try resolved(request, at: rest, on: device, options: options, plans: plans)
                diagnostics += resolved.adaptations.map { $0.inScene(at: index) }
                members.append(
                    SceneDialog(
                        index: index, id: names[index], presenter: presenter, request: request, resolved: resolved,
                        adaptations: diagnostics))
                rests.append(rest)
            } catch {
                let all = withOthers(error, of: request, on: device, options: options)
                for error in [all] + all.others {
                    let located = ResolveError(error.field.inScene(at: index), error.reason)
                    if !errors.contains(located) { errors.append(located) }
                }
            }
        }
        guard errors.isEmpty, let top = members.last else { throw SceneError(errors: errors) }
        let stack = Stack(resolver: self, device: device, options: options, dialogs: requested, members: members)
        do throws(ResolveError) {
            return try scene(members, top: top, rests: rests, stack: stack)
        } catch {
            throw SceneError(errors: [ResolveError(error.field.inScene(at: top.index), error.reason)])
        }
    }

    /// The dialogs with the positions and sizes that they have beside each other on a device, in stacks and columns.
    ///
    /// - Parameter order: The indices of the dialogs in painting order.
    func arranged(_ dialogs: [DialogRequest], in order: [Int], on device: DeviceState) -> [DialogRequest] {
        columned(settingApart(dialogs, in: order, on: device), in: order, on: device)
    }

    /// The dialog below, as the presenter of the one above it.
    private static func presenter(of below: DialogRequest, at rest: DialogLayout?) -> Presenter {
        var presenter = Presenter()
        presenter.frame = rest?.frame
        presenter.statusBar = rest?.statusBar
        presenter.hasNavigationBar = below.content.navigationBar != nil
        return presenter
    }

    private func scene(
        _ members: [SceneDialog], top: SceneDialog, rests: [DialogLayout], stack: Stack
    ) throws(ResolveError) -> ResolvedScene {
        let options = stack.options
        let parts = options.parts.withSources
        let whole = stack.whole(rests)
        let unprojected = SceneLayers(zip(members, rests).map { $0.part(at: $1) })
        let projected = SceneLayers(
            members.map {
                SceneLayers.Part(id: $0.id, layers: $0.resolved.layers, isModal: $0.resolved.accessibility.isModal)
            })
        let projection = Projection(of: whole.stage, into: options.coordinateSpace)
        let regions = SceneRegions(
            members: zip(members, rests).map { member, rest in
                SceneRegions.Member(
                    id: member.id, request: member.request, rest: rest, receding: unprojected.receded[member.id],
                    isFacingAway: projected.receded[member.id]?.isFacingAway ?? false)
            })

        var adaptations: [Adaptation] = []
        for adaptation in members.sorted(by: { $0.index < $1.index }).flatMap(\.adaptations)
        where !adaptations.contains(adaptation) {
            adaptations.append(adaptation)
        }
        var stage = top.resolved.stage
        stage.options = options
        stage.presenterHasBar = stack.dialogs.first?.presenter.hasNavigationBar ?? false
        return ResolvedScene(
            stage: stage, dialogs: members, layers: projected.layers,
            dimmingRegions: parts.contains(.dimmingRegions)
                ? projection.regions(regions.dimmingRegions()) : [],
            hitRegions: parts.contains(.hitRegions) ? projection.regions(regions.hitRegions()) : [],
            transitions: try transitions(of: top, among: members, projected.receded, rests: rests, stack: stack),
            lifecycle: lifecycle(of: members, top: top), accessibility: accessibility(of: members, top: top),
            adaptations: adaptations,
            trace: options.explain
                ? members.flatMap { member in (member.resolved.trace ?? []).map { $0.inScene(at: member.index) } }
                : nil,
            gestures: parts.contains(.gestures) ? gestures(of: top, at: rests[rests.count - 1]) : [])
    }

    /// The timelines of the topmost dialog, including the motions of the dialogs below that result.
    private func transitions(
        of top: SceneDialog, among members: [SceneDialog], _ receded: [String: SceneLayers.Receding],
        rests: [DialogLayout], stack: Stack
    ) throws(ResolveError) -> Transitions {
        let (device, options) = (stack.device, stack.options)
        let parts = options.parts.withSources
        let below = members.dropLast().last
        let tracks = SceneTracks(
            id: top.id,
            presenter: below.flatMap { below in
                receded[below.id].map { (LayerID.id(LayerID.dialog, in: below.id), $0) }
            }, returnFocus: returnFocus(among: members.dropLast(), at: rests.dropLast()))
        let builder = MotionBuilder.of(top.request, at: stack.whole(rests), options, isOfScene: true)
        var diagnostics = Diagnostics(explains: options.explain)
        var keyboard: (show: Motion, hide: Motion)?
        if device.keyboard != nil, parts.wantsAny(of: [.keyboard, .keyboardHide]) {
            let without = try stack.rest(in: device.orientation, keyboard: .away)
            keyboard = try builder.keyboard(from: without, diagnostics: &diagnostics)
        }
        let own = top.resolved.transitions
        return Transitions(
            present: tracks.motion(own.present), dismiss: tracks.motion(own.dismiss),
            refuse: own.refuse.map { tracks.motion($0) }, rotate: rotations(of: stack, from: builder),
            keyboard: keyboard.map { stack.labelled($0.show) },
            keyboardHide: keyboard.map { stack.labelled($0.hide) },
            detents: parts.contains(.detents) ? detents(of: top, in: stack, over: rests, from: builder) : [],
            keyboardRest: keyboard.flatMap { _ in stack.drawn(on: device) },
            keyboardHideRest: keyboard.flatMap { _ in
                var away = device
                away.keyboard = nil
                return stack.drawn(on: away)
            },
            back: parts.contains(.back)
                ? goingBack(top, at: rests[rests.count - 1], options).map { tracks.motion($0) } : nil,
            presentEffect: tracks.effect(own.presentEffect),
            dismissEffect: tracks.effect(own.dismissEffect))
    }

    private func gestures(of top: SceneDialog, at rest: DialogLayout) -> [Gesture] {
        rest.gestures(top.request, leavingBy: rest.swipes(top.request)).map { $0.named(in: top.id) }
    }

    /// The timeline of the topmost dialog that the system's back gesture drives; `nil` if there is none.
    private func goingBack(_ top: SceneDialog, at rest: DialogLayout, _ options: ResolveOptions) -> Motion? {
        MotionBuilder.of(top.request, at: rest, options).goingBack()
    }

    /// Where the focus starts in the uppermost modal one of some dialogs; `nil` if none is modal.
    private func returnFocus(among members: ArraySlice<SceneDialog>, at rests: ArraySlice<DialogLayout>) -> String? {
        zip(members, rests).reversed().first { $1.isModal($0.request) }.map { member, rest in
            LayerID.id(FocusOrder.initial(member.request, rest), in: member.id)
        }
    }

    /// The timelines of the whole stack to each orientation in which all of its dialogs are possible.
    private func rotations(of stack: Stack, from builder: MotionBuilder) -> [Transitions.Rotation] {
        rotations(of: stack.dialogs, on: stack.device, from: builder) { orientation throws(ResolveError) in
            try stack.rest(in: orientation)
        }.map { rotation in
            var rotation = rotation
            rotation.motion = stack.labelled(rotation.motion)
            rotation.rest = stack.drawn(on: stack.device.rotated(to: rotation.to))
            return rotation
        }
    }

    /// The timelines of the whole stack to each other detent of the topmost dialog, with which the dialogs below recede
    /// or return.
    private func detents(
        of top: SceneDialog, in stack: Stack, over rests: [DialogLayout], from builder: MotionBuilder
    ) -> [Transitions.DetentChange] {
        detentMotions(from: builder) { detent throws(ResolveError) in
            try stack.rest(at: detent, over: rests) { request throws(ResolveError) in
                try motionEnd(request, on: builder.rest.stage, options: builder.options)
            }
        }.map { change in
            var change = change
            let motion = change.motion
            change.motion = Motion(
                motion, tracks: motion.tracks,
                labels: [Motion.Label(name: top.id, start: 0, end: motion.duration, labels: motion.labels)])
            change.rest = stack.drawn(at: change.to, of: top.index)
            return change
        }
    }

    /// The lifecycle of the scene: it ends when the last dialog is removed, and not by itself if one of them stays.
    private func lifecycle(of members: [SceneDialog], top: SceneDialog) -> Lifecycle {
        let lives = members.map(\.resolved.lifecycle)
        func last(_ moment: (Lifecycle) -> Double?) -> Double? {
            let moments = lives.compactMap(moment)
            return moments.count == lives.count ? moments.max() : nil
        }
        var life = top.resolved.lifecycle
        life.dismissAt = last(\.dismissAt)
        life.removedAt = last(\.removedAt)
        life.recommendedAfter = lives.compactMap(\.recommendedAfter).max()
        return life
    }

    /// The accessible part of the scene: the topmost modal dialog and the dialogs above it, but none below. The
    /// presenter is inert if one of the dialogs leaves nothing of it live.
    private func accessibility(of members: [SceneDialog], top: SceneDialog) -> Accessibility {
        let modal = members.lastIndex { $0.resolved.accessibility.isModal }
        let reached = members[(modal ?? 0)...]
        var whole = top.resolved.accessibility
        whole.isModal = modal != nil
        whole.leavesPresenterLive = !members.contains {
            $0.resolved.accessibility.isModal && !$0.resolved.accessibility.leavesPresenterLive
        }
        whole.focusOrder = reached.flatMap { member in
            member.resolved.accessibility.focusOrder.map { LayerID.id($0, in: member.id) }
        }
        whole.initialFocus = modal.flatMap { modal in
            members[modal].resolved.accessibility.initialFocus.map { LayerID.id($0, in: members[modal].id) }
        }
        whole.inert =
            modal.map { modal in
                (whole.leavesPresenterLive ? [] : [LayerID.presenter])
                    + members[..<modal].map { LayerID.id(LayerID.dialog, in: $0.id) }
            } ?? []
        return whole
    }
}

extension ResolveOptions {
    /// The options for one dialog of a stack from which these parts are needed: only the topmost is presented and
    /// dismissed, and all others move as a whole.
    ///
    /// - Parameter parts: The wanted parts, with those from which they are made.
    fileprivate func asFloor(_ parts: AnswerParts, isTop: Bool) -> ResolveOptions {
        var floor = parts.intersection([
            .stage, .presentation, .layers, .lifecycle, .accessibility, .adaptations, .diagnostics, .trace,
        ])
        if isTop { floor.formUnion(parts.intersection([.present, .dismiss, .refuse])) }
        if parts.wantsAny(of: [.dimmingRegions, .hitRegions, .transitions]) { floor.formUnion(.layers) }
        if parts.contains(.dialogs) { floor.formUnion([.presentation, .lifecycle, .adaptations]) }
        var options = computing(floor)
        options.rests = false
        return options
    }
}

extension Presenter {
    /// Whether the request says anything about the presenter.
    fileprivate var isGiven: Bool { style != nil || frame != nil || hasNavigationBar }
}

extension Adaptation {
    fileprivate func inScene(at index: Int) -> Adaptation {
        Adaptation(from: from, to: to, reason: reason, field: field.inScene(at: index))
    }
}

extension Decision {
    fileprivate func inScene(at index: Int) -> Decision {
        var decision = self
        decision.field = field.inScene(at: index)
        return decision
    }
}
