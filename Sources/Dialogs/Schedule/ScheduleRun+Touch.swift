import Boxes
import Geometry
import Timeline

// What touches, keys and gestures of the system reach while a schedule runs.
extension ScheduleRun {
    /// Passes a touch to the uppermost dialog that receives it; one that lets it through leaves it to the next.
    mutating func touch(_ point: Point, _ event: Int, at time: Double) throws(ScheduleError) {
        if try keyboard(at: time)?.contains(point) == true {
            return ignore(event, .passedThrough)
        }
        for dialog in machine.screen.reversed() {
            let resolved = try resolved(dialog)
            try budget.meet(resolved.value)
            let map = touchMap(of: dialog, resolved, at: time)
            try budget.tap(map)
            guard let region = map.region(at: point), region.effect != .passThrough else { continue }
            return try handle(.touched(dialog, region), at: time, of: event)
        }
        ignore(event, .passedThrough)
    }

    /// Passes a key or gesture of the system to the uppermost dialog that it dismisses, except those already being
    /// dismissed.
    mutating func close(_ request: CloseRequest, _ event: Int, at time: Double) throws(ScheduleError) {
        for dialog in machine.screen.reversed() where machine.dialogs[dialog].stage != .leaving {
            let resolved = try resolved(dialog)
            if resolved.lifecycle.closeRequests.contains(request) {
                return try handle(.closed(dialog), at: time, of: event)
            }
            // A modal dialog blocks it for those below.
            if resolved.accessibility.isModal { break }
        }
        ignore(event, .notTaken)
    }

    /// What touches reach at the moment up to which the schedule has run.
    mutating func touchMap(at time: Double) throws(ScheduleError) -> TouchMap {
        var floors: [(prefix: String, map: TouchMap)] = []
        for dialog in machine.screen.reversed() {
            let resolved = try resolved(dialog)
            floors.append(
                (machine.dialogs[dialog].prefix ?? machine.dialogs[dialog].id, touchMap(of: dialog, resolved, at: time))
            )
        }
        return TouchMap(floors, keyboard: try keyboard(at: time), window: try window(in: state))
    }

    /// The keyboard where it is at a moment, over all dialogs; `nil` if there is none.
    private mutating func keyboard(at time: Double) throws(ScheduleError) -> Rect? {
        let isGoing = shared.isMoving(LayerID.keyboard, at: time)
        let layers = isGoing ? try systemLayers() : try systemLayers(in: state)
        guard let layer = layers.first(where: { $0.id == LayerID.keyboard }) else { return nil }
        func value(_ property: Property) -> AnimatedValue? {
            shared.value(of: property, in: layer.id, at: time) ?? layer.rest(property)
        }
        guard case .point(let center)? = value(.position), case .size(let size)? = value(.size),
            case .scalar(let opacity)? = value(.opacity), opacity >= TouchMap.leastOpacity
        else { return nil }
        return Rect(center: center, size: size)
    }

    /// What touches reach in a dialog, without the keyboard, which moves on its own; in its present motion or at rest.
    private mutating func touchMap(of dialog: Int, _ resolved: Boxed<ResolvedDialog>, at time: Double) -> TouchMap {
        if motions[dialog].isMoving(at: time), let piece = motions[dialog].pieces.last {
            return TouchMap(resolved.value, in: piece.motion, at: time - piece.start).leavingOut(LayerID.keyboard)
        }
        let key = key(of: dialog)
        if let map = touchMaps[key] { return map }
        let map = TouchMap(resolved.value).leavingOut(LayerID.keyboard)
        touchMaps[key] = map
        return map
    }
}
