import Boxes
import Geometry
import Timeline

// The layers that exist without any dialog: the window, the app's own view, and what the system draws over everything.
extension ScheduleRun {
    /// The app's own view without any dialog: in the frame of the earliest show that gives the presenter one, else over
    /// the whole window.
    func presenter(in state: Int = 0) throws(ScheduleError) -> Layer {
        let framed = state == 0 ? machine.dialogs.filter { $0.show.dialog.presenter.frame != nil } : []
        // Of two at the same time, the first in the list, as everywhere.
        let earliest = framed.min { request.events[$0.event].time < request.events[$1.event].time }
        let given = earliest?.show.dialog.presenter.frame
        let frame = try projected(given, in: state, snapping: request.options.snap == .pixel)
        var presenter = Layer.resting(LayerID.presenter, .presenter, in: nil, at: frame)
        presenter.cornerRadius = given == nil ? windowRadius : 0
        let setting = LookSetting.of(try stage(in: state))
        presenter.look = OwnLooks.parts(in: setting)[.presenter].map { SharedLook($0) }
        return presenter
    }

    /// The layers that the system draws over everything, back to front, each as in the first state that has it.
    mutating func systemLayers() throws(ScheduleError) -> [Layer] {
        // Every state is known when the run begins.
        if let listedSystem { return listedSystem }
        var found: [String: Layer] = [:]
        for state in devices.states.indices {
            for layer in try systemLayers(in: state) where found[layer.id] == nil { found[layer.id] = layer }
        }
        let listed = [LayerID.statusBar, LayerID.keyboard, LayerID.homeIndicator].compactMap { found[$0] }
        listedSystem = listed
        return listed
    }

    func systemLayers(in state: Int) throws(ScheduleError) -> [Layer] {
        let stage = try stage(in: state)
        let projection = Projection(of: stage, into: request.options.coordinateSpace)
        return stage.systemLayers(snapping: request.options.snap == .pixel).map { layer in
            var layer = layer
            layer.frame = projection.rect(layer.frame)
            layer.changeDetails { $0.away = $0.away.map { projection.direction($0) } }
            return layer
        }
    }

    /// Moves the layers that exist without any dialog when the device changes: the system's, and the presenter where no
    /// dialog moves it.
    mutating func moveOthers(
        by change: DeviceChange, behindDialogs: Bool, at time: Double
    ) throws(ScheduleError) {
        var (start, end) = (try systemLayers(in: change.from), try systemLayers(in: change.to))
        if !behindDialogs {
            start.append(try presenter(in: change.from))
            end.append(try presenter(in: change.to))
        }
        let tracks = LayerChange(
            from: MovableLayers(start, in: try window(in: change.from)),
            to: MovableLayers(end, in: try window(in: change.to))
        )
        .tracks(over: change.motion.timing.offGrid)
        let listed = try systemLayers()
        let coming = Set(end.map(\.id)).subtracting(start.map(\.id))
        for layer in end where coming.contains(layer.id) {
            guard let listed = listed.first(where: { $0.id == layer.id }) else { continue }
            shared.bringBack(layer, listed: listed, with: tracks, at: time)
            // One that comes for the first time has waited beyond every window that there was.
            if layer.away != nil, !rotations.isEmpty, !shared.hasMoved(layer.id) {
                shared.move(try keepingAway(layer, in: 0, at: 0), to: nil, at: 0)
            }
        }
        for track in tracks {
            shared.move(track, to: nil, at: time, isComing: coming.contains(track.layer))
        }
        guard change.motion.rotation != nil else { return }
        let gone = listed.filter { layer in
            layer.away != nil && shared.hasMoved(layer.id) && !start.contains { $0.id == layer.id }
        }
        for layer in gone where !coming.contains(layer.id) {
            let still = try keepingAway(layer, in: change.to, at: time)
            guard shared.isMoving(layer.id, at: time),
                let now = shared.value(of: .position, in: layer.id, at: time)
            else {
                shared.move(still, to: nil, at: time, isComing: true)
                continue
            }
            // On its way out it goes on, beyond the window that comes.
            let timing = change.motion.timing.offGrid
            shared.move(
                timing.track(layer.id, .position, from: now, to: still.keyframes.endValue), to: nil, at: time)
        }
    }

    /// The track of a layer that is not there and waits below a window, so far that no turn lets it be seen.
    private func keepingAway(_ layer: Layer, in state: Int, at time: Double) throws(ScheduleError) -> Track {
        var size = layer.frame.size
        if case .size(let now)? = shared.value(of: .size, in: layer.id, at: time) { size = now }
        let down = Projection(of: try stage(in: state), into: request.options.coordinateSpace)
            .direction(Point(x: 0, y: 1))
        let window = try window(in: state)
        let distance = max(window.width, window.height) + max(size.width, size.height) / 2
        let away = Point(x: window.midX + down.x * distance, y: window.midY + down.y * distance)
        return Track(layer: layer.id, property: .position, keyframes: [Keyframe(time: 0, value: .point(away))])
    }

    private func stage(in state: Int) throws(ScheduleError) -> Stage {
        do throws(ResolveError) { return try Stage(devices.states[state]) } catch {
            throw ScheduleError(event: nil, cause: .impossible(error, keyboardEvent: keyboardEvent))
        }
    }

    /// The window in a state of the device, in the space of the answer.
    func window(in state: Int) throws(ScheduleError) -> Rect { try projected(nil, in: state) }

    /// A rectangle of the window, by default all of it, in the space of the answer.
    private func projected(_ rect: Rect?, in state: Int, snapping: Bool = false) throws(ScheduleError) -> Rect {
        let stage = try stage(in: state)
        let frame = rect ?? stage.window
        return Projection(of: stage, into: request.options.coordinateSpace)
            .rect(snapping ? stage.grid.snap(frame) : frame)
    }
}
