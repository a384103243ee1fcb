import Boxes
import Devices
import Geometry
import Timeline

/// The timelines from a dialog's resting layout to its others.
extension Resolver {
    /// A timeline to each orientation to which the device rotates the dialog.
    ///
    /// There is none for a window that is not the whole screen, because its frame on the rotated screen is unknown.
    func rotations(
        _ request: DialogRequest, on device: DeviceState, from builder: MotionBuilder, plans: ContentPlans
    ) -> [Transitions.Rotation] {
        let (start, options) = (builder.rest.stage, builder.options)
        var rotations = rotations(of: [request], on: device, from: builder) { orientation throws(ResolveError) in
            let stage = try stages.stage(device, in: orientation)
            return try motionEnd(request.rotated(from: start, to: stage), on: stage, options: options, plans: plans)
        }
        guard options.rests else { return rotations }
        for index in rotations.indices {
            let turned = device.rotated(to: rotations[index].to)
            rotations[index].rest = drawnRest(plans: plans, options) { () throws(ResolveError) in
                let stage = try Stage(turned)
                return (request.rotated(from: start, to: stage), stage)
            }
        }
        return rotations
    }

    /// Another resting layout of a dialog, with everything that an answer would draw of it; `nil` if that layout is
    /// impossible.
    private func drawnRest(
        plans: ContentPlans, _ options: ResolveOptions,
        _ placed: () throws(ResolveError) -> (request: DialogRequest, stage: Stage)
    ) -> Boxed<DrawnRest>? {
        let options = options.computing(DrawnRest.parts)
        do throws(ResolveError) {
            let (request, stage) = try placed()
            let rest = try rest(request, on: stage, options: options, plans: plans)
            return Boxed(drawn(MotionBuilder.of(request, at: rest, options), DrawnRest.parts))
        } catch {
            return nil
        }
    }

    /// A timeline to each orientation to which the device rotates a stack of dialogs, given its resting layout there
    /// (`resting`).
    ///
    /// The insets of a device are the same in both orientations of one aspect, unless its hardware is described, or its
    /// cut-out takes room on one side. If they are the same, both orientations share one layout, and so its tracks.
    ///
    /// - Parameter stack: The dialogs that rotate, the lowest first, which together determine the allowed orientations.
    func rotations(
        of stack: [DialogRequest], on device: DeviceState, from builder: MotionBuilder,
        resting: (Orientation) throws(ResolveError) -> DialogLayout
    ) -> [Transitions.Rotation] {
        guard device.rotatesDialogs else { return [] }
        let restsByShape =
            builder.options.coordinateSpace == .interface && device.reservedRegions == nil && device.hasInsetsByShape
        let stage = builder.rest.stage
        let turning = stage.rotationMotion
        let orientations = device.profile.idiom.allowedOrientations
        var rotations: [Transitions.Rotation] = []
        rotations.reserveCapacity(orientations.count)
        // Both quarter turns take the same time, and end in the same layout if that depends only on the aspect.
        var quarterTurn: Int?
        let wanted = builder.options.parts
        for orientation in orientations
        where orientation != device.orientation && wanted.contains(.rotation(to: orientation))
            && stack.allow(orientation)
        {
            let rotation = stage.rotation(from: stage.orientation, to: orientation, by: turning)
            func add(_ motion: Motion) {
                rotations.append(Transitions.Rotation(to: orientation, motion: motion, rotation: rotation))
            }
            if restsByShape, orientation.quarterTurn.swapsAxes == device.orientation.quarterTurn.swapsAxes {
                add(builder.rotationInPlace(over: rotation.duration))
            } else if restsByShape, let quarterTurn {
                add(rotations[quarterTurn].motion)
            } else {
                // A layout that is impossible in the other orientation (a keyboard of unknown height, a frame outside)
                // has no timeline, but is not an error of this request.
                let other: DialogLayout
                do { other = try resting(orientation) } catch { continue }
                quarterTurn = rotations.count
                add(builder.rotation(to: other, over: rotation.duration, by: turning))
            }
        }
        return rotations
    }

