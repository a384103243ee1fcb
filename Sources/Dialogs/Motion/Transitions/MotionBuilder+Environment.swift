import Boxes
import Devices
import Geometry
import Timeline

/// Motions by which the dialog follows a change: the device rotates, a keyboard appears or disappears, a sheet changes
/// its detent.
extension MotionBuilder {
    /// The timeline of the layers while the device rotates, from this resting layout to that in another orientation.
    func rotation(to other: DialogLayout, over seconds: Double, by rotationMotion: Stage.RotationMotion) -> Motion {
        let timing = ChangeTiming(
            duration: seconds, curve: rotationMotion.curve, reducesMotion: rest.stage.device.reduceMotion)
        return Motion(
            duration: timing.end, tracks: change(from: rest, to: other, in: .first).tracks(over: timing),
            on: .of(.rotating, statusBar: statusBarChange(from: rest.statusBar, to: other.statusBar)))
    }

    /// The events of a rotation that does not change the dialog's resting layout.
    func rotationInPlace(over seconds: Double) -> Motion {
        Motion(duration: Grid.nearest(seconds), on: .rotating)
    }

    // MARK: Keyboard

    /// The timelines from the layout without a keyboard to this one with it, and back.
    func keyboard(
        from without: DialogLayout, diagnostics: inout Diagnostics
    ) throws(ResolveError) -> (show: Motion, hide: Motion)? {
        guard let keyboard = rest.stage.device.keyboard else { return nil }
        let timing = try Self.timing(of: keyboard, on: rest.stage, below: [], diagnostics: &diagnostics)
        let labels = [
            Motion.Label(name: "keyboard", start: 0, end: timing.duration),
            Motion.Label(name: "dialog", start: 0, end: timing.duration),
        ]
        // The answer has only the layers of the layout with the keyboard, and so have the timelines.
        let tracks = change(from: without, to: rest, in: .second).tracksThereAndBack(over: timing)
        return (
            show: Motion(duration: timing.end, tracks: tracks.there, on: .showingKeyboard, labels: labels),
            hide: Motion(duration: timing.end, tracks: tracks.back, on: .hidingKeyboard, labels: labels)
        )
    }

    /// The timing of a keyboard: as the request gives it, else the system's.
    ///
    /// - Parameter side: The path of the body's member that contains the device.
    static func timing(
        of keyboard: Keyboard, on stage: Stage, below side: FieldPath, diagnostics: inout Diagnostics
    ) throws(ResolveError) -> ChangeTiming {
        func field(_ member: FieldPath) -> FieldPath { side + [.device, .keyboard] + member }
        let standard = stage.keyboardMotion
        var duration = keyboard.duration
        var curve = keyboard.easing.map { MotionCurve($0.value) } ?? standard.curve
        // The system's spring has its own duration. If the request gives a duration, the plain curve with that duration
        // is used instead.
        if keyboard.easing == nil, duration != nil, case .spring = curve.easing { curve = .easeInOut }
        if case .spring(let spring) = curve.easing {
            let settling = try settling(of: spring, field: field([.easing]))
            if let requested = duration {
                for adaptation in settled(requested, to: settling, field: field([.duration])) {
                    diagnostics.add(adaptation)
                }
            }
            duration = settling
        }
        let length = duration ?? standard.duration ?? SystemMotion.springDuration
        // With reduced motion the dialog avoids the keyboard at once, before that has arrived; the events do not move.
        let isReduced = stage.device.reduceMotion
        diagnostics.trace(
            .keyboardDuration, before: keyboard.duration.map { TraceText.points($0) } ?? "",
            after: TraceText.points(length), reason: .because(keyboard.duration == nil ? .system : .request),
            field: field([.duration]))
        diagnostics.trace(
            .keyboardEasing, after: TraceText.easing(isReduced ? ChangeTiming.atOnce : curve.easing),
            reason: .because(isReduced ? .reduceMotion : keyboard.easing == nil ? .system : .request),
            field: isReduced ? side + [.device, .reduceMotion] : field([.easing]))
        return ChangeTiming(duration: length, curve: curve, reducesMotion: isReduced)
    }

    // MARK: Detents

    /// The timeline from this detent of a sheet to another one.
    func detentChange(to other: DialogLayout) -> Motion {
        let motion = rest.stage.detentMotion(isLower: other.frame.isLower(than: rest.frame))
        let timing = ChangeTiming(
            duration: motion.duration, curve: motion.curve, reducesMotion: rest.stage.device.reduceMotion)
        var tracks = change(from: rest, to: other, in: .first).tracks(over: timing)
        if !rest.stage.device.reduceMotion, rest.frame.width != other.frame.width {
            uncover(other, in: &tracks, timing)
        }
        return Motion(duration: timing.end, tracks: tracks, on: detentOccasion(to: other))
    }

    /// Delays the presenter's motion. A floating sheet leaves a gap at its sides where the presenter is visible: the
    /// presenter recedes after the sheet has closed the gap, and returns before the sheet opens it, so that it never
    /// moves visibly there.
    private func uncover(_ other: DialogLayout, in tracks: inout [Track], _ timing: ChangeTiming) {
        guard (rest.pushBack == nil) != (other.pushBack == nil) else { return }
        let part = other.pushBack == nil ? 0...SystemMotion.figures[.returnEnd] : SystemMotion.figures[.recedeStart]...1
        for index in tracks.indices where tracks[index].layer == LayerID.presenter {
            let (property, keyframes) = (tracks[index].property, tracks[index].keyframes)
            guard property != .tint else { continue }
            tracks[index] = MotionCurve(.easeOut).track(
                LayerID.presenter, property, from: keyframes.startValue, to: keyframes.endValue, over: timing.time,
                during: part)
        }
    }

    // MARK: Parts

    /// - Parameter scope: The layouts whose layers the answer has; both if it also describes the resting layouts at
    ///   which its timelines end.
    private func change(from start: DialogLayout, to end: DialogLayout, in scope: LayerChange.Scope) -> LayerChange {
        LayerChange(from: movable(start), to: movable(end), scope: options.rests ? .both : scope)
    }
}

extension Stage {
    /// The window's rotation from one orientation to another; a half turn takes longer by the platform's factor.
    ///
    /// - Parameter motion: The platform's own motion, ``rotationMotion``.
    func rotation(
        from start: Orientation, to orientation: Orientation, by motion: RotationMotion
    ) -> TimelineWithEffects.Rotation {
        let turned = (orientation.quarterTurn.rawValue - start.quarterTurn.rawValue + 360) % 360
        return TimelineWithEffects.Rotation(
            degrees: turned > 180 ? Double(turned - 360) : Double(turned),
            duration: turned == 180 ? motion.quarter * motion.halfTurnFactor : motion.quarter,
            easing: device.reduceMotion ? ChangeTiming.atOnce : motion.curve.easing, to: orientation)
    }
}