    /// Adds the timelines from the layout without the keyboard to the one with it, and back; none without a keyboard.
    func addKeyboard(
        to transitions: inout Transitions, _ request: DialogRequest, on device: DeviceState,
        with builder: MotionBuilder, plans: ContentPlans, _ diagnostics: inout Diagnostics
    ) throws(ResolveError) {
        guard device.hasKeyboard else { return }
        let away = try Stage(device, keyboard: .away)
        let without = try motionEnd(request, on: away, options: builder.options, plans: plans)
        guard let motions = try builder.keyboard(from: without, diagnostics: &diagnostics) else { return }
        transitions.keyboard = motions.show
        transitions.keyboardHide = motions.hide
        guard builder.options.rests else { return }
        transitions.keyboardRest = drawnRest(plans: plans, builder.options) { () throws(ResolveError) in
            (request, try Stage(device))
        }
        transitions.keyboardHideRest = drawnRest(plans: plans, builder.options) { () throws(ResolveError) in
            (request, away)
        }
    }

    /// Timelines from the detent at which a sheet rests to each of its other detents, from the lowest up.
    func detentMotions(
        _ request: DialogRequest, from builder: MotionBuilder, plans: ContentPlans
    ) -> [Transitions.DetentChange] {
        func selecting(_ detent: Detent) -> DialogRequest {
            var request = request
            request.select(detent)
            return request
        }
        guard builder.rest.detents.count > 1 else { return [] }
        let (stage, options) = (builder.rest.stage, builder.options)
        var changes = detentMotions(from: builder) { detent throws(ResolveError) in
            try motionEnd(selecting(detent), on: stage, options: options, plans: plans)
        }
        guard options.rests else { return changes }
        for index in changes.indices {
            changes[index].rest = drawnRest(plans: plans, options) { () throws(ResolveError) in
                (selecting(changes[index].to), stage)
            }
        }
        return changes
    }

    /// Timelines from the detent at which a sheet rests to each of its other detents, from the lowest up, given the
    /// layout at each (`resting`).
    func detentMotions(
        from builder: MotionBuilder, resting: (Detent) throws(ResolveError) -> DialogLayout
    ) -> [Transitions.DetentChange] {
        var changes: [Transitions.DetentChange] = []
        for detent in builder.rest.detents where !detent.isSelected {
            // Two heights that differ by less than their names show have the same name; only the lower one gets a
            // timeline.
            guard !changes.contains(where: { $0.to.name == detent.detent.name }) else { continue }
            let other: DialogLayout
            do { other = try resting(detent.detent) } catch { continue }
            changes.append(Transitions.DetentChange(to: detent.detent, motion: builder.detentChange(to: other)))
        }
        return changes
    }
}

// MARK: From any layout to any other

extension Resolver {
    /// Lays `dialog` out at rest on `device`.
    ///
    /// - Throws: The errors that make the request impossible, as for the whole specification.
    package func place(
        _ dialog: DialogRequest, on device: DeviceState, options: ResolveOptions = ResolveOptions()
    ) throws(ResolveError) -> PlacedDialog {
        let options = options.computing(.all)
        let moving = options.computing([.present, .dismiss])
        return try withAllErrors(of: dialog, on: device, moving) { () throws(ResolveError) in
            try placed(dialog, on: device, options)
        }
    }

    private func placed(
        _ dialog: DialogRequest, on device: DeviceState, _ options: ResolveOptions
    ) throws(ResolveError) -> PlacedDialog {
        let rest = try rest(dialog, on: Stage(device), options: options)
        let builder = MotionBuilder.of(dialog, at: rest, options)
        // An impossible transition is refused here, as for the whole specification.
        var diagnostics = Diagnostics.unread
        var unread = Transitions(present: .nothing, dismiss: .nothing)
        try builder.addComingAndGoing(.all, to: &unread, diagnostics: &diagnostics)
        return PlacedDialog(device: device, dialog: dialog, builder: builder)
    }

    /// Returns the timeline from one resting layout to another.
    ///
    /// Everything moves together, with the duration and the curve of the first cause; the events of all causes are at
    /// both ends.
    ///
    /// - Throws: An error if the keyboard determines the duration, and its spring never settles.
    package func change(
        from start: PlacedDialog, to end: PlacedDialog, options: ResolveOptions = ResolveOptions()
    ) throws(ResolveError) -> Change {
        let comparison = Comparison(from: start, to: end)
        var causes = comparison.causes
        var diagnostics = Diagnostics(explains: options.explain)
        func timing(_ curve: MotionCurve, _ duration: Double) -> ChangeTiming {
            ChangeTiming(duration: duration, curve: curve, reducesMotion: end.device.reduceMotion)
        }
        let stage = end.builder.rest.stage
        let rotation =
            causes.contains(.orientation)
            ? stage.rotation(
                from: start.builder.rest.stage.orientation, to: end.device.orientation, by: stage.rotationMotion) : nil
        let time: ChangeTiming
        switch causes.first {
        case .orientation:
            time = timing(stage.rotationMotion.curve, rotation?.duration ?? stage.rotationMotion.quarter)
        case .keyboard:
            // The timing of a keyboard that disappears is described at the start, that of any other at the end.
            let isGoing = comparison.keyboard == .hide
            let keyboard = (isGoing ? start : end).device.keyboard ?? Keyboard(extent: .catalogue)
            time = try MotionBuilder.timing(
                of: keyboard, on: stage, below: isGoing ? [.from] : [.to], diagnostics: &diagnostics)
        case .detent:
            let isLower = end.builder.rest.frame.isLower(than: start.builder.rest.frame)
            let motion = stage.detentMotion(isLower: isLower)
            time = timing(motion.curve, motion.duration)
        case .window, .fold, .device, .content, nil:
            time = timing(stage.rearranging.curve, stage.rearranging.duration)
        }
        let tracks = LayerChange(
            from: start.builder.movable(start.builder.rest), to: end.builder.movable(end.builder.rest)
        ).tracks(over: time)
        // A keyboard that apps are not notified of is not a cause, although its layer moves.
        if causes.isEmpty, tracks.contains(where: { !LayerID.isSystem($0.layer) }) { causes = [.content] }
        guard let governing = causes.first else {
            return Change(
                timeline: TimelineWithEffects(Motion(duration: 0)), causes: [], adaptations: [],
                trace: diagnostics.decided)
        }
        if governing != .keyboard { reportUnused(comparison, start, end, by: governing, time.duration, &diagnostics) }
        diagnostics.trace(
            .changeDuration, after: TraceText.points(time.duration), reason: .value(governing.rawValue), field: [.to])
        diagnostics.trace(
            .changeEasing, after: TraceText.easing(time.movement.easing),
            reason: end.device.reduceMotion ? .because(.reduceMotion) : .value(governing.rawValue), field: [.to])
        let names = causes.map(\.rawValue) + ["dialog"]
        let motion = Motion(
            duration: time.end, tracks: tracks, events: events(of: causes, comparison, start, end, until: time.end),
            labels: names.map { Motion.Label(name: $0, start: 0, end: time.duration) })
        return Change(
            timeline: TimelineWithEffects(motion, rotation: rotation), causes: causes,
            adaptations: diagnostics.adaptations,
            trace: diagnostics.decided)
    }

    /// The events at both ends of a change, including the status bar's new style and haptics.
    private func events(
        of causes: [ChangeCause], _ comparison: Comparison, _ start: PlacedDialog, _ end: PlacedDialog,
        until duration: Double
    ) -> [Motion.Event] {
        let pairs = causes.map { comparison.events(of: $0) }
        let bars = (start.builder.rest.statusBar, end.builder.rest.statusBar)
        var events = pairs.map { Motion.Event(time: 0, $0.will) }
        if let style = end.builder.statusBarChange(from: bars.0, to: bars.1) {
            events.append(Motion.Event(time: 0, statusBar: style))
        }
        return events
            + zip(causes, pairs).flatMap { cause, pair in
                let haptic = cause == .detent ? end.builder.rest.stage.detentHaptic : nil
                let felt = haptic.map { [Motion.Event(time: duration, felt: $0.kind)] } ?? []
                return felt + [Motion.Event(time: duration, pair.did, haptic: haptic)]
            }
    }

    /// Reports that a keyboard's own duration is not used because another cause determines that of the change.
    private func reportUnused(
        _ comparison: Comparison, _ start: PlacedDialog, _ end: PlacedDialog, by governing: ChangeCause,
        _ duration: Double, _ diagnostics: inout Diagnostics
    ) {
        guard let keyboard = comparison.keyboard else { return }
        let isGoing = keyboard == .hide
        guard let requested = (isGoing ? start : end).device.keyboard?.duration, requested != duration else { return }
        diagnostics.adapt(
            from: TraceText.points(requested), to: TraceText.points(duration), reason: .changesTogether,
            field: (isGoing ? [.from] : [.to]) + [.device, .keyboard, .duration])
    }
}

extension Diagnostics {
    /// The decisions; `nil` unless the request asks for explanations.
    fileprivate var decided: [Decision]? { explains ? decisions : nil }
}

extension DeviceState {
    /// Whether its insets are the same in both orientations of one aspect.
    fileprivate var hasInsetsByShape: Bool {
        self.safeAreaInsets != nil || self.profile.hasInsetsByShape(on: self.system)
    }
}
